import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { abilityFor, AppError, type ApplicationState } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppNotifications } from '../../../app/AppNotifications.tsx';
import { client } from '../../../providers/session.ts';
import { buildMe } from '../../../test/me.builder.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { anApplication } from '../application-details.builder.ts';
import { UndoProvider } from '../undo/UndoProvider.tsx';
import { CandidateActionBar, useCandidateActions } from './CandidateActions.tsx';

vi.mock(import('../../../providers/me-store.ts'), async (original) => {
  const me = buildMe({ role: 'employer', memberRole: 'owner', employerId: 'a'.repeat(24) });
  return { ...(await original()), useMe: () => me, useAbility: () => abilityFor(me.actor) };
});
/* The dialog of a rejection has specs of its own: here it only sends one. */
vi.mock(import('./RejectDialog.tsx'), async () => {
  const { createElement } = await import('react');
  return {
    default: ({ onReject }) =>
      createElement(
        'button',
        { onClick: () => onReject({ to: 'rejected', code: 'other', text: null }) },
        'Send rejection',
      ),
  };
});

type Change = Parameters<typeof anApplication>[0];

function Candidate({ state, change }: { state: ApplicationState; change?: Change }): ReactElement {
  const application = anApplication({ ...change, state });
  return <CandidateActionBar application={application} candidateActions={useCandidateActions(application)} />;
}

const open = (state: ApplicationState, change: Change = {}) =>
  renderWithAdmin(
    <UndoProvider>
      <Candidate state={state} change={change} />
      <AppNotifications />
    </UndoProvider>,
  );
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const NOTIFIED = /We’ve notified them\.$/;

beforeEach(() => {
  vi.spyOn(client.applications, 'transition').mockResolvedValue(
    {} as Awaited<ReturnType<typeof client.applications.transition>>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(['submitted', 'in_review'] as const)('offers to undo the shortlisting of a candidate in %s', async (state) => {
  await open(state);
  await press(/^Shortlist/);
  expect(undoButton()).not.toBeNull();
  expect(screen.queryByText(NOTIFIED)).toBeNull();
});

it('offers to undo a rejection from a state in which the candidate has heard back', async () => {
  await open('finalist');
  await press(/^Reject/);
  await act(async () => void fireEvent.click(await screen.findByText('Send rejection')));
  expect(undoButton()).not.toBeNull();
  expect(screen.queryByText(NOTIFIED)).toBeNull();
});

it('asks before a rejected candidate is shortlisted, and then says that the candidate was told', async () => {
  await open('rejected');
  await press(/^Move to shortlist/);
  const dialog = within(await screen.findByRole('dialog', { name: /after all\?$/ }));
  expect(screen.queryByText(NOTIFIED)).toBeNull();
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Move to shortlist' })));
  expect(undoButton()).toBeNull();
  expect(await screen.findByText(NOTIFIED)).toBeTruthy();
});

it('says that the candidate was told of becoming a finalist, which cannot be undone', async () => {
  await open('shortlisted');
  await press('Make finalist');
  expect(undoButton()).toBeNull();
  expect(await screen.findByText('Ada is now a finalist. We’ve notified them.')).toBeTruthy();
});

it('says that somebody else was first and that the screen is current, without asking to reload it', async () => {
  vi.mocked(client.applications.transition).mockRejectedValue(new AppError('VERSION_CONFLICT'));
  await open('shortlisted');
  await press('Make finalist');
  const alert = await screen.findByText(/^Someone else changed this application meanwhile/);
  expect(alert.textContent).toContain('Your decision was not saved.');
  expect(screen.queryByText(/Reload/)).toBeNull();
});

describe('a decision that a colleague made first', () => {
  const colleagueId = 'c'.repeat(24);
  const eventTo = (to: ApplicationState, actorId: string) => ({
    id: to,
    from: 'submitted' as const,
    to,
    by: 'employer' as const,
    actorId,
    reason: null,
    at: new Date().toISOString(),
    visibleTo: 'both' as const,
  });
  const shortlistedBy = (actorId: string): Change => ({ version: 2, events: [eventTo('shortlisted', actorId)] });
  const Following = (): ReactElement => {
    const [change, setChange] = useState<Change | null>(null);
    return (
      <>
        <Candidate state={change ? 'shortlisted' : 'submitted'} change={change ?? {}} />
        <button onClick={() => setChange(shortlistedBy(colleagueId))}>Colleague shortlists</button>
        <button onClick={() => setChange(shortlistedBy('e'.repeat(24)))}>Other tab shortlists</button>
        <AppNotifications />
      </>
    );
  };
  const MESSAGE = 'Leo shortlisted Ada just now.';

  beforeEach(() => {
    const member = { userId: colleagueId, name: 'Leo', email: 'leo@demo.example' };
    vi.spyOn(client.members, 'list').mockResolvedValue({ items: [member], total: 1 } as unknown as Awaited<
      ReturnType<typeof client.members.list>
    >);
  });

  it('is named, and closes the dialog about the former state', async () => {
    await renderWithAdmin(<Following />);
    await press(/^Reject/);
    await screen.findByText('Send rejection');
    await press('Colleague shortlists');
    expect(await screen.findByText(MESSAGE)).toBeTruthy();
    expect(screen.queryByText('Send rejection')).toBeNull();
  });

  it('is not announced where the reader made it in another tab', async () => {
    await renderWithAdmin(<Following />);
    await press('Other tab shortlists');
    expect(await screen.findByRole('button', { name: /^Invite/ })).toBeTruthy();
    expect(screen.queryByText(/shortlisted Ada/)).toBeNull();
  });

  it('is named once the own one is refused, and leaves no dialog that would send it again', async () => {
    vi.mocked(client.applications.transition).mockRejectedValue(new AppError('VERSION_CONFLICT'));
    vi.spyOn(client.applications, 'get').mockResolvedValue(
      anApplication({ ...shortlistedBy(colleagueId), state: 'shortlisted' }),
    );
    await open('submitted');
    await press(/^Reject/);
    await act(async () => void fireEvent.click(await screen.findByText('Send rejection')));
    expect(await screen.findByText(`${MESSAGE} Your decision was not saved.`)).toBeTruthy();
    expect(screen.queryByText('Send rejection')).toBeNull();
  });
});

it('offers what comes next and the rejection on a phone, and the rest with its undo in a menu', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await open('shortlisted');
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Invite to an interview', 'RejectR', expect.stringMatching(/^Actions for /)]);
  await press(/^Actions for /);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Make finalist']);
});

describe('an interview that is still to come', () => {
  const HOUR = 3_600_000;
  const interviewIn = (hours: number) => ({
    startsAt: new Date(Date.now() + hours * HOUR).toISOString(),
    durationMinutes: 45,
    mode: 'video' as const,
    place: null,
    link: 'https://meet.example/room',
    note: '',
  });
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const primaryButtons = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.classList.contains('MuiButton-contained'))
      .map(({ textContent }) => textContent);

  it('can be rescheduled first of all, and presses nobody to decide', async () => {
    await open('interview', { interview: interviewIn(5) });
    expect(buttons()).toEqual(['Reschedule interview', 'Make finalist', 'Cancel interview', 'RejectR']);
    expect(primaryButtons()).toEqual([]);
  });

  it('is to be rescheduled where the candidate asks for another time', async () => {
    const interviewAnswer = { answer: 'other_time' as const, note: 'Friday?', at: new Date().toISOString() };
    await open('interview', { interview: interviewIn(5), interviewAnswer });
    expect(primaryButtons()).toEqual(['Reschedule interview']);
  });

  it('leads on to the finalists once it has begun', async () => {
    await open('interview', { interview: interviewIn(-1) });
    expect(primaryButtons()).toEqual(['Make finalist']);
  });
});
