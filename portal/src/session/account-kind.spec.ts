import { expect, it } from 'vitest';
import { keepsEntries, signInPageFor } from './account-kind.ts';

it('leads those who come from a page for one kind of account to its sign-in page', () => {
  expect(signInPageFor('/dashboard/intern?state=open#application-1', null)).toBe('student');
  expect(signInPageFor('/dashboard/revaise', 'employer')).toBe('student');
  expect(signInPageFor('/dashboard/employer', null)).toBe('employer');
  expect(signInPageFor('/dashboard/admin/news', null)).toBe('admin');
});

it('leads to the sign-in page of students for what only students can do on a page for everybody', () => {
  for (const action of [`save-${'a'.repeat(24)}`, 'save', 'follow'])
    expect(signInPageFor(`/internships?q=law#${action}`, null), action).toBe('student');
});

it('goes by the last account of the browser where the page is for every account, and by students without one', () => {
  expect(signInPageFor('/settings/account', 'intern')).toBe('student');
  expect(signInPageFor('/settings/account', 'limited_admin')).toBe('admin');
  for (const page of ['/settings/account', '/dashboard/notifications?show=unread'])
    expect(signInPageFor(page, null), page).toBe('student');
});

it('leaves it open where nothing says who somebody is', () => {
  expect(signInPageFor('/internships', null)).toBeUndefined();
  expect(signInPageFor(null, null)).toBeUndefined();
});

it('says that entries are kept only where pages keep them', () => {
  expect(keepsEntries('/dashboard/admin/news/edit/1')).toBe(true);
  expect(keepsEntries('/dashboard/intern')).toBe(false);
  expect(keepsEntries(null)).toBe(false);
});
