// @vitest-environment happy-dom
import { readPosting } from '@prentice/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { aPosting } from '../../market/posting.builder.ts';
import { session } from '../../site/browser.session.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { anApplication, anOffer, card } from './own.application.builder.ts';
import type { OwnApplication } from './own.application.ts';
import type { Speaker } from './timeline.words.ts';

vi.mock('../../session/person.ts', () => ({ whoIsHere: () => Promise.resolve({}) }));

const speaker: Speaker = {
  t: translator('en'),
  language: 'en',
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-22T10:00:00.000Z'),
};

/** The same at two employers: under one title, so that the title alone tells them apart no more. */
function desk(change: Partial<OwnApplication>) {
  const both = ['Grid Co', 'Wind Co'].map((name, at) => {
    const internship = card('2026-12-20');
    const by = { ...internship, employer: { ...internship.employer, name } };
    return anApplication({ ...change, id: String(at).repeat(24), internship: by });
  });
  render(
    both.map((one) => (
      <ApplicationCard key={one.id} application={one} speaker={speaker} others onChanged={() => undefined} />
    )),
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('names each of two offers by what it is for, and by whom', () => {
  desk({ state: 'offered', offer: anOffer });
  const regions = screen.getAllByRole('region');
  expect(regions).toHaveLength(2);
  for (const company of ['Grid Co', 'Wind Co']) {
    const offer = screen.getByRole('region', { name: `Your offer Grid planning ${company}` });
    expect(within(offer).getByRole('button', { name: 'Accept the offer' })).toBeDefined();
  }
});

it.each([
  ['about to begin', { state: 'accepted', startsOn: '2026-12-01' }, 'It starts on'],
  ['under way', { state: 'placed', startsOn: '2026-09-01', endsOn: '2026-12-01' }, 'It ends on'],
] as const)('makes no landmark of a placement that is %s', (_case, change, words) => {
  desk(change);
  expect(screen.getAllByText(words, { exact: false })).toHaveLength(2);
  expect(screen.queryAllByRole('region')).toEqual([]);
});

it('makes no landmark of what changed in two postings alike', async () => {
  const before = readPosting.strip().parse(aPosting());
  const after = { ...before, hoursPerWeek: 30 };
  vi.spyOn(session.client.applications, 'changes').mockResolvedValue({
    postingRevision: 0,
    revision: 1,
    changed: ['hoursPerWeek'],
    before,
    after,
  });
  desk({ postingRevision: 0, submittedAt: '2026-11-20T10:00:00.000Z' });
  for (const summary of screen.getAllByText('The posting has changed since you applied')) {
    const fold = summary.closest('details');
    if (!fold) throw new Error('The changes are not folded away.');
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
  }
  expect(await screen.findAllByRole('group', { name: 'Hours per week' })).toHaveLength(2);
  expect(screen.queryAllByRole('region')).toEqual([]);
});
