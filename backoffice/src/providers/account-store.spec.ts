import { beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from './account-store.ts';

describe('store of an account', () => {
  beforeEach(() => localStorage.clear());

  it('shows nobody what another account of the browser arranged', () => {
    accountStore('ada').setItem('employers.savedQueries', [{ name: 'Late ones' }]);
    expect(accountStore('ben').getItem('employers.savedQueries', [])).toEqual([]);
    expect(accountStore('ada').getItem('employers.savedQueries')).toEqual([{ name: 'Late ones' }]);
  });

  it('keeps saved filters and columns at sign-out, and forgets where one was', () => {
    const store = accountStore('ada');
    store.setItem('employers.savedQueries', ['filter']);
    store.setItem('employers.datatable', ['city']);
    store.setItem('board.folds', { rejected: false });
    store.setItem('employers.all', { page: 7 });
    store.reset();
    expect(store.listItems?.()).toEqual({
      'employers.savedQueries': ['filter'],
      'employers.datatable': ['city'],
      'board.folds': { rejected: false },
    });
  });

  it('remembers for each person whether single-letter shortcuts are on, past their sign-out', () => {
    accountStore('ada').setItem('keys.single', false);
    accountStore('ada').reset();
    expect(accountStore('ada').getItem('keys.single', true)).toBe(false);
    expect(accountStore('ben').getItem('keys.single', true)).toBe(true);
  });

  it('forgets what was selected when the page is loaded again, and at sign-out', () => {
    const store = accountStore('ada');
    store.setup();
    store.setItem('news.selectedIds', ['a']);
    expect(store.getItem('news.selectedIds', [])).toEqual(['a']);
    const reloaded = accountStore('ada');
    reloaded.setup();
    expect(reloaded.getItem('news.selectedIds', [])).toEqual([]);
    store.reset();
    expect(store.getItem('news.selectedIds', [])).toEqual([]);
  });

  it('keeps order and filters of a list when the page is loaded again, and no search', () => {
    const store = accountStore('ada');
    store.setup();
    const list = { sort: 'rating', filter: { state: ['in_review'], q: 'Ada' } };
    store.setItem('triage.listParams', list);
    expect(store.getItem('triage.listParams')).toEqual(list);
    const reloaded = accountStore('ada');
    reloaded.setup();
    expect(reloaded.getItem('triage.listParams')).toEqual({ sort: 'rating', filter: { state: ['in_review'] } });
  });

  it('leaves the theme to the browser, whoever signs in and out', () => {
    accountStore('ada').setItem('theme', 'dark');
    accountStore('ada').reset();
    expect(accountStore('ben').getItem('theme')).toBe('dark');
  });

  it('keeps no language: it is that of the account', () => {
    const store = accountStore('ada');
    store.setup();
    store.setItem('locale', 'de');
    expect(store.getItem('locale')).toBe('de');
    const reloaded = accountStore('ada');
    reloaded.setup();
    expect(reloaded.getItem('locale')).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.includes('locale'))).toEqual([]);
  });
});
