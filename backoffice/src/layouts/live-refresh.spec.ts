import { expect, it } from 'vitest';
import { isRefreshedBy } from './live-refresh.hook.ts';

it('loads lists, boards and counts of a kind again, and no record that a form may be about', () => {
  const keys = [
    ['applications', 'getList', {}],
    ['applications', 'board', 'a', 'new'],
    ['applications', 'getManyReference', {}],
    ['applications', 'getOne', { id: 'a' }],
    ['applications', 'getMany', { ids: ['a'] }],
    ['applications', 'compare', ['a', 'b']],
    ['files', 'cv', 'a', 'sha256 of its content'],
    ['internships', 'similar', 'a'],
    ['verification-cases', 'one', 'a'],
    ['notifications', 'unread'],
  ];
  const refreshed = (kind: Parameters<typeof isRefreshedBy>[0]) =>
    keys.filter((queryKey) => isRefreshedBy(kind)({ queryKey })).map(([, what]) => what);
  expect(refreshed('applications')).toEqual(['getList', 'board', 'getManyReference']);
  expect(refreshed('internships')).toEqual([]);
  expect(refreshed('verification-cases')).toEqual([]);
  expect(refreshed('notifications')).toEqual(['unread']);
});
