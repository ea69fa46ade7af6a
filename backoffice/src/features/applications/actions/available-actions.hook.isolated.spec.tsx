import { cleanup, screen } from '@testing-library/react';
import { abilityFor, anonymous, type ApplicationState, type MemberRole } from '@prentice/contract';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { TransitionableApplication } from './CandidateDialogs.tsx';
import { useAvailableActions } from './available-actions.hook.ts';

const actor = { ...anonymous, id: 'one', role: 'employer' as const, employerId: 'firm', emailVerified: true };
const member = vi.hoisted(() => ({ role: 'owner' as MemberRole }));
vi.mock('../../../providers/me-store.ts', () => ({
  useMe: () => ({ actor }),
  useAbility: () => abilityFor({ ...actor, memberRole: member.role }),
}));

afterEach(cleanup);

const HOUR = 3_600_000;
const candidate = (state: ApplicationState, hours: number): TransitionableApplication => ({
  id: 'ada',
  internshipId: 'place',
  displayName: 'Ada',
  state,
  version: 1,
  interview: { startsAt: new Date(Date.now() + hours * HOUR).toISOString(), mode: 'video' },
});

function Offered({
  application,
  onAction,
}: {
  application: TransitionableApplication;
  onAction: (what: string | null) => void;
}): ReactElement {
  const actions = useAvailableActions(application, (transition) => onAction(transition.to), onAction);
  return (
    <>
      {actions.map(({ to, label, start }) => (
        <button key={to} onClick={start}>
          {label}
        </button>
      ))}
    </>
  );
}

async function offersTo(role: MemberRole, application: TransitionableApplication): Promise<readonly (string | null)[]> {
  member.role = role;
  await renderWithAdmin(<Offered application={application} onAction={() => undefined} />);
  return screen.queryAllByRole('button').map((button) => button.textContent);
}

it.each(['owner', 'recruiter'] as const)('lets the %s cancel an interview until it begins', async (role) => {
  expect(await offersTo(role, candidate('interview', 1))).toEqual(['Make finalist', 'Cancel interview', 'Reject']);
  cleanup();
  expect(await offersTo(role, candidate('interview', -1))).toEqual(['Make finalist', 'Reject']);
});

it('offers a reviewer nothing', async () => {
  expect(await offersTo('reviewer', candidate('interview', 1))).toEqual([]);
});

it('asks for words before an interview is cancelled, and shortlists others at once', async () => {
  member.role = 'owner';
  const onAsk = vi.fn();
  await renderWithAdmin(<Offered application={candidate('interview', 1)} onAction={onAsk} />);
  screen.getByRole('button', { name: 'Cancel interview' }).click();
  expect(onAsk).toHaveBeenLastCalledWith('cancelInterview');
  cleanup();
  await renderWithAdmin(<Offered application={candidate('in_review', 1)} onAction={onAsk} />);
  screen.getByRole('button', { name: 'Shortlist' }).click();
  expect(onAsk).toHaveBeenLastCalledWith('shortlisted');
});
