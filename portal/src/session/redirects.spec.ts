import { anonymous, type Actor } from '@prentice/contract';
import { expect, it } from 'vitest';
import {
  endedSessionRedirect,
  redirectTarget,
  signInRedirect,
  withNext,
  withoutForeignAction,
  withPlace,
} from './redirects.ts';

const intern: Actor = { ...anonymous, id: 'a'.repeat(24), role: 'intern', emailVerified: true };

it('accepts internal paths only', () => {
  expect(withNext('/auth/login', '/internships/1?a=b')).toBe('/auth/login?next=%2Finternships%2F1%3Fa%3Db');
  for (const strange of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', null, ''])
    expect(withNext('/auth/login', strange)).toBe('/auth/login');
});

it('leads to the requested page, else home, and never back to a sign-in page', () => {
  expect(redirectTarget({ actor: intern }, '/settings/account')).toBe('/settings/account');
  expect(redirectTarget({ actor: intern }, '//evil.example')).toBe('/dashboard/intern');
  expect(redirectTarget({ actor: intern }, '/auth/login?next=/')).toBe('/dashboard/intern');
  expect(redirectTarget({ actor: intern }, null)).toBe('/dashboard/intern');
});

it('remembers the page that asked for a session', () => {
  expect(signInRedirect({ pathname: '/dashboard/intern', search: '?state=open', hash: '' })).toBe(
    '/auth/login?next=%2Fdashboard%2Fintern%3Fstate%3Dopen',
  );
  expect(signInRedirect({ pathname: '/dashboard/intern', search: '', hash: '#application-1' })).toBe(
    '/auth/login?next=%2Fdashboard%2Fintern%23application-1',
  );
});

it('says on the sign-in page that a session has ended', () => {
  expect(endedSessionRedirect({ pathname: '/settings/account', search: '', hash: '' })).toBe(
    '/auth/login?next=%2Fsettings%2Faccount&ended=1',
  );
});

it('keeps the place on the page that a link named, unless the page to return to names one', () => {
  expect(withPlace('/dashboard/intern', '#application-1')).toBe('/dashboard/intern#application-1');
  expect(withPlace('/dashboard/intern#application-2', '#application-1')).toBe('/dashboard/intern#application-2');
  expect(withPlace('/dashboard/intern', '')).toBe('/dashboard/intern');
  expect(withPlace('/companies/1', '#follow')).toBe('/companies/1');
  expect(withPlace(null, '#application-1')).toBeNull();
});

it('does nothing for somebody signed in whom another website sent', () => {
  const origin = 'https://prentice.example';
  const save = `/internships/1#save-${'a'.repeat(24)}`;
  expect(withoutForeignAction(save, { referrer: 'https://evil.example/', origin })).toBe('/internships/1');
  expect(withoutForeignAction('/c/1#follow', { referrer: 'https://prentice.example.evil.example/', origin })).toBe(
    '/c/1',
  );
  expect(withoutForeignAction('/c/1#follow', { referrer: '', origin })).toBe('/c/1');
  expect(withoutForeignAction('/external-jobs/1#save', { referrer: '', origin })).toBe('/external-jobs/1');
  expect(withoutForeignAction(save, { referrer: `${origin}/internships`, origin })).toBe(save);
  expect(withoutForeignAction('/dashboard/intern#application-1', { referrer: '', origin })).toBe(
    '/dashboard/intern#application-1',
  );
  expect(withoutForeignAction(null, { referrer: '', origin })).toBeNull();
});
