import { foldAccents } from '@prentice/contract';
import { useGetList, useNavigate } from 'ra-core';
import { screenPathFor } from '../app/router.provider.tsx';
import { pathTo } from '../app/screen-paths.ts';
import { checkScreenAccess } from '../guards/screen.guard.ts';
import { useMessages, useValueLabel } from '../i18n/messages.hook.ts';
import { useAbility, useMe } from '../providers/me-store.ts';
import { actionsOnScreen, type ScreenAction } from '../ui/keyboard/KeyboardShortcuts.tsx';
import { useDebouncedValue } from '../ui/page/timing.hook.ts';
import { useGeneralCommands } from './general-commands.hook.ts';
import { useVisibleEntries } from './Menu.tsx';
import { byFit, groupsByFit, hasNearWords, likelyParts, type Command } from './palette-ranking.ts';
import {
  recordDetail,
  recordLabel,
  screenSynonyms,
  searchedResources,
  type SearchedResource,
} from './palette-resources.ts';

/** Letters before the server is asked: one or two fit nearly everybody. */
const ENOUGH = 2;
const PER_KIND = 5;
/** How many that match are looked through for those that match best. */
const MATCHES_PER_KIND = 25;
/** How many that begin alike are looked through for what somebody may have meant. */
const NEAR_PER_KIND = 50;

/** Returns whether every word of the query begins somewhere in what a command is called, or may be. */
const fits = ({ label, words = '' }: Command, query: string): boolean =>
  foldAccents(query)
    .split(/\s+/)
    .every((word) => foldAccents(`${label} ${words}`).includes(word));

/** Returns the commands that are called so; where none is, those whose names differ by a typing error. */
function fittingCommands(commands: readonly Command[], query: string): readonly Command[] {
  const fitting = commands.filter((command) => fits(command, query));
  return fitting.length > 0
    ? fitting
    : commands.filter(({ label, words }) => hasNearWords(`${label} ${words ?? ''}`, query));
}

interface FoundRecords {
  readonly commands: readonly Command[];
  readonly isLoading: boolean;
}

/** What is asked of the server, and what of its answer is shown. */
interface RecordQuery {
  /** What was typed. */
  readonly query: string;
  readonly q: string | null;
  readonly perPage: number;
  readonly shows: (label: string) => boolean;
}

/** Returns the records of a resource that match, for those who may read them and enter their screen. */
function useRecords(kind: SearchedResource, { query, q, perPage, shows }: RecordQuery): FoundRecords {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const me = useMe();
  const ability = useAbility();
  const navigate = useNavigate();
  const { resource, subject, group, roles, opensList, narrow } = kind;
  const pathOf = (id: string | number) =>
    opensList ? pathTo(opensList) : screenPathFor(`/${resource}/${id}/show`, me.actor.role);
  const opens = 'enter' in checkScreenAccess(pathOf('0'.repeat(24)), '', me);
  const enabled = q !== null && roles.includes(me.actor.role) && ability.can('read', subject) && opens;
  const { data = [], isFetching } = useGetList(
    resource,
    { pagination: { page: 1, perPage }, filter: { q } },
    { enabled, retry: false },
  );
  if (!enabled) return { commands: [], isLoading: false };
  const commands = data.map((record) => ({
    id: `${resource} ${record.id}`,
    group: text(group),
    label: recordLabel(kind, record),
    detail: recordDetail(kind, record, valueLabel),
    words: kind.textsOf?.(record).join(' '),
    run: () => navigate(`${pathOf(record.id)}${narrow?.(record) ?? ''}`),
  }));
  const fitting = commands.filter(({ label, detail }) => shows(`${label} ${detail}`));
  return { commands: byFit(fitting, query).slice(0, PER_KIND), isLoading: isFetching };
}

/** Returns the records of every kind that match. */
function useRecordsOfAllKinds(query: RecordQuery): FoundRecords {
  const kinds = [
    useRecords(searchedResources.candidates, query),
    useRecords(searchedResources.ownInternships, query),
    useRecords(searchedResources.internships, query),
    useRecords(searchedResources.employers, query),
    useRecords(searchedResources.interns, query),
    useRecords(searchedResources.news, query),
    useRecords(searchedResources.externalJobs, query),
    useRecords(searchedResources.announcements, query),
    useRecords(searchedResources.administrators, query),
  ];
  return {
    commands: kinds.flatMap(({ commands }) => commands),
    isLoading: kinds.some(({ isLoading }) => isLoading),
  };
}

/** Returns the records that match what is typed; where none does, those whose names differ by a typing error. */
function useMatchingRecords(query: string): readonly Command[] {
  const q = query.length < ENOUGH ? null : query;
  const exact = useRecordsOfAllKinds({ query, q, perPage: MATCHES_PER_KIND, shows: () => true });
  const hasNone = q !== null && !exact.isLoading && exact.commands.length === 0;
  const [beginning = null, end = null, least = null] = hasNone ? likelyParts(query) : [];
  const shows = (label: string) => hasNearWords(label, query);
  const near = useRecordsOfAllKinds({ query, q: beginning, perPage: NEAR_PER_KIND, shows });
  const hasNoneNear = beginning !== null && !near.isLoading && near.commands.length === 0;
  const otherwise = useRecordsOfAllKinds({ query, q: hasNoneNear ? end : null, perPage: NEAR_PER_KIND, shows });
  const hasNoneOtherwise = hasNoneNear && end !== null && !otherwise.isLoading && otherwise.commands.length === 0;
  const last = useRecordsOfAllKinds({
    query,
    q: hasNoneOtherwise ? least : null,
    perPage: NEAR_PER_KIND,
    shows,
  });
  return [...exact.commands, ...near.commands, ...otherwise.commands, ...last.commands];
}

/** Returns what can be done on the screen below, its screens, and the records that match what is typed. */
export function usePaletteCommands(typed: string): readonly Command[] {
  const text = useMessages();
  const navigate = useNavigate();
  const entries = useVisibleEntries();
  const general = useGeneralCommands();
  const query = typed.trim();
  const records = useMatchingRecords(useDebouncedValue(query));
  /* What belongs to the screen comes before the list of keys, which is on every one. */
  const actions = actionsOnScreen()
    .filter(({ repeats }) => !repeats)
    .toSorted((left, right) => Number(left.key === '?') - Number(right.key === '?'))
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
    words: screenSynonyms[screen] ?? '',
    run: () => navigate(pathTo(screen)),
  }));
  const commands = [...actions, ...screens, ...general];
  return groupsByFit([...fittingCommands(commands, query), ...records], query);
}
