import { requirementText } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { SideBySide } from '../../ui/SideBySide.tsx';
import type { AnalysisItem, CvAnalysis } from './cv-analysis-types.ts';
import { MatchGrade, quoteOf, useMatchLanguage } from './MatchGrade.tsx';

const keyOf = ({ part, requirement }: AnalysisItem): string => `${part} ${JSON.stringify(requirement)}`;

/** A grade with the words that it rests on below it. */
function GradeWithQuote({ item }: { item: AnalysisItem | undefined }): ReactElement {
  const language = useMatchLanguage();
  if (!item) return <>–</>;
  const quote = quoteOf(item, language);
  return (
    <>
      <MatchGrade item={item} />
      {quote && <div>{quote}</div>}
    </>
  );
}

function Comparison({ analyses }: { analyses: readonly CvAnalysis[] }): ReactElement {
  const text = useMessages();
  const language = useMatchLanguage();
  const items = analyses.flatMap(({ match }) => match?.items ?? []);
  const requirements = [...new Map(items.map((item) => [keyOf(item), item])).entries()];
  const rows = [
    {
      key: 'receivedAt',
      label: text('analyzer.received'),
      values: analyses.map(({ id, receivedAt }) => <RelativeTime key={id} instant={receivedAt} />),
    },
    ...requirements.map(([key, { requirement }]) => ({
      key,
      label: requirementText(requirement, language),
      values: analyses.map(({ id, match }) => (
        <GradeWithQuote key={id} item={match?.items.find((item) => keyOf(item) === key)} />
      )),
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
