import { describe, expect, it } from 'vitest';
import { principals, principalsByAction } from '../../test/principals.ts';
import {
  canonicalUrl,
  externalJobCreate,
  externalJobMissing,
  externalJobUpdate,
  externalJobViews,
} from './external-job.contract.ts';

const everyone = Object.keys(principals);
const managers = ['jobsAdmin', 'admin'];
const managed = { create: managers, update: managers, delete: managers, transition: managers, export: managers };

describe('external jobs', () => {
  it('that are listed are read by everybody, and changed by those who manage external jobs', () => {
    expect(principalsByAction('ExternalJob', { listed: true })).toEqual({ read: everyone, ...managed });
  });
  it('that are not listed are read by those who manage external jobs', () => {
    expect(principalsByAction('ExternalJob', { listed: false })).toEqual({ read: managers, ...managed });
  });
  it('are imported from sources that only those who manage external jobs see and change', () => {
    const { create, update, delete: remove } = managed;
    expect(principalsByAction('ExternalJobSource', {})).toEqual({ read: managers, create, update, delete: remove });
  });
  it('show their state, clicks, address and version to those who manage external jobs only', () => {
    for (const field of ['url', 'state', 'clicks', 'version', 'checkOutcome', 'publishAt', 'flaggedAt'])
      expect(externalJobViews.public.fields).not.toContain(field);
  });
  it('take nothing that the server owns', () => {
    const form = { title: 'Lab assistant', organisation: 'Alpenlabor', url: 'https://jobs.alpenlabor.example/7' };
    expect(externalJobCreate.safeParse(form).success).toBe(true);
    expect(externalJobCreate.safeParse({ ...form, state: 'published' }).success).toBe(false);
    expect(externalJobUpdate.safeParse(form).success).toBe(true);
    for (const owned of [{ state: 'published' }, { clicks: 7 }, { listed: true }])
      expect(externalJobUpdate.safeParse({ ...form, ...owned }).success).toBe(false);
  });
  it('name what they lack to be published', () => {
    const draft = { summary: '', city: null, country: null, workMode: 'onsite', closesAt: null };
    const fields = (job: Parameters<typeof externalJobMissing>[0]) => externalJobMissing(job).map(({ field }) => field);
    expect(fields(draft)).toEqual(['summary', 'city', 'country', 'closesAt']);
    expect(fields({ ...draft, workMode: 'remote', summary: 'x'.repeat(50), closesAt: new Date() })).toEqual([]);
  });
});

describe('the address of an external job', () => {
  it.each([
    ['https://Jobs.Example/Apply?utm_source=x&id=7&UTM_Medium=y&gclid=1#top', 'https://jobs.example/Apply?id=7'],
    ['https://jobs.example/?fbclid=1', 'https://jobs.example/'],
    ['https://jobs.example/a?b=2&a=1', 'https://jobs.example/a?a=1&b=2'],
    ['https://jobs.example./a', 'https://jobs.example/a'],
    ['https://jobs.example/a/../b', 'https://jobs.example/b'],
    ['https://jobs。example/a', 'https://jobs.example/a'],
    ['no address', 'no address'],
  ])('%s is kept as %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
    expect(canonicalUrl(canonical)).toBe(canonical);
  });
  it.each([
    'http://jobs.example/', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'https:evil.example',
    'https://jobs.example@evil.example/', 'https://user:pass@evil.example/', 'https://evil.example\\@jobs.example/',
    'https://evil.example:8443/', 'https://127.0.0.1/', 'https://[::1]/', 'https://0x7f.1/', 'https://localhost/',
    'https://intranet/', 'https://printer.local/', 'https://jobs.example/ a', 'https://jobs.example/\nset-cookie: a=b', 'ftp://jobs.example/',
    'https:///evil.example', 'https://', 'vbscript:x', ' ',
  ])('is never %j', (url) => {
    expect(externalJobCreate.safeParse({ title: 'Lab assistant', organisation: 'Alpenlabor', url }).success).toBe(false);
  }); // prettier-ignore
});
