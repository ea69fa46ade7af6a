import {
  acceptedTypeNames,
  AppError,
  documentLimits,
  isCvAnalysisRunning,
  MEGABYTE,
  type CvAnalysis,
  type Id,
} from '@prentice/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

/** Milliseconds between two looks while something runs, for browsers that live updates do not reach. */
export const ANALYSIS_POLL_MS = 4_000;
/** The most analyses that one reply has: `cvAnalysisList.maxRange`, whose file this part of the console does not load. */
const MOST_IN_REPLY = 100;
/** The most ids that a filter names (`defineListSchema`). */
const MOST_IN_FILTER = 200;
const maxBytes = documentLimits.bytes.cv;

/** A file that somebody chose, on its way to the server or refused by it. */
export interface SentFile {
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused';
  readonly id: Id | null;
  /** Whether it was analysed before: the same file is not kept twice. */
  readonly isExisting: boolean;
  readonly failure?: unknown;
}

const fileToSend = ({ name }: File): SentFile => ({ name, state: 'waiting', id: null, isExisting: false });

/** What became of the CVs that were added. */
export interface AddedCounts {
  readonly total: number;
  /** Neither waiting nor being worked on. */
  readonly ended: number;
  readonly read: number;
  readonly failed: number;
  readonly refused: number;
  readonly cancelled: number;
  readonly existing: number;
}

interface AddedParts {
  readonly files: readonly SentFile[];
  readonly analyses: readonly CvAnalysis[];
  /** How many were sent whose analysis is not loaded yet. */
  readonly unloaded: number;
}

function countsOf({ files, analyses, unloaded }: AddedParts): AddedCounts {
  const unsent = files.filter(({ id }) => id === null);
  const existingIds = files.filter(({ isExisting }) => isExisting).map(({ id }) => id);
  const fresh = analyses.filter(({ id }) => !existingIds.includes(id));
  const inState = (state: CvAnalysis['state']) => fresh.filter((analysis) => analysis.state === state).length;
  const refused = unsent.filter(({ state }) => state === 'refused').length;
  return {
    total: unsent.length + unloaded + analyses.length,
    ended: refused + analyses.filter(({ state }) => !isCvAnalysisRunning(state)).length,
    read: inState('succeeded'),
    failed: inState('failed'),
    cancelled: inState('cancelled'),
    refused,
    existing: analyses.length - fresh.length,
  };
}

/** Returns the analyses with these ids, as many at a time as one reply may have. */
async function loadAnalyses(internshipId: Id, ids: readonly Id[], signal: AbortSignal): Promise<readonly CvAnalysis[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / MOST_IN_REPLY) }, (_, index) => index * MOST_IN_REPLY);
  const replies = await Promise.all(
    starts.map((start) => {
      const filter = { internshipId, id: ids.slice(start, start + MOST_IN_REPLY) };
      return client.cvAnalyses.list({ list: { filter, range: [0, MOST_IN_REPLY - 1] } }, { signal });
    }),
  );
  return replies.flatMap(({ items }) => items);
}

/** Loads the analyses of what was added, again and again while one of them runs. */
const useAddedAnalyses = (internshipId: Id, ids: readonly Id[]) =>
  useQuery({
    queryKey: ['cv-analyses', 'added', internshipId, ids],
    enabled: ids.length > 0,
    meta: { isLive: true },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadAnalyses(internshipId, ids, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => isCvAnalysisRunning(state)) ? ANALYSIS_POLL_MS : false,
  });

/** Whether the browser knows the file as something that holds no CV; the server looks at the content of all others. */
const isOtherType = ({ type }: File): boolean => /^(image|audio|video|font)\//.test(type);

/** Sends a file. A failure is what it returns, so that one that is refused does not stop those behind it. */
async function sendFile(internshipId: Id, file: File): Promise<Partial<SentFile>> {
  try {
    if (file.size === 0) throw new AppError('FILE_NO_TEXT');
    if (isOtherType(file)) throw new AppError('FILE_TYPE', { types: acceptedTypeNames('cv') });
    if (file.size > maxBytes) throw new AppError('FILE_TOO_LARGE', { mb: maxBytes / MEGABYTE });
    const { id, state } = await client.cvAnalyses.upload({ body: { internshipId }, file, fileName: file.name });
    return { state: 'sent', id, isExisting: state === 'succeeded' };
  } catch (failure) {
    return { state: 'refused', failure };
  }
}

/**
 * Follows the CVs that somebody adds during a visit: files from being chosen, CVs of applicants from being queued, until each
 * is read or is known not to be. What is added once all of that has ended begins anew.
 */
export function useAddedCvs(internshipId: Id) {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [applicantIds, setApplicantIds] = useState<readonly Id[]>([]);
  const [earlierIds, setEarlierIds] = useState<readonly Id[]>([]);
  const ids = [...new Set([...files.flatMap(({ id }) => id ?? []), ...applicantIds])];
  const { data, isPlaceholderData } = useAddedAnalyses(internshipId, ids);
  const analyses = (data ?? []).filter(({ id, state }) => ids.includes(id) && state !== 'removed');
  /* Of what is loaded, what is missing was removed. */
  const isLoaded = data !== undefined && !isPlaceholderData;
  const counts = countsOf({ files, analyses, unloaded: isLoaded ? 0 : ids.length - analyses.length });
  const hasEnded = counts.ended >= counts.total;
  const keepIds = () => setEarlierIds([...earlierIds, ...ids]);
  const sending = useApiMutation(async (chosen: readonly File[]) => {
    const earlierFiles = hasEnded ? [] : files;
    if (hasEnded) {
      keepIds();
      setApplicantIds([]);
    }
    setFiles([...earlierFiles, ...chosen.map(fileToSend)]);
    const update = (index: number, change: Partial<SentFile>) =>
      setFiles((present) =>
        present.map((file, position) => (position === earlierFiles.length + index ? { ...file, ...change } : file)),
      );
    for (const [index, file] of chosen.entries()) {
      update(index, { state: 'sending' });
      update(index, await sendFile(internshipId, file));
    }
  });
  const clear = () => {
    keepIds();
    setFiles([]);
    setApplicantIds([]);
  };
  return {
    files,
    ids,
    /** What was added during the visit, also what its message was closed of: the last ones that a filter can name. */
    newIds: [...earlierIds, ...ids].slice(-MOST_IN_FILTER),
    analyses,
    counts,
    hasEnded,
    isSending: sending.isPending,
    send: sending.mutate,
    addApplicants: (queued: readonly Id[]) => {
      if (hasEnded) {
        keepIds();
        setFiles([]);
      }
      setApplicantIds((present) => (hasEnded ? queued : [...present, ...queued]));
    },
    clear,
  };
}

/** What was added during a visit, and what became of it. */
export type AddedCvs = ReturnType<typeof useAddedCvs>;
