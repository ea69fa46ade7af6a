import { cleanup, screen } from '@testing-library/react';
import { abilityFor, anonymous } from '@prentice/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { CasePanel } from './CasePanel.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';
import { AssignVisibleCases } from './AssignVisibleCases.tsx';

const firm = 'f'.repeat(24);
const me = vi.hoisted(() => ({ employerId: null as string | null }));
vi.mock('../../providers/me-store.ts', async (importOriginal) => {
  const actor = () => ({ ...anonymous, id: 'mia', role: 'admin' as const, emailVerified: true, ...me });
  return {
    ...(await importOriginal<object>()),
    useMe: () => ({ actor: actor() }),
    useAbility: () => abilityFor(actor()),
  };
});
vi.mock('../../ui/differences/AuditTrail.tsx', () => ({ AuditTrail: () => null }));
vi.mock('./CaseEmployer.tsx', () => ({ CaseEmployer: () => null }));

const instant = '2026-11-20T10:00:00.000Z';
const verificationCase: ReviewedCase = {
  id: 'c'.repeat(24),
  employerId: firm,
  employerName: 'Grid Co',
  employerSlug: 'grid-co',
  employerCountry: 'DE',
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
  internalNote: 'The register was asked.',
  assigneeId: null,
  assigneeName: null,
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  dueAt: null,
  createdAt: instant,
  updatedAt: instant,
  version: 1,
};
const mia = { id: 'mia', name: 'Mia' };
const jo = { id: 'jo', name: 'Jo Berg' };
const { verificationCases } = client;
const panel = (language: 'en' | 'de' = 'en') =>
  renderWithAdmin(
    <CasePanel id={verificationCase.id} takesFocus={false} onDecided={() => undefined} onUndone={() => undefined} />,
    language,
  );

beforeEach(() => {
  me.employerId = firm;
  vi.spyOn(verificationCases, 'get').mockResolvedValue(verificationCase);
  vi.spyOn(verificationCases, 'reviewers').mockResolvedValue([mia, jo]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [
    'en',
    /^You are a member of this company/,
    /Nobody can decide about their own company/,
    'Ask a colleague to take it: Jo Berg.',
  ],
  [
    'de',
    /^Sie gehören zu diesem Unternehmen/,
    /Niemand darf über das eigene Unternehmen/,
    'Bitten Sie jemanden aus dem Team, ihn zu übernehmen: Jo Berg.',
  ],
] as const)(
  'says in %s why nothing is offered about the own company, and whom to ask',
  async (language, title, why, ask) => {
    await panel(language);
    for (const label of [title, why, ask]) expect(await screen.findByText(label)).toBeDefined();
    expect(screen.getByText('The register was asked.')).toBeDefined();
    for (const role of ['button', 'combobox', 'textbox']) expect(screen.queryAllByRole(role)).toEqual([]);
  },
);

it('says what to do when there is nobody to ask', async () => {
  vi.mocked(verificationCases.reviewers).mockResolvedValue([mia]);
  await panel();
  expect(await screen.findByText(/^Nobody else can verify employers yet/)).toBeDefined();
});

it('offers everything about other companies', async () => {
  me.employerId = 'd'.repeat(24);
  await panel();
  for (const name of ['Verify', 'Request information', 'Reject'])
    expect(await screen.findByRole('button', { name })).toBeDefined();
  for (const role of ['combobox', 'textbox']) expect(screen.getByRole(role)).toBeDefined();
  expect(screen.queryByText(/You are a member/)).toBeNull();
});

it('takes only cases of others when all shown are taken', async () => {
  const others = ['a', 'b'].map((letter) => ({
    ...verificationCase,
    id: letter.repeat(24),
    employerId: letter.repeat(24),
  }));
  await renderWithAdmin(<AssignVisibleCases cases={[verificationCase, ...others]} />);
  expect(screen.getByRole('button').textContent).toContain('2');
});
