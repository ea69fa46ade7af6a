import { anonymous, type Actor } from '@prentice/contract';
import { expect, it } from 'vitest';
import { onwardPath, towardsSignIn, withNext } from './ways.ts';

const intern: Actor = { ...anonymous, id: 'a'.repeat(24), role: 'intern', emailVerified: true };

it('carries internal paths only', () => {
  expect(withNext('/auth/login', '/internships/1?a=b')).toBe('/auth/login?next=%2Finternships%2F1%3Fa%3Db');
  for (const strange of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', null, ''])
    expect(withNext('/auth/login', strange)).toBe('/auth/login');
});

it('goes on to where somebody wanted to go, else home, never in a circle', () => {
  expect(onwardPath({ actor: intern }, '/settings/account')).toBe('/settings/account');
  expect(onwardPath({ actor: intern }, '//evil.example')).toBe('/dashboard/intern');
  expect(onwardPath({ actor: intern }, '/auth/login?next=/')).toBe('/dashboard/intern');
  expect(onwardPath({ actor: intern }, null)).toBe('/dashboard/intern');
});

it('remembers the page that asked for a session', () => {
  expect(towardsSignIn({ pathname: '/dashboard/intern', search: '?state=open' })).toBe(
    '/auth/login?next=%2Fdashboard%2Fintern%3Fstate%3Dopen',
  );
});
