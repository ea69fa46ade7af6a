import { describe, expect, it } from 'vitest';
import { anonymous, permissions, type Actor } from '../kernel/actor.ts';
import { homeOf, internalPath, passage } from './screen.guards.ts';
import { screenAt, screens } from './screen.map.ts';

const id = 'a'.repeat(24);
const as = (role: Actor['role'], extra: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  id,
  role,
  emailVerified: true,
  ...extra,
});
const admin = as('admin');
const limited = (...held: Actor['permissions']) => as('limited_admin', { permissions: held });
const enters = (path: string, actor: Actor): boolean => {
  const screen = screenAt(path);
  if (!screen) throw new Error(`No screen at ${path}`);
  return 'enter' in passage(screen, actor, path);
};
const concrete = (path: string) => path.replace(/:\w+/g, id);

describe('screen guards', () => {
  it('no administrators screen lets a visitor, an intern or an employer in', () => {
    for (const { path } of screens.filter((screen) => screen.path.startsWith('/dashboard/admin/'))) {
      for (const actor of [anonymous, as('intern'), as('employer')])
        expect(enters(concrete(path), actor), path).toBe(false);
      expect(enters(concrete(path), admin), path).toBe(true);
    }
  });

  it('a limited administrator enters exactly the screens of a held permission', () => {
    for (const held of permissions) {
      for (const { path, needs } of screens.filter((screen) => screen.guard === 'admin-auth')) {
        expect(enters(concrete(path), limited(held)), `${held} ${path}`).toBe(needs === held || needs === 'any');
      }
    }
  });

  it('a limited administrator without any permission enters the own inbox and the own acts, nothing else', () => {
    const open = screens.filter(({ path, guard }) => guard !== 'none' && enters(concrete(path), limited()));
    expect(open.map(({ path }) => path)).toEqual([
      '/settings/account',
      '/dashboard/notifications',
      '/dashboard/admin/notifications',
      '/dashboard/admin/audit',
    ]);
    expect(enters(homeOf(limited()), limited())).toBe(true);
  });

  it('visitors are sent to the right door with the way back', () => {
    const go = (path: string) => passage(screenAt(path) ?? { path, room: 'portal', guard: 'none' }, anonymous, path);
    expect(go('/dashboard/admin/news')).toEqual({ redirect: '/auth/admin-login?next=%2Fdashboard%2Fadmin%2Fnews' });
    expect(go('/dashboard/intern')).toEqual({ redirect: '/auth/login?next=%2Fdashboard%2Fintern' });
  });

  it('each role enters its own dashboard only', () => {
    expect(enters('/dashboard/intern', as('intern'))).toBe(true);
    expect(enters('/dashboard/intern', as('employer'))).toBe(false);
    expect(enters('/dashboard/employer', as('employer'))).toBe(true);
    expect(enters('/dashboard/employer', admin)).toBe(false);
  });

  it('an administrator who opens the front page is sent to the dashboard, others stay', () => {
    const front = screens[0] ?? { path: '/', room: 'portal', guard: 'none' };
    expect(passage(front, admin, '/')).toEqual({ redirect: '/dashboard/admin/admin' });
    expect(passage(front, as('intern'), '/')).toEqual({ enter: 'default' });
  });

  it('a home is a screen that its owner may enter', () => {
    for (const actor of [admin, as('intern'), as('employer'), ...permissions.map((held) => limited(held))]) {
      expect(enters(homeOf(actor), actor)).toBe(true);
    }
  });

  it('a written segment wins over a parameter', () => {
    expect(screenAt('/internships/companies')?.path).toBe('/internships/companies');
    expect(screenAt(`/internships/employer/${id}`)?.room).toBe('backoffice');
    expect(screenAt('/internships/employer/internships')?.path).toBe('/internships/employer/internships');
    expect(screenAt('/nowhere')).toBeUndefined();
  });

  it('only internal paths are ways back', () => {
    expect(internalPath('/dashboard/intern?tab=1')).toBe('/dashboard/intern?tab=1');
    for (const bad of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      '/a\nb',
    ]) {
      expect(internalPath(bad)).toBeNull();
    }
  });
});
