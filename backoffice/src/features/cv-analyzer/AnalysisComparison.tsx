import type { CvAnalysis } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { SideBySide } from '../../ui/differences/SideBySide.tsx';
import { GradeWithQuote } from '../../ui/match/GradeWithQuote.tsx';
import { isDifferent, itemOf, requirementsOf } from '../../ui/match/match-requirements.ts';

function Comparison({ analyses }: { analyses: readonly CvAnalysis[] }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const matches = analyses.map(({ match }) => match);
  const rows = [
    {
      key: 'receivedAt',
      label: text('analyzer.received'),
      values: analyses.map(({ id, receivedAt }) => <RelativeTime key={id} instant={receivedAt} />),
    },
    {
      key: 'summary',
      label: text('match.title'),
      values: matches.map((match) => (match && texts.inColumn(match)) || '–'),
    },
    ...[...requirementsOf(matches)].map(([key, { requirement }]) => ({
      key,
      remark: isDifferent(matches, key) ? text('match.differs') : undefined,
      label: texts.requirement(requirement),
      values: analyses.map((analysis) => <GradeWithQuote key={analysis.id} item={itemOf(analysis.match, key)} />),
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

/** Shows up to four CVs side by side, requirement by requirement. */
export function AnalysisComparison({ ids }: { ids: readonly string[] }): ReactElement {
  const query = useQuery({
    queryKey: ['cv-analyses', 'compare', ids],
    queryFn: ({ signal }) => client.cvAnalyses.list({ list: { filter: { id: ids } } }, { signal }),
  });
  return <QueryBoundary query={query}>{({ items }) => <Comparison analyses={items} />}</QueryBoundary>;
}
