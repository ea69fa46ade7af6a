import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../platform/events/catalogue/event-catalogue.ts';
import { isRecipientGroup, notificationTriggers, type NotificationTrigger } from './notification-triggers.ts';
import { recipientGroups } from './recipient-groups.ts';

const named = { intern: 'internId', user: 'userId', users: 'userIds', reporter: 'reporterId' } as const;
const ofEmployer = { team: 'employerId', owners: 'employerId' } as const;
const everybody = { moderators: null, verifiers: null, administrators: null } as const;

const fieldFor = ({ to }: NotificationTrigger): string | null =>
  isRecipientGroup(to) ? recipientGroups[to] : { ...named, ...ofEmployer, ...everybody }[to];

const says = ({ event }: NotificationTrigger, field: string): boolean =>
  Object.hasOwn(eventCatalogue[event].payload.shape, field);

describe('the notification triggers', () => {
  it('find their recipients in the payload of each event', () => {
    const lost = notificationTriggers.filter((trigger) => {
      const field = fieldFor(trigger);
      return field !== null && !says(trigger, field);
    });
    expect(lost).toEqual([]);
  });

  it('link only to the internship that the event names', () => {
    const fields = (link: string) => [...link.matchAll(/\{(\w*)\}/g)].map(([, field]) => field ?? '');
    const linked = notificationTriggers.filter(({ link }) => link.includes('{'));
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((trigger) => !says(trigger, 'internshipId'))).toEqual([]);
    expect([...new Set(linked.flatMap(({ link }) => fields(link)))]).toEqual(['internshipId']);
  });
});
