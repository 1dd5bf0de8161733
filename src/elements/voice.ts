/** The live region of an element: it says what has happened since it was last asked to, once and short. */
import type { Session, Spoken } from '../controllers/session.js';
import type { Strings } from '../locale/strings.js';
import { spokenText } from './narrator.js';
import { commentOf } from './views/comment.js';
import type { Notice } from './views/notice.js';

/** A step along the line. */
const isStep = (spoken: Spoken | undefined): boolean =>
  spoken?.type === 'commit' && (spoken.commit.cause === 'undo' || spoken.commit.cause === 'redo');

export class Voice {
  /** What has happened and is not told yet. */
  readonly news: Spoken[] = [];
  readonly #region: () => Element | null;
  #isOpen = false;
  /** The notice that was said last, while it lasts. */
  #told: Notice['text'] | undefined;

  constructor(region: () => Element | null) {
    this.#region = region;
  }

  /** Says the news. What was there when the element came, the first game above all, is not announced unasked. */
  speak(s: Strings, session: Session, notice: Notice | undefined): void {
    const texts = [...this.#newsTexts(s, session), this.#noticeText(s, notice)].filter(Boolean);
    const region = this.#isOpen && texts.length ? this.#region() : null;
    this.#isOpen = true;
    if (!region) return;
    const text = texts.join('. ').replace(/([.!?…])\. /g, '$1 ');
    // The same words again would not be heard: a space makes them new.
    region.textContent = region.textContent === text ? text + '\u00a0' : text;
  }

  /** Of steps along the line that are taken at once only the last one is told; a recorded step with its comment. */
  #newsTexts(s: Strings, { position, control }: Session): readonly (string | undefined)[] {
    const all = this.news.splice(0);
    const told = all.filter((one, i) => !isStep(one) || !isStep(all[i + 1]));
    return [
      ...told.map((one) => spokenText(s, one, position, control.status)),
      control.game && told.some(({ type }) => type === 'commit') ? commentOf(control.game) : undefined,
    ];
  }

  #noticeText(s: Strings, notice: Notice | undefined): string | undefined {
    const text = notice?.news ? notice.text : undefined;
    const isTold = text === this.#told;
    this.#told = text;
    return text && !isTold ? s.notices[text] : undefined;
  }
}
