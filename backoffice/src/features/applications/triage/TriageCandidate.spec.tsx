import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { CandidateRow } from '../application-types.ts';
import { TriageCandidate } from './TriageCandidate.tsx';

const decisions = { canShortlist: false, canReject: false, shortlist: () => undefined, reject: () => undefined };
const pending = () => new Promise<never>(() => undefined);

function Pane({ isChosen, readingMs = 1_500 }: { isChosen: boolean; readingMs?: number }): ReactElement {
  return (
    <ListContextProvider value={useList<CandidateRow>({ data: [] })}>
      <TriageCandidate
        id="ada"
        isChosen={isChosen}
        readingMs={readingMs}
        row={undefined}
        place={undefined}
        decisions={decisions}
        departed={null}
        onNext={() => undefined}
        onShown={() => undefined}
      />
    </ListContextProvider>
  );
}
const stay = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const opened = () => vi.mocked(client.applications.open);
const lookedAt = () => vi.mocked(client.applications.get);

beforeEach(() => {
  vi.spyOn(client.applications, 'open').mockImplementation(pending);
  vi.spyOn(client.applications, 'get').mockImplementation(pending);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a candidate beside the list', () => {
  it('is opened when somebody asked for them', async () => {
    await renderWithAdmin(<Pane isChosen readingMs={60_000} />);
    await waitFor(() => expect(opened()).toHaveBeenCalledTimes(1));
    expect(lookedAt()).not.toHaveBeenCalled();
  });
  it('is only looked at when they came up by themselves, and opened after a stay', async () => {
    await renderWithAdmin(<Pane isChosen={false} />);
    await waitFor(() => expect(lookedAt()).toHaveBeenCalledTimes(1));
    expect(opened()).not.toHaveBeenCalled();
    await waitFor(() => expect(opened()).toHaveBeenCalledTimes(1), { timeout: 8_000 });
  });
  it('is opened before that once something of theirs is used', async () => {
    await renderWithAdmin(<Pane isChosen={false} readingMs={60_000} />);
    await waitFor(() => expect(lookedAt()).toHaveBeenCalledTimes(1));
    expect(opened()).not.toHaveBeenCalled();
    const documents = document.querySelector('[aria-busy]');
    if (documents) fireEvent.pointerDown(documents);
    await waitFor(() => expect(opened()).toHaveBeenCalledTimes(1));
  });
  it('is not opened when one goes on before', async () => {
    await renderWithAdmin(<Pane isChosen={false} />);
    await waitFor(() => expect(lookedAt()).toHaveBeenCalledTimes(1));
    cleanup();
    await stay(1_700);
    expect(opened()).not.toHaveBeenCalled();
  });
});
