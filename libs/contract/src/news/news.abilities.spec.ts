import { describe, expect, it } from 'vitest';
import { principals, principalsByAction } from '../../test/principals.ts';
import { newsCreate, newsMissing, newsUpdate, newsViews, newsViewsFor, suggestSlug } from './news.contract.ts';

const everyone = Object.keys(principals);
const managers = ['newsAdmin', 'admin'];
const managed = { create: managers, update: managers, delete: managers, transition: managers, export: managers };

describe('news items', () => {
  it('for all are read by everybody once they are published, and changed by those who manage news', () => {
    expect(principalsByAction('NewsItem', { state: 'published', audience: 'all' })).toEqual({
      read: everyone,
      ...managed,
    });
  });
  it('for interns are read by interns and by those who manage news', () => {
    const readers = principalsByAction('NewsItem', { state: 'published', audience: 'interns' }).read;
    expect(readers).toEqual(['intern', 'otherIntern', ...managers]);
  });
  it('for employers are read by their members and by those who manage news', () => {
    const readers = principalsByAction('NewsItem', { state: 'published', audience: 'employers' }).read;
    expect(readers).toEqual(['owner', 'recruiter', 'reviewer', 'otherOwner', ...managers]);
  });
  it.each(['draft', 'scheduled', 'unpublished', 'archived'])(
    'that are %s are read by those who manage news',
    (state) => {
      expect(principalsByAction('NewsItem', { state, audience: 'all' })).toEqual({ read: managers, ...managed });
    },
  );
  it('show their state, views and version to those who manage news only', () => {
    expect(newsViewsFor(principals.viewAdmin).item).toBe('public');
    expect(newsViewsFor(principals.newsAdmin).item).toBe('admin');
    for (const field of ['state', 'views', 'version', 'authorId', 'publishAt'])
      expect(newsViews.public.fields).not.toContain(field);
  });
  it('are drafts with a title alone, and complete with a summary and a text', () => {
    expect(newsCreate.safeParse({ title: 'Career fair' }).success).toBe(true);
    expect(newsCreate.safeParse({ title: 'Career fair', state: 'published' }).success).toBe(false);
    expect(newsUpdate.safeParse({ title: 'Career fair' }).success).toBe(true);
    for (const owned of [{ state: 'published' }, { views: 7 }])
      expect(newsUpdate.safeParse({ title: 'Career fair', ...owned }).success).toBe(false);
    expect(newsMissing({ summary: '', body: '' }).map(({ field }) => field)).toEqual(['summary', 'body']);
    expect(newsMissing({ summary: 'x'.repeat(20), body: 'x'.repeat(50) })).toEqual([]);
  });
  it('have an address made from their title', () => {
    expect(suggestSlug('Größe zählt: Übung in Café!')).toBe('groesse-zaehlt-uebung-in-cafe');
    expect(suggestSlug('新闻')).toBe('');
  });
});
