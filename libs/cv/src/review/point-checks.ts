import type { CvReviewFinding, CvRule } from '@prentice/contract';
import { foldForComparison, type CvLine } from '../layout/cv-line.ts';
import type { CvDocument, EntryReading, PointReading } from '../reading/cv-document.ts';
import { sourceOf } from '../reading/field-source.ts';
import { namesTool } from '../match/skill-evidence.ts';
import { linesIn } from '../sections/sections.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { findingOf, meanOf, notGraded, shareCheck, type Check } from './review-check.ts';
import { entryVocabularyOf, phrasePattern, verbsOf, type Verbs } from './review-words.ts';
import { spellingCheck } from './spelling-check.ts';

/** Fewer points than this cannot be graded: a short CV is not punished for what it cannot have. */
const LEAST_POINTS = 3;
/** Students do well when this share of their points names a number or a result. */
const TARGET = 0.4;
const WORDS = { from: 8, to: 30 } as const;
/** A verb is repeated when it begins this many points. */
const REPEATED = 3;
const PAGES = { good: 2, long: 3 } as const;
/* A year is no result. */
const NUMBER = /(?<![\p{L}\d])(?!(?:19|20)\d{2}(?!\d))\d+(?:[.,]\d+)*/u;

/* An address of a page, with a label or without, says nothing of what was done. */
const LINK_ALONE = /^(?:\p{L}[\p{L} ]{0,20}:\s*)?(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/iu;

/** Returns the points of entries; a link is none. */
export const pointsOf = (entries: readonly EntryReading[]): PointReading[] =>
  entries.flatMap(({ points }) => points.filter(({ text }) => !LINK_ALONE.test(text)));
/** A point with the words of the language that it is written in. */
interface WordedPoint extends PointReading {
  readonly vocabulary: Vocabulary;
}

const wordedPoints = ({ work, volunteer, projects }: CvDocument, usual: Vocabulary): WordedPoint[] =>
  [...work, ...volunteer, ...projects].flatMap((entry) => {
    const points = pointsOf([entry]);
    const texts = points.map(({ text }) => text);
    return points.map((point) => ({ ...point, vocabulary: entryVocabularyOf(texts, usual) }));
  });

const allPoints = ({ work, volunteer, projects }: CvDocument): PointReading[] =>
  pointsOf([...work, ...volunteer, ...projects]);

const findingAt = (rule: CvRule, { source }: PointReading, params?: CvReviewFinding['params']): CvReviewFinding =>
  findingOf(rule, source, params);

const isMeasured = ({ text, vocabulary }: WordedPoint): boolean =>
  NUMBER.test(text) || phrasePattern([...vocabulary.results, ...vocabulary.numberWords]).test(text);

/**
 * Whether a point says too little for somebody to picture what was done: neither a figure, nor a tool, nor words
 * enough.
 */
const isTooShort = (point: PointReading): boolean =>
  wordCount(point.text) < WORDS.from && !NUMBER.test(point.text) && !namesTool(point.text);

/* Its findings are those of the checks of clearness. Here an empty point costs, as it is no evidence. */
function substanceOf(points: readonly WordedPoint[]): number {
  const weak = points.filter(
    (point) => isTooShort(point) || phrasePattern(point.vocabulary.emptyPhrases).test(point.text),
  );
  return 1 - weak.length / points.length;
}

/** Checks how many points of a CV name a number or a result, and how many say something at all. */
export function evidenceChecks(document: CvDocument, vocabulary: Vocabulary | null): Check[] {
  const points = allPoints(document);
  const [job] = document.work;
  if (points.length === 0) return [job ? { score: 0, findings: [findingOf('no_points', job.heading)] } : notGraded];
  if (!vocabulary) return [notGraded];
  const worded = wordedPoints(document, vocabulary);
  const without = worded.filter((point) => !isMeasured(point));
  const share = 1 - without.length / points.length;
  const findings = share < TARGET ? without.map((point) => findingAt('no_result', point)) : [];
  return [{ score: Math.min(1, share / TARGET) * substanceOf(worded), findings }];
}

const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function lengthCheck(points: readonly PointReading[]): Check {
  const findings = points.flatMap((point) => {
    const words = wordCount(point.text);
    if (isTooShort(point)) return [findingAt('short_point', point, { words })];
    return words > WORDS.to ? [findingAt('long_point', point, { words, most: WORDS.to })] : [];
  });
  return shareCheck(points.length, findings);
}

const verbCheck = (points: readonly WordedPoint[]): Check =>
  shareCheck(
    points.length,
    points
      .filter(({ text, vocabulary }) => !verbsOf(vocabulary).isAction(text))
      .map((point) => findingAt('no_action_verb', point)),
    LEAST_POINTS,
  );

/** Groups points by what they have in common; those without a key are left out. */
function groupsBy(points: readonly PointReading[], keyOf: (text: string) => string): PointReading[][] {
  const groups = new Map<string, PointReading[]>();
  for (const point of points) {
    const key = keyOf(point.text);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), point]);
  }
  return [...groups.values()];
}

function repetitionCheck(points: readonly PointReading[], verbs: Verbs | null): Check {
  const same = groupsBy(points, foldForComparison).filter((group) => group.length > 1);
  const alike = groupsBy(points, (text) => (verbs?.isAction(text) ? verbs.firstWord(text) : ''));
  const repeated = alike.filter((group) => group.length >= REPEATED);
  const findings = [
    ...same.flatMap((group) => group.map((point) => findingAt('repeated_point', point))),
    ...repeated.flatMap((group) =>
      group.map((point) =>
        findingAt('repeated_verb', point, { word: point.text.split(/\s/u)[0] ?? '', count: group.length }),
      ),
    ),
  ];
  return shareCheck(points.length, findings, LEAST_POINTS);
}

/* Each finding costs a quarter: they are few, and one is no disaster. */
const perFinding = (findings: readonly CvReviewFinding[]): Check => ({
  score: Math.max(0, 1 - findings.length / 4),
  findings,
});

function firstPersonCheck(points: readonly WordedPoint[]): Check {
  const isAboutMe = ({ text, vocabulary }: WordedPoint): boolean => phrasePattern(vocabulary.firstPerson).test(text);
  return perFinding(points.filter(isAboutMe).map((point) => findingAt('first_person', point)));
}

const wordsOfLine = ({ text }: CvLine): number => text.split(' ').length;
const SENTENCE = 4;

/* The profile, and what stands elsewhere without having been read as a point. */
function proseOf(document: CvDocument): PointReading[] {
  const { sections, work } = document;
  const unread = linesIn(sections, 'head', ...(work.length > 0 ? [] : (['experience'] as const)));
  return [...linesIn(sections, 'profile'), ...unread.filter((line) => wordsOfLine(line) >= SENTENCE)].map((line) => ({
    text: line.text,
    source: sourceOf([line], 1),
  }));
}

const wordedProse = (document: CvDocument, vocabulary: Vocabulary): WordedPoint[] =>
  proseOf(document).map((line) => ({ ...line, vocabulary }));

function phraseCheck(texts: readonly WordedPoint[]): Check {
  const findings = texts.flatMap((point) =>
    [...point.text.matchAll(phrasePattern(point.vocabulary.emptyPhrases, 'giu'))].map(([phrase]) =>
      findingAt('empty_phrase', point, { phrase }),
    ),
  );
  return perFinding(findings);
}

function pageCheck({ file }: CvDocument): Check {
  const pages = file.pages.length;
  if (pages === 0) return notGraded;
  if (pages <= PAGES.good) return { score: 1, findings: [] };
  const finding = findingOf('long_cv', undefined, { pages, most: PAGES.good });
  return { score: pages <= PAGES.long ? 0.5 : 0, findings: [finding] };
}

/** Checks how a CV is written; what only the words of its language tell is not graded without them. */
export function clearChecks(document: CvDocument, vocabulary: Vocabulary | null): Check[] {
  const points = allPoints(document);
  const worded = vocabulary ? wordedPoints(document, vocabulary) : [];
  const verbs = vocabulary && verbsOf(vocabulary);
  const texts = [...worded, ...(vocabulary ? wordedProse(document, vocabulary) : [])];
  const checks = [
    verbs ? verbCheck(worded) : notGraded,
    lengthCheck(points),
    repetitionCheck(points, verbs),
    ...(vocabulary && points.length > 0 ? [firstPersonCheck(worded)] : []),
    ...(texts.length > 0 ? [phraseCheck(texts)] : []),
    pageCheck(document),
  ];
  /* The number of pages alone does not make a CV clear. */
  const hasText = points.length > 0 || linesIn(document.sections, 'profile').length > 0;
  const graded = hasText ? checks : checks.map((check) => ({ ...check, score: null }));
  return [...graded, spellingCheck(document, texts, meanOf(graded))];
}
