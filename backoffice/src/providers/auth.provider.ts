import { allows, operations, type Ability, type Action, type OperationShape, type Subject } from '@prentice/contract';
import { announceSignOut } from '@prentice/client/tokens';
import { clearDrafts } from '@prentice/drafts';
import type { AuthProvider } from 'ra-core';
import { redirectToPortal } from '../app/page-navigation.ts';
import { currentMe, forgetMe, refreshMe } from './me-store.ts';
import { client } from './session.ts';

/**
 * Lists that anybody may call or whose right has another name than reading, and resources without a list, name their
 * subject here.
 */
const subjectsWithoutListRule: Readonly<Record<string, Subject>> = {
  'cv-analysis-log': 'CvMetrics',
  dashboards: 'Dashboard',
  employers: 'Employer',
  'external-jobs': 'ExternalJob',
  internships: 'Internship',
  maintenance: 'Maintenance',
  news: 'NewsItem',
};

const subjectOfList = ({ list, access }: OperationShape): readonly (readonly [string, Subject])[] =>
  list && access.kind === 'ability' ? [[list.resource, access.subject]] : [];

/** The ability's name of each resource: the one that its list asks for. */
const subjectOf: ReadonlyMap<string, Subject> = new Map([
  ...Object.values(operations).flatMap((group: Readonly<Record<string, OperationShape>>) =>
    Object.values(group).flatMap(subjectOfList),
  ),
  ...Object.entries(subjectsWithoutListRule),
]);

const actionOf: Readonly<Record<string, Action>> = { list: 'read', show: 'read', edit: 'update' };

const isAction = (name: string): name is Action =>
  ['read', 'create', 'update', 'delete', 'transition', 'export', 'reveal'].includes(name);

/**
 * Returns whether the ability permits react-admin's action on a resource: about the record where there is one, else whether any
 * rule speaks of it (enough to show a menu, never enough for a record).
 */
export function isPermitted(ability: Ability, resource: string, action: string, record?: object): boolean {
  const subject = subjectOf.get(resource);
  const requestedAction = actionOf[action] ?? action;
  if (!subject || !isAction(requestedAction)) return false;
  return record ? allows(ability, requestedAction, subject, record) : ability.can(requestedAction, subject);
}

const statusOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'status' in failure ? failure.status : undefined;

/** Returns where somebody whose session has ended signs in again and comes back; the page says why they are there. */
const signInPath = (): string => {
  const { pathname, search, hash } = window.location;
  const signInPage = pathname.startsWith('/dashboard/admin') ? '/auth/admin-login' : '/auth/login';
  return `${signInPage}?next=${encodeURIComponent(pathname + search + hash)}&ended=1`;
};

/** React-admin's questions about the person, answered from the session and the contract's abilities. */
export const authProvider: AuthProvider = {
  login: async () => redirectToPortal(signInPath()),
  /* React-admin calls this by itself, too, when it finds nobody signed in; then the way leads back here. */
  async logout(params?: { onRequest?: boolean }) {
    if (params?.onRequest) {
      clearDrafts(globalThis);
      await client.auth.signOut().catch(() => undefined);
      announceSignOut();
    }
    forgetMe();
    redirectToPortal(params?.onRequest ? '/' : signInPath());
    return false;
  },
  checkAuth: async () => {
    if (!currentMe().me) throw new Error('signed out');
  },
  checkError: async (failure) => {
    const status = statusOf(failure);
    if (status === 401) redirectToPortal(signInPath());
    if (status === 403) await refreshMe();
  },
  getIdentity: async () => {
    const { me } = currentMe();
    return { id: me?.actor.id ?? '', fullName: me?.user.name ?? me?.user.email ?? '' };
  },
  getPermissions: async () => currentMe().me?.actor.permissions ?? [],
  canAccess: async ({ action, resource, record }) => isPermitted(currentMe().ability, resource, action, record),
};
