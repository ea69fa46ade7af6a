import { cleanup, screen } from '@testing-library/react';
import { abilityFor, type Permission } from '@prentice/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { buildMe } from '../../test/me.builder.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { CaseEmployer } from './CaseEmployer.tsx';

const role = vi.hoisted(() => ({ current: 'admin' as 'admin' | 'limited_admin' }));
vi.mock(import('../../providers/me-store.ts'), async (original) => {
  const me = () => {
    const built = buildMe({ role: role.current });
    const permissions: Permission[] = role.current === 'admin' ? [] : ['employers:verify'];
    return { ...built, actor: { ...built.actor, permissions } };
  };
  return { ...(await original()), useMe: me, useAbility: () => abilityFor(me().actor) };
});

const id = 'f'.repeat(24);
const employer = {
  id,
  name: 'Grid Co',
  website: 'https://grid.example',
  address: 'Werkstraße 44, Linz',
  city: 'Linz',
  country: 'AT',
  industry: 'energy',
};
const list = vi.spyOn(client.internships, 'list');

beforeEach(() => {
  role.current = 'admin';
  const contact = { contactEmail: 'hr@grid.example', phone: '+43 732 1', registrationNumber: 'FN 1234' };
  vi.spyOn(client.employers, 'get').mockResolvedValue({ ...employer, ...contact } as never);
  list.mockImplementation((async ({ list: { filter } }: { list: { filter: object } }) => ({
    items: [],
    total: 'riskFrom' in filter ? 2 : 4,
  })) as never);
});
afterEach(() => {
  cleanup();
  list.mockReset();
});

it('shows what the company submitted, and what of it waits for a decision', async () => {
  await renderWithAdmin(<CaseEmployer employerId={id} />);
  expect((await screen.findByRole('link', { name: 'https://grid.example' })).getAttribute('href')).toBe(
    'https://grid.example',
  );
  for (const fact of ['Werkstraße 44, Linz, Austria', 'hr@grid.example', '+43 732 1', 'FN 1234'])
    expect(screen.getByText(fact)).toBeDefined();
  const waiting = await screen.findByRole('link', { name: '4 internships waiting, 2 high risk' });
  expect(decodeURIComponent(waiting.getAttribute('href') ?? '')).toContain(`"employerId":"${id}"`);
  expect(list).toHaveBeenCalledTimes(2);
});

it('asks for no internships where the reader decides about none', async () => {
  role.current = 'limited_admin';
  await renderWithAdmin(<CaseEmployer employerId={id} />);
  expect(await screen.findByText('FN 1234')).toBeDefined();
  expect(list).not.toHaveBeenCalled();
});
