import type { Actor, Me } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { buildMe } from '../test/me.builder.ts';
import { checkScreenAccess } from './screen.guard.ts';

const accessAt = (path: string, me: Me | null) => checkScreenAccess(path, '?a=1', me);
const limited = (permissions: Actor['permissions']) =>
  buildMe({ role: 'limited_admin', permissions: [...permissions] });

describe('guards', () => {
  it('send a visitor to the sign-in page of the area with the address to return to', () => {
    const next = (path: string) => encodeURIComponent(`${path}?a=1`);
    expect(accessAt('/dashboard/admin/allEmployers', null)).toEqual({
      redirect: `/auth/admin-login?next=${next('/dashboard/admin/allEmployers')}`,
    });
    expect(accessAt('/dashboard/employer', null)).toEqual({
      redirect: `/auth/login?next=${next('/dashboard/employer')}`,
    });
  });
  it('refuse the other role', () => {
    expect(accessAt('/dashboard/admin/admin', buildMe({ role: 'employer' }))).toEqual({
      redirect: '/auth/unauthorized?reason=role',
    });
    expect(accessAt('/dashboard/employer', buildMe({ role: 'admin' }))).toEqual({
      redirect: '/auth/unauthorized?reason=role',
    });
  });
  it('give each role its layout', () => {
    expect(accessAt('/dashboard/admin/admin', buildMe({ role: 'admin' }))).toEqual({ enter: 'admin-dashboard' });
    expect(accessAt('/dashboard/employer', buildMe({ role: 'employer' }))).toEqual({ enter: 'employer-dashboard' });
    expect(accessAt('/dashboard/admin/allEmployers', limited(['dashboard:view']))).toEqual({
      enter: 'limited-admin-dashboard',
    });
  });
  it('keep a limited administrator out of what needs another permission', () => {
    expect(accessAt('/dashboard/admin/EmployersVerification', limited(['news:manage']))).toHaveProperty('redirect');
  });
  it('admit to reports those who verify employers, and full administrators', () => {
    const paths = ['/dashboard/admin/reports', `/dashboard/admin/reports/${'a'.repeat(24)}`];
    for (const path of paths) {
      expect(accessAt(path, buildMe({ role: 'admin' }))).toEqual({ enter: 'admin-dashboard' });
      expect(accessAt(path, limited(['employers:verify']))).toEqual({ enter: 'limited-admin-dashboard' });
      expect(accessAt(path, limited(['dashboard:view']))).toHaveProperty('redirect');
    }
  });
  it('guard addresses without a screen like the rest of their area', () => {
    expect(accessAt('/dashboard/admin/nowhere', null)).toHaveProperty('redirect');
    expect(accessAt('/dashboard/admin/nowhere', buildMe({ role: 'intern' }))).toHaveProperty('redirect');
    expect(accessAt('/internships/employer/a/b/c', buildMe({ role: 'employer' }))).toEqual({
      enter: 'employer-dashboard',
    });
  });
});
