import { describe, expect, it } from 'vitest';
import { screens } from '../app/screens.ts';
import { coreEn } from './en/core.en.ts';
import { catalogueEn } from './catalogue.en.ts';
import { messageParts, type MessagePart } from './message-parts.ts';

/** Returns where an import of a file leads, below `src`. */
const targetOf = (file: string, target: string): string => new URL(target, `file:///${file}`).pathname.slice(1);

/*
 * A screen that shows a text of a part it does not name would show the text's key. The texts that a file shows are found
 * in its source: keys that it writes out, and what keys begin with (`applicationState`, `inbox.topic.`) where nobody writes
 * them out in full.
 */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(
      ['../**/*.{ts,tsx}', '!../**/*.spec.{ts,tsx}', '!../i18n/{en,de}/**', '!../i18n/catalogue*'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  ).map(([path, source]) => [targetOf('i18n/message-parts.spec.ts', path), source]),
);

const quoted = /['"`]([\w.:-]+)['"`]/g;
const beginning = /`([\w.:-]+\.[\w ]*)\$\{/g;
const imported = /(?:import|export)\s(?!type)[^;]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)|import\s+'(\.[^']+)'/g;
const declaredScreen = /(\w+): lazyScreen\(\s*\[[^\]]*\],\s*\(\) => import\('([^']+)'\)/g;

const captured = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');

const keys = Object.keys(catalogueEn);
const writtenOut = new Set([...sources.values()].flatMap((source) => captured(source, quoted)));
const composedKeys = keys.filter((key) => !writtenOut.has(key));

/** Names of resources and fields, which are no beginnings of keys though keys begin with them. */
const otherWords = new Set([
  'audit',
  'candidates',
  'inbox',
  'interns',
  'moderation',
  'outcome',
  'policy',
  'queue',
  'reports',
  'verification',
]);
/** The fields of a record are named where it is shown, so that the screen itself names their part. */
const recordFields = new Set(['company.field', 'externalJobs', 'announcements.field', 'news.field']);

const beginningsOf = (key: string): string[] => {
  const words = key.split('.');
  const all = words.slice(1).map((_, index) => words.slice(0, index + 1).join('.'));
  /* A value may have a dot itself, as names of events do; a single word before several is a name of something else. */
  return all.filter((prefix) => prefix.includes('.') || words.length === 2);
};

function keysShownBy(path: string): string[] {
  const source = sources.get(path) ?? '';
  const words = new Set(captured(source, quoted).filter((word) => !otherWords.has(word) && !recordFields.has(word)));
  const heads = captured(source, beginning);
  const isComposed = (key: string): boolean =>
    heads.some((head) => key.startsWith(head)) || beginningsOf(key).some((prefix) => words.has(prefix));
  return [...keys.filter((key) => words.has(key)), ...composedKeys.filter(isComposed)];
}

function filesReachedFrom(path: string, ignored: ReadonlySet<string>, reached = new Set<string>()): Set<string> {
  const source = sources.get(path);
  if (source === undefined || reached.has(path) || ignored.has(path)) return reached;
  reached.add(path);
  for (const target of captured(source, imported)) filesReachedFrom(targetOf(path, target), ignored, reached);
  return reached;
}

const SCREENS = 'app/screens.ts';
const screenFiles = new Map(
  [...(sources.get(SCREENS) ?? '').matchAll(declaredScreen)].map(([, name, path = '']) => [
    name,
    targetOf(SCREENS, path),
  ]),
);
const shell = filesReachedFrom('main.tsx', new Set(screenFiles.values()));
const core = new Set(Object.keys(coreEn));

async function keysOf(parts: readonly MessagePart[]): Promise<Set<string>> {
  const modules = await Promise.all(parts.map((part) => messageParts[part].en()));
  return new Set(modules.flatMap((texts) => Object.values(texts).flatMap((exported) => Object.keys(exported))));
}

describe('message parts', () => {
  it('are not needed by what every screen is shown in', () => {
    expect(shell.size).toBeGreaterThan(50);
    expect([...shell].flatMap(keysShownBy).filter((key) => !core.has(key))).toEqual([]);
  });
  it.each(Object.entries(screens))('have what the screen %s shows', async (name, { parts }) => {
    const file = screenFiles.get(name) ?? '';
    expect(sources.has(file), file).toBe(true);
    const screenKeys = await keysOf(parts);
    const files = [...filesReachedFrom(file, shell)];
    const missing = files.flatMap((path) =>
      keysShownBy(path)
        .filter((key) => !core.has(key) && !screenKeys.has(key))
        .map((key) => `${key} (${path})`),
    );
    expect(missing).toEqual([]);
  });
});
