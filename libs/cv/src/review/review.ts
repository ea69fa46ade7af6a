import {
  CV_REVIEW_VERSION,
  cvDimensions,
  cvRuleIds,
  cvSeverities,
  type CvDimension,
  type CvReview,
  type CvReviewFinding,
} from '@prentice/contract';
import type { CvDocument } from '../reading/cv-document.ts';
import { consistencyChecks } from './consistency-checks.ts';
import { completeChecks, readableChecks, unreadSections } from './document-checks.ts';
import { clearChecks, evidenceChecks } from './point-checks.ts';
import { privacyFindings } from './privacy-findings.ts';
import { findingOf, meanOf, type Check } from './review-check.ts';
import { isUnsupportedLanguage } from './unsupported-language.ts';
import { pointVocabularyOf } from './review-words.ts';
import { isDocumentTitle } from '../sections/headings.ts';

/** Findings beyond this number help nobody. */
const MAX_FINDINGS = 300;
/** From which confidence a review counts as sure, and as fairly sure. */
const SURE = { high: 0.7, medium: 0.45 } as const;

/* Where something is to improve, rounding makes nothing perfect. */
const percentOf = (score: number): number => (score === 1 ? 100 : Math.min(99, Math.round(100 * score)));

/* The words, not the places, decide the order of findings that weigh the same: moving a section changes nothing. */
const compareFindings = (left: CvReviewFinding, right: CvReviewFinding): number =>
  cvSeverities.indexOf(left.severity) - cvSeverities.indexOf(right.severity) ||
  cvRuleIds.indexOf(left.rule) - cvRuleIds.indexOf(right.rule) ||
  (left.quote < right.quote ? -1 : left.quote > right.quote ? 1 : 0);

/** How sure the fields are that were read, times the share of the weights that could be graded. */
function confidenceOf({ fields }: CvDocument, gradedWeight: number): CvReview['confidence'] {
  const sources = Object.values(fields);
  const mean = sources.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, sources.length);
  const sure = (mean * gradedWeight) / 100;
  if (sure >= SURE.high) return 'high';
  return sure >= SURE.medium ? 'medium' : 'low';
}

/* A CV of which neither a study nor a job was told apart may have said more than was read. */
const hasNoEntry = ({ studies, work, volunteer, projects }: CvDocument): boolean =>
  [studies, work, volunteer, projects].every((list) => list.length === 0);

const hasNoHeading = ({ sections, exported }: CvDocument): boolean =>
  exported === null && sections.every(({ heading }) => heading === null);

/** The title of a CV stands above nearly everything else. */
const TITLE_LINES = 6;

/** Whether a text has the parts of a CV: its title, two of its headings, or a study, job or project that was read. */
function isCv({ sections, studies, work, volunteer, projects, exported, lines }: CvDocument): boolean {
  if (lines.slice(0, TITLE_LINES).some(({ text }) => isDocumentTitle(text))) return true;
  const headed = new Set(sections.flatMap(({ name, heading }) => (heading && name !== 'other' ? [name] : [])));
  return exported !== null || headed.size > 1 || [studies, work, volunteer, projects].some((list) => list.length > 0);
}

/**
 * What is no CV, or is in a language without rules, gets no number: a bank statement with an address would pass half of
 * the checks.
 */
const notReviewed = (document: CvDocument, rule: 'no_cv' | 'unsupported_language'): CvReview => ({
  version: CV_REVIEW_VERSION,
  language: null,
  score: null,
  confidence: 'low',
  dimensions: (Object.keys(cvDimensions) as CvDimension[]).map((dimension) => ({ dimension, score: null, weight: 0 })),
  findings: [findingOf(rule), ...privacyFindings(document)].toSorted(compareFindings).slice(0, MAX_FINDINGS),
});

/**
 * Reviews a CV: grades five dimensions and says what each finding rests on. What cannot be graded is left out, and its
 * weight is shared among the others; there is no total while a main section could not be read. The same CV in the same month gives the same review; the order of its sections
 * does not matter, and naming one skill fewer never raises a score, unless it is misspelt. Findings carry codes only, so that nothing is
 * suggested that the CV does not say.
 * @param month the present month as YYYY-MM: what starts later is in the future
 */
export function reviewCv(document: CvDocument, month: string): CvReview {
  if (isUnsupportedLanguage(document)) return notReviewed(document, 'unsupported_language');
  if (!isCv(document)) return notReviewed(document, 'no_cv');
  const vocabulary = pointVocabularyOf(document);
  const checks: Readonly<Record<CvDimension, readonly Check[]>> = {
    readable: readableChecks(document),
    complete: completeChecks(document),
    evidence: evidenceChecks(document, vocabulary),
    clear: clearChecks(document, vocabulary),
    consistent: consistencyChecks(document, vocabulary, month),
  };
  const graded = (Object.keys(cvDimensions) as CvDimension[]).map((dimension) => {
    const score = meanOf(checks[dimension]);
    return { dimension, score, weight: score === null ? 0 : cvDimensions[dimension] };
  });
  const weights = graded.reduce((sum, { weight }) => sum + weight, 0);
  const total = graded.reduce((sum, { score, weight }) => sum + (score ?? 0) * weight, 0);
  const unread = unreadSections(document);
  const findings = Object.values(checks).flatMap((each) => each.flatMap((check) => check.findings));
  return {
    version: CV_REVIEW_VERSION,
    language: vocabulary?.language ?? null,
    score: weights === 0 || unread.length > 0 ? null : percentOf(total / weights),
    confidence:
      unread.length > 0 || hasNoEntry(document) || hasNoHeading(document) ? 'low' : confidenceOf(document, weights),
    dimensions: graded.map(({ dimension, score, weight }) => ({
      dimension,
      score: score === null ? null : percentOf(score),
      weight: weights === 0 ? 0 : Math.round((100 * weight) / weights),
    })),
    findings: [...privacyFindings(document), ...findings].toSorted(compareFindings).slice(0, MAX_FINDINGS),
  };
}
