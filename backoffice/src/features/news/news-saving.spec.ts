import { describe, expect, it } from 'vitest';
import { newsFaults } from './news-saving.hook.ts';

const now = Date.parse('2026-03-02T09:00:00.000Z');
const past = '2026-03-01T09:00:00.000Z';
const ahead = '2026-03-03T09:00:00.000Z';
const form = (publishAt: string | null) => ({ title: 'Open evening', publishAt });

describe('a news item that is saved', () => {
  it('cannot be given a publish time in the past', () => {
    expect(newsFaults(form(past), { publishAt: null }, now)).toMatchObject({
      publishAt: { message: 'Choose a time in the future, at most a year ahead.' },
    });
    expect(newsFaults(form(ahead), { publishAt: null }, now)).toEqual({});
    expect(newsFaults(form(null), { publishAt: past }, now)).toEqual({});
  });

  it('keeps a publish time that has passed since', () => {
    expect(newsFaults(form(past), { publishAt: past }, now)).toEqual({});
  });

  it('names the fields that the server would refuse', () => {
    expect(Object.keys(newsFaults({ title: 'Short', slug: 'A' }, { publishAt: null }, now))).toEqual(['slug', 'title']);
  });
});
