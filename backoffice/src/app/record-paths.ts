import { features } from './features.ts';
import { pathTo } from './screen-paths.ts';

const resources = new Map(features.flatMap((feature) => Object.entries(feature.resources)));

const signInPaths: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/access-denied': '/auth/unauthorized?reason=role',
  '/authentication-error': '/auth/unauthorized?reason=role',
};

const CANONICAL = /^\/([\w-]+)(?:\/(create|[0-9a-f]{24})(\/show)?)?$/;

/**
 * React-admin's own address of a list or record (`/internships/{id}/show`) as the address of the screen that shows it to
 * this role. Any other path comes back unchanged.
 */
export function screenPathFor(path: string, role: string): string {
  const [, resource = '', rest, show] = CANONICAL.exec(path) ?? [];
  const screens = resources.get(resource)?.[role === 'employer' ? 'employer' : 'administrator'];
  if (!screens) return signInPaths[path] ?? path;
  const screen =
    rest === undefined ? screens.list : rest === 'create' ? screens.create : show ? screens.show : screens.edit;
  return screen ? pathTo(screen, rest) : path;
}
