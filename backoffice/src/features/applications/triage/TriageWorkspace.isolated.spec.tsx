import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { abilityFor, AppError, type BulkReply } from '@prentice/contract';
import { ListContextProvider, useList } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { buildMe } from '../../../test/me.builder.ts';
import { Notices } from '../../../test/Notices.tsx';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { CandidateRow } from '../application-types.ts';
import { useFailedTransitions } from '../actions/bulk-transitions.hook.ts';
import { UndoProvider } from '../undo/UndoProvider.tsx';
import { TriageWorkspace } from './TriageWorkspace.tsx';

/** Of whom nothing is on the screen yet. */
let pendingId = '';

vi.mock('react-router', () => ({ useSearchParams: () => useState(() => new URLSearchParams()) }));
vi.mock('./TriageCandidate.tsx', () => ({
  TriageCandidate: ({ id, isChosen, onShown }: { id: string; isChosen: boolean; onShown: () => void }) => {
    const report = useEffectEvent(onShown);
    useEffect(() => {
      if (id !== pendingId) report();
    }, [id]);
    return <p>{`${isChosen ? 'Opened' : 'Reading'} ${id}`}</p>;
  },
}));
vi.mock(import('../../../providers/me-store.ts'), async (original) => ({
  ...(await original()),
  useAbility: () => abilityFor(member.actor),
}));

const member = buildMe({ role: 'employer', employerId: 'c'.repeat(24), memberRole: 'owner' });
const updatedAt = '2026-01-01T00:00:00.000Z';
const rowOf = (id: string): CandidateRow => ({
  id,
  internshipId: 'internship',
  internship: { id: 'internship', slug: 'trainee', title: 'Trainee', state: 'open' },
  state: 'submitted',
  displayName: id,
  blind: false,
  submittedAt: updatedAt,
  responseDueAt: updatedAt,
  firstResponseAt: null,
  overdue: false,
  rating: null,
  tags: [],
  noteCount: 0,
  interview: null,
  interviewAnswer: null,
  offer: null,
  rejection: null,
  match: null,
  createdAt: updatedAt,
  updatedAt,
  version: 1,
});
const candidates = ['Ada', 'Ben', 'Cleo', 'Dora'].map(rowOf);

/** @param isLoading whether the list comes only once the test lets it */
function Triage({ isLoading = false }: { isLoading?: boolean }): ReactElement {
  const [isPending, setPending] = useState(isLoading);
  const emptyList = useList<CandidateRow>({ isPending: true });
  const wholeList = useList({ data: candidates });
  return (
    <UndoProvider>
      <ListContextProvider value={isPending ? emptyList : wholeList}>
        <TriageWorkspace />
      </ListContextProvider>
      <Notices />
      <button onClick={() => setPending(false)}>Load</button>
    </UndoProvider>
  );
}

const answers: { done: () => void; refuse: () => void; fail: () => void }[] = [];
const replyOf = (ids: readonly string[], ok: boolean): BulkReply => ({
  done: ok ? ids.length : 0,
  refused: ok ? 0 : ids.length,
  results: ids.map((id) => ({ id, ok, code: ok ? null : 'OVERLOADED', message: null, params: {} })),
});
const sentIds = () => vi.mocked(client.applications.transitionMany).mock.calls.map(([{ body }]) => body.ids);
const key = async (...names: readonly string[]) => {
  for (const name of names) await act(async () => void fireEvent.keyDown(document.body, { key: name }));
};
const listedNames = () =>
  within(list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const list = () => screen.getByRole('list', { name: 'New candidates' });
const openName = () => list().querySelector('[aria-current=true]')?.textContent;
const rowNamed = (name: string) => within(within(list()).getByRole('link', { name }).closest('li') ?? list());
const unsaved = () => screen.queryByText(/not saved$/, { selector: '[role=status] span' })?.textContent;

beforeEach(async () => {
  answers.length = 0;
  pendingId = '';
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.spyOn(client.applications, 'transitionMany').mockImplementation(
    ({ body: { ids } }) =>
      new Promise((resolve, reject) =>
        answers.push({
          done: () => resolve(replyOf(ids, true)),
          refuse: () => resolve(replyOf(ids, false)),
          fail: () => reject(new AppError('OVERLOADED')),
        }),
      ),
  );
  vi.spyOn(client.applications, 'get').mockImplementation(() => new Promise(() => undefined));
  await renderWithAdmin(<Triage />);
});
afterEach(() => {
  const { result } = renderHook(() => useFailedTransitions());
  act(() => result.current.forgetFailed(candidates.map(({ id }) => id)));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a decision that is not saved', () => {
  it('is said at once, marked in its row, and leaves the open candidate open', async () => {
    await key('j', 's');
    await key('s');
    expect(openName()).toBe('Cleo');
    await act(async () => answers[0]?.fail());
    expect(screen.getByText(/^The decision about Ada was not saved\. The site is busy/)).toBeDefined();
    expect(listedNames()).toEqual(['Ada', 'Cleo', 'Dora']);
    expect(openName()).toBe('Cleo');
    expect(rowNamed('Ada').getByText('Decision not saved')).toBeDefined();
    expect(rowNamed('Cleo').queryByText('Decision not saved')).toBeNull();
    expect(unsaved()).toBe('1 decision is not saved');
    await act(async () => answers[1]?.refuse());
    expect(unsaved()).toBe('2 decisions are not saved');
  });

  it('is found again from the head of the list, and still after one has been elsewhere', async () => {
    await key('j', 'j', 's');
    await act(async () => answers[0]?.fail());
    cleanup();
    await renderWithAdmin(<Triage />);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(openName()).toBe('Ben');
  });

  it('is sent again by the button in its row', async () => {
    await key('j', 's');
    await act(async () => answers[0]?.fail());
    await act(async () => fireEvent.click(rowNamed('Ada').getByRole('button', { name: 'Try again: Ada' })));
    expect(sentIds()).toEqual([['Ada'], ['Ada']]);
    expect(openName()).toBe('Ben');
    expect(document.activeElement?.textContent).toBe('Ben');
    await act(async () => answers[1]?.done());
    expect(listedNames()).toEqual(['Ben', 'Cleo', 'Dora']);
    expect(unsaved()).toBeUndefined();
  });

  it('is sent again together with the others', async () => {
    await key('j', 's');
    await key('s');
    await act(async () => answers.forEach(({ fail }) => fail()));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(sentIds().at(-1)).toEqual(['Ada', 'Ben']);
  });
});

it('says that nobody is chosen where a key decides about nobody', async () => {
  const words = () => screen.getAllByText('Choose a candidate').length;
  expect(words()).toBe(1);
  await key('s');
  expect(words()).toBe(2);
  expect(sentIds()).toEqual([]);
});

it('decides by no key about a candidate who is not on the screen yet, and says so', async () => {
  pendingId = 'Ben';
  await key('j', 's', 's', 'r');
  expect(sentIds()).toEqual([['Ada']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(openName()).toBe('Ben');
  expect(screen.getAllByText('Ben had only just come up. Nothing was decided.').length).toBeGreaterThan(0);
});

it('says no longer that a key decided nothing once the next decision is made', async () => {
  pendingId = 'Ben';
  await key('j', 's', 's');
  expect(screen.getAllByText(/^Ben had only just come up/).length).toBeGreaterThan(0);
  await key('j', 's');
  expect(sentIds()).toEqual([['Ada'], ['Cleo']]);
  expect(screen.queryByText(/^Ben had only just come up/)).toBeNull();
});

it('fetches what the next candidate sent once the open one is on the screen, without opening them', async () => {
  pendingId = 'Ada';
  const lookedAt = vi.mocked(client.applications.get);
  await key('j');
  expect(lookedAt).not.toHaveBeenCalled();
  await key('j');
  expect(lookedAt.mock.calls.map(([{ params }]) => params.id)).toEqual(['Cleo']);
});

describe('the candidate one comes to', () => {
  beforeEach(async () => {
    cleanup();
    await renderWithAdmin(<Triage />);
  });

  it('is only looked at by key, and opened by a click', async () => {
    await key('j', 'j');
    expect(screen.getByText('Reading Ben')).toBeTruthy();
    await act(async () => void fireEvent.click(within(list()).getByRole('link', { name: 'Cleo' })));
    expect(screen.getByText('Opened Cleo')).toBeTruthy();
  });
});

describe('keys that are pressed before the list is there', () => {
  beforeEach(async () => {
    cleanup();
    await renderWithAdmin(<Triage isLoading />);
  });
  const load = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Load' })));

  it('open the row that they walk to once it is drawn', async () => {
    await key('j', 'j');
    await load();
    expect(openName()).toBe('Ben');
    expect(document.activeElement?.textContent).toBe('Ben');
  });

  it('decide about nobody, and say so', async () => {
    await key('j', 's', 'r');
    expect(screen.getAllByText('The list is still loading. Nothing was decided.').length).toBeGreaterThan(0);
    await load();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentIds()).toEqual([]);
    expect(openName()).toBe('Ada');
    await key('s');
    expect(sentIds()).toEqual([['Ada']]);
  });
});
