import type { Risk } from '@prentice/contract';
import { contactHits } from './contact-rules.ts';
import { isDenied, type PhraseMatch } from './denials.ts';
import { foldText, type FoldedText, quotedPlaces } from './text-patterns.ts';
import { phraseRules, type PhraseRule } from './phrase-rules.ts';

type Hit = Risk['hits'][number];
type Rule = Hit['rule'];

/** What the rules look at beside the words. */
export interface RiskFacts {
  readonly text: string;
  /** Pay per month in minor units, and the median of its category; null when unknown. */
  readonly monthlyPay: number | null;
  readonly categoryMedian: number | null;
  readonly employerDomain: string | null;
  readonly accountAgeHours: number;
  readonly postingsToday: number;
  readonly descriptionLength: number;
  /** The posting of another company that it is most like, and one of its own that is waiting or public. */
  readonly duplicateOf: SimilarPosting | null;
  readonly ownDuplicateOf: SimilarPosting | null;
}

interface SimilarPosting {
  readonly id: string;
  readonly title: string;
  readonly similarity: number;
}

/* A sentence ends where a space follows, so that addresses stay whole. */
const ends = /[.!?;](?=\s)|\n/g;

/** Returns a match with what its sentence says before and after it. */
function phraseMatchAt(text: string, position: number, match: string): PhraseMatch {
  const stops = [...text.matchAll(ends)].map(({ index }) => index);
  const from = (stops.findLast((stop) => stop < position) ?? -1) + 1;
  const to = stops.find((stop) => stop >= position + match.length) ?? text.length;
  return { before: text.slice(from, position), match, after: text.slice(position + match.length, to) };
}

/** What somebody wrote, and how it reads. */
interface PostingText {
  readonly original: string;
  readonly folded: FoldedText;
}

/** Returns what a rule matched, unless the sentence of each match takes it back. */
function phraseHit(
  words: PostingText,
  { rule, points, patterns, isRetracted = isDenied, isExempt }: PhraseRule,
): Hit[] {
  const { text } = words.folded;
  const [first, ...others] = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: match }) => {
      const spot = phraseMatchAt(text, index, match);
      return isRetracted(spot) || isExempt?.(spot) ? [] : [words.folded.original(index, match.length)];
    }),
  );
  return first ? [{ rule, points, ...quotedPlaces(words.original, [first, ...others]), relatedId: null }] : [];
}

/** Returns the finding of a rule that looks beside the words: with what it counted, or with the posting that is alike. */
const hitIf = (
  condition: boolean,
  rule: Rule,
  points: number,
  countOrTitle = '',
  relatedId: string | null = null,
): Hit[] => (condition ? [{ rule, points, quote: countOrTitle.slice(0, 100), relatedId }] : []);

/**
 * Assesses what speaks for a second look, with points and the quoted words. It explains; it never
 * decides. The score is capped at 100.
 */
export function assessRisk(facts: RiskFacts): Risk {
  const { monthlyPay, categoryMedian, duplicateOf, ownDuplicateOf } = facts;
  const words = { original: facts.text, folded: foldText(facts.text) };
  const high = monthlyPay !== null && categoryMedian !== null && monthlyPay > 3 * categoryMedian;
  const hits = [
    ...phraseRules.flatMap((rule) => phraseHit(words, rule)),
    ...contactHits(facts.text, facts.employerDomain),
    ...hitIf(high, 'pay_too_high', 20),
    ...hitIf(facts.accountAgeHours < 24, 'new_account', 10),
    ...hitIf(facts.postingsToday > 10, 'many_postings', 15, String(facts.postingsToday)),
    ...hitIf(facts.descriptionLength < 400, 'short_text', 10, String(facts.descriptionLength)),
    ...hitIf(duplicateOf !== null, 'near_duplicate', 40, duplicateOf?.title, duplicateOf?.id),
    /* A warning without points: the same employer may repeat itself, and somebody should look. */
    ...hitIf(ownDuplicateOf !== null, 'own_duplicate', 0, ownDuplicateOf?.title, ownDuplicateOf?.id),
  ];
  return {
    score: Math.min(
      100,
      hits.reduce((sum, hit) => sum + hit.points, 0),
    ),
    hits,
  };
}
