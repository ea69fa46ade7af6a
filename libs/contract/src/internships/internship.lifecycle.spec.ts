import { describe, expect, it } from 'vitest';
import { acceptsApplications, internshipLifecycle, isBeforeDeadline } from './internship.lifecycle.ts';

const deadline = '2026-12-01';
const lastMoment = new Date('2026-12-01T23:59:59.999Z');
const nextDay = new Date('2026-12-02T00:00:00.000Z');

describe('the deadline of an internship', () => {
  it('is met until the last moment of its day', () => {
    expect(isBeforeDeadline(deadline, lastMoment)).toBe(true);
    expect(isBeforeDeadline(deadline, nextDay)).toBe(false);
    expect(isBeforeDeadline(null, lastMoment)).toBe(false);
  });

  it('lets only open internships accept applications', () => {
    const accepting = internshipLifecycle.states.filter((state) =>
      acceptsApplications({ state, deadline }, lastMoment),
    );
    expect(accepting).toEqual(['open']);
    expect(acceptsApplications({ state: 'open', deadline }, nextDay)).toBe(false);
  });
});
