import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { abilityFor, AppError, internshipLimits } from '@prentice/contract';
import { useTakeUndoableMutation } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppNotifications } from '../../../app/AppNotifications.tsx';
import { client } from '../../../providers/session.ts';
import { buildMe } from '../../../test/me.builder.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { decidedInternships, ModerationDecision } from './ModerationDecision.tsx';
import { aModeratedInternship } from './moderated-internship.builder.ts';
import { RevisionDecision } from './RevisionDecision.tsx';

vi.mock(import('../../../providers/me-store.ts'), async (original) => {
  const me = buildMe({ role: 'admin' });
  return { ...(await original()), useMe: () => me, useAbility: () => abilityFor(me.actor) };
});

const internship = aModeratedInternship();
const answers: (() => void)[] = [];
const late = () => new Promise<never>((resolve) => answers.push(resolve as () => void));

/** An internship whose newer version comes, and whose time to undo passes, when the test lets it. */
function Screen({
  risk = internship.risk,
  employer = internship.employer,
}: Partial<Pick<ModeratedInternship, 'risk' | 'employer'>>): ReactElement {
  const [version, setVersion] = useState(1);
  const [state, setState] = useState(internship.state);
  const takeMutation = useTakeUndoableMutation();
  return (
    <>
      <AppNotifications />
      <button onClick={() => setVersion(2)}>Come</button>
      <button onClick={() => takeMutation()?.({ isUndo: false })}>Time passes</button>
      <button onClick={() => setState('rejected')}>Colleague</button>
      <ModerationDecision internship={{ ...internship, risk, employer, version, state }} />
      <RevisionDecision internship={{ ...internship, version }} />
    </>
  );
}

const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const waits = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true));
const answer = () => act(async () => answers.forEach((tell) => tell()));

beforeEach(() => {
  answers.length = 0;
  decidedInternships.change(() => new Map());
  vi.spyOn(client.internships, 'transition').mockImplementation(late);
  vi.spyOn(client.internships, 'decideRevision').mockImplementation(late);
  vi.spyOn(client.internships, 'list').mockResolvedValue({ items: [], total: 0 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('deciding about an internship on a slow line', () => {
  it('is done once: not while the decision is on its way, nor before the internship is there as it left it', async () => {
    await renderWithAdmin(<Screen />);
    await key('v');
    await waits('Approve');
    for (const name of ['r', 'v']) await key(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(client.internships.transition).not.toHaveBeenCalled();
    await press('Time passes');
    await waits('Approve');
    for (const name of ['r', 'v']) await key(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    await answer();
    await key('v');
    await key('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(client.internships.transition).toHaveBeenCalledTimes(1);
    await press('Come');
    await key('v');
    await press('Time passes');
    expect(client.internships.transition).toHaveBeenCalledTimes(2);
  });

  it('is not done when it is undone by the key, and can be done again', async () => {
    await renderWithAdmin(<Screen />);
    await key('v');
    await waits('Approve');
    await key('u');
    await press('Time passes');
    expect(client.internships.transition).not.toHaveBeenCalled();
    await key('v');
    await press('Time passes');
    expect(client.internships.transition).toHaveBeenCalledTimes(1);
  });

  it('can be done again once the server has refused it', async () => {
    vi.mocked(client.internships.transition).mockRejectedValue(new AppError('OVERLOADED'));
    await renderWithAdmin(<Screen />);
    await key('v');
    await press('Time passes');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' }).hasAttribute('disabled')).toBe(false));
  });

  it.each([
    ['below the limit', internshipLimits.highRisk - 1, false],
    ['at the limit', internshipLimits.highRisk, true],
  ])('asks before it approves when the risk is %s', async (_where, score, asks) => {
    const risky = aModeratedInternship({ risk: { score, hits: [] } });
    await renderWithAdmin(<Screen risk={risky.risk} />);
    await key('v');
    expect(screen.queryByRole('dialog') !== null).toBe(asks);
    if (!asks) await press('Time passes');
    expect(client.internships.transition).toHaveBeenCalledTimes(asks ? 0 : 1);
    if (!asks) return;
    await act(
      async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' })),
    );
    await press('Time passes');
    const [sent] = vi.mocked(client.internships.transition).mock.calls[0] ?? [];
    expect(sent).toMatchObject({ body: { to: 'open', confirmRisk: true } });
  });

  it('is no longer offered once a colleague has made it, who is named', async () => {
    vi.spyOn(client.internships, 'get').mockResolvedValue({ ...internship, state: 'rejected' });
    vi.spyOn(client.audit, 'list').mockResolvedValue({ items: [], total: 0 });
    await renderWithAdmin(<Screen />);
    await key('r');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await press('Colleague');
    expect(await screen.findByText('A colleague has already rejected “Trainee”.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not possible for an employer that is not verified, before more than the internship has been loaded', async () => {
    vi.spyOn(client.employers, 'get').mockImplementation(late);
    const { verification } = internship.employer;
    const { employer } = aModeratedInternship({ employer: { verification: { ...verification, state: 'pending' } } });
    await renderWithAdmin(<Screen employer={employer} />);
    expect(screen.getByRole('button', { name: 'Approve' }).hasAttribute('disabled')).toBe(true);
    await key('v');
    await press('Time passes');
    expect(client.internships.transition).not.toHaveBeenCalled();
  });

  it('is done once about a change of a live one', async () => {
    await renderWithAdmin(<Screen />);
    await press('Approve change');
    await waits('Approve change');
    await answer();
    await press('Approve change');
    expect(client.internships.decideRevision).toHaveBeenCalledTimes(1);
  });
});

it('continues in the order of the list: due first, then the highest risk, copies behind the first', async () => {
  const hits = [{ rule: 'own_duplicate' as const, quote: 'Trainee', points: 20, relatedId: internship.id }];
  const items = [
    aModeratedInternship({ id: 'low', submittedAt: '2026-11-02T07:00:00.000Z' }),
    aModeratedInternship({ risk: { score: 60, hits: [] } }),
    aModeratedInternship({ id: 'high', risk: { score: 50, hits: [] } }),
    aModeratedInternship({ id: 'copy', submittedAt: '2026-11-02T09:00:00.000Z', risk: { score: 20, hits } }),
  ];
  vi.mocked(client.internships.list).mockResolvedValue({ items, total: 4 });
  await renderWithAdmin(<Screen />);
  const next = await screen.findByRole('link', { name: /^Next in the queue \(3 left\)/ });
  expect(next.getAttribute('href')).toMatch(/\/copy$/);
});
