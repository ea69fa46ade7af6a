import { cvRules, type MatchItem } from '@prentice/contract';
import { matchRequirementsOf } from '../../src/match/match-requirements.ts';
import { evidenceIn, matchCv } from '../../src/match/match.ts';
import { anInternship, noFacts } from '../../src/match/matched-internship.builder.ts';
import { readText } from '../../src/reading/read-lines.ts';
import { reviewCv } from '../../src/review/review.ts';
import { GOLDEN_MONTH } from '../review/golden-review.ts';
import type { EvidenceCv, ExpectedGrade } from './evidence-pairs.ts';
import type { PointVerdict, TextVerdict, Verdicts } from './review-verdicts.ts';

/** How many of what was expected came out, with the others in words. */
export interface Agreement {
  readonly total: number;
  readonly agreed: number;
  readonly others: readonly string[];
}

const agreement = (results: readonly (string | null)[]): Agreement => {
  const others = results.filter((result) => result !== null);
  return { total: results.length, agreed: results.length - others.length, others };
};

function gradeName({ grade }: Pick<MatchItem, 'grade'>): ExpectedGrade {
  if (grade === null) return 'not compared';
  if (grade >= 1) return 'shown';
  return grade >= 0.6 ? 'listed' : grade > 0 ? 'related' : 'missing';
}

/** Compares what a match says of each requirement with what was expected. */
export const evidenceAgreement = (cvs: readonly EvidenceCv[]): Agreement =>
  agreement(
    cvs.flatMap(({ name, text, postings }) =>
      postings.flatMap((expectedGrades) => {
        const { items } = matchCv(
          evidenceIn(readText(text)),
          matchRequirementsOf(
            anInternship({ requiredSkills: Object.keys(expectedGrades).map((label) => ({ id: null, label })) }),
          ),
          noFacts,
        );
        return Object.entries(expectedGrades).map(([label, expected], index) => {
          const item = items[index];
          const grade = item ? gradeName(item) : 'missing';
          return grade === expected ? null : `${name}: ${label} is ${grade}, expected ${expected}`;
        });
      }),
    ),
  );

function textResult({ name, text, score: expected }: TextVerdict): string | null {
  const { score } = reviewCv(readText(text), GOLDEN_MONTH);
  const fits = expected === null ? score === null : score !== null && score >= expected[0] && score <= expected[1];
  return fits ? null : `${name}: ${score ?? 'no number'}, expected ${expected?.join(' to ') ?? 'no number'}`;
}

/* Among points that are good, so that only this one is judged. */
const cvWith = (point: string): string =>
  `Nora Klein\nnora.klein@example.org\nEducation\nOct 2022 - present BSc Computer Science, TU Graz\nExperience\nTutor, TU Graz, Oct 2023 - Jun 2024\n- ${point}\n- Cut the marking time of the whole course by 30 % with a test script\n- Answered 15 questions a week in the forum of the first-year students\n- Built an offline mode in TypeScript for 200 users of the library`;

function pointResult([point, expected]: PointVerdict): string | null {
  const { findings } = reviewCv(readText(cvWith(point)), GOLDEN_MONTH);
  const marks = findings.filter(
    ({ rule, quote }) => quote.includes(point) && ['evidence', 'clear'].includes(cvRules[rule].topic),
  );
  const verdict = marks.length > 0 ? 'weak' : 'good';
  return verdict === expected ? null : `"${point}": ${verdict} (${marks.map(({ rule }) => rule).join(', ')})`;
}

/** Compares reviews with the verdicts of an adviser. */
export const verdictAgreement = ({ texts, points }: Verdicts): Agreement =>
  agreement([...texts.map(textResult), ...points.map(pointResult)]);
