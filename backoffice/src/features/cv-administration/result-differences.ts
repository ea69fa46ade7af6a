import type { CvReadResult } from '@prentice/contract';

/** Something that two results can differ in. */
export interface ResultRow {
  readonly kind: 'score' | 'dimension' | 'section' | 'field';
  /** The dimension, or the field's JSON pointer. */
  readonly name: string;
  /** Of the first and of the second result; null for what one of them does not have. */
  readonly values: readonly [string | null, string | null];
  readonly isDifferent: boolean;
}

const row = (kind: ResultRow['kind'], name: string, [first, second]: readonly (string | null)[]): ResultRow => ({
  kind,
  name,
  values: [first ?? null, second ?? null],
  isDifferent: first !== second,
});

const textOf = (score: number | null | undefined): string | null =>
  score === null || score === undefined ? null : String(score);

/** Returns what two readings of one CV can differ in: scores, sections, and each field that one of them has. */
export function resultDifferences(first: CvReadResult, second: CvReadResult): ResultRow[] {
  const results = [first, second] as const;
  const dimensions = first.review.dimensions.map(({ dimension }) =>
    row(
      'dimension',
      dimension,
      results.map(({ review }) => textOf(review.dimensions.find((entry) => entry.dimension === dimension)?.score)),
    ),
  );
  const pointers = new Set(results.flatMap(({ fields }) => fields.map(({ pointer }) => pointer)));
  const fields = [...pointers].map((pointer) =>
    row(
      'field',
      pointer,
      results.map((result) => result.fields.find((field) => field.pointer === pointer)?.value ?? null),
    ),
  );
  return [
    row(
      'score',
      'score',
      results.map(({ review }) => textOf(review.score)),
    ),
    ...dimensions,
    row(
      'section',
      'sections',
      results.map(({ sections }) => sections.map(({ name }) => name).join(', ')),
    ),
    ...fields,
  ];
}
