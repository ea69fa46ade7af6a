import { describe, expect, it } from 'vitest';
import { formatMessage } from './messages.hook.ts';

describe('texts', () => {
  const text = '%{smart_count} day |||| %{smart_count} days';
  it('take the form of their count', () => {
    expect(formatMessage(text, { smart_count: 1 }, 'en')).toBe('1 day');
    expect(formatMessage(text, { smart_count: 0 }, 'en')).toBe('0 days');
  });
  it('fill their places, and leave nothing of a place without a value', () => {
    expect(formatMessage('Verify %{name}', { name: 'Alpha' }, 'en')).toBe('Verify Alpha');
    expect(formatMessage('Finish %{title}', {}, 'en')).toBe('Finish ');
  });
  it('show values as they are, even when they look like places', () => {
    expect(formatMessage('%{a}', { a: '%{b}', b: 'x' }, 'en')).toBe('%{b}');
  });

  it('writes fractions as the language does, and leaves whole numbers alone', () => {
    const text = 'after %{days} days, since %{year}';
    expect(formatMessage(text, { days: 3.1, year: 2026 }, 'de')).toBe('after 3,1 days, since 2026');
    expect(formatMessage(text, { days: 3.1, year: 2026 }, 'en')).toBe('after 3.1 days, since 2026');
  });
});
