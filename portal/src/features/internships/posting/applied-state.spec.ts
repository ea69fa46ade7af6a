// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { AppliedMark } from '../../../site/signed-in/small-api.ts';
import { showApplied, showNextSteps } from './applied-state.ts';

const application: AppliedMark = {
  id: 'a1',
  submittedAt: '2026-11-24T09:00:00.000Z',
  withdrawnAt: null,
  isUnanswered: true,
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <p data-apply data-applied="Applied on {date}" data-withdrawn="Withdrawn on {date}"><a href="#application">Apply</a></p>
    <span data-apply data-applied="Applied on {date}" data-withdrawn="Withdrawn on {date}"><a href="#application">Apply</a></span>
    <section data-next-steps>
      <h2 data-sent="Where your application stands">What happens after you apply</h2>
      <div data-before-sending>You send your application</div>
      <div data-once-sent hidden>You sent your application <time></time></div>
    </section>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

it('leads to the application from wherever one could apply', () => {
  showApplied(application);
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['Applied on 24 Nov', 'Applied on 24 Nov']);
  expect(links[0]?.getAttribute('href')).toBe('/dashboard/intern#application-a1');
  showApplied({ ...application, withdrawnAt: '2026-11-25T09:00:00.000Z' });
  expect(find('p a')?.textContent).toBe('Withdrawn on 25 Nov');
});

it('says that the application was sent, when, and what is next', () => {
  showNextSteps(application);
  expect(find('h2')?.textContent).toBe('Where your application stands');
  expect(find('[data-before-sending]')?.hidden).toBe(true);
  expect(find('[data-once-sent]')?.hidden).toBe(false);
  expect(find('time')?.textContent).toBe('24 Nov');
});

it('says nothing of next steps once there is an answer, and again when a withdrawal is undone', () => {
  showNextSteps({ ...application, isUnanswered: false });
  expect(find('section')?.hidden).toBe(true);
  showNextSteps(application);
  expect(find('section')?.hidden).toBe(false);
});
