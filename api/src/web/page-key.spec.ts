import { expect, it } from 'vitest';
import { pageKeyOf, pageViewOf } from './page-key.ts';

const requestFor = (url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  pageViewOf({ method: 'GET', url, headers, cookies });

it('shares public pages only', () => {
  for (const url of ['/', '/About', '/internships?q=a', '/internships/65f0c0ffee00000000000000', '/internships/companies/x', '/sitemap-index.xml'])
    expect(requestFor(url), url).not.toBeNull(); // prettier-ignore
  for (const url of ['/auth/login', '/settings/account', '/dashboard/intern', '/internships/employer/internships', '/internships/employer', '/preferences', '/nowhere', '//evil.example/', `/?q=${'a'.repeat(700)}`])
    expect(requestFor(url), url).toBeNull(); // prettier-ignore
  expect(pageViewOf({ method: 'POST', url: '/', headers: {}, cookies: {} })).toBeNull();
});

it('settles the language as pages do: address, then cookie, then browser', () => {
  expect(requestFor('/', { 'accept-language': 'fr, de-AT;q=0.9, en;q=0.8' })?.language).toBe('de');
  expect(requestFor('/', { 'accept-language': 'de' }, { lang: 'en' })?.language).toBe('en');
  expect(requestFor('/', { 'accept-language': 'de;q=0' }, { lang: 'nonsense' })?.language).toBe('en');
  expect(requestFor('/?lang=de', {}, { lang: 'de' })?.language).toBe('de');
});

it('leaves alone an address whose answer stores its language', () => {
  expect(requestFor('/?lang=de')).toBeNull();
  expect(requestFor('/?lang=de', {}, { lang: 'en' })).toBeNull();
});

it('contains only what a page depends on', () => {
  const plain = requestFor('/internships', { 'accept-encoding': 'gzip, br' }, { theme: 'dark' });
  const more = requestFor(
    '/internships',
    { 'accept-encoding': 'br, gzip;q=0.5', host: 'evil.example', authorization: 'Bearer x', 'x-forwarded-host': 'e' },
    { theme: 'dark', refresh: 'secret', 'signed-in': 'pirate' },
  );
  expect(more).toEqual(plain);
  expect(plain && pageKeyOf(plain)).toBe('en dark  br /internships');
  const student = requestFor('/internships', {}, { 'signed-in': 'intern' });
  expect(student && pageKeyOf(student)).toBe('en  intern identity /internships');
  expect(requestFor('/', {}, { theme: 'en br' })?.theme).toBe('');
});

it('shares pages and feeds of news, but no image that counts views', () => {
  for (const path of ['/news', '/news/career-fair', '/news/feed.xml', '/news/career-fair/picture.png'])
    expect(requestFor(path)).not.toBeNull();
  expect(requestFor('/news/665f1c2ab7e4f0a1d2c3b4a5/seen.gif')).toBeNull();
});
