import type { CvReview } from '@prentice/contract';
import { useEffect, useRef } from 'react';
import type { Language } from '../../i18n/language.ts';
import { listText } from '../../i18n/format.ts';
import { problemsOf } from './finding-wording.ts';
import { lineText, shortened } from './line-advice.ts';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { NextSteps, type NextStepsProps } from './NextSteps.tsx';
import { cardCount, costsOf, firstSteps, type NumberedFinding } from './numbered-finding.ts';

interface SummaryProps extends Omit<NextStepsProps, 'isUnfinished' | 'isGraded'> {
  language: Language;
  fileName: string;
  review: CvReview;
  findings: readonly NumberedFinding[];
  /** Whether the CV was just uploaded, so that its owner waits for the result. */
  isNew: boolean;
  /** Shows a finding among the others. */
  onOpen: (number: number) => void;
}

type PartsProps = Pick<SummaryProps, 't' | 'language' | 'review' | 'findings'>;

/** The parts of the grade: the weakest first, each with how many findings cost it; what is perfect in one line. */
function GradeParts({ t, language, review, findings }: PartsProps) {
  const graded = review.dimensions.filter(({ score }) => score !== null);
  const perfect = graded
    .filter(({ score }) => score === 100)
    .map(({ dimension }) => t(`cvReview.perfect.${dimension}`));
  const others = review.dimensions
    .filter(({ score }) => score !== 100)
    .toSorted((left, right) => (left.score ?? 101) - (right.score ?? 101));
  return (
    <>
      {others.length > 0 && (
        <PhoneFold summary={t('cvReview.parts')}>
          <dl className="cv-parts">
            {others.map(({ dimension, score }) => {
              const count = cardCount(findings.filter((finding) => costsOf(finding).includes(dimension)));
              return (
                <div key={dimension}>
                  <dt>{t(`cvReview.topic.${dimension}`)}</dt>
                  <dd>
                    {score === null ? t('cvReview.ungraded') : t('cvReview.score', { score })}
                    {score !== null && count > 0 && (
                      <span className="note"> · {t('cvReview.findings', { count })}</span>
                    )}
                    {score !== null && <progress className="progress" max={100} value={score} aria-hidden="true" />}
                  </dd>
                </div>
              );
            })}
          </dl>
        </PhoneFold>
      )}
      {perfect.length > 0 && others.length > 0 && (
        <p className="note">{t('cvReview.perfect', { parts: listText(language, perfect) })}</p>
      )}
    </>
  );
}

/** The few findings that matter most, each leading to its place in the list. */
function FirstSteps({ t, findings, onOpen }: Pick<SummaryProps, 't' | 'findings' | 'onOpen'>) {
  const steps = firstSteps(findings);
  if (steps.length === 0)
    return (
      <>
        <h3>{t('cvReview.clean')}</h3>
        <p>{t('cvReview.clean.next')}</p>
      </>
    );
  return (
    <>
      <h3>{t('cvReview.first')}</h3>
      <ol className="cv-first">
        {steps.map(({ finding, count }) => {
          /* What is about the CV as a whole is fixed by it; about a line, its card says how. */
          const [problem] = problemsOf([finding], t);
          return (
            <li key={finding.rule}>
              <a
                href={`#cv-finding-${finding.number}`}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(finding.number);
                }}
              >
                {finding.quote === '' ? problem?.fix : problem?.reason}
              </a>{' '}
              <span className="note">
                {finding.quote && <q>{shortened(lineText(finding.quote))}</q>}
                {finding.quote && ' · '}
                {count > 1 ? t('cvReview.first.places', { count }) : t(`cvReview.severity.${finding.severity}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The result of a review in short: the grade and its parts, and what to do first. */
export function ReviewSummary({ isNew, onOpen, ...props }: SummaryProps) {
  const { t, language, fileName, review, findings } = props;
  const { score, confidence } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const weights = review.dimensions
    .filter(({ weight }) => weight > 0)
    .map(({ dimension, weight }) => t('cvReview.weight', { part: t(`cvReview.topic.${dimension}`), weight }));
  return (
    <section className="cv-summary" aria-labelledby="cv-result">
      <div className="stack">
        <h2 id="cv-result" ref={heading} tabIndex={-1}>
          {fileName}: {score === null ? t('cvReview.ungraded') : t('cvReview.score', { score })}
        </h2>
        {score !== null && <progress className="progress" max={100} value={score} aria-hidden="true" />}
        {score === 100 && <p>{t('cvReview.full')}</p>}
        <GradeParts {...props} />
        {confidence !== 'high' && <p className="note">{t(`cvReview.confidence.${confidence}`)}</p>}
        <details className="note">
          <summary>{t('cvReview.how')}</summary>
          {score !== null && <p>{t('cvReview.weights', { parts: listText(language, weights) })}</p>}
          <p>{t('cvReview.about')}</p>
        </details>
      </div>
      <div className="stack">
        <FirstSteps t={t} findings={findings} onOpen={onOpen} />
        <NextSteps {...props} isUnfinished={findings.length > 0} isGraded={score !== null} />
      </div>
    </section>
  );
}
