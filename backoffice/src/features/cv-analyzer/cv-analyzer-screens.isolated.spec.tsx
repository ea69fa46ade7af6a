import { abilityFor, anonymous, AppError, type Actor, type MemberRole } from '@prentice/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataProviderContext, testDataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import CvAnalyzerPage from './CvAnalyzerPage.tsx';
import { MatchGrade } from './MatchGrade.tsx';

let memberRole: MemberRole = 'owner';
vi.mock('../../providers/me-store.ts', async (importOriginal) => {
  const actor = (): Actor => ({ ...anonymous, id: 'mia', role: 'employer', employerId: 'lab', memberRole });
  return {
    ...(await importOriginal<object>()),
    useMe: () => ({ actor: actor() }),
    useAbility: () => abilityFor(actor()),
  };
});

const analysis = (id: string, part: object) => ({
  id,
  internshipId: 'lab',
  source: 'upload',
  applicationId: null,
  name: `${id}.pdf`,
  blind: false,
  receivedAt: '2026-03-02T09:00:00.000Z',
  state: 'failed',
  failure: 'FILE_ENCRYPTED',
  match: null,
  missingRequired: null,
  expiresAt: '2026-03-03T09:00:00.000Z',
  createdAt: '2026-03-02T09:00:00.000Z',
  ...part,
});

const nobody = { unanalysed: 0, outdated: 0, unfinished: 0, running: 0, current: 0, withoutCv: 0, over: 0 };
const laboratory = { id: 'lab', title: 'Laboratory', state: 'open', counts: { total: 3 } };
const workshop = { id: 'shop', title: 'Workshop', state: 'draft', counts: { total: 0 } };

async function open(
  unfinished: object[] = [],
  role: MemberRole = 'owner',
  state = 'open',
  {
    address = '/?internship=lab',
    latest = [{ ...laboratory, state }],
    results = [],
    applicants = { unanalysed: 3 },
  }: { address?: string; latest?: object[]; results?: object[]; applicants?: object } = {},
) {
  memberRole = role;
  vi.spyOn(client.internships, 'list').mockImplementation(
    (request) =>
      Promise.resolve({ items: request?.list?.filter ? [{ ...laboratory, state }] : latest, total: 1 }) as never,
  );
  vi.spyOn(client.cvAnalyses, 'applicants').mockResolvedValue({ ...nobody, ...applicants });
  vi.spyOn(client.cvAnalyses, 'list').mockResolvedValue({ items: unfinished, total: unfinished.length } as never);
  const getList = vi.fn().mockResolvedValue({ data: results, total: results.length });
  await renderWithAdmin(
    <MemoryRouter initialEntries={[address]}>
      <DataProviderContext.Provider value={testDataProvider({ getList })}>
        <CvAnalyzerPage />
      </DataProviderContext.Provider>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the CV analyzer', () => {
  it('says why each file failed, offers another attempt where it may help, and cancels what runs', async () => {
    await open([
      analysis('locked', {}),
      analysis('slow', { failure: 'ANALYSIS_TIMEOUT' }),
      analysis('fine', { state: 'parsing', failure: null }),
    ]);
    expect(await screen.findByText(/This file has a password/)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'fine.pdf' }).getAttribute('aria-valuenow')).toBe('50');
    const cancel = vi.spyOn(client.cvAnalyses, 'transition').mockResolvedValue({} as never);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel: fine.pdf' }));
    await waitFor(() => expect(cancel).toHaveBeenCalledWith({ params: { id: 'fine' }, body: { to: 'cancelled' } }));
    expect(screen.queryByRole('button', { name: 'Cancel: locked.pdf' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again: slow.pdf' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again: locked.pdf' })).toBeNull();
  });

  it('puts results first and folds what adds more, which one button opens', async () => {
    const items = [
      { part: 'required', requirement: { kind: 'skill', label: 'Chemistry' }, grade: 1, evidence: null },
      { part: 'required', requirement: { kind: 'skill', label: 'Statistics' }, grade: 0, evidence: null },
    ];
    const ada = analysis('ada', {
      state: 'succeeded',
      failure: null,
      match: { score: 57, items, algorithmVersion: '1' },
    });
    await open([analysis('locked', {})], 'owner', 'open', { results: [ada] });
    const results = await screen.findByRole('region', { name: 'Results' });
    expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
    const cells = within(results)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(['57 of 100', '1 of 2Chemistry: FoundStatistics: Not found']));
    expect(
      within(results)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).not.toContain('Chemistry (required)');
    expect(screen.getByLabelText(/Upload CVs/).closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Upload files', expanded: false }));
    expect(screen.getByLabelText(/Upload CVs/).closest('[hidden]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '1 CV could not be read', expanded: false }));
    expect(screen.getByText(/This file has a password/)).toBeDefined();
  });

  it.each([
    [{ current: 9, unanalysed: 3, over: 1 }, 'Analyse 3 new applicants', '13 applicants: 9 analysed · 3 new'],
    [{ outdated: 1 }, 'Analyse 1 applicant again', 'because the requirements have changed'],
    [{ unanalysed: 1, unfinished: 1 }, 'Analyse 2 applicants', '1 new · 1 failed or cancelled'],
  ])('says how many applicants an analysis would add: %o', async (applicants, button, sentence) => {
    await open([], 'owner', 'open', { applicants });
    expect(await screen.findByRole('button', { name: button })).toHaveProperty('disabled', false);
    expect(screen.getByText(sentence, { exact: false })).toBeDefined();
  });

  it.each([
    [{ current: 2 }, 'All active applicants have been analysed.'],
    [{ running: 2 }, 'Applicants are being analysed.'],
    [{ over: 2 }, 'There is no active application with a CV.'],
    [{ unanalysed: 0 }, 'Nobody has applied yet.'],
  ])('says why there is no applicant to analyse: %o', async (counts, reason) => {
    await open([], 'owner', 'open', { applicants: { ...nobody, ...counts } });
    const button = await screen.findByRole('button', { name: 'Analyse applicants' });
    expect(button).toHaveProperty('disabled', true);
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain(reason);
  });

  it('offers the internships with applications first, each by its address', async () => {
    await open([], 'owner', 'open', { address: '/', latest: [workshop, laboratory] });
    const links = await screen.findAllByRole('link', { name: /Workshop|Laboratory/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Laboratory', 'Workshop']);
    expect(screen.getByText('Open · 3 applications')).toBeDefined();
    expect(links[0]?.getAttribute('href')).toBe('/?internship=lab');
  });

  it('opens an internship that is older than those in the list', async () => {
    await open([], 'owner', 'open', { latest: [workshop] });
    expect(await screen.findByRole('button', { name: 'Analyse 3 new applicants' })).toBeDefined();
  });

  it('shows how far each file is, and says at the end what became of them and what to do', async () => {
    await open();
    const upload = vi.spyOn(client.cvAnalyses, 'upload');
    upload
      .mockRejectedValueOnce(new AppError('SAVED_LIMIT', { n: 20 }))
      .mockImplementation(({ fileName }) =>
        Promise.resolve(analysis(String(fileName).replace('.pdf', ''), { state: 'queued', failure: null }) as never),
      );
    const list = vi.spyOn(client.cvAnalyses, 'list').mockImplementation((request) => {
      const ids = request?.list?.filter?.['id'] as string[] | undefined;
      const items = (ids ?? []).map((id) =>
        analysis(id, id === 'locked' ? {} : { state: 'succeeded', failure: null, match: null }),
      );
      return Promise.resolve({ items, total: items.length }) as never;
    });
    const files = ['one.pdf', 'two.pdf', 'locked.pdf'].map((name) => new File(['text'], name));
    fireEvent.change(await screen.findByLabelText(/Upload CVs/), { target: { files } });
    const progress = await screen.findByRole('region', { name: 'Progress' });
    expect(within(progress).getByRole('status').textContent).toMatch(/of 3 CVs done$/);
    await waitFor(() =>
      expect(within(progress).getByRole('status').textContent).toBe('1 CV read, 1 could not be read, 1 was not added'),
    );
    expect(list).toHaveBeenCalled();
    expect(within(progress).getByText(/There are 20 uploaded files already/)).toBeDefined();
    expect(within(progress).getByText(/This file has a password/)).toBeDefined();
    expect(within(progress).queryByText('two.pdf')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the result' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/There are 20 uploaded files already/)).toBeNull());
  });

  it.each(['draft', 'pending_review', 'scheduled'])(
    'offers no applicants of an internship that is %s',
    async (state) => {
      await open([], 'owner', state);
      expect(await screen.findByText(/there are no applicants to analyse/)).toBeDefined();
      expect(screen.getByLabelText(/Upload CVs/)).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Analyse/ })).toBeNull();
    },
  );

  it('lets reviewers read and nothing else', async () => {
    await open([analysis('locked', {})], 'reviewer');
    expect(await screen.findByText(/This file has a password/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Analyse/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('shows the quote of a grade when somebody points at it, and only the grade while nothing may be quoted', async () => {
    const item = { part: 'required', requirement: { kind: 'skill', label: 'Statistics' }, grade: 0.6 } as const;
    const evidence = { from: 'cv', quote: 'Statistics, Writing', page: 2 } as const;
    await renderWithAdmin(<MatchGrade item={{ ...item, evidence }} />);
    fireEvent.mouseOver(screen.getByRole('button', { name: 'Statistics: Listed, but no example' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('“Statistics, Writing” (page 2)');
    cleanup();
    await renderWithAdmin(<MatchGrade item={{ ...item, evidence: null }} />);
    expect(screen.getByText('Listed, but no example')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
