type Values = readonly (number | null)[];

const known = (values: Values): number[] => values.filter((value) => value !== null);

/** Where each known value's column stands and how high it is; a value above zero is always to be seen. */
export function columnsOf(values: Values, height: number): { at: number; height: number }[] {
  const most = Math.max(0, ...known(values));
  if (most === 0) return [];
  return values.flatMap((value, at) => (value ? [{ at, height: Math.max(2, (value / most) * height) }] : []));
}

/** The latest known value, the least and the most; null when none is known. */
export function summaryOf(values: Values): { latest: number | null; least: number | null; most: number | null } {
  const numbers = known(values);
  if (numbers.length === 0) return { latest: null, least: null, most: null };
  return { latest: numbers.at(-1) ?? null, least: Math.min(...numbers), most: Math.max(...numbers) };
}
