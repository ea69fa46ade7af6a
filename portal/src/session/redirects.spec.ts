import { anonymous, type Actor } from '@prentice/contract';
import { expect, it } from 'vitest';
import { redirectTarget, signInRedirect, withNext } from './redirects.ts';

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
  expect(signInRedirect({ pathname: '/dashboard/intern', search: '?state=open' })).toBe(
    '/auth/login?next=%2Fdashboard%2Fintern%3Fstate%3Dopen',
  );
});
