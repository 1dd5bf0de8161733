/**
 * The page behind an iframe: one game, as its address asks for it. It tells the page around it how high it is and what
 * happens; it listens to nobody.
 */
import { parseQuery, type EmbedQuery, type QueryError } from './query.js';

/** The attributes of a game are known here, so that a query can be read before its script is fetched. */
export const ATTRIBUTES = [
  'seed',
  'variant',
  'daily',
  'winnable',
  'position',
  'record',
  'cursor',
  'controls',
  'diagram',
  'auto-move',
  'show-verdict',
  'faces',
  'mirrored',
  'timer',
  'save',
  'no-undo',
  'no-hints',
  'no-deal',
] as const;

/** What is passed on. `patience-before-move` is not: nobody could answer it in time. */
const EVENTS = [
  'patience-move',
  'patience-deal',
  'patience-win',
  'patience-stuck',
  'patience-verdict',
  'patience-error',
] as const;

/** The fields of one of our events, as they can be sent. */
const fieldsOf = (event: Event): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'isTrusted'));

/** Sends to the page around this one, if there is any: to no other origin than the one that was named. */
function teller(origin: string | null): (message: Readonly<Record<string, unknown>>) => void {
  return (message) => {
    if (parent !== window) parent.postMessage(message, origin ?? '*');
  };
}

function dress({ lang, dir, scheme, style }: EmbedQuery): void {
  const { documentElement: root } = document;
  if (lang !== null) root.lang = lang;
  if (dir !== null) root.dir = dir;
  if (scheme !== null) root.style.setProperty('color-scheme', scheme);
  for (const [name, value] of style) if (CSS.supports('color', value)) root.style.setProperty(name, value);
}

function gameOf({ game, attributes }: EmbedQuery): HTMLElement {
  const element = document.createElement(`${game}-game`);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  return element;
}

/** Says in the game's place, and to the page around, why there is none. */
function complain(tell: ReturnType<typeof teller>, code: string, message: string, where: string): void {
  const sentence = document.createElement('p');
  sentence.textContent = `${message} (${where})`;
  document.body.replaceChildren(sentence);
  document.documentElement.style.overflow = '';
  tell({ type: 'patience-error', code, message, where });
}

const placeOf = ({ line, column }: QueryError): string => `query ${String(line)}:${String(column)}`;

/**
 * Tells the height that a game has where nothing scrolls, and lets the page scroll where the frame is lower than that.
 * A scroll bar makes the game narrower, and lower: it would stay for ever in a frame that took that height.
 */
function heightTeller(element: Element, tell: ReturnType<typeof teller>): () => void {
  const { style } = document.documentElement;
  let told = 0;
  return () => {
    style.overflow = 'hidden';
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height > innerHeight) style.overflow = 'auto';
    if (height !== told) tell({ type: 'patience-height', height });
    told = height;
  };
}

/** `load` fetches the script of a game. */
export async function showEmbed(search: string, load: (game: EmbedQuery['game']) => Promise<unknown>): Promise<void> {
  const read = parseQuery(search, ATTRIBUTES);
  if (!read.ok) {
    const { code, message } = read.error;
    complain(teller(null), code, message, placeOf(read.error));
    return;
  }
  const tell = teller(read.value.origin);
  for (const type of EVENTS)
    document.addEventListener(type, (event) => {
      tell({ type, ...fieldsOf(event) });
    });
  dress(read.value);
  const element = gameOf(read.value);
  document.body.replaceChildren(element);
  document.documentElement.style.overflow = 'hidden';
  try {
    await load(read.value.game);
    const tellHeight = heightTeller(element, tell);
    // In a frame of its own: the observer must not be told of what it makes.
    new ResizeObserver(() => requestAnimationFrame(tellHeight)).observe(element);
    addEventListener('resize', tellHeight);
  } catch {
    complain(tell, 'extra', 'The game could not be loaded.', `${read.value.game}-game.js`);
  }
}
