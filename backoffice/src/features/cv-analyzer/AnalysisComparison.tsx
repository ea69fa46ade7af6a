import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useMatchTexts } from '../../ui/match-texts.hook.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { SideBySide } from '../../ui/SideBySide.tsx';
import { itemOf, requirementsOf, type AnalysisItem, type CvAnalysis } from './cv-analysis-types.ts';
import { MatchGrade } from './MatchGrade.tsx';

/** A grade with the words that it rests on below it. */
function GradeWithQuote({ item }: { item: AnalysisItem | undefined }): ReactElement {
  const texts = useMatchTexts();
  if (!item) return <>–</>;
  const evidence = texts.evidence(item);
  return (
    <>
      <MatchGrade item={item} />
      {evidence && <div>{evidence.quote}</div>}
    </>
  );
}

function Comparison({ analyses }: { analyses: readonly CvAnalysis[] }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const rows = [
    {
      key: 'receivedAt',
      label: text('analyzer.received'),
      values: analyses.map(({ id, receivedAt }) => <RelativeTime key={id} instant={receivedAt} />),
    },
    ...[...requirementsOf(analyses)].map(([key, requirement]) => ({
      key,
      label: texts.requirement(requirement),
      values: analyses.map((analysis) => <GradeWithQuote key={analysis.id} item={itemOf(analysis, key)} />),
    })),
  ];
  const sides = analyses.map(({ id, name }) => ({ key: id, name: name || text('analyzer.unavailable') }));
  return (
    <SideBySide
      label={text('analyzer.compare')}
      cornerLabel={text('analyzer.requirement')}
      sides={sides}
      rows={rows}
      heading="h2"
    />
  );
}

/** Up to four CVs side by side, requirement by requirement. */
export function AnalysisComparison({ ids }: { ids: readonly string[] }): ReactElement {
  const query = useQuery({
    queryKey: ['cv-analyses', 'compare', ids],
    queryFn: ({ signal }) => client.cvAnalyses.list({ list: { filter: { id: ids } } }, { signal }),
  });
  return <QueryBoundary query={query}>{({ items }) => <Comparison analyses={items} />}</QueryBoundary>;
}
