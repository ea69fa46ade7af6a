import { foldAccents } from '@prentice/contract';
import type { Subject } from '@prentice/contract';
import { useGetList, useNavigate, type RaRecord } from 'ra-core';
import { resources } from '../app/screens.ts';
import { screenPathFor } from '../app/router.provider.tsx';
import { pathTo } from '../app/screen-paths.ts';
import { checkScreenAccess } from '../guards/screen.guard.ts';
import { useMessages, type MessageKey } from '../i18n/messages.hook.ts';
import { useAbility, useMe } from '../providers/me-store.ts';
import { actionsOnScreen, type ScreenAction } from '../ui/keyboard/KeyboardShortcuts.tsx';
import { useDebouncedValue } from '../ui/page/timing.hook.ts';
import { useVisibleEntries } from './Menu.tsx';

/** Something that the palette does: an action of the screen, or the way to a screen or record. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly detail?: string | undefined;
  readonly key?: string | undefined;
  readonly run: () => void;
}

interface SearchedResource {
  readonly resource: string;
  readonly subject: Subject;
  readonly group: MessageKey;
  /** Employers see their own company and the students who apply to them elsewhere. */
  readonly roles: readonly string[];
  readonly detailOf?: (record: RaRecord) => unknown;
}

const searched = {
  candidates: {
    resource: 'applications',
    subject: 'Application',
    group: 'palette.candidates',
    roles: ['employer'],
    detailOf: ({ internship }) => internship?.title,
  },
  internships: {
    resource: 'internships',
    subject: 'Internship',
    group: 'palette.internships',
    roles: ['employer', 'admin', 'limited_admin'],
    detailOf: ({ employer }) => employer?.name,
  },
  employers: {
    resource: 'employers',
    subject: 'Employer',
    group: 'palette.employers',
    roles: ['admin', 'limited_admin'],
    detailOf: ({ city }) => city,
  },
  interns: { resource: 'interns', subject: 'InternProfile', group: 'palette.interns', roles: ['admin'] },
  news: { resource: 'news', subject: 'NewsItem', group: 'menu.news', roles: ['admin', 'limited_admin'] },
  externalJobs: {
    resource: 'external-jobs',
    subject: 'ExternalJob',
    group: 'menu.externalJobs',
    roles: ['admin', 'limited_admin'],
    detailOf: ({ organisation }) => organisation,
  },
  announcements: {
    resource: 'announcements',
    subject: 'Announcement',
    group: 'menu.announcements',
    roles: ['admin', 'limited_admin'],
  },
} satisfies Record<string, SearchedResource>;

/** Letters before the server is asked: one or two fit nearly everybody. */
const ENOUGH = 2;
const PER_KIND = 5;

/** Returns whether every word of the query begins somewhere in the label. */
const fits = (label: string, query: string): boolean =>
  foldAccents(query)
    .split(/\s+/)
    .every((word) => foldAccents(label).includes(word));

/** Records of a resource that match, for those who may read them and enter their screen. */
function useRecords(kind: SearchedResource, query: string): readonly Command[] {
  const text = useMessages();
  const me = useMe();
  const ability = useAbility();
  const navigate = useNavigate();
  const { resource, subject, group, roles, detailOf } = kind;
  const pathOf = (id: string | number) => screenPathFor(`/${resource}/${id}/show`, me.actor.role);
  const opens = 'enter' in checkScreenAccess(pathOf('0'.repeat(24)), '', me);
  const may = roles.includes(me.actor.role) && ability.can('read', subject) && opens;
  const { data = [] } = useGetList(
    resource,
    { pagination: { page: 1, perPage: PER_KIND }, filter: { q: query } },
    { enabled: may && query.length >= ENOUGH, retry: false },
  );
  if (!may || query.length < ENOUGH) return [];
  return data.map((record) => ({
    id: `${resource} ${record.id}`,
    group: text(group),
    label: String(record[resources[resource]?.title ?? 'id'] ?? record.id),
    detail: detailOf && String(detailOf(record) ?? ''),
    run: () => navigate(pathOf(record.id)),
  }));
}

/** Returns what can be done on the screen below, its screens, and the records that match what is typed. */
export function usePaletteCommands(typed: string): readonly Command[] {
  const text = useMessages();
  const navigate = useNavigate();
  const entries = useVisibleEntries();
  const query = useDebouncedValue(typed.trim());
  const records = [
    ...useRecords(searched.candidates, query),
    ...useRecords(searched.internships, query),
    ...useRecords(searched.employers, query),
    ...useRecords(searched.interns, query),
    ...useRecords(searched.news, query),
    ...useRecords(searched.externalJobs, query),
    ...useRecords(searched.announcements, query),
  ];
  const actions = actionsOnScreen()
    .filter(({ repeats }) => !repeats)
    .map((action: ScreenAction) => ({
      id: `action ${action.label}`,
      group: text('palette.actions'),
      label: action.label,
      key: action.key,
      run: action.run,
    }));
  const screens = entries.map(({ screen, label }) => ({
    id: `screen ${screen}`,
    group: text('palette.screens'),
    label: text(label),
    run: () => navigate(pathTo(screen)),
  }));
  return [...[...actions, ...screens].filter(({ label }) => fits(label, typed)), ...records];
}
