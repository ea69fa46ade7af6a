import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { abilityFor, AppError } from '@prentice/contract';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppNotifications } from '../../app/AppNotifications.tsx';
import { client } from '../../providers/session.ts';
import { buildMe } from '../../test/me.builder.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { useSelectedCase, type ReviewedCase } from './selected-case.hook.ts';
import { CaseDecision, decidedCases } from './CaseDecision.tsx';

vi.mock(import('../../providers/me-store.ts'), async (original) => {
  const me = buildMe({ role: 'admin' });
  return { ...(await original()), useMe: () => me, useAbility: () => abilityFor(me.actor) };
});

const instant = '2026-11-02T08:00:00.000Z';
const caseOf = (id: string): ReviewedCase => ({
  id,
  employerId: id,
  employerName: id,
  employerSlug: id,
  employerCountry: 'AT',
  origin: 'first',
  round: 1,
  rounds: [],
  state: 'pending',
  level: null,
  checks: [],
  warnings: 0,
  failures: 0,
  documents: [],
  reasonCodes: [],
  noteToEmployer: null,
  internalNote: null,
  assigneeId: null,
  assigneeName: null,
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  dueAt: instant,
  createdAt: instant,
  updatedAt: instant,
  version: 1,
});
const cases = ['Anna', 'Bert', 'Cora'].map(caseOf);

/** The queue's keys, and the decision about the chosen case. */
function Queue(): ReactElement {
  const { current, next, previous, decided, undone } = useSelectedCase(cases, 'pending');
  useKeyboardShortcuts([
    { key: 'j', label: 'next', run: next },
    { key: 'k', label: 'previous', run: previous },
  ]);
  const verificationCase = cases.find(({ id }) => id === current);
  return (
    <>
      <p data-testid="case">{current}</p>
      {verificationCase && (
        <CaseDecision
          key={verificationCase.id}
          verificationCase={verificationCase}
          onDecided={() => decided(verificationCase)}
          onUndone={() => undone(verificationCase)}
        />
      )}
    </>
  );
}

const answers: { readonly done: () => void; readonly late: () => void }[] = [];
const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const requestedStates = () =>
  vi.mocked(client.verificationCases.transition).mock.calls.map(([{ params }]) => params.id);
/* Whoever hides the page ends the time to undo. */
const timePasses = () => act(async () => void fireEvent(window, new Event('pagehide')));
const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const dialog = (name: string) => screen.findByRole('dialog', { name: new RegExp(name) });
const shownCase = () => screen.getByTestId('case').textContent;

beforeAll(async () => void (await import('./DecisionDialogs.tsx')));
beforeEach(async () => {
  answers.length = 0;
  decidedCases.change(() => new Map());
  vi.spyOn(client.verificationCases, 'get').mockImplementation(async ({ params }) => caseOf(params.id));
  vi.spyOn(client.verificationCases, 'transition').mockImplementation(
    ({ params }) =>
      new Promise((resolve, reject) =>
        answers.push({
          done: () => resolve(caseOf(params.id)),
          late: () => reject(new AppError('VERSION_CONFLICT')),
        }),
      ),
  );
  await renderWithAdmin(
    <>
      <Queue />
      <AppNotifications />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('deciding about cases faster than the server answers', () => {
  const verify = async (name: string) => {
    await key('v');
    await dialog(`Verify ${name}`);
    await press('Verify');
  };

  it('goes on to the next case, and leaves the dialog alone that is open there when the answer comes', async () => {
    await verify('Anna');
    await dialogIsClosed();
    expect(shownCase()).toBe('Bert');
    await key('j');
    await key('r');
    await dialog('Reject Cora');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'The documents are of another company.' } });
    await timePasses();
    await act(async () => answers[0]?.done());
    expect(await screen.findByText('Anna verified. We’ve notified them')).toBeTruthy();
    expect(shownCase()).toBe('Cora');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The documents are of another company.');
    expect(requestedStates()).toEqual(['Anna']);
  });

  it('sends nothing that is undone, and shows the case again', async () => {
    await verify('Anna');
    await dialogIsClosed();
    expect(screen.getByText('Verifying Anna')).toBeTruthy();
    await key('u');
    await timePasses();
    expect(shownCase()).toBe('Anna');
    expect(requestedStates()).toEqual([]);
    await verify('Anna');
    await timePasses();
    expect(requestedStates()).toEqual(['Anna']);
  });

  it('makes no second decision while the first can be undone or is on its way', async () => {
    await verify('Anna');
    await dialogIsClosed();
    await key('k');
    expect(shownCase()).toBe('Anna');
    for (const moment of [() => undefined, timePasses]) {
      await moment();
      await key('r');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(requestedStates()).toEqual(['Anna']);
  });

  it('says about whom a colleague was faster, wherever one is then', async () => {
    vi.mocked(client.verificationCases.get).mockResolvedValue({ ...caseOf('Anna'), state: 'verified' });
    await verify('Anna');
    await timePasses();
    await act(async () => answers[0]?.late());
    expect(shownCase()).toBe('Bert');
    expect(await screen.findByText('A colleague has already verified Anna. Your decision was not saved.')).toBeTruthy();
  });
});

it('gives the keys to a dialog that is asked for and not yet there', async () => {
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.getByRole('dialog', { hidden: true }).getAttribute('aria-busy')).toBe('true');
  fireEvent.keyDown(document.body, { key: 'j' });
  await dialog('Anna');
  expect(shownCase()).toBe('Anna');
});
