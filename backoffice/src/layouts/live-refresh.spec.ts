import { expect, it } from 'vitest';
import { isRefreshedBy } from './live-refresh.hook.ts';

it('loads an application again whose match is still to come', () => {
  const queryKey = ['applications', 'one', 'a'];
  const isLoaded = (data: unknown) => isRefreshedBy('applications')({ queryKey, state: { data } });
  expect(isLoaded({ id: 'a', match: null })).toBe(true);
  expect(isLoaded({ id: 'a', match: { score: 40 } })).toBe(false);
  expect(isLoaded({ id: 'a' })).toBe(false);
  expect(isRefreshedBy('internships')({ queryKey, state: { data: { match: null } } })).toBe(false);
});

it('loads a record again that waits for a decision, which a colleague may make', () => {
  const reportIn = (state: string) => ({ queryKey: ['reports', 'getOne', { id: 'a' }], state: { data: { state } } });
  expect(isRefreshedBy('reports')(reportIn('open'))).toBe(true);
  expect(isRefreshedBy('reports')(reportIn('upheld'))).toBe(false);
  expect(isRefreshedBy('employers')({ queryKey: ['employers', 'getOne'], state: { data: {} } })).toBe(false);
});

it('loads the lists of react-admin of a kind again, and no record that a form may be about', () => {
  const keys = [
    ['applications', 'getList', {}],
    ['applications', 'getManyReference', {}],
    ['applications', 'getOne', { id: 'a' }],
    ['applications', 'getMany', { ids: ['a'] }],
    ['applications', 'compare', ['a', 'b']],
    ['files', 'cv', 'a', 'sha256 of its content'],
    ['internships', 'similar', 'a'],
    ['verification-cases', 'one', 'a'],
  ];
  const refreshed = (kind: Parameters<typeof isRefreshedBy>[0]) =>
    keys.filter((queryKey) => isRefreshedBy(kind)({ queryKey })).map(([, what]) => what);
  expect(refreshed('applications')).toEqual(['getList', 'getManyReference']);
  expect(refreshed('internships')).toEqual([]);
  expect(refreshed('verification-cases')).toEqual([]);
});

it('loads what is marked as live again when something of its kind changes', () => {
  const query = { queryKey: ['notifications', 'unread'], meta: { isLive: true } };
  expect(isRefreshedBy('notifications')(query)).toBe(true);
  expect(isRefreshedBy('applications')(query)).toBe(false);
  expect(isRefreshedBy('notifications')({ ...query, meta: {} })).toBe(false);
});
