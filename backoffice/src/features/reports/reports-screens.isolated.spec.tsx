import { createTheme, ThemeProvider } from '@mui/material';
import { abilityFor, anonymous, AppError, type Actor } from '@prentice/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { DataProviderContext, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppNotifications } from '../../app/AppNotifications.tsx';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { decidedReports } from './ReportDecision.tsx';
import { ReportDetails } from './ReportShow.tsx';
import ReportsList from './ReportsList.tsx';
import type { ReviewedReport } from './ReportStatus.tsx';

const instant = '2026-11-20T10:00:00.000Z';

/** Builds an open report about an internship, as a full administrator reads it. */
const aReport = (changes: Partial<ReviewedReport> = {}): ReviewedReport => ({
  id: 'a'.repeat(24),
  targetType: 'internship',
  targetId: 'b'.repeat(24),
  targetLabel: 'Grid planning',
  employerId: 'c'.repeat(24),
  employerName: 'Grid Co',
  reporterId: 'd'.repeat(24),
  reporterRole: 'intern',
  code: 'fee',
  text: 'They asked me for 200 euros before the first day.',
  state: 'open',
  answer: null,
  note: null,
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  dueAt: instant,
  createdAt: instant,
  updatedAt: instant,
  version: 1,
  ...changes,
});

const reportedInternship = {
  id: 'b'.repeat(24),
  title: 'Grid planning',
  employer: { name: 'Grid Co' },
  pay: null,
  description: 'Plan the grid of a small town.',
  tasks: ['Draw the plan'],
  locations: [{ city: 'Graz' }],
  risk: null,
  version: 4,
};

const me = vi.hoisted(() => ({ actor: {} as Partial<Actor> }));
vi.mock('../../providers/me-store.ts', async (importOriginal) => {
  const actor = (): Actor => ({ ...anonymous, id: 'mia', emailVerified: true, ...me.actor });
  return {
    ...(await importOriginal<object>()),
    useMe: () => ({ actor: actor() }),
    useAbility: () => abilityFor(actor()),
  };
});
vi.mock('react-router', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLocation: () => ({ key: 'default' }),
}));
vi.mock('../../ui/differences/AuditTrail.tsx', () => ({ AuditTrail: () => null }));

const verifier: Partial<Actor> = { role: 'limited_admin', permissions: ['employers:verify'] };
const { reports } = client;

beforeEach(() => {
  me.actor = { role: 'admin' };
  decidedReports.change(() => new Map());
  vi.spyOn(reports, 'transition').mockRejectedValue(new Error('unexpected'));
  vi.spyOn(client.internships, 'get').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the screen of a report', () => {
  const open = (report: ReviewedReport, language: 'en' | 'de' = 'en') =>
    renderWithAdmin(
      <MemoryRouter>
        <ResourceContextProvider value="reports">
          <RecordContextProvider value={report}>
            <ReportDetails />
            <AppNotifications />
          </RecordContextProvider>
        </ResourceContextProvider>
      </MemoryRouter>,
      language,
    );
  /* Whoever hides the page ends the time to undo. */
  const hidePage = () => act(async () => void fireEvent(window, new Event('pagehide')));
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it('shows what was reported, and lets a full administrator uphold it with a note and an answer', async () => {
    const { transition } = reports;
    await open(aReport());
    expect(screen.getByText('They asked me for 200 euros before the first day.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Uphold' }));
    expect(
      screen.getByText('The internship is removed. The employer is suspended. The reporter is notified.'),
    ).toBeDefined();
    const confirm = () => fireEvent.click(screen.getAllByRole('button', { name: 'Uphold' }).at(-1) ?? document.body);
    confirm();
    expect(screen.getByText(/Write at least 20 characters/)).toBeDefined();
    expect(transition).not.toHaveBeenCalled();
    const note = 'Confirmed by two independent candidates.';
    fireEvent.change(screen.getByLabelText(/Note/), { target: { value: note } });
    const answer = 'We removed the internship.';
    fireEvent.change(screen.getByLabelText('Answer to the reporter (optional)'), { target: { value: ` ${answer} ` } });
    confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(transition).not.toHaveBeenCalled();
    await hidePage();
    const params = { id: aReport().id };
    expect(transition).toHaveBeenCalledExactlyOnceWith(
      { params, body: { to: 'upheld', note, answer } },
      { keepalive: true },
    );
  });

  it('says before a report is upheld that nothing follows by itself, and notifies no visitor', async () => {
    await open(aReport({ code: 'misleading', reporterId: null, reporterRole: 'anonymous' }));
    fireEvent.click(screen.getByRole('button', { name: 'Uphold' }));
    expect(screen.getByText('What was reported stays as it is. To change that, act on its own page.')).toBeDefined();
    expect(screen.queryByLabelText(/Answer to the reporter/)).toBeNull();
  });

  it('upholds a report and removes the internship in one step, the internship first', async () => {
    const live = { ...reportedInternship, state: 'open' };
    vi.mocked(client.internships.get).mockResolvedValue(live as never);
    const remove = vi.spyOn(client.internships, 'transition').mockResolvedValue(live as never);
    await open(aReport({ code: 'misleading' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Uphold and remove' }));
    fireEvent.click(screen.getByRole('radio', { name: /Misleading/ }));
    const note = 'The tasks are not those of the posting.';
    fireEvent.change(screen.getByLabelText(/Note/), { target: { value: note } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Uphold and remove' }).at(-1) ?? document.body);
    await vi.waitFor(() =>
      expect(reports.transition).toHaveBeenCalledWith(
        { params: { id: aReport().id }, body: { to: 'upheld', note, answer: null } },
        { keepalive: true },
      ),
    );
    expect(remove).toHaveBeenCalledExactlyOnceWith({
      params: { id: live.id },
      version: 4,
      body: { to: 'removed', reason: 'misleading', note: null },
    });
  });

  it('shows the reported internship, and removes none that is removed', async () => {
    vi.mocked(client.internships.get).mockResolvedValue({ ...reportedInternship, state: 'removed' } as never);
    await open(aReport({ code: 'misleading' }));
    expect(await screen.findByText('Plan the grid of a small town.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Uphold and remove' })).toBeNull();
  });

  it.each([
    ['employer', 'employers', { name: 'Grid Co', verification: { state: 'verified' }, about: 'We plan grids.' }],
    ['external_job', 'externalJobs', { title: 'Grid job', state: 'published', pay: null, summary: 'We plan grids.' }],
    ['news_item', 'news', { title: 'Grid news', state: 'published', summary: 'About grids', body: 'We plan grids.' }],
  ] as const)('shows beside a report the %s that it is about', async (targetType, resource, reported) => {
    vi.spyOn(client[resource], 'get').mockResolvedValue(reported as never);
    await open(aReport({ targetType }));
    expect(await screen.findByText('We plan grids.')).toBeDefined();
  });

  it('says so when what was reported no longer exists', async () => {
    vi.spyOn(client.news, 'get').mockRejectedValue(new AppError('NOT_FOUND'));
    await open(aReport({ targetType: 'news_item' }));
    expect(await screen.findByText('What was reported no longer exists.')).toBeDefined();
  });

  it('offers no decision about a report that is decided', async () => {
    const answer = 'We found the description accurate.';
    await open(aReport({ state: 'dismissed', note: 'It says what the work is.', answer }));
    expect(screen.getByText('It says what the work is.')).toBeDefined();
    expect(screen.getByText(answer)).toBeDefined();
    expect(buttons()).toEqual([]);
  });

  it('lets those who verify employers read a report, and says who decides about it', async () => {
    me.actor = verifier;
    await open(aReport({ targetType: 'employer' }), 'de');
    expect(screen.getByText('Über Meldungen entscheidet nur die Administration mit allen Rechten.')).toBeDefined();
    expect(buttons()).toEqual([]);
  });

  it('offers nothing about the own company', async () => {
    me.actor = { role: 'admin', employerId: 'c'.repeat(24) };
    await open(aReport());
    expect(screen.getByText(/This report is about your company/)).toBeDefined();
    expect(buttons()).toEqual([]);
  });
});

describe('the list of reports', () => {
  const getList = vi.fn();
  const within = (children: ReactNode) => (
    <ThemeProvider theme={createTheme()}>
      <DataProviderContext.Provider value={testDataProvider({ getList })}>{children}</DataProviderContext.Provider>
    </ThemeProvider>
  );
  const open = () => renderWithAdmin(within(<ReportsList />));

  it('asks for the open ones first, the most urgent on top, and shows them', async () => {
    getList.mockResolvedValue({ data: [aReport()], total: 1 });
    await open();
    expect(await screen.findByText('Grid planning')).toBeDefined();
    expect(getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { state: ['open'] },
      sort: { field: 'dueAt', order: 'ASC' },
    });
    expect(screen.queryByRole('link', { name: /Create/ })).toBeNull();
  });

  it('says that all are decided when none is open', async () => {
    getList.mockResolvedValue({ data: [], total: 0 });
    vi.spyOn(reports, 'list').mockResolvedValue({ items: [aReport({ state: 'dismissed' })], total: 1 });
    await open();
    expect(await screen.findByText('No open reports')).toBeDefined();
    expect(screen.getByText('Every report has been decided.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show decided reports' })).toBeDefined();
  });

  it('says that there has been none yet, and not that all are decided', async () => {
    getList.mockResolvedValue({ data: [], total: 0 });
    vi.spyOn(reports, 'list').mockResolvedValue({ items: [], total: 0 });
    await open();
    expect(await screen.findByText('No reports yet')).toBeDefined();
    expect(screen.queryByText('Every report has been decided.')).toBeNull();
  });

  it('says what failed and offers to try again instead of saying that there is none', async () => {
    getList.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ data: [aReport()], total: 1 });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('Grid planning')).toBeDefined();
    expect(screen.queryByText('No open reports')).toBeNull();
  });
});
