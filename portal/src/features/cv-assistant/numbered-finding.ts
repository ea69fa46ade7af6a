import { cvDimensions, type CvDimension, type CvMachineReading, type CvReviewFinding } from '@prentice/contract';

/** A finding with its number in the list, from 1. */
export interface NumberedFinding extends CvReviewFinding {
  readonly number: number;
}

/** The topics of findings in the order of the list. */
export const topics = ['privacy', ...(Object.keys(cvDimensions) as CvDimension[])] as const;

/** What the pages and lines of a CV need to mark findings. */
export interface MarkProps {
  readonly findings: readonly NumberedFinding[];
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
  /** The lines that the chosen evidence of a comparison rests on. */
  readonly shown: ReadonlySet<CvMachineReading['lines'][number]>;
}

/** Returns the finding of a mark to select: the next one, where one of several is selected already. */
export function nextOf(findings: readonly NumberedFinding[], selected: number | null): number {
  const index = findings.findIndex(({ number }) => number === selected);
  return findings[(index + 1) % findings.length]?.number ?? 0;
}

/** Returns the findings of each line that is quoted first by one of them, by the line's position. */
export function findingsByLine(
  lines: readonly { readonly text: string }[],
  findings: readonly NumberedFinding[],
): ReadonlyMap<number, readonly NumberedFinding[]> {
  const findingsByLine = new Map<number, NumberedFinding[]>();
  for (const finding of findings) {
    const [first = ''] = finding.quote.split('\n');
    const index = first === '' ? -1 : lines.findIndex(({ text }) => text === first);
    if (index >= 0) findingsByLine.set(index, [...(findingsByLine.get(index) ?? []), finding]);
  }
  return findingsByLine;
}
