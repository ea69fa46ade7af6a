import { AppError, cvAnalysisList, type CvAnalysisState } from '@prentice/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ANALYSIS_POLL_MS, useAddedCvs, type AddedCvs } from './added-cvs.hook.ts';

let added: AddedCvs;
function Probe(): null {
  const current = useAddedCvs('internship');
  useEffect(() => {
    added = current;
  });
  return null;
}

const states = new Map<string, CvAnalysisState>();
const idsOf = (prefix: string, count: number, state: CvAnalysisState): string[] => {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
  for (const id of ids) states.set(id, state);
  return ids;
};

/* As the server does: of the analyses that are asked for by id, no more than one reply may have. */
beforeEach(async () => {
  states.clear();
  vi.spyOn(client.cvAnalyses, 'list').mockImplementation(async (request) => {
    const { filter, range } = request?.list ?? {};
    const ids = filter?.['id'] as readonly string[];
    const [first = 0, last = 24] = range ?? [];
    if (last - first >= cvAnalysisList.maxRange) throw new AppError('VALIDATION_FAILED');
    const analyses = ids.filter((id) => states.has(id)).map((id) => ({ id, state: states.get(id) }));
    return { items: analyses.slice(first, last + 1), total: analyses.length } as never;
  });
  await renderWithAdmin(<Probe />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('has not ended while more CVs than one reply has wait', async () => {
  act(() => added.addApplicants(idsOf('done', 100, 'succeeded')));
  await waitFor(() => expect(added.counts).toMatchObject({ total: 100, ended: 100 }));
  act(() => added.addApplicants([...added.ids, ...idsOf('waiting', 20, 'queued')]));
  await waitFor(() => expect(added.counts).toMatchObject({ total: 120, ended: 100, read: 100 }));
  expect(added.hasEnded).toBe(false);
});

it('counts what is not loaded yet as not ended, and no longer what was removed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => added.addApplicants(idsOf('cv', 3, 'parsing')));
  expect(added.counts).toMatchObject({ total: 3, ended: 0 });
  await waitFor(() => expect(added.analyses).toHaveLength(3));
  states.set('cv-0', 'removed');
  states.set('cv-1', 'failed');
  states.set('cv-2', 'succeeded');
  await act(() => vi.advanceTimersByTimeAsync(ANALYSIS_POLL_MS));
  await waitFor(() => expect(added.counts).toMatchObject({ total: 2, ended: 2, read: 1, failed: 1 }));
  expect(added.hasEnded).toBe(true);
});

it('sends files one after the other, and the next ones though one is refused', async () => {
  const upload = vi
    .spyOn(client.cvAnalyses, 'upload')
    .mockRejectedValueOnce(new AppError('FILE_TYPE', { types: 'PDF' }))
    .mockImplementationOnce(async () => ({ id: idsOf('file', 1, 'queued')[0], state: 'queued' }) as never);
  act(() => added.send([new File(['a'], 'a.exe'), new File(['b'], 'b.pdf')]));
  await waitFor(() => expect(added.files.map(({ state }) => state)).toEqual(['refused', 'sent']));
  expect(upload).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(added.counts).toMatchObject({ total: 2, ended: 1, refused: 1 }));
});

it('refuses an empty file and a picture before anything is sent', async () => {
  const upload = vi.spyOn(client.cvAnalyses, 'upload');
  act(() => added.send([new File([], 'empty.pdf'), new File(['a'], 'photo.png', { type: 'image/png' })]));
  await waitFor(() => expect(added.files.map(({ state }) => state)).toEqual(['refused', 'refused']));
  expect(added.files.map(({ failure }) => (failure as AppError).code)).toEqual(['FILE_NO_TEXT', 'FILE_TYPE']);
  expect(upload).not.toHaveBeenCalled();
});
