import { Box, Button, Link } from '@mui/material';
import { unpublishedInternshipStates, type InternshipState } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { NativeSelect } from '../../ui/list/NativeControls.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { AnalysisComparison } from './AnalysisComparison.tsx';
import { AnalysisProgress } from './AnalysisProgress.tsx';
import { AnalysisStart } from './AnalysisStart.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';

const LAST_INDEX = 99;
const loadInternships = (signal: AbortSignal) =>
  client.internships.list({ list: { sort: ['updatedAt', 'DESC'], range: [0, LAST_INDEX] } }, { signal });

const isUnpublished = (state: InternshipState): boolean =>
  unpublishedInternshipStates.some((unpublished) => unpublished === state);

interface AnalysesProps {
  readonly internshipId: string;
  readonly state: InternshipState;
}

function Analyses({ internshipId, state }: AnalysesProps): ReactElement {
  const text = useMessages();
  const mayStart = useAbility().can('create', 'CvAnalysis');
  const [search, setSearch] = useSearchParams();
  const compared = search.get('compare')?.split(',') ?? [];
  const show = (ids: readonly unknown[]) =>
    setSearch({ internship: internshipId, ...(ids.length > 0 && { compare: ids.join(',') }) });
  if (compared.length > 0)
    return (
      <>
        <Button variant="outlined" onClick={() => show([])} sx={{ mb: 2 }}>
          {text('analyzer.backToTable')}
        </Button>
        <AnalysisComparison ids={compared} />
      </>
    );
  return (
    <>
      {mayStart && <AnalysisStart internshipId={internshipId} hasBeenPublic={!isUnpublished(state)} />}
      <AnalysisProgress internshipId={internshipId} />
      <AnalysisTable internshipId={internshipId} onCompare={show} />
    </>
  );
}

/** CVs of applicants or of uploaded files compared with what one internship of the company asks for. */
export default function CvAnalyzerPage(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [search, setSearch] = useSearchParams();
  const query = useQuery({
    queryKey: ['internships', 'of', 'analyzer'],
    meta: { isLive: true },
    queryFn: ({ signal }) => loadInternships(signal),
  });
  const chosen = search.get('internship') ?? '';
  const create = (
    <Link component={LinkBase} to={pathTo('employerInternshipCreate')}>
      {text('analyzer.createInternship')}
    </Link>
  );
  return (
    <>
      <PageHeader title={text('analyzer.title')}>{text('analyzer.intro')}</PageHeader>
      <Box sx={{ mb: 2 }}>
        <Notice title={text('analyzer.warning')} />
      </Box>
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={text('analyzer.noInternships')}
              help={text('analyzer.noInternshipsHelp')}
              action={create}
            />
          ) : (
            <>
              <Box sx={{ mb: 2 }}>
                <NativeSelect
                  label={text('analyzer.internship')}
                  value={chosen}
                  options={[
                    ['', text('analyzer.choose')],
                    ...items.map(({ id, title, state }): [string, string] => [
                      id,
                      `${title ?? text('internships.untitled')} (${valueLabel('internshipState', state)})`,
                    ]),
                  ]}
                  onChoose={(internship) => setSearch(internship ? { internship } : {})}
                />
              </Box>
              {items
                .filter(({ id }) => id === chosen)
                .map(({ id, state }) => (
                  <Analyses key={id} internshipId={id} state={state} />
                ))}
              {!chosen && <p>{text('analyzer.chooseHelp')}</p>}
            </>
          )
        }
      </QueryBoundary>
    </>
  );
}
