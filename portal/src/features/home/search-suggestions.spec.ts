// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { matchingSuggestions, showSuggestions } from './search-suggestions.ts';

const named = (...values: string[]) => values.map((value) => ({ value, note: '' }));
const field = () => document.querySelector('input') ?? document.createElement('input');
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const type = (text: string): void => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (key: string): boolean =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `<form role="search"><label for="place">Where</label>
    <input id="place" name="place" list="places">
    <datalist id="places" data-label="Suggestions"><option value="Graz, Austria">12 internships</option><option value="Great Yarmouth"></option>
    <option value="Bad Gastein"></option></datalist></form>`;
  showSuggestions(document);
});

it('finds what begins with the text, then what has a word that does, and not what is typed already', () => {
  const all = named('Data science', 'Software and data', 'Database', 'data');
  expect(matchingSuggestions(all, ' data ').map(({ value }) => value)).toEqual([
    'Data science',
    'Database',
    'Software and data',
  ]);
  expect(matchingSuggestions(all, '')).toEqual([]);
});

it('takes the place of the list of the browser, and is named for screen readers', () => {
  expect(field().hasAttribute('list')).toBe(false);
  type('gr');
  expect(options()).toEqual(['Graz, Austria 12 internships', 'Great Yarmouth']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('[role="listbox"]')?.getAttribute('aria-label')).toBe('Suggestions');
});

it('is walked through with the arrow keys, taken with Enter and closed with Escape', () => {
  const changed = vi.fn();
  field().addEventListener('change', changed);
  type('g');
  expect(press('Enter'), 'Enter sends the form while nothing is chosen').toBe(true);
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowUp');
  expect(document.querySelector('[aria-selected="true"]')?.id).toBe(field().getAttribute('aria-activedescendant'));
  expect(press('Enter')).toBe(false);
  expect([field().value, changed.mock.calls.length]).toEqual(['Graz, Austria', 1]);
  type('g');
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().value).toBe('g');
});

it('takes what is pressed', () => {
  type('gas');
  document.querySelector<HTMLElement>('[role="option"]')?.click();
  expect(field().value).toBe('Bad Gastein');
});
