/** From a position to the words and marks on its places. */
import type { PileId, Position } from '../../engine/position.js';
import { pileLabel } from '../../locale/narrate.js';
import type { Strings } from '../../locale/strings.js';
import { cornerOf } from '../../locale/words.js';
import type { PlaceWords } from './board.js';

/** What an empty place says: the rank that a foundation starts from, that the waste can be turned over, or nothing. */
function markOf(s: Strings, { base, redeals, piles }: Position, pile: PileId): string {
  if (pile.startsWith('f')) return base === null ? '' : cornerOf(s, base);
  return pile === 's' && redeals > 0 && piles['s']?.cards.length === 0 ? 'redeal' : '';
}

/** The accessible name of a place and its mark; `selected` and `fits` say how it stands to the hand. */
export function placeWords(s: Strings, position: Position | null, pile: PileId, fits: boolean): PlaceWords {
  if (!position) return { label: s.empty, mark: '' };
  const label = pileLabel(s, position, pile);
  return { label: fits ? label + s.comma + s.notices.fits : label, mark: markOf(s, position, pile) };
}
