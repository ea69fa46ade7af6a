import { expect, it } from 'vitest';
import { changedPart } from './changed-part.ts';
import { emptyEntry } from './resume-draft.ts';
import { emptyResume } from './resume-draft-store.ts';

const before = emptyResume('en');
const { draft } = before;

it.each([
  ['the template', { ...before, template: 'classic' as const }, 'template'],
  ['the language', { ...before, language: 'de' as const }, 'language'],
  [
    'a field about the person',
    { ...before, draft: { ...draft, basics: { ...draft.basics, email: 'a@b.example' } } },
    'basics.email',
  ],
  ['an entry that came or went', { ...before, draft: { ...draft, work: [emptyEntry('work')] } }, 'work'],
  [
    'everything where several parts differ',
    {
      ...before,
      draft: { ...draft, work: [emptyEntry('work')], basics: { ...draft.basics, name: 'Ada' } },
    },
    '',
  ],
  ['nothing that is seen', { ...before, isTouched: true }, ''],
])('names %s', (_what, after, part) => {
  expect(changedPart(before, after)).toBe(part);
  expect(changedPart(after, before)).toBe(part);
});

it('names the field of an entry, and the list where several fields or entries of it differ', () => {
  const withWork = (...names: string[]) => ({
    ...before,
    draft: { ...draft, work: names.map((name) => ({ ...emptyEntry('work'), name })) },
  });
  expect(changedPart(withWork('A', 'B'), withWork('A', 'C'))).toBe('work.1.name');
  expect(changedPart(withWork('A', 'B'), withWork('B', 'A'))).toBe('work');
});
