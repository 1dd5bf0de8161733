/** What is said of a change: the live region's words, once and short. */
import type { Spoken } from '../controllers/session.js';
import type { Position } from '../engine/position.js';
import type { Status } from '../context/game-context.js';
import { dealText, narrate, pickedText } from '../locale/narrate.js';
import type { Strings } from '../locale/strings.js';
import { errorText } from '../locale/words.js';
import type { Problem } from '../controllers/start.js';
import type { Reason } from '../engine/reasons.js';

/** One thing that happened, in words; `position` and `status` are those of the table now. */
export function spokenText(s: Strings, spoken: Spoken, position: Position | null, status: Status): string {
  switch (spoken.type) {
    case 'commit':
      return commitText(s, spoken, status);
    case 'problem':
      return errorText(s, spoken.problem);
    case 'words':
      return spoken.text(s);
    case 'hand':
      switch (spoken.news.type) {
        case 'picked':
          return position ? pickedText(s, position, spoken.news.held.from, spoken.news.held.count) : '';
        case 'let-go':
          return s.notices.released;
        case 'refused':
          return s.reasons[spoken.news.reason.code];
      }
  }
}

function commitText(s: Strings, { commit }: Extract<Spoken, { type: 'commit' }>, status: Status): string {
  const { cause, before, after, move } = commit;
  if (cause === 'deal' || !before) return dealText(s, after);
  return narrate(s, before, after, { cause, status, ...(move && { move }) });
}

/** Why a move is refused: by rule, or because its text is none. */
export const reasonText = (s: Strings, reason: Reason | Problem): string =>
  'where' in reason ? errorText(s, reason) : s.reasons[reason.code];
