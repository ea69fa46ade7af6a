import { cleanup, screen, within } from '@testing-library/react';
import { abilityFor, type AdminDashboard } from '@prentice/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildMe } from '../../test/me.builder.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { Queues } from './Queues.tsx';

const person = vi.hoisted(() => ({ role: 'admin' as 'admin' | 'limited_admin' }));
vi.mock(import('../../providers/me-store.ts'), async (original) => {
  const me = () => buildMe({ role: person.role, permissions: ['dashboard:view', 'employers:verify'] });
  return { ...(await original()), useMe: me, useAbility: () => abilityFor(me().actor) };
});

const now = Date.now();
const before = (days: number) => new Date(now - days * 86_400_000).toISOString();
const queue = (name: AdminDashboard['queues'][number]['queue'], dueIn: number) => ({
  queue: name,
  waiting: 2,
  overdue: dueIn < 0 ? 2 : 0,
  oldestAt: before(4),
  nextDueAt: before(-dueIn),
});
const rowsOf = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('rowheader');

afterEach(cleanup);

describe('the queues of the overview', () => {
  it('show a limited administrator apart what only full administrators can work on', async () => {
    person.role = 'limited_admin';
    await renderWithAdmin(<Queues queues={[queue('moderation', 2), queue('verification', 2)]} />);
    expect(rowsOf('Needs attention').map(({ textContent }) => textContent)).toEqual(['Employers to verify']);
    expect(rowsOf('Handled by full administrators').map(({ textContent }) => textContent)).toEqual([
      'Internships to review',
    ]);
  });
  it('show a full administrator all of them, and since when one is overdue', async () => {
    person.role = 'admin';
    await renderWithAdmin(<Queues queues={[queue('moderation', -2), queue('verification', 2)]} />);
    expect(rowsOf('Needs attention')).toHaveLength(2);
    expect(screen.queryByText('Handled by full administrators')).toBeNull();
    expect(screen.getByText(/^Overdue since \d/)).toBeTruthy();
  });
});
