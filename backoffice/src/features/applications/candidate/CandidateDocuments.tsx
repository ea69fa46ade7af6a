import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { isUnblinded, type ApplicationDetails } from '../application-types.ts';
import { CandidateAnswers } from './CandidateAnswers.tsx';
import { CandidateCv } from './CandidateCv.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../providers/session.ts';

/** The query for one application as its reader may see it. It opens it: the first time, the candidate learns of that. */
export const openedApplication = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: ({ signal }) => client.applications.open({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

/** Returns one application, which is opened thereby: see {@link openedApplication}. It follows what colleagues decide. */
export const useOpenedApplication = (id: string) => useQuery({ ...openedApplication(id), meta: { isLive: true } });

/** The query for one application as it is, without opening it. */
export const unopenedApplication = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'unopened', id],
    queryFn: ({ signal }) => client.applications.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

/** Returns one application, and opens it once that is asked for; meanwhile it is there as it was. */
export function useReadApplication(id: string, isOpened: boolean) {
  const queries = useQueryClient();
  const unopened = unopenedApplication(id);
  return useQuery({
    ...(isOpened ? openedApplication(id) : unopened),
    placeholderData: (previous) => previous ?? queries.getQueryData(unopened.queryKey),
  });
}

/**
 * Shows the CV as it was sent; while review is blind, that it is hidden, and before somebody has applied, that it is not
 * there yet.
 */
export function CandidateCvPanel({
  application,
  isHeldBack = false,
}: {
  application: ApplicationDetails;
  /** The CV is not fetched yet: see {@link CandidateCv}. */
  isHeldBack?: boolean;
}): ReactElement {
  const text = useMessages();
  if (!application.submittedAt) return <Notice title={text('triage.interestOnly')} />;
  if (!isUnblinded(application)) return <Notice title={text('candidates.blind')} />;
  return <CandidateCv application={application} isHeldBack={isHeldBack} />;
}

/** Shows the cover note and the answers, where they were sent and may be read. */
export function CandidateCoverLetter({ application }: { application: ApplicationDetails }): ReactElement | null {
  const text = useMessages();
  if (!application.submittedAt || !isUnblinded(application)) return null;
  return (
    <Panel title={text('candidates.answers')}>
      <CandidateAnswers application={application} />
    </Panel>
  );
}
