import { Box, Button, LinearProgress, Typography } from '@mui/material';
import {
  acceptedTypes,
  cvTestLimits,
  cvTestSamples,
  documentLimits,
  type CvTest,
  type CvTestSample,
  acceptedTypeNames,
} from '@prentice/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { hasErrorCode, useErrorMessage } from '../../ui/mutations/error-message.hook.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { NativeSelect } from '../../ui/list/NativeControls.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { TestStages } from './TestStages.tsx';

/** Milliseconds between two looks at a test that is not done. */
const POLL_MS = 700;
const isRunning = ({ state }: CvTest): boolean => state === 'queued' || state === 'running';

interface TestStartProps {
  readonly onStart: (test: CvTest) => void;
}

/** Takes a file, or a sample that comes with the product. */
function TestStart({ onStart }: TestStartProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [sample, setSample] = useState<CvTestSample>('two_columns');
  const [failure, setFailure] = useState<unknown>();
  const upload = useApiMutation((file: File) => client.cvTests.upload({ file, fileName: file.name }), {
    onDone: (test) => {
      setFailure(undefined);
      onStart(test);
    },
    onFailure: (refused) => {
      setFailure(refused);
      return true;
    },
  });
  const run = useApiMutation(() => client.cvTests.sample({ body: { sample } }), { onDone: onStart });
  return (
    <Panel title={text('cvAdmin.testStart')}>
      <p>{text('cvAdmin.testHelp', { minutes: cvTestLimits.minutes })}</p>
      <Box sx={startStyle}>
        <FileDrop
          label={text('cvAdmin.testFile')}
          accept={acceptedTypes.cv}
          maxBytes={documentLimits.bytes.cv}
          busy={upload.isPending}
          failure={failure}
          onFile={upload.mutate}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <NativeSelect
            label={text('cvAdmin.sample')}
            value={sample}
            options={cvTestSamples.map((name) => [name, valueLabel('cvSample', name)])}
            onChoose={(value) => setSample(cvTestSamples.find((name) => name === value) ?? 'two_columns')}
          />
          <Button variant="outlined" disabled={run.isPending} onClick={() => run.mutate(undefined)}>
            {text('cvAdmin.runSample')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}

const startStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface TestResultProps {
  readonly test: CvTest;
  readonly onRemove: () => void;
}

function TestResult({ test, onRemove }: TestResultProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const errorMessage = useErrorMessage();
  const remove = useApiMutation(() => client.cvTests.remove({ params: { id: test.id } }), { onDone: onRemove });
  const name = test.fileName ?? (test.sample && valueLabel('cvSample', test.sample)) ?? '';
  return (
    <Box component="section" aria-label={name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
        {!isRunning(test) && (
          <Button size="small" disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {text('cvAdmin.removeTest')}
          </Button>
        )}
      </Box>
      <p className="visually-hidden" role="status">
        {text(`cvAdmin.test.${test.state}`)}
      </p>
      {isRunning(test) && (
        <>
          <p>{text(`cvAdmin.test.${test.state}`)}</p>
          <LinearProgress aria-label={name} sx={{ maxWidth: 480 }} />
        </>
      )}
      {test.failure && (
        <Notice tone="attention" title={valueLabel('cvFailure', test.failure)}>
          <p>{errorMessage({ code: test.failure, message: null, params: { types: acceptedTypeNames('cv') } })}</p>
          <p>
            <code>{test.failure}</code>
          </p>
        </Notice>
      )}
      {test.result && <TestStages key={test.id} test={test} result={test.result} />}
    </Box>
  );
}

const RECENT_KEY = ['cv-tests-of-visit'] as const;

/** Returns the tests that were started since the page was loaded, the latest first, and what changes them. */
function useRecentTests() {
  const queries = useQueryClient();
  const { data: recent = [] } = useQuery<readonly CvTest[]>({
    queryKey: RECENT_KEY,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: () => [],
  });
  const setRecent = (tests: readonly CvTest[]) => void queries.setQueryData(RECENT_KEY, tests);
  return {
    recent,
    add: (test: CvTest) => setRecent([test, ...recent]),
    remove: (removedId: string) => setRecent(recent.filter(({ id }) => id !== removedId)),
  };
}

interface RecentTestsProps {
  readonly tests: readonly CvTest[];
  readonly shownId: string;
  readonly onShow: (id: string) => void;
}

/** Leads back to the tests of the visit, so that two CVs can be looked at in turn. */
function RecentTests({ tests, shownId, onShow }: RecentTestsProps): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  if (tests.length < 2) return null;
  return (
    <Box component="nav" aria-label={text('cvAdmin.recentTests')} sx={recentStyle}>
      <span>{text('cvAdmin.recentTests')}</span>
      {tests.map(({ id, fileName, sample }) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          aria-current={id === shownId ? 'true' : undefined}
          onClick={() => onShow(id)}
          sx={{ minHeight: { xs: 44, sm: 36 }, fontWeight: id === shownId ? 700 : 400 }}
        >
          {fileName ?? (sample && valueLabel('cvSample', sample))}
        </Button>
      ))}
    </Box>
  );
}

const recentStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  color: 'text.secondary',
} as const;

/** Shows a file of one's own or a sample, and what each stage of the reader makes of it. The test is in the address. */
export function CvTestPanel(): ReactElement {
  const text = useMessages();
  const [search, setSearch] = useSearchParams();
  const id = search.get('test') ?? '';
  const show = (test: string | null) =>
    setSearch({ tab: 'tests', ...(test && { test }) }, { preventScrollReset: true });
  const query = useQuery({
    queryKey: ['cv-tests', id],
    queryFn: ({ signal }) => client.cvTests.get({ params: { id } }, { signal }),
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? POLL_MS : false),
    retry: false,
  });
  const { recent, add, remove } = useRecentTests();
  const isGone = hasErrorCode(query.error, 'NOT_FOUND');
  return (
    <>
      <TestStart
        onStart={(test) => {
          add(test);
          show(test.id);
        }}
      />
      <RecentTests tests={recent} shownId={id} onShow={show} />
      {id !== '' && isGone && <Notice title={text('cvAdmin.testGone')} />}
      {id !== '' && !isGone && (
        <QueryBoundary query={query}>
          {(test) => (
            <TestResult
              test={test}
              onRemove={() => {
                remove(test.id);
                show(null);
              }}
            />
          )}
        </QueryBoundary>
      )}
    </>
  );
}
