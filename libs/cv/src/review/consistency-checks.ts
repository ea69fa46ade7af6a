import type { CvReviewFinding } from '@prentice/contract';
import { foldForComparison } from '../layout/cv-line.ts';
import { isReversedPeriod, periodIn } from '../reading/cv-dates.ts';
import type { CvDocument, EntryReading, StudyReading } from '../reading/cv-document.ts';
import type { FieldSource } from '../reading/field-source.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { pointsOf } from './point-checks.ts';
import { findingOf, notGraded, shareCheck, type Check } from './review-check.ts';
import { verbsOf } from './review-words.ts';

/** Months without a study or a job that are worth a word. */
const LONG_GAP = 6;
const NEVER = Number.MAX_SAFE_INTEGER;

interface DatedEntry {
  readonly source: FieldSource;
  /** In months since the year 0; a year without a month begins in January and ends in December. */
  readonly start: number | null;
  readonly end: number | null;
}

const monthNumber = (date: string, otherwise: number): number => {
  const [year = 0, month = otherwise] = date.split('-').map(Number);
  return year * 12 + month - 1;
};

function datedEntry({
  heading,
  start,
  end,
  open,
}: Pick<EntryReading, 'heading' | 'start' | 'end' | 'open'>): DatedEntry {
  const from = start === null ? null : monthNumber(start, 1);
  const last = end === null ? (open ? NEVER : from) : monthNumber(end, 12);
  return { source: heading, start: from ?? last, end: last };
}

/* A study without an end lasts until today. */
const datedStudy = (study: StudyReading): DatedEntry => datedEntry({ ...study, open: study.start !== null });

const isDated = (entry: DatedEntry): entry is DatedEntry & { start: number; end: number } =>
  entry.start !== null && entry.end !== null;

const compareTimes = (left: DatedEntry, right: DatedEntry): number =>
  (left.end ?? 0) - (right.end ?? 0) || (left.start ?? 0) - (right.start ?? 0);

/** The first entry of a section that is newer than the one above it. */
function orderCheck(lists: readonly (readonly DatedEntry[])[]): Check {
  const graded = lists.map((list) => list.filter(isDated)).filter((list) => list.length > 1);
  const findings = graded.flatMap((list) => {
    const newer = list.find((entry, index) => {
      const above = list[index - 1];
      return above !== undefined && compareTimes(entry, above) > 0;
    });
    return newer ? [findingOf('order', newer.source)] : [];
  });
  return shareCheck(graded.length, findings);
}

const styles = ['name', 'number', 'iso'] as const;
type DateStyle = (typeof styles)[number];

function styleIn({ quote }: FieldSource): DateStyle | null {
  for (const line of quote.split('\n')) {
    const words = periodIn(line)?.words;
    if (!words) continue;
    if (/\d{4}-\d{2}(?!\d)/u.test(words)) return 'iso';
    if (/\d{1,2}[./] ?\d{4}/u.test(words)) return 'number';
    return /\p{L}{3,}\.? ?(?:\d{4}|['’]\d{2})/u.test(words) ? 'name' : null;
  }
  return null;
}

/* Years alone go with every style; of months, the style of most entries is that of the CV. */
function styleCheck(sources: readonly FieldSource[]): Check {
  const styled = sources.flatMap((source) => {
    const style = styleIn(source);
    return style ? [{ source, style }] : [];
  });
  const count = (style: DateStyle): number => styled.filter((field) => field.style === style).length;
  const usual = styles.reduce((best, style) => (count(style) > count(best) ? style : best));
  const others = styled.filter(({ style }) => style !== usual).map(({ source }) => findingOf('mixed_dates', source));
  return shareCheck(styled.length, others, 2);
}

/* What ends before it begins has no time, and is in no other check. */
function reversedCheck(sources: readonly FieldSource[]): Check {
  const reversed = sources.filter(({ quote }) => quote.split('\n').some(isReversedPeriod));
  return reversed.length === 0
    ? notGraded
    : { score: 0, findings: reversed.map((source) => findingOf('reversed_dates', source)) };
}

function gapCheck(entries: readonly DatedEntry[], now: number): Check {
  const past = entries.filter(isDated).filter(({ start }) => start <= now);
  const findings: CvReviewFinding[] = [];
  let until: number | null = null;
  for (const { start, end, source } of past.toSorted((left, right) => left.start - right.start)) {
    const months = until === null ? 0 : start - until - 1;
    if (months > LONG_GAP) findings.push(findingOf('gap', source, { months }));
    until = Math.max(until ?? end, end);
  }
  return shareCheck(past.length, findings, 2);
}

const futureCheck = (entries: readonly DatedEntry[], now: number): Check => {
  const dated = entries.filter(isDated);
  const findings = dated.filter(({ start }) => start > now).map(({ source }) => findingOf('future_date', source));
  return shareCheck(dated.length, findings);
};

function duplicateCheck(entries: readonly EntryReading[]): Check {
  const keyOf = ({ title, organisation, start }: EntryReading): string =>
    [title, organisation, start].map((words) => foldForComparison(words ?? '')).join('|');
  const seen = new Set<string>();
  const findings = entries.flatMap((entry) => {
    const isRepeated = seen.has(keyOf(entry));
    seen.add(keyOf(entry));
    return isRepeated ? [findingOf('duplicate', entry.heading)] : [];
  });
  return shareCheck(entries.length, findings, 2);
}

/* What has ended is told in the past; it is graded where the CV does so elsewhere. */
function tenseCheck(entries: readonly EntryReading[], vocabulary: Vocabulary | null, now: number): Check {
  if (!vocabulary) return notGraded;
  const verbs = verbsOf(vocabulary);
  const ended = entries.filter(({ open, end }) => !open && end !== null && monthNumber(end, 12) < now);
  const points = pointsOf(ended).filter(({ text }) => verbs.isAction(text));
  const present = points.filter(({ text }) => verbs.isPresent(text));
  if (points.length < 2 || present.length === points.length) return notGraded;
  return shareCheck(
    points.length,
    present.map(({ source }) => findingOf('tense', source)),
  );
}

/**
 * Checks whether the times and entries of a CV agree with each other.
 * @param month the present month as YYYY-MM
 */
export function consistencyChecks(document: CvDocument, vocabulary: Vocabulary | null, month: string): Check[] {
  const { studies, work, volunteer, projects } = document;
  const now = monthNumber(month, 1);
  const jobs = [...work, ...volunteer, ...projects];
  const [dated, datedStudies] = [jobs.map(datedEntry), studies.map(datedStudy)];
  return [
    orderCheck([datedStudies, ...[work, volunteer, projects].map((list) => list.map(datedEntry))]),
    styleCheck([...studies, ...jobs].map(({ heading }) => heading)),
    reversedCheck([...studies, ...jobs].map(({ heading }) => heading)),
    gapCheck([...datedStudies, ...dated], now),
    futureCheck(dated, now),
    duplicateCheck(jobs),
    tenseCheck(jobs, vocabulary, now),
  ];
}
