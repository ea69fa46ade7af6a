import { backOfficeScreens } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { screenPathFor } from './router.provider.tsx';
import { screens } from './screens.ts';
import { belongsToBackOffice, pathTo } from './screen-paths.ts';

const id = 'a'.repeat(24);

describe('screen addresses', () => {
  it('have a screen each', () => {
    expect(Object.keys(screens).toSorted()).toEqual(Object.keys(backOfficeScreens).toSorted());
  });
  it('belong to the back office, and the portal keeps its own', () => {
    for (const { path } of Object.values(backOfficeScreens))
      expect(belongsToBackOffice(path.replace(':id', id)), path).toBe(true);
    for (const path of ['/', '/internships', `/internships/${id}`, '/dashboard/intern', '/dashboard/notifications'])
      expect(belongsToBackOffice(path), path).toBe(false);
    expect(belongsToBackOffice('/dashboard/profile-setup/profile-setup-intern')).toBe(false);
  });
});

describe('react-admin addresses', () => {
  it('lead to the screen that shows the record to this role', () => {
    expect(screenPathFor(`/internships/${id}/show`, 'employer')).toBe(pathTo('employerInternship', id));
    expect(screenPathFor(`/internships/${id}`, 'admin')).toBe(pathTo('moderatedInternship', id));
    expect(screenPathFor('/internships/create', 'employer')).toBe(pathTo('employerInternshipCreate'));
    expect(screenPathFor('/employers', 'limited_admin')).toBe(pathTo('allEmployers'));
  });
  it('leave other addresses as they are', () => {
    expect(screenPathFor('/dashboard/interested', 'employer')).toBe('/dashboard/interested');
    expect(screenPathFor('/nothing', 'admin')).toBe('/nothing');
  });
  it('send react-admin to the portal for signing in', () => {
    expect(screenPathFor('/login', 'anonymous')).toBe('/auth/login');
  });
});
