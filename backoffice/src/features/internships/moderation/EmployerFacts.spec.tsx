import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { exactTime } from '../../../ui/formats/time-format.ts';
import { ApprovalOutcome } from './ApprovalOutcome.tsx';
import { aModeratedInternship } from './moderated-internship.builder.ts';
import { EmployerFacts } from './EmployerFacts.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const internship = (change: Parameters<typeof aModeratedInternship>[0] = {}) =>
  aModeratedInternship({ id: 'tasks', employerId: 'mill', employer: { name: 'Mill' }, ...change });

/** Answers for an employer with so many internships that were approved, and that were not. */
function answer(verification: string, passed: number, failed: number): void {
  vi.spyOn(client.employers, 'get').mockResolvedValue({
    verification: { state: verification },
    createdAt: '2026-01-05T08:00:00.000Z',
    openReports: 2,
    overdueApplications: 0,
  } as never);
  vi.spyOn(client.internships, 'list').mockImplementation(async (input) => {
    const { state: states } = (input?.list?.filter ?? { state: [] }) as { state: readonly string[] };
    return { items: [], total: states.includes('rejected') ? failed : passed };
  });
}

describe('beside an internship that waits for a decision', () => {
  it('stands whether its employer is verified, and what it has published before', async () => {
    answer('verified', 4, 1);
    await renderWithAdmin(<EmployerFacts internship={internship()} />);
    expect(await screen.findByText('Verified')).toBeDefined();
    expect(screen.getByText('Approved before').nextSibling?.textContent).toBe('4');
    expect(screen.getByText('Rejected or removed before').nextSibling?.textContent).toBe('1');
    expect(screen.getByText('Open reports').nextSibling?.textContent).toBe('2');
  });

  it('stands what an approval does', async () => {
    answer('verified', 0, 0);
    await renderWithAdmin(<ApprovalOutcome id="outcome" internship={internship()} />);
    expect(await screen.findByText('Approving publishes it at once and notifies the employer.')).toBeDefined();
  });

  it('stands when an approval publishes what is to appear later', async () => {
    answer('verified', 0, 0);
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    await renderWithAdmin(<ApprovalOutcome id="outcome" internship={internship({ publishAt })} />);
    expect(await screen.findByText(new RegExp(exactTime(Date.parse(publishAt), 'en')))).toBeDefined();
  });

  it('stands that it cannot be approved while its employer is not verified', async () => {
    answer('pending', 0, 0);
    await renderWithAdmin(<ApprovalOutcome id="outcome" internship={internship()} />);
    expect(await screen.findByText(/It can’t be approved yet: Mill is not verified/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open verification' }).getAttribute('href')).toContain('mill');
  });

  it('stands nothing about approving what has been decided', async () => {
    answer('verified', 1, 0);
    await renderWithAdmin(
      <>
        <EmployerFacts internship={internship({ state: 'open' })} />
        <ApprovalOutcome id="outcome" internship={internship({ state: 'open' })} />
      </>,
    );
    expect(await screen.findByText('Verified')).toBeDefined();
    expect(screen.queryByText(/Approving/)).toBeNull();
  });
});
