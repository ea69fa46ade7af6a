import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../platform/events/catalogue/event-catalogue.ts';
import { audiences } from '../ports/audiences.port.ts';
import { isGroup, noticeRules, type NoticeRule } from './notice.table.ts';

const named = { intern: 'internId', user: 'userId', users: 'userIds', reporter: 'reporterId' } as const;
const ofEmployer = { team: 'employerId', owners: 'employerId' } as const;
const everybody = { moderators: null, verifiers: null, administrators: null } as const;

const fieldFor = ({ to }: NoticeRule): string | null =>
  isGroup(to) ? audiences[to] : { ...named, ...ofEmployer, ...everybody }[to];

const says = ({ event }: NoticeRule, field: string): boolean =>
  Object.hasOwn(eventCatalogue[event].payload.shape, field);

describe('the table of notices', () => {
  it('finds whom to tell in what each event says', () => {
    const lost = noticeRules.filter((rule) => {
      const field = fieldFor(rule);
      return field !== null && !says(rule, field);
    });
    expect(lost).toEqual([]);
  });

  it('links to nothing but an internship that the event names', () => {
    const fields = (link: string) => [...link.matchAll(/\{(\w*)\}/g)].map(([, field]) => field ?? '');
    const linked = noticeRules.filter(({ link }) => link.includes('{'));
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((rule) => !says(rule, 'internshipId'))).toEqual([]);
    expect([...new Set(linked.flatMap(({ link }) => fields(link)))]).toEqual(['internshipId']);
  });
});
