import {
  cvDimensions,
  cvRules,
  type CvDimension,
  type CvMachineReading,
  type CvReview,
  type CvReviewFinding,
} from '@prentice/contract';

/** A finding with the number of its card in the list, from 1: findings about the same line share it. */
export interface NumberedFinding extends CvReviewFinding {
  readonly number: number;
  /** Its position in the review. */
  readonly index: number;
}

/** What pages and lines of a CV need to mark findings. */
export interface MarkProps {
  readonly findings: readonly NumberedFinding[];
  readonly selected: number | null;
  readonly onSelect: (number: number) => void;
  /** The lines that the chosen evidence of a comparison rests on. */
  readonly evidence: ReadonlySet<CvMachineReading['lines'][number]>;
}

const topics = ['privacy', ...(Object.keys(cvDimensions) as CvDimension[])] as const;

const cardKey = ({ rule, quote, page, box }: CvReviewFinding): string =>
  quote === '' ? rule : `${page} ${box?.y} ${box?.x} ${quote}`;

/* What the advice of a rule includes: who replaces an empty phrase by an example says what was done and what came of it. */
const included: Readonly<Partial<Record<CvReviewFinding['rule'], readonly CvReviewFinding['rule'][]>>> = {
  empty_phrase: ['short_point', 'no_result', 'no_action_verb'],
  short_point: ['no_result'],
};

/** Returns the findings of a card without those whose advice another one of them includes. */
function withoutIncluded<F extends CvReviewFinding>(card: readonly F[]): F[] {
  const repeated = new Set(card.flatMap(({ rule }) => included[rule] ?? []));
  return card.filter(({ rule }) => !repeated.has(rule));
}

/** Numbers the findings by their cards: first what is about the CV as a whole, then its lines from top to bottom. */
export function numberedFindings({ findings }: Pick<CvReview, 'findings'>): NumberedFinding[] {
  const byTopic = findings
    .map((finding, index) => ({ ...finding, index }))
    .toSorted((left, right) => topics.indexOf(cvRules[left.rule].topic) - topics.indexOf(cvRules[right.rule].topic));
  const cards = [...Map.groupBy(byTopic, cardKey).values()].toSorted(([left], [right]) => {
    const [leftPage, rightPage] = [left?.page ?? 0, right?.page ?? 0];
    return leftPage - rightPage || (left?.box?.y ?? 0) - (right?.box?.y ?? 0);
  });
  return cards.flatMap((card, position) =>
    withoutIncluded(card).map((finding) => ({ ...finding, number: position + 1 })),
  );
}

/** Returns the dimensions that a finding costs. */
export function costsOf({ rule }: CvReviewFinding): CvDimension[] {
  const { topic, also } = cvRules[rule];
  return [topic, also].flatMap((cost) => (cost === null || cost === 'privacy' ? [] : [cost]));
}

/** Lines of a CV that findings quote. */
export interface QuotedLines {
  readonly findings: readonly NumberedFinding[];
  /** How many lines the quote spans. */
  readonly count: number;
}

/** Returns the quoted lines by the position of the first of them; none reaches into the next. */
export function quotedLinesOf(
  lines: readonly { readonly text: string }[],
  findings: readonly NumberedFinding[],
): ReadonlyMap<number, QuotedLines> {
  const positionOf = (quote: string): number => {
    const [first = ''] = quote.split('\n');
    return first === '' ? -1 : lines.findIndex(({ text }) => text === first);
  };
  const byPosition = Map.groupBy(findings, ({ quote }) => positionOf(quote));
  byPosition.delete(-1);
  const countOf = (start: number, quote: string): number => {
    const quoted = quote.split('\n');
    const differs = quoted.findIndex(
      (text, index) => index > 0 && (lines[start + index]?.text !== text || byPosition.has(start + index)),
    );
    return differs < 0 ? quoted.length : differs;
  };
  return new Map(
    [...byPosition].map(([start, startingFindings]) => [
      start,
      { findings: startingFindings, count: Math.max(...startingFindings.map(({ quote }) => countOf(start, quote))) },
    ]),
  );
}

/** Returns how many cards these findings are on. */
export const cardCount = (findings: readonly NumberedFinding[]): number =>
  new Set(findings.map(({ number }) => number)).size;

/** Returns the number of a mark to select: the next one, where one of several is selected already. */
export function nextOf(findings: readonly NumberedFinding[], selected: number | null): number {
  const numbers = [...new Set(findings.map(({ number }) => number))];
  const position = numbers.findIndex((number) => number === selected);
  return numbers[(position + 1) % numbers.length] ?? 0;
}

const severities: readonly CvReviewFinding['severity'][] = ['high', 'medium', 'low'];
const MAX_FIRST = 3;

/** Returns what to do first: of each rule the first finding with how many cards have it, what matters most first. */
export function firstSteps(findings: readonly NumberedFinding[]): { finding: NumberedFinding; count: number }[] {
  const byRule = [...Map.groupBy(findings, ({ rule }) => rule).values()].flatMap((alike) => {
    const [finding] = alike;
    return finding ? [{ finding, count: cardCount(alike) }] : [];
  });
  return byRule
    .toSorted(
      (left, right) =>
        severities.indexOf(left.finding.severity) - severities.indexOf(right.finding.severity) ||
        right.count - left.count,
    )
    .slice(0, MAX_FIRST);
}

type PlacedLine = Pick<CvMachineReading['lines'][number], 'text' | 'page' | 'heading' | 'box'>;

/* Lines are in the order of columns: the heading before a line may be that of another column. */
const isInColumnOf = (heading: PlacedLine, line: PlacedLine | undefined): boolean =>
  !heading.box ||
  !line?.box ||
  (heading.box.x < line.box.x + line.box.width &&
    line.box.x < heading.box.x + heading.box.width &&
    (heading.page !== line.page || heading.box.y < line.box.y));

/**
 * Returns the heading below which a finding's line is, in its column; null above the first heading, and for the CV as a
 * whole.
 */
export function sectionOf({ quote, page }: CvReviewFinding, lines: readonly PlacedLine[]): string | null {
  const [first = ''] = quote.split('\n');
  const index = first === '' ? -1 : lines.findIndex((line) => line.text === first && line.page === page);
  const above = lines.slice(0, Math.max(0, index)).filter(({ heading }) => heading);
  return above.findLast((heading) => isInColumnOf(heading, lines[index]))?.text ?? null;
}
