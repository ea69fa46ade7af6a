import { cvRules, type CvReview, type ReviewedCv } from '@prentice/contract';
import { useRef, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { FindingList } from './FindingList.tsx';
import { MachineReading } from './MachineReading.tsx';
import { MarkedLines } from './MarkedLines.tsx';
import { MarkedPage } from './MarkedPage.tsx';
import { topics, type NumberedFinding } from './numbered-finding.ts';

function Scores({ t, review }: { t: Translate; review: CvReview }) {
  const scoreText = (score: number | null): string =>
    score === null ? t('cvReview.ungraded') : t('cvReview.score', { score });
  return (
    <div className="stack">
      <dl className="cv-scores">
        <div className="is-total">
          <dt>{t('cvReview.overall')}</dt>
          <dd>{scoreText(review.score)}</dd>
        </div>
        {review.dimensions.map(({ dimension, score }) => (
          <div key={dimension}>
            <dt>{t(`cvReview.topic.${dimension}`)}</dt>
            <dd>{scoreText(score)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t(`cvReview.confidence.${review.confidence}`)}</p>
    </div>
  );
}

/** Numbers the findings in the order of their list: by topic, privacy first. */
const numbered = ({ findings }: CvReview): NumberedFinding[] =>
  topics
    .flatMap((topic) => findings.filter(({ rule }) => cvRules[rule].topic === topic))
    .map((finding, index) => ({ ...finding, number: index + 1 }));

/** The pages of a CV with its findings marked beside their list: selecting one selects the other. */
export function ReviewView({ t, review, reading }: Pick<ReviewedCv, 'review' | 'reading'> & { t: Translate }) {
  const [selected, setSelected] = useState<number | null>(null);
  const [findings] = useState(() => numbered(review));
  const list = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const selectInList = (number: number): void => {
    setSelected(number);
    pages.current?.querySelector(`[data-findings~="${number}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const selectOnPage = (number: number): void => {
    setSelected(number);
    list.current?.querySelector(`[data-finding="${number}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const marks = { t, findings, selected, onSelect: selectOnPage };
  return (
    <div className="stack">
      <Scores t={t} review={review} />
      <div className="cv-review">
        <section aria-labelledby="cv-pages" ref={pages}>
          <h2 id="cv-pages">{t('cvReview.pages')}</h2>
          {reading.pages.map((page, index) => (
            <MarkedPage
              key={index}
              {...marks}
              page={page}
              number={index + 1}
              lines={reading.lines.filter((line) => line.page === index + 1)}
            />
          ))}
          {reading.pages.length === 0 && <MarkedLines {...marks} lines={reading.lines} />}
        </section>
        <section aria-labelledby="cv-findings" ref={list}>
          <h2 id="cv-findings">{t('cvReview.findings', { count: findings.length })}</h2>
          <FindingList t={t} findings={findings} selected={selected} onSelect={selectInList} />
        </section>
      </div>
      <MachineReading t={t} reading={reading} />
    </div>
  );
}
