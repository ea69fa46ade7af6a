import { describe, expect, it } from 'vitest';
import { anonymous, permissions, type Actor, type Role } from '../kernel/actor.ts';
import { findScreen, screens, settingsSections } from './screen-map.ts';
import { homePathOf, inboxPathOf, toInternalPath } from './account-paths.ts';
import { guardScreen } from './screen-guards.ts';

const id = 'a'.repeat(24);
const as = (role: Actor['role'], extra: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  id,
  role,
  emailVerified: true,
  ...extra,
});
const admin = as('admin');
const limited = (...permissions: Actor['permissions']) => as('limited_admin', { permissions });
const enters = (path: string, actor: Actor): boolean => {
  const screen = findScreen(path);
  if (!screen) throw new Error(`No screen at ${path}`);
  return 'enter' in guardScreen(screen, actor, path);
};
const concrete = (path: string) => path.replace(/:\w+/g, id);

describe('screen guards', () => {
  it('lead an administrator without the second factor that is due to where it is set up, from everywhere', () => {
    const due = as('admin', { secondFactorDue: true });
    for (const path of ['/', '/dashboard/admin/news', '/settings/devices']) {
      const screen = findScreen(path);
      expect(screen && guardScreen(screen, due, path)).toEqual({
        redirect: `/settings/account?next=${encodeURIComponent(path)}`,
      });
    }
    expect(enters('/settings/account', due)).toBe(true);
    expect(enters('/auth/admin-login', due)).toBe(true);
  });

  it('let no visitor, intern or employer into a screen of administrators', () => {
    for (const { path } of screens.filter((screen) => screen.path.startsWith('/dashboard/admin/'))) {
      for (const actor of [anonymous, as('intern'), as('employer')])
        expect(enters(concrete(path), actor), path).toBe(false);
      expect(enters(concrete(path), admin), path).toBe(true);
    }
  });

  it('let a limited administrator into exactly the screens of a held permission', () => {
    for (const permission of permissions) {
      for (const { path, needs } of screens.filter((screen) => screen.guard === 'admin-auth')) {
        expect(enters(concrete(path), limited(permission)), `${permission} ${path}`).toBe(
          needs === permission || needs === 'any',
        );
      }
    }
  });

  it('let a limited administrator without any permission into their inbox and their own acts, nothing else', () => {
    const open = screens.filter(({ path, guard }) => guard !== 'none' && enters(concrete(path), limited()));
    expect(open.map(({ path }) => path)).toEqual([
      '/settings',
      ...settingsSections.map((section) => `/settings/${section}`),
      '/dashboard/admin/notifications',
      '/dashboard/admin/audit',
    ]);
    expect(enters(homePathOf(limited()), limited())).toBe(true);
    expect(homePathOf(limited('news:manage'))).toBe('/dashboard/admin/news');
  });

  it('redirect visitors to the right sign-in page, with the address to return to', () => {
    const go = (path: string) =>
      guardScreen(findScreen(path) ?? { path, app: 'portal', guard: 'none' }, anonymous, path);
    expect(go('/dashboard/admin/news')).toEqual({ redirect: '/auth/admin-login?next=%2Fdashboard%2Fadmin%2Fnews' });
    expect(go('/dashboard/intern')).toEqual({ redirect: '/auth/login?next=%2Fdashboard%2Fintern' });
  });

  it('let each role open its own dashboard only', () => {
    expect(enters('/dashboard/intern', as('intern'))).toBe(true);
    expect(enters('/dashboard/intern', as('employer'))).toBe(false);
    expect(enters('/dashboard/employer', as('employer'))).toBe(true);
    expect(enters('/dashboard/employer', admin)).toBe(false);
  });

  it('lead everybody to the inbox of their role', () => {
    const inbox = findScreen('/dashboard/notifications');
    if (!inbox) throw new Error('No inbox');
    const guard = (actor: Actor) => guardScreen(inbox, actor, '/dashboard/notifications?unread=1');
    expect(guard(as('intern'))).toEqual({ enter: 'dashboard' });
    expect(guard(as('employer'))).toEqual({ redirect: '/dashboard/employer/notifications' });
    expect(guard(admin)).toEqual({ redirect: '/dashboard/admin/notifications' });
    expect(guard(limited())).toEqual({ redirect: '/dashboard/admin/notifications' });
    for (const actor of [as('employer'), admin, limited()])
      expect(enters(inboxPathOf(actor.role as Role), actor)).toBe(true);
  });

  it('an administrator who opens the front page is sent to the dashboard, others stay', () => {
    const front = screens[0] ?? { path: '/', app: 'portal', guard: 'none' };
    expect(guardScreen(front, admin, '/')).toEqual({ redirect: '/dashboard/admin/admin' });
    expect(guardScreen(front, as('intern'), '/')).toEqual({ enter: 'default' });
  });

  it('give every actor a home that they may open', () => {
    for (const actor of [
      admin,
      as('intern'),
      as('employer'),
      ...permissions.map((permission) => limited(permission)),
    ]) {
      expect(enters(homePathOf(actor), actor)).toBe(true);
    }
  });

  it('prefer a written segment to a parameter', () => {
    expect(findScreen('/internships/companies')?.path).toBe('/internships/companies');
    expect(findScreen(`/internships/employer/${id}`)?.app).toBe('backoffice');
    expect(findScreen('/internships/employer/internships')?.path).toBe('/internships/employer/internships');
    expect(findScreen('/nowhere')).toBeUndefined();
  });

  it('return to internal paths only', () => {
    expect(toInternalPath('/dashboard/intern?tab=1')).toBe('/dashboard/intern?tab=1');
    for (const bad of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      '/a\nb',
    ]) {
      expect(toInternalPath(bad)).toBeNull();
    }
  });
});
