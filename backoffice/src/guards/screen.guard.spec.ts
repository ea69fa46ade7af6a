import type { Actor, Me } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { meOf } from '../test/me.ts';
import { verdictAt } from './screen.guard.ts';

const at = (path: string, me: Me | null) => verdictAt(path, '?a=1', me);
const limited = (permissions: Actor['permissions']) => meOf({ role: 'limited_admin', permissions: [...permissions] });

describe('guards', () => {
  it('send a visitor to the door of the area with the way back', () => {
    const next = (path: string) => encodeURIComponent(`${path}?a=1`);
    expect(at('/dashboard/admin/allEmployers', null)).toEqual({
      redirect: `/auth/admin-login?next=${next('/dashboard/admin/allEmployers')}`,
    });
    expect(at('/dashboard/employer', null)).toEqual({ redirect: `/auth/login?next=${next('/dashboard/employer')}` });
  });
  it('refuse the other role', () => {
    expect(at('/dashboard/admin/admin', meOf({ role: 'employer' }))).toEqual({
      redirect: '/auth/unauthorized?reason=role',
    });
    expect(at('/dashboard/employer', meOf({ role: 'admin' }))).toEqual({ redirect: '/auth/unauthorized?reason=role' });
  });
  it('give each role its layout', () => {
    expect(at('/dashboard/admin/admin', meOf({ role: 'admin' }))).toEqual({ enter: 'admin-dashboard' });
    expect(at('/dashboard/employer', meOf({ role: 'employer' }))).toEqual({ enter: 'employer-dashboard' });
    expect(at('/dashboard/admin/allEmployers', limited(['dashboard:view']))).toEqual({
      enter: 'limited-admin-dashboard',
    });
  });
  it('keep a limited administrator out of what needs another permission', () => {
    expect(at('/dashboard/admin/EmployersVerification', limited(['news:manage']))).toHaveProperty('redirect');
  });
  it('guard addresses without a screen like the rest of their area', () => {
    expect(at('/dashboard/admin/nowhere', null)).toHaveProperty('redirect');
    expect(at('/dashboard/admin/nowhere', meOf({ role: 'intern' }))).toHaveProperty('redirect');
    expect(at('/internships/employer/a/b/c', meOf({ role: 'employer' }))).toEqual({ enter: 'employer-dashboard' });
  });
});
