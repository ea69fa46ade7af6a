// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import type { DisplayContext } from './application-timeline.ts';
import { ApplicationStateBadge } from './ApplicationRow.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { anApplication } from './intern-application.builder.ts';

const display: DisplayContext = {
  t: translator('en'),
  language: 'en',
  timeZone: 'Europe/Vienna',
  now: Date.parse('2026-12-06T10:00:00.000Z'),
};
const late = { responseDueAt: '2026-12-04T10:00:00.000Z' };
const show = (application: ReturnType<typeof anApplication>) =>
  render(<ApplicationRow application={application} display={display} others={[]} onChanged={() => undefined} />);

afterEach(cleanup);

it('marks an overdue answer, says when the application closes, and leads to a report of the company', () => {
  const application = anApplication({ state: 'in_review', ...late });
  show(application);
  expect(screen.getByText('Answer overdue').closest('.badge')?.className).toContain('is-attention');
  expect(screen.getByText(/If there’s no answer by 3 Jan 2027/)).toBeDefined();
  const report = screen.getByRole('link', { name: 'Report the company', hidden: true });
  expect(report.getAttribute('href')).toBe(`/internships/companies/${application.internship.employer.slug}#report`);
});

it('says in the folded row what can be done about a delay, and opens the withdrawal where it is asked for', () => {
  show(anApplication({ state: 'in_review', ...late }));
  expect(screen.getByText(/closes by itself on 3 Jan 2027/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw Grid planning/ }));
  expect(document.querySelector<HTMLDetailsElement>('.withdrawal')?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Withdraw this application');
});

it('says nothing of a delay before the day or after an answer', () => {
  show(anApplication({ state: 'submitted', responseDueAt: '2026-12-07T10:00:00.000Z' }));
  show(anApplication({ state: 'shortlisted', ...late }));
  expect(screen.queryByText('Answer overdue')).toBeNull();
  expect(screen.queryByText(/hasn’t answered in time/)).toBeNull();
});

it('shows an offer as good news', () => {
  const { container } = render(<ApplicationStateBadge t={display.t} state="offered" />);
  expect(container.querySelector('.badge')?.className).toBe('badge is-answered');
});
