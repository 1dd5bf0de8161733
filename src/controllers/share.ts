/** A deal in the address of a page: `https://example.org/post#yukon-game=russian:blog-42`. */

/** What an address says of a game's deal. */
export interface SharedDeal {
  readonly variant: string;
  readonly seed: string;
}

/** An address with the deal of a game in it; `name` tells games on one page apart. */
export function makeLink(address: string, name: string, { variant, seed }: SharedDeal): string {
  const url = new URL(address);
  url.hash = `${encodeURIComponent(name)}=${variant}:${encodeURIComponent(seed)}`;
  return url.href;
}

/** The deal that a fragment names for a game; undefined where it names none. Whether there is such a variant is not said. */
export function parseLink(hash: string, name: string): SharedDeal | undefined {
  const [, variant, seed] = /^([a-z-]+):([^]*)$/.exec(new URLSearchParams(hash.slice(1)).get(name) ?? '') ?? [];
  return variant === undefined || seed === undefined ? undefined : { variant, seed };
}
