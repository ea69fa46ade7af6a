import type { Translate } from '../../i18n/translate.ts';
import { lineAdvice, lineText, withNumberGap } from './line-advice.ts';
import { costsOf, type NumberedFinding } from './numbered-finding.ts';

/** What is wrong with one line, why that matters, and what to do about it. */
export interface Problem {
  readonly rule: NumberedFinding['rule'];
  readonly reason: string;
  readonly filing: string;
  readonly fix: string;
  /** What to do about this line, in its own words; null where the fix is the same for every line. */
  readonly lineFix: string | null;
}

const FIRST_PERSON = /^(?:I(?:[’']ve| have| was)?|Ich(?: habe)?)\s+/u;

const isAbout = (findings: readonly NumberedFinding[], ...rules: NumberedFinding['rule'][]): boolean =>
  findings.some(({ rule }) => rules.includes(rule));

const wordsIn = (listed: unknown): string[] => (typeof listed === 'string' ? listed.split(', ') : []);

/** Returns a text in which the words that a review finds misspelt are spelt right: a suggestion repeats no mistake. */
function correctlySpelt(text: string, findings: readonly NumberedFinding[]): string {
  return findings.reduce((spelt, { rule, params }) => {
    if (rule !== 'misspelling') return spelt;
    const correct = wordsIn(params['correct']);
    return wordsIn(params['words']).reduce((line, word, index) => line.replaceAll(word, correct[index] ?? word), spelt);
  }, text);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/* In German what was done may be a noun, or the last word: a verb before it would be wrong. */
const beginsWithVerb = (language: string): boolean => language !== 'de';

/**
 * Returns how a point could be written, with gaps in brackets for what only its owner knows; null where nothing can be
 * said without knowing it, as in the place of empty phrases, or in a language that the gaps are not in.
 * @param language of the point, where the reader's is the same
 */
export function rewriteOf(findings: readonly NumberedFinding[], t: Translate, language: string | null): string | null {
  const text = correctlySpelt(lineText(findings[0]?.quote ?? ''), findings);
  if (findings.every(({ rule }) => rule === 'misspelling')) return text;
  if (language === null) return null;
  const isWeak = isAbout(findings, 'short_point', 'no_result');
  if (isAbout(findings, 'empty_phrase') || (!isWeak && !isAbout(findings, 'no_action_verb'))) return null;
  const bare = text.replace(FIRST_PERSON, '');
  const lacksVerb = bare === text && isAbout(findings, 'no_action_verb');
  if (lacksVerb && !beginsWithVerb(language)) return null;
  const sentence = lacksVerb ? `${t('cvReview.rewrite.verb')} ${text}` : capitalised(bare);
  if (!isWeak) return sentence;
  const counted = withNumberGap(sentence.replace(/[.;,]$/u, ''), t('cvReview.rewrite.number'), language);
  const tool = isAbout(findings, 'short_point') ? [t('cvReview.rewrite.tool')] : [];
  return [counted, ...tool, t('cvReview.rewrite.result')].join(', ');
}

/** Returns what is before a suggested wording: whether it has gaps that its owner fills. */
export const rewriteLabel = (rewrite: string, t: Translate): string =>
  t(/\[[^\]]+\]/u.test(rewrite) ? 'cvReview.rewrite' : 'cvReview.rewrite.whole');

/* How much it matters, and what it costs. */
function filingOf(finding: NumberedFinding, t: Translate): string {
  const costs = costsOf(finding);
  const topics = costs.length > 0 ? costs : (['privacy'] as const);
  return [t(`cvReview.severity.${finding.severity}`), ...topics.map((topic) => t(`cvReview.topic.${topic}`))].join(
    ' · ',
  );
}

/**
 * Returns the problems of a line, each once: its empty phrases are one.
 * @param language of the line, where the reader's is the same
 */
export function problemsOf(
  findings: readonly NumberedFinding[],
  t: Translate,
  language: string | null = null,
): Problem[] {
  return [...Map.groupBy(findings, ({ rule }) => rule).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const phrases = alike.map(({ params }) => t('cvReview.phrase', { phrase: String(params['phrase'] ?? '') }));
    const areSeveralPhrases = first.rule === 'empty_phrase' && alike.length > 1;
    return [
      {
        rule: first.rule,
        reason: areSeveralPhrases
          ? t('cvReview.emptyPhrases', { phrases: phrases.join(', ') })
          : t(`cvReview.reason.${first.rule}`, first.params),
        filing: filingOf(first, t),
        fix: t(`cvReview.fix.${first.rule}`, first.params),
        lineFix:
          first.rule === 'empty_phrase'
            ? t('cvReview.line.empty_phrase', { phrases: phrases.join(', ') })
            : lineAdvice(first, t, language),
      },
    ];
  });
}
