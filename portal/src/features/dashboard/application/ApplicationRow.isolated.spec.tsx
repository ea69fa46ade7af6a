// @vitest-environment happy-dom
import { applicantPosting } from '@prentice/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { aPosting } from '../../../shared/posting.builder.ts';
import { queryClient } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { ReplacedPreview } from '../ReplacedPreview.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { anApplication, anOffer, anInternship } from './intern-application.builder.ts';
import type { InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

vi.mock('../../../session/current-user.ts', () => ({ getCurrentUser: () => Promise.resolve({}) }));

const display: DisplayContext = {
  t: translator('en'),
  language: 'en',
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-22T10:00:00.000Z'),
};

/** Renders the same application at two employers, under one title. */
function dashboard(change: Partial<InternApplication>) {
  const both = ['Grid Co', 'Wind Co'].map((name, index) => {
    const internship = anInternship('2026-12-20');
    const by = { ...internship, employer: { ...internship.employer, name } };
    return anApplication({ ...change, id: String(index).repeat(24), internship: by });
  });
  render(
    <ReplacedPreview>
      {both.map((application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          display={display}
          others={[]}
          onChanged={() => undefined}
        />
      ))}
    </ReplacedPreview>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

it('labels each of two offers with its internship and company', () => {
  dashboard({ state: 'offered', offer: anOffer });
  const regions = screen.getAllByRole('region');
  expect(regions).toHaveLength(2);
  for (const company of ['Grid Co', 'Wind Co']) {
    const offer = screen.getByRole('region', { name: `Your offer Grid planning ${company}` });
    expect(within(offer).getByRole('button', { name: 'Accept the offer' })).toBeDefined();
  }
});

it('ticks an interview off only once the candidate has confirmed it', () => {
  const interview = { startsAt: '2026-11-23T09:00:00.000Z', durationMinutes: 45, mode: 'phone', place: null, link: null, note: null } as const; // prettier-ignore
  const badge = () => document.querySelector('.row-by .badge')?.className;
  dashboard({ state: 'interview', interview });
  expect(badge()).toBe('badge is-due');
  cleanup();
  const interviewAnswer = { answer: 'confirmed', note: null, at: '2026-11-22T09:00:00.000Z' } as const;
  dashboard({ state: 'interview', interview, interviewAnswer });
  expect(badge()).toBe('badge is-answered');
});

it('says once when an interview is, and until when an offer can be answered', () => {
  const interview = { startsAt: '2026-11-23T09:00:00.000Z', durationMinutes: 45, mode: 'phone', place: null, link: null, note: null } as const; // prettier-ignore
  dashboard({ state: 'interview', interview });
  const [row] = document.querySelectorAll('.row-summary');
  expect(row?.querySelector('.row-next')).toBeNull();
  expect(row?.querySelector('.row-countdown')?.textContent).toMatch(
    /^Tomorrow,\u00A010:00 Your interview · in 23\u00A0hours$/,
  );
  cleanup();
  dashboard({ state: 'offered', offer: anOffer });
  expect(document.querySelectorAll('.row-summary')[0]?.textContent.match(/Dec/g)).toHaveLength(1);
});

it.each([
  ['about to begin', { state: 'accepted', startsOn: '2026-12-01' }, 'It starts on'],
  ['under way', { state: 'placed', startsOn: '2026-09-01', endsOn: '2026-12-01' }, 'It ends on'],
] as const)('makes no landmark of a placement that is %s', (_case, change, words) => {
  dashboard(change);
  expect(screen.getAllByText(words, { exact: false })).toHaveLength(2);
  expect(screen.queryAllByRole('region')).toEqual([]);
});

it('asks about the applications that are still open once an offer is accepted, and withdraws them', async () => {
  const accepted = anApplication({ id: '0'.repeat(24), state: 'accepted', startsOn: '2027-03-01' });
  const open = ['1', '2'].map((digit) => anApplication({ id: digit.repeat(24), version: 3 }));
  const placed = anApplication({ id: '3'.repeat(24), state: 'placed' });
  const transition = vi
    .spyOn(session.client.applications, 'transition')
    .mockImplementation(({ params }) => Promise.resolve(anApplication({ id: params.id, state: 'withdrawn' })));
  const onChanged = vi.fn();
  render(<ApplicationRow application={accepted} display={display} others={[...open, placed]} onChanged={onChanged} />);
  expect(screen.getByText('2 other applications are still open')).toBeDefined();
  expect(screen.queryByText('Withdraw this application')).toBeNull();
  expect(screen.getByText(/^Give up your place at/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw all 2' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  expect(transition.mock.calls.map(([{ params, version, body }]) => [params.id, version, body])).toEqual(
    open.map(({ id }) => [id, 3, { to: 'withdrawn', note: '' }]),
  );
});

it('makes no landmark of what changed in two postings alike', async () => {
  const before = applicantPosting.strip().parse(aPosting());
  const after = { ...before, hoursPerWeek: 30 };
  vi.spyOn(session.client.applications, 'changes').mockResolvedValue({
    postingRevision: 0,
    revision: 1,
    changed: ['hoursPerWeek'],
    before,
    after,
  });
  dashboard({ postingRevision: 0, submittedAt: '2026-11-20T10:00:00.000Z' });
  for (const summary of screen.getAllByText('The posting has changed since you applied')) {
    const fold = summary.closest('details');
    if (!fold) throw new Error('The changes are not folded away.');
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
  }
  await vi.waitFor(() => expect(screen.getAllByRole('group', { name: 'Hours per week' })).toHaveLength(2));
  expect(screen.queryAllByRole('region')).toEqual([]);
});

it.each(['internship', 'company'] as const)('opens the application for the %s that the address names', (what) => {
  const application = anApplication({ state: 'submitted' });
  location.hash = `#${what}-${what === 'company' ? application.internship.employer.id : application.internshipId}`;
  dashboard({ state: 'submitted' });
  expect([...document.querySelectorAll('article > details')].map((row) => row.hasAttribute('open'))).toContain(true);
  location.hash = '';
});

it('shows every application folded, whatever comes next', () => {
  const openRows = (change: Partial<InternApplication>) => {
    cleanup();
    dashboard(change);
    return [...document.querySelectorAll<HTMLDetailsElement>('details:has(> .row-summary)')].map(({ open }) => open);
  };
  expect(openRows({ state: 'offered', offer: anOffer })).toEqual([false, false]);
  expect(openRows({ state: 'in_review' })).toEqual([false, false]);
});

it('leads from the folded row to the question about an offer, with the focus in it', async () => {
  render(
    <ApplicationRow
      application={anApplication({ state: 'offered', offer: anOffer })}
      display={display}
      others={[]}
      onChanged={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Accept the offer Grid planning' }));
  expect(document.querySelector<HTMLDetailsElement>('article > details')?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Accept this offer?');
  expect(screen.getByRole('button', { name: 'Yes, accept' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept the offer Grid planning' })).toBeNull();
});

it('confirms an interview from the folded row, or unfolds it to ask for another time', async () => {
  const interview = { startsAt: '2026-11-23T09:00:00.000Z', durationMinutes: 45, mode: 'phone', place: null, link: null, note: null } as const; // prettier-ignore
  const application = anApplication({ state: 'interview', interview });
  const answer = { answer: 'confirmed', note: null, at: '2026-11-22T10:00:00.000Z' } as const;
  const send = vi
    .spyOn(session.client.applications, 'answerInterview')
    .mockResolvedValue({ ...application, interviewAnswer: answer });
  const onChanged = vi.fn();
  const props = { display, others: [], onChanged };
  const { rerender } = render(<ApplicationRow application={application} {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ask for another time Grid planning' }));
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const details = document.querySelector<HTMLDetailsElement>('article > details');
  if (!details) throw new Error('There is no row.');
  details.open = false;
  fireEvent(details, new Event('toggle'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I’ll be there Grid planning' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0].body).toEqual({ answer: 'confirmed' });
  rerender(<ApplicationRow application={{ ...application, interviewAnswer: answer }} {...props} />);
  expect(document.querySelector('.row-actions [role=status]')?.textContent).toMatch(/^You confirmed on/);
});

it('opens the section of ended applications around the one that the address names', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const application = anApplication({ state: 'rejected', internship: anInternship('2026-12-20') });
  location.hash = `#application-${application.id}`;
  render(
    <details>
      <ApplicationRow application={application} display={display} others={[]} onChanged={() => undefined} />
    </details>,
  );
  expect([...document.querySelectorAll('details')].slice(0, 2).map(({ open }) => open)).toEqual([true, true]);
  expect(scrolled).toHaveBeenCalledOnce();
  location.hash = '';
});

it('leaves a row as somebody has opened or closed it in the preview of the page', () => {
  const [first, second] = ['0', '1'].map((digit) => digit.repeat(24));
  document.body.innerHTML = `<div data-preview>
    <article id="application-${first}"><details><summary>Grid planning</summary></details></article>
    <article id="application-${second}"><details open><summary>Grid planning</summary></details></article>
  </div>`;
  dashboard({ state: 'offered', offer: anOffer });
  const rows = [...document.querySelectorAll<HTMLDetailsElement>('details:has(> .row-summary)')];
  expect(rows.map(({ open }) => open)).toEqual([false, true]);
  document.body.replaceChildren();
});
