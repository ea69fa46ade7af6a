import {
  isInSummaryOnly,
  notificationTypes,
  notificationTypesFor,
  roles,
  type MemberRole,
  type Role,
} from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { eventCatalogue, isEventName } from '../../platform/events/catalogue/event-catalogue.ts';
import { isRecipientGroup, recipientGroups } from './notification-trigger-builders.ts';
import { notificationTriggers, triggersOf } from './notification-triggers.ts';

const triggers = Object.keys(notificationTriggers)
  .filter(isEventName)
  .flatMap((event) => triggersOf(event).map((trigger) => ({ ...trigger, event })));
type NotificationTrigger = (typeof triggers)[number];

const named = { intern: 'internId', user: 'userId', users: 'userIds', reporter: 'reporterId' } as const;
const ofEmployer = { team: 'employerId', owners: 'employerId' } as const;
const everybody = { verifiers: null, administrators: null } as const;

const fieldFor = ({ to }: NotificationTrigger): string | null =>
  isRecipientGroup(to) ? recipientGroups[to] : { ...named, ...ofEmployer, ...everybody }[to];

const hasField = ({ event }: NotificationTrigger, field: string): boolean =>
  Object.hasOwn(eventCatalogue[event].payload.shape, field);

/* Roles of those whom a trigger reaches; `user`, `users` and `reporter` may have any. */
const rolesFor = ({ to }: Pick<NotificationTrigger, 'to'>): readonly Role[] => {
  if (to === 'intern' || isRecipientGroup(to)) return ['intern'];
  if (to === 'team' || to === 'owners') return ['employer'];
  return Object.hasOwn(everybody, to) ? ['admin', 'limited_admin'] : [];
};

describe('the notification triggers', () => {
  it('reach each role by the types that its settings offer, and these offer no other type', () => {
    /* News and announcements reach their readers without a trigger. */
    const anybody = [
      'news',
      'broadcast',
      ...triggers.filter((trigger) => rolesFor(trigger).length === 0).map(({ type }) => type),
    ];
    for (const role of roles) {
      const reached = new Set(triggers.filter((trigger) => rolesFor(trigger).includes(role)).map(({ type }) => type));
      const offered = notificationTypesFor({ role });
      expect(
        [...reached].filter((type) => !offered.includes(type)),
        role,
      ).toEqual([]);
      expect(
        offered.filter((type) => !reached.has(type) && !anybody.includes(type)),
        role,
      ).toEqual([]);
    }
  });

  it.each(roles)('email %s in the summary alone what the settings say comes there alone', (role) => {
    const emailed = triggers.filter(({ email, ...trigger }) => email && rolesFor(trigger).includes(role));
    const typesOf = (some: typeof emailed) => new Set(some.map(({ type }) => type));
    const atOnce = typesOf(emailed.filter(({ email }) => email !== 'digest'));
    const inSummaryOnly = [...typesOf(emailed)].filter((type) => !atOnce.has(type));
    expect(inSummaryOnly.toSorted()).toEqual(
      notificationTypes.filter((type) => isInSummaryOnly(type, role)).toSorted(),
    );
  });

  it('reach members of a company by the types that their settings offer', () => {
    const typesTo = (...targets: readonly string[]) =>
      triggers.filter(({ to, type }) => targets.includes(to) && type !== 'security').map(({ type }) => type);
    const offered = (memberRole: MemberRole) => notificationTypesFor({ role: 'employer', memberRole });
    expect(typesTo('team', 'owners').filter((type) => !offered('owner').includes(type))).toEqual([]);
    expect(typesTo('team').filter((type) => !offered('recruiter').includes(type))).toEqual([]);
    expect(typesTo('team', 'owners').filter((type) => offered('reviewer').includes(type))).toEqual([]);
  });

  it('find their recipients in the payload of each event', () => {
    const lost = triggers.filter((trigger) => {
      const field = fieldFor(trigger);
      return field !== null && !hasField(trigger, field);
    });
    expect(lost).toEqual([]);
  });

  it('lead applicants to what they are about, not to the list of all their applications', () => {
    const toList = triggers.filter(({ link }) => link === '/dashboard/intern');
    expect(toList.map(({ event }) => event)).toEqual([]);
  });

  it('link only to what the event names', () => {
    const fields = (link: string) => [...link.matchAll(/\{(\w*)\}/g)].map(([, field]) => field ?? '');
    const linked = triggers.filter(({ link }) => link.includes('{'));
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((trigger) => fields(trigger.link).some((field) => !hasField(trigger, field)))).toEqual([]);
    const named = new Set(linked.flatMap(({ link }) => fields(link)));
    expect([...named].toSorted()).toEqual([
      'applicationId',
      'employerId',
      'internshipId',
      'noteId',
      'page',
      'reportId',
    ]);
  });
});
