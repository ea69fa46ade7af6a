import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Box, Button, Link } from '@mui/material';
import { unpublishedInternshipStates, type InternshipState } from '@prentice/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { NativeSelect } from '../../ui/list/NativeControls.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { AnalysisComparison } from './AnalysisComparison.tsx';
import { AnalysisProgress } from './AnalysisProgress.tsx';
import { ADD_BUTTON, AddButton, AddCvs } from './AddCvs.tsx';
import { AnalysisResults, useHasResults, useResultsLink } from './AnalysisResults.tsx';
import { ApplicantsStart } from './ApplicantsStart.tsx';
import { useAddedCvs } from './added-cvs.hook.ts';

const LAST_INDEX = 99;
/** As many as are offered before one is chosen; the others are in the select. */
const OFFERED = 12;

interface ComparedInternship {
  readonly id: string;
  readonly title: string | null;
  readonly state: InternshipState;
  /** Applications to it, also those that are over. */
  readonly applications: number;
}

type ListedInternship = Awaited<ReturnType<typeof client.internships.list>>['items'][number];

const comparedInternship = (internship: ListedInternship): ComparedInternship => ({
  id: internship.id,
  title: internship.title,
  state: internship.state,
  applications: 'counts' in internship ? internship.counts.total : 0,
});

/** Loads the internships that changed last, and the chosen one, which may be older than those. */
async function loadInternships(chosen: string, signal: AbortSignal): Promise<ComparedInternship[]> {
  const { items } = await client.internships.list(
    { list: { sort: ['updatedAt', 'DESC'], range: [0, LAST_INDEX] } },
    { signal },
  );
  if (!chosen || items.some(({ id }) => id === chosen)) return items.map(comparedInternship);
  const older = await client.internships.list({ list: { filter: { id: [chosen] } } }, { signal });
  return [...older.items, ...items].map(comparedInternship);
}

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
  const hasResults = useHasResults(internshipId);
  const [isAdding, setIsAdding] = useState(false);
  const showResults = useResultsLink(internshipId);
  const [isNewOnly, setIsNewOnly] = useState(false);
  const added = useAddedCvs(internshipId);
  const compared = search.get('compare')?.split(',') ?? [];
  const show = (ids: readonly unknown[]) =>
    setSearch({ internship: internshipId, ...(ids.length > 0 && { compare: ids.join(',') }) });
  if (compared.length > 0)
    return (
      <>
        <Button variant="outlined" onClick={() => show([])}>
          {text('analyzer.backToTable')}
        </Button>
        <AnalysisComparison ids={compared} />
      </>
    );
  if (hasResults === undefined) return <></>;
  const isOpen = !hasResults || isAdding;
  const send = (files: readonly File[]) => {
    setIsAdding(false);
    added.send(files);
  };
  const addApplicants: typeof added.addApplicants = (ids) => {
    setIsAdding(false);
    added.addApplicants(ids);
  };
  const close = () => {
    added.clear();
    document.getElementById(ADD_BUTTON)?.focus();
  };
  const showNew = () => {
    setIsNewOnly(true);
    showResults();
  };
  const hasBeenPublic = !isUnpublished(state);
  const addButton = <AddButton isOpen={isOpen} onToggle={() => setIsAdding(!isAdding)} />;
  return (
    <>
      {mayStart && hasResults && !hasBeenPublic && addButton}
      {mayStart && hasResults && hasBeenPublic && (
        <ApplicantsStart internshipId={internshipId} onQueued={addApplicants}>
          {addButton}
        </ApplicantsStart>
      )}
      {mayStart && (
        <AddCvs
          internshipId={internshipId}
          hasBeenPublic={hasBeenPublic}
          hasResults={hasResults}
          isOpen={isOpen}
          added={{ ...added, send, addApplicants }}
        />
      )}
      <AnalysisProgress
        internshipId={internshipId}
        added={added}
        isFolded={hasResults}
        onShow={showNew}
        onClose={close}
      />
      <AnalysisResults
        internshipId={internshipId}
        newIds={added.newIds}
        isNewOnly={isNewOnly}
        onNewOnly={setIsNewOnly}
        onCompare={show}
      />
    </>
  );
}

interface InternshipChoiceProps {
  readonly internships: readonly ComparedInternship[];
}

/** The internships to begin with: those with applications first, as they were ordered. */
function InternshipChoice({ internships }: InternshipChoiceProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const offered = internships
    .toSorted((a, b) => Number(b.applications > 0) - Number(a.applications > 0))
    .slice(0, OFFERED);
  return (
    <>
      <p>{text('analyzer.chooseHelp')}</p>
      <Box component="ul" sx={choiceStyle}>
        {offered.map(({ id, title, state, applications }) => (
          <li key={id}>
            <Link component={LinkBase} to={{ search: `?internship=${id}` }}>
              {title ?? text('internships.untitled')}
            </Link>
            <span>
              {valueLabel('internshipState', state)} · {text('analyzer.applications', { smart_count: applications })}
            </span>
          </li>
        ))}
      </Box>
    </>
  );
}

const choiceStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  '& li': { py: 1.25, borderTop: 1, borderColor: 'divider' },
  '& li a': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& li span': { color: 'text.secondary', typography: 'body2' },
} as const;

/* Quiet: it is read once, and what people come for stands below it. */
const warningStyle = {
  display: 'flex',
  gap: 1,
  mb: 2,
  color: 'text.secondary',
  '& .MuiSvgIcon-root': { mt: '3px', flex: 'none' },
} as const;

/* The internship and a button share a line, everything else has one of its own. */
const contentStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& > *': { flex: '1 0 100%', minWidth: 0 },
  '& > .analyzer-internship, & > button': { flex: '0 1 auto', maxWidth: '100%' },
} as const;

/** CVs of applicants or of uploaded files compared with what one internship of the company asks for. */
export default function CvAnalyzerPage(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('internship') ?? '';
  const query = useQuery({
    queryKey: ['internships', 'of', 'analyzer', chosen],
    placeholderData: keepPreviousData,
    meta: { isLive: true },
    queryFn: ({ signal }) => loadInternships(chosen, signal),
  });
  const create = (
    <Link component={LinkBase} to={pathTo('employerInternshipCreate')}>
      {text('analyzer.createInternship')}
    </Link>
  );
  return (
    <>
      <PageHeader title={text('analyzer.title')}>{text('analyzer.intro')}</PageHeader>
      <Box role="note" sx={warningStyle}>
        <InfoIcon fontSize="small" aria-hidden />
        {text('analyzer.warning')}
      </Box>
      <QueryBoundary query={query}>
        {(internships) =>
          internships.length === 0 ? (
            <EmptyState
              title={text('analyzer.noInternships')}
              help={text('analyzer.noInternshipsHelp')}
              action={create}
            />
          ) : (
            <Box sx={contentStyle}>
              <Box className="analyzer-internship">
                <NativeSelect
                  label={text('analyzer.internship')}
                  value={chosen}
                  options={[
                    ['', text('analyzer.choose')],
                    ...internships.map(({ id, title, state }): [string, string] => [
                      id,
                      `${title ?? text('internships.untitled')} (${valueLabel('internshipState', state)})`,
                    ]),
                  ]}
                  onChoose={(internship) => setSearch(internship ? { internship } : {})}
                />
              </Box>
              {internships
                .filter(({ id }) => id === chosen)
                .map(({ id, state }) => (
                  <Analyses key={id} internshipId={id} state={state} />
                ))}
              {!chosen && <InternshipChoice internships={internships} />}
            </Box>
          )
        }
      </QueryBoundary>
    </>
  );
}
