import { Box } from '@mui/material';
import { AppError, type ReportTarget } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { MarkdownText } from '../../ui/formats/MarkdownText.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { payAmount, placeText } from '../../ui/formats/value-format.ts';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import type { ReviewedReport } from './ReportStatus.tsx';

/** What can be reported besides internships, which are loaded for the decision as well. */
type OtherTarget = Exclude<ReportTarget, 'internship'>;

/** Loads a record; null where it no longer exists, which is no failure of the report. */
async function unlessGone<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (failure) {
    if (failure instanceof AppError && failure.status === 404) return null;
    throw failure;
  }
}

interface ReportedProps {
  readonly id: string;
  readonly resource: string;
}

/** Loads what was reported as it is now, and again when it changes. */
const useReported = <T,>({ id, resource }: ReportedProps, load: (id: string, signal: AbortSignal) => Promise<T>) =>
  useQuery({
    queryKey: [resource, 'reported', id],
    meta: { isLive: true },
    queryFn: ({ signal }) => unlessGone(load(id, signal)),
  });

function Heading({ title, children }: { title: string; children?: ReactNode }): ReactElement {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <Box component="h3" sx={{ m: 0, font: 'inherit', fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** Shows a record once it is loaded, or that it no longer exists. */
function ReportedRecord<T>({
  query,
  children,
}: {
  query: ReturnType<typeof useReported<T>>;
  children: (record: T) => ReactNode;
}): ReactElement {
  const text = useMessages();
  return (
    <QueryBoundary query={query}>
      {(record) => (record === null ? <p>{text('reports.gone')}</p> : children(record))}
    </QueryBoundary>
  );
}

const Prose = ({ children }: { children: ReactNode }): ReactElement => (
  <Box sx={{ whiteSpace: 'pre-line', mt: 1.5 }}>{children}</Box>
);

function ReportedEmployer(reported: ReportedProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const query = useReported(reported, (id, signal) => client.employers.get({ params: { id } }, { signal }));
  return (
    <ReportedRecord query={query}>
      {(employer) => (
        <>
          <Heading title={employer.name}>
            <StatusChip state={employer.verification.state} labelPrefix="verificationState" />
          </Heading>
          <Facts
            facts={[
              [text('reports.legalName'), employer.legalName],
              [text('reports.website'), employer.website],
              [text('reports.place'), placeText(employer, locale) || null],
            ]}
          />
          {'about' in employer && employer.about && <Prose>{employer.about}</Prose>}
        </>
      )}
    </ReportedRecord>
  );
}

/* The address is text: a link that was reported as a fraud is not followed by a slip of the hand. */
function ReportedExternalJob(reported: ReportedProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const query = useReported(reported, (id, signal) => client.externalJobs.get({ params: { id } }, { signal }));
  return (
    <ReportedRecord query={query}>
      {(job) => (
        <>
          <Heading title={job.title}>
            {'state' in job && <StatusChip state={job.state} labelPrefix="externalJobState" />}
          </Heading>
          <Facts
            facts={[
              [text('reports.organisation'), job.organisation],
              [text('reports.link'), 'url' in job ? job.url : job.host],
              [text('reports.place'), placeText(job, locale) || null],
              [text('reports.pay'), job.pay && `${payAmount(job.pay, locale)} ${text(`pay.${job.pay.unit}`)}`],
            ]}
          />
          {job.summary && <Prose>{job.summary}</Prose>}
        </>
      )}
    </ReportedRecord>
  );
}

function ReportedNewsItem(reported: ReportedProps): ReactElement {
  const query = useReported(reported, (id, signal) => client.news.get({ params: { id } }, { signal }));
  return (
    <ReportedRecord query={query}>
      {(newsItem) => (
        <>
          <Heading title={newsItem.title}>
            {'state' in newsItem && <StatusChip state={newsItem.state} labelPrefix="newsState" />}
          </Heading>
          <Box sx={{ mb: 1.5 }}>{newsItem.summary}</Box>
          <MarkdownText>{newsItem.body}</MarkdownText>
        </>
      )}
    </ReportedRecord>
  );
}

const reportedRecords: Readonly<Record<OtherTarget, ComponentType<ReportedProps>>> = {
  employer: ReportedEmployer,
  external_job: ReportedExternalJob,
  news_item: ReportedNewsItem,
};
const resources: Readonly<Record<OtherTarget, string>> = {
  employer: 'employers',
  external_job: 'external-jobs',
  news_item: 'news',
};

/** Shows the company, external job or news item that was reported as it is now, so that the report can be judged beside it. */
export function ReportedRecordPanel({
  report,
  targetType,
}: {
  report: ReviewedReport;
  targetType: OtherTarget;
}): ReactElement {
  const text = useMessages();
  const Reported = reportedRecords[targetType];
  return (
    <Panel title={text(`reports.reported.${targetType}`)}>
      <Box component="article" sx={{ overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        <Reported id={report.targetId} resource={resources[targetType]} />
      </Box>
    </Panel>
  );
}
