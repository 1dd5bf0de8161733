/**
 * What the address of embed.html asks for.
 *
 *     query     = ["?"] [parameter {"&" parameter}]
 *     parameter = name ["=" value]                    percent-encoded UTF-8, "+" is a space
 *
 * Names are `game`, `origin`, `lang`, `dir`, `color-scheme`, `--patience-…` (a color), and the attributes of a game.
 */

export const EMBED_GAMES = ['bear-river', 'glenwood', 'yukon'] as const;
export type EmbedGame = (typeof EMBED_GAMES)[number];

/** What is wrong with a query, with an English sentence each. */
export const QUERY_ERRORS = {
  encoding: 'This is no percent-encoded text.',
  twice: 'This parameter is there already.',
  game: 'The game is missing: game=yukon, glenwood or bear-river.',
  origin: 'This is no origin, as in https://example.org.',
  value: 'This value means nothing here.',
  parameter: 'There is no such parameter.',
} as const;
export type QueryErrorCode = keyof typeof QUERY_ERRORS;

/** A query is one line; the column counts from 1, in UTF-16 units. */
export interface QueryError {
  readonly code: QueryErrorCode;
  readonly message: string;
  readonly line: 1;
  readonly column: number;
}

/** A well-formed query: what embed.html and its style take, and what is left for the game's attributes. */
export interface EmbedQuery {
  readonly game: EmbedGame;
  /** The only origin that messages go to; null for any. */
  readonly origin: string | null;
  readonly lang: string | null;
  readonly dir: string | null;
  readonly scheme: string | null;
  /** Custom properties that look like a color; whether they are one is for the browser to say. */
  readonly style: ReadonlyMap<string, string>;
  readonly attributes: ReadonlyMap<string, string>;
}

export type QueryResult =
  { readonly ok: true; readonly value: EmbedQuery } | { readonly ok: false; readonly error: QueryError };

const isGame = (text: string | undefined): text is EmbedGame => EMBED_GAMES.some((game) => game === text);

/** No url(), no var(), nothing that could fetch or refer to anything. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\([\d\s.,%/+a-z-]*\))$/i;
const STYLE = /^--patience-[a-z-]+$/;
const WORDS: ReadonlyMap<string, RegExp> = new Map([
  ['dir', /^(?:ltr|rtl|auto)$/],
  ['color-scheme', /^(?:light|dark|light dark)$/],
  ['lang', /^[\w-]*$/],
]);

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function codeFor(name: string, value: string, attributes: readonly string[]): QueryErrorCode | undefined {
  const words = WORDS.get(name);
  if (words) return words.test(value) ? undefined : 'value';
  if (name === 'game') return isGame(value) ? undefined : 'game';
  if (name === 'origin') return isOrigin(value) ? undefined : 'origin';
  if (STYLE.test(name)) return COLOR.test(value) ? undefined : 'value';
  return attributes.includes(name) ? undefined : 'parameter';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/**
 * Reads the query of an address.
 * @param text `location.search`, with or without its "?"
 * @param attributes the attributes that a game has
 */
export function parseQuery(text: string, attributes: readonly string[]): QueryResult {
  const read = new Map<string, string>();
  const refuse = (code: QueryErrorCode, at: number): QueryResult => ({
    ok: false,
    error: { code, message: QUERY_ERRORS[code], line: 1, column: at + 1 },
  });
  let at = text.startsWith('?') ? 1 : 0;
  for (const parameter of text.slice(at).split('&')) {
    const [, before = '', after = ''] = /^([^=]*)=?(.*)$/s.exec(parameter) ?? [];
    const [name, value] = [decoded(before), decoded(after)];
    if (name === undefined || value === undefined) return refuse('encoding', at);
    if (read.has(name)) return refuse('twice', at);
    const code = parameter === '' ? undefined : codeFor(name, value, attributes);
    if (code) return refuse(code, at);
    if (parameter !== '') read.set(name, value);
    at += parameter.length + 1;
  }
  const game = read.get('game');
  if (!isGame(game)) return refuse('game', text.length);
  const take = (name: string): string | null => read.get(name) ?? null;
  const some = (which: (name: string) => boolean) => new Map([...read].filter(([name]) => which(name)));
  return {
    ok: true,
    value: {
      game,
      origin: take('origin'),
      lang: take('lang'),
      dir: take('dir'),
      scheme: take('color-scheme'),
      style: some((name) => STYLE.test(name)),
      attributes: some((name) => attributes.includes(name)),
    },
  };
}

/** The query of what it asks for; `parseQuery` reads it back to the same value. */
export function makeQuery({ game, origin, lang, dir, scheme, style, attributes }: EmbedQuery): string {
  const named = { game, origin, lang, dir, 'color-scheme': scheme };
  const all = [...Object.entries(named), ...style, ...attributes].filter(([, value]) => value !== null);
  return `?${all.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value ?? '')}`).join('&')}`;
}
