type Values = readonly (number | null)[];

const knownValues = (values: Values): number[] => values.filter((value) => value !== null);

/** Where each known value's column stands and how high it is; a value above zero is always to be seen. */
export function columnPositions(values: Values, height: number): { index: number; height: number }[] {
  const most = Math.max(0, ...knownValues(values));
  if (most === 0) return [];
  return values.flatMap((value, index) => (value ? [{ index, height: Math.max(2, (value / most) * height) }] : []));
}

interface Summary {
  readonly latest: number | null;
  readonly sum: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** The latest known value, the sum, the least and the most; null when none is known. */
export function summarize(values: Values): Summary {
  const numbers = knownValues(values);
  if (numbers.length === 0) return { latest: null, sum: null, least: null, most: null };
  const sum = numbers.reduce((all, current) => all + current, 0);
  return { latest: numbers.at(-1) ?? null, sum, least: Math.min(...numbers), most: Math.max(...numbers) };
}
