import { describe, expect, it } from 'vitest';
import { menuEntries } from '../app/menu-entries.ts';
import { activeEntryAt, listedOn } from './Menu.tsx';

const id = '4267d7d56781c446a391c682';

describe('the menu marks', () => {
  it.each([
    ['/internships/employer/internships', 'employerInternships'],
    ['/internships/employer/internships/create', 'employerInternships'],
    [`/internships/employer/${id}/all`, 'employerInternships'],
    [`/internships/employer/intern/${id}`, 'employerInternships'],
    ['/dashboard/interested', 'interested'],
    ['/dashboard/employer/notifications', 'employerNotifications'],
    ['/dashboard/elsewhere', undefined],
  ])('for an employer at %s the entry %s', (pathname, screen) => {
    expect(activeEntryAt(pathname, menuEntries)?.screen).toBe(screen);
  });

  it.each([
    ['/dashboard/admin/internships/internships', 'moderation'],
    [`/dashboard/admin/internships/${id}`, 'moderation'],
    [`/dashboard/admin/finalists/${id}`, 'moderation'],
    [`/dashboard/admin/employers/${id}`, 'allEmployers'],
    [`/dashboard/admin/intern/${id}`, 'allInterns'],
    [`/dashboard/admin/reports/${id}`, 'reports'],
  ])('for an administrator at %s the entry %s', (pathname, screen) => {
    expect(activeEntryAt(pathname, menuEntries)?.screen).toBe(screen);
  });
});

it('marks the list that a candidate was opened from', () => {
  const path = `/internships/employer/intern/${id}`;
  expect(activeEntryAt(path, menuEntries, '?from=triage')?.screen).toBe('interested');
  expect(activeEntryAt(path, menuEntries, '?from=board')?.screen).toBe('employerInternships');
});

it('knows whose filters a list keeps', () => {
  expect(listedOn('news')).toEqual(['news']);
  expect(listedOn('externalJobs')).toEqual(['external-jobs']);
  expect(listedOn('admin')).toEqual([]);
});
