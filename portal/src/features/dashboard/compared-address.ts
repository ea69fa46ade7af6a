const PARAM = 'compare';
/** Stands for as many of the saved ones as fit beside each other. */
const SAVED = 'saved';

const paramOf = (search: string): string | null => new URLSearchParams(search).get(PARAM);

/** Returns whether an address asks to compare saved internships. */
export const asksToCompare = (search: string): boolean => Boolean(paramOf(search));

/**
 * Returns those that an address asks to compare, by the ids of internships or as "saved"; fewer than two cannot be
 * compared.
 */
export function comparedInAddress<Item extends { readonly id: string }>(
  search: string,
  saved: readonly Item[],
  most: number,
): readonly Item[] {
  const param = paramOf(search) ?? '';
  const ids = new Set(param.split(','));
  const compared = (param === SAVED ? saved : saved.filter(({ id }) => ids.has(id))).slice(0, most);
  return compared.length > 1 ? compared : [];
}

/** Returns an address that asks to compare these, or nothing. */
export function addressComparing(href: string, ids: readonly string[]): string {
  const url = new URL(href);
  url.searchParams.delete(PARAM);
  const others = url.searchParams.toString();
  const search = [others, ids.length > 0 && `${PARAM}=${ids.join(',')}`].filter(Boolean).join('&');
  return `${url.pathname}${search && `?${search}`}${url.hash}`;
}
