import { rejectionCodes, terminationReasons, timelineOf, applicationLifecycle } from '@prentice/contract';
import { expect, it } from 'vitest';
import { catalogues, translator } from '../../i18n/catalogue.ts';
import { courseCodes, reasonText } from './timeline.words.ts';

const keys = new Set(Object.keys(catalogues.en));

it('has words for every step of every application', () => {
  for (const state of applicationLifecycle.states) {
    const steps = timelineOf({ state, events: [], responseDueAt: null, interview: null, offer: null }, 'intern');
    const missing = [state, ...steps.map((step) => step.key)].filter((key) => !keys.has(`timeline.${key}`));
    expect(missing).toEqual([]);
  }
});

it('has words for every reason, and shows what somebody wrote as it is', () => {
  const t = translator('de');
  for (const code of [...rejectionCodes, ...terminationReasons, ...courseCodes])
    expect(reasonText(code, t)).not.toBe(code);
  expect(reasonText('We changed our plans.', t)).toBe('We changed our plans.');
});
