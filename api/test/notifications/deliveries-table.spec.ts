import { defaultPreferences, notificationTypes, type Channel, type NotificationType } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import {
  decideDelivery,
  emailUseFor,
  type DeliveryQuestion,
  type EmailUse,
} from '../../src/features/notifications/deliveries/delivery-policy.ts';
import { isQuiet, nextDigest } from '../../src/features/notifications/deliveries/local-time.ts';

/**
 * The table of notifications, written by hand from the product's rules: in-app, push, email. `!` cannot be switched
 * off, `+` is on, `?` is off until it is chosen, `-` does not exist.
 */
const table: Readonly<Record<NotificationType, string>> = {
  'application.decision': '!++',
  'application.interview': '!++',
  'application.offer': '!++',
  'application.closed': '!++',
  'application.viewed': '+--',
  'application.received': '+-+',
  'application.withdrawn': '+-+',
  'team.mention': '+++',
  'response.reminder': '+++',
  'response.late': '+-+',
  'search.match': '+?+',
  'deadline.near': '++-',
  'internship.moderation': '+-+',
  'report.decision': '+-+',
  'internship.changed': '+-+',
  'company.suspended': '!-+',
  verification: '+-+',
  'review.queue': '+++',
  news: '+??',
  broadcast: '+??',
  security: '!-!',
  /* What people send themselves as a test of pushes. */
  test: '-!-',
};

const ZONE = 'Europe/Vienna';
const times = { day: '2026-03-02T11:00:00.000Z', night: '2026-03-02T22:30:00.000Z' } as const;
type Preference = 'untouched' | 'on' | 'off';

interface Case {
  readonly type: NotificationType;
  readonly channel: Channel;
  readonly preference: Preference;
  readonly email: EmailUse;
  readonly digest: 'off' | 'daily' | 'weekly';
  readonly suspended: boolean;
  readonly time: keyof typeof times;
  readonly devices: number;
  readonly pushesToday: number;
}

function expectedPush({ devices, time, pushesToday }: Case): string {
  if (devices < 1) return 'no_device';
  if (time === 'night') return 'quiet_hours';
  return pushesToday < 5 ? 'at once' : 'daily_limit';
}

function expectedSummary(deliveryCase: Case): string {
  /* 2 March 2026 is a Monday; by 11:00 its summary has been sent. Vienna is an hour ahead of UTC. */
  const when = { off: 'switched_off', daily: '2026-03-03T07:00:00.000Z', weekly: '2026-03-09T07:00:00.000Z' };
  return when[deliveryCase.digest];
}

/** What that table says, without a look at how the code decides. */
function expected(deliveryCase: Case): string {
  const sign = table[deliveryCase.type].charAt(['inapp', 'push', 'email'].indexOf(deliveryCase.channel));
  const isExpected =
    sign === '!' || (deliveryCase.preference === 'untouched' ? sign === '+' : deliveryCase.preference === 'on');
  if (deliveryCase.channel === 'inapp') return isExpected && sign !== '-' ? 'sent' : 'switched_off';
  const neverUsed = deliveryCase.channel === 'push' ? sign === '-' : deliveryCase.email === false;
  if (neverUsed) return 'none';
  if (deliveryCase.channel === 'email' && deliveryCase.email === 'always') return 'at once';
  if (deliveryCase.suspended) return 'account_suspended';
  if (!isExpected || sign === '-') return 'switched_off';
  if (deliveryCase.channel === 'push') return expectedPush(deliveryCase);
  return deliveryCase.email === true ? 'at once' : expectedSummary(deliveryCase);
}

const choices = <Value>(...values: Value[]): Value[] => values;

const cases = notificationTypes.flatMap((type) =>
  choices<Channel>('inapp', 'push', 'email').flatMap((channel) =>
    choices<Preference>('untouched', 'on', 'off').flatMap((preference) =>
      choices<EmailUse>(false, true, 'digest', 'always').flatMap((email) =>
        choices(...(['off', 'daily', 'weekly'] as const)).flatMap((digest) =>
          choices(false, true).flatMap((suspended) =>
            choices(...(['day', 'night'] as const)).flatMap((time) =>
              choices(0, 1).flatMap((devices) =>
                choices(0, 4, 5).map(
                  (pushesToday): Case => ({
                    type, channel, preference, email, digest, suspended, time, devices, pushesToday,
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
); // prettier-ignore

function decide({ preference, digest, time, ...deliveryCase }: Case): string {
  const isOn = preference === 'on';
  const types = preference === 'untouched' ? {} : { [deliveryCase.type]: { inapp: isOn, push: isOn, email: isOn } };
  const now = new Date(times[time]);
  const question: DeliveryQuestion = {
    ...deliveryCase,
    now,
    timeZone: ZONE,
    preferences: { ...defaultPreferences, types, digest },
  };
  const decision = decideDelivery(question);
  if (!decision) return 'none';
  if (decision.state === 'suppressed') return decision.reason;
  if (decision.state === 'sent') return 'sent';
  return decision.dueAt.getTime() === now.getTime() ? 'at once' : decision.dueAt.toISOString();
}

describe('the decision about a delivery', () => {
  it.each(notificationTypes)('follows the table of notifications for %s, whatever the circumstances', (type) => {
    const ofType = cases.filter((each) => each.type === type);
    expect(ofType.length).toBe(3 * 3 * 4 * 3 * 2 * 2 * 2 * 3);
    expect(ofType.filter((each) => decide(each) !== expected(each))).toEqual([]);
  });
});

describe('how an email is used', () => {
  it('is at once for new applications where somebody wants that, and as the trigger says for everything else', () => {
    const used = (email: EmailUse, type: NotificationType, applicationsAtOnce: boolean) =>
      emailUseFor(email, type, { ...defaultPreferences, applicationsAtOnce });
    for (const type of notificationTypes)
      for (const email of [false, true, 'digest', 'always'] as const) {
        const isChosen = type === 'application.received' && email === 'digest';
        expect(used(email, type, false)).toBe(email);
        expect(used(email, type, true)).toBe(isChosen ? true : email);
      }
  });
});

describe('quiet hours', () => {
  const night = { quietFrom: '22:00', quietTo: '08:00' };
  it.each([
    ['Europe/Vienna', '2026-01-15T20:59:59.000Z', false],
    ['Europe/Vienna', '2026-01-15T21:00:00.000Z', true],
    ['Europe/Vienna', '2026-07-15T20:00:00.000Z', true],
    ['Europe/Vienna', '2026-07-15T05:59:59.000Z', true],
    ['Europe/Vienna', '2026-07-15T06:00:00.000Z', false],
    /* The last Sunday of March, when clocks are put forward, and of October, when they are put back. */
    ['Europe/Vienna', '2026-03-28T06:30:00.000Z', true],
    ['Europe/Vienna', '2026-03-29T06:30:00.000Z', false],
    ['Europe/Vienna', '2026-10-24T06:30:00.000Z', false],
    ['Europe/Vienna', '2026-10-25T06:30:00.000Z', true],
    ['America/New_York', '2026-01-15T21:00:00.000Z', false],
    ['Asia/Kathmandu', '2026-01-15T16:15:00.000Z', true],
    ['Asia/Kathmandu', '2026-01-15T16:14:59.000Z', false],
  ])('in %s at %s are counted by the clocks there: %s', (zone, time, quiet) => {
    expect(isQuiet(night, zone, new Date(time))).toBe(quiet);
  });

  it('within a day, and from a time to the same time, which are none', () => {
    const noon = new Date('2026-01-15T12:30:00.000Z');
    expect(isQuiet({ quietFrom: '12:00', quietTo: '13:00' }, 'UTC', noon)).toBe(true);
    expect(isQuiet({ quietFrom: '13:00', quietTo: '14:00' }, 'UTC', noon)).toBe(false);
    expect(isQuiet({ quietFrom: '12:30', quietTo: '12:30' }, 'UTC', noon)).toBe(false);
  });
});

describe('an email summary', () => {
  it.each([
    ['daily', 'Europe/Vienna', '2026-03-27T12:00:00.000Z', '2026-03-28T07:00:00.000Z'],
    ['daily', 'Europe/Vienna', '2026-03-28T12:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['daily', 'Europe/Vienna', '2026-10-24T12:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['daily', 'Europe/Vienna', '2026-03-02T06:59:59.000Z', '2026-03-02T07:00:00.000Z'],
    ['daily', 'Europe/Vienna', '2026-03-02T07:00:00.000Z', '2026-03-03T07:00:00.000Z'],
    ['weekly', 'Europe/Vienna', '2026-03-02T07:00:00.000Z', '2026-03-09T07:00:00.000Z'],
    ['weekly', 'Europe/Vienna', '2026-03-24T07:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    /* It is Monday in Auckland while it is Sunday in UTC. */
    ['weekly', 'Pacific/Auckland', '2026-03-01T12:00:00.000Z', '2026-03-01T19:00:00.000Z'],
    ['daily', 'America/Los_Angeles', '2026-03-08T00:00:00.000Z', '2026-03-08T15:00:00.000Z'],
  ] as const)('that is %s is due in %s after %s at %s', (digest, zone, now, due) => {
    expect(nextDigest({ ...defaultPreferences, digest }, zone, new Date(now))?.toISOString()).toBe(due);
  });

  it('waits until quiet hours are over, also where clocks skip their end', () => {
    const late = { ...defaultPreferences, digest: 'daily' as const, quietTo: '10:30' };
    expect(nextDigest(late, 'UTC', new Date('2026-03-02T09:00:00.000Z'))?.toISOString()).toBe(
      '2026-03-02T10:30:00.000Z',
    );
    const skipped = { ...late, quietFrom: '07:00', quietTo: '02:30' };
    const due = nextDigest(skipped, 'Europe/Vienna', new Date('2026-03-28T12:00:00.000Z'));
    expect(due?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('is not due for people who want none', () => {
    expect(nextDigest({ ...defaultPreferences, digest: 'off' }, 'UTC', new Date(times.day))).toBeNull();
  });
});
