import { utcDay } from '@prentice/contract';
import type { ApplicationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationRow } from '../../src/features/applications/application.entity.ts';
import { ApplicationTransitions } from '../../src/features/applications/application.transitions.ts';
import { TransitionEngine } from '../../src/platform/transitions/transition-engine.service.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';

describe('what the system does by itself', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    id = (await marketplace.apply(await marketplace.applicant(), await marketplace.internship())).id;
  });
  afterAll(() => api.close());

  const daysAgo = (days: number): Date => new Date(api.clock.now().getTime() - days * DAY);
  const dayAgo = (days: number): string => utcDay(daysAgo(days));

  /** A timer that looked too early, or before somebody else changed the record, makes no move. */
  it.each<[ApplicationState, ApplicationState, string, () => Partial<ApplicationRow>, boolean]>([
    ['submitted', 'closed_no_response', '29 days past due', () => ({ responseDueAt: daysAgo(29) }), false],
    ['in_review', 'closed_no_response', '30 days past due', () => ({ responseDueAt: daysAgo(30) }), true],
    ['accepted', 'placed', '13 days after the start', () => ({ startsOn: dayAgo(13) }), false],
    ['accepted', 'placed', '14 days after the start', () => ({ startsOn: dayAgo(14) }), true],
    ['placed', 'completed', '13 days after the end', () => ({ endsOn: dayAgo(13) }), false],
    ['placed', 'completed', '14 days after the end', () => ({ endsOn: dayAgo(14) }), true],
    ['placed', 'completed', 'without an end', () => ({ endsOn: null }), false],
  ])('%s to %s, %s', async (from, to, _, change, moves) => {
    await marketplace.setState(id, from, change());
    const transitions = api.app.get(ApplicationTransitions);
    const done = transitions.changeAsSystem(new ObjectId(id), (unitOfWork, application) =>
      api.app
        .get(TransitionEngine)
        .applyAsSystem(unitOfWork, transitions.definition, application, { kind: 'consequence', to }),
    );
    const outcome = await done.then(
      () => 'moved',
      (error: unknown) => String(Reflect.get(Object(error), 'code')),
    );
    expect(outcome).toBe(moves ? 'moved' : 'TRANSITION_NOT_ALLOWED');
    expect((await marketplace.stored(id)).state).toBe(moves ? to : from);
  });
});
