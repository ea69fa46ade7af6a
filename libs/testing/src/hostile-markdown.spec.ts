import { expect, it } from 'vitest';
import { foreignMarkup, hostileMarkdown } from './hostile-markdown.ts';

const element = (tagName: string, attributes: Readonly<Record<string, string>> = {}) => ({
  tagName,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
});

it('what shows written texts is tested with many different attempts', () => {
  expect(new Set(hostileMarkdown).size).toBe(hostileMarkdown.length);
  expect(hostileMarkdown.length).toBeGreaterThanOrEqual(40);
});

it('markup of a text is told from markup of its author', () => {
  const harmless = [
    element('P'),
    element('a', { href: 'https://e.example', title: 'x' }),
    element('H2', { id: 's-one' }),
  ];
  expect(foreignMarkup(harmless)).toEqual([]);
  const hostile = [
    element('SCRIPT'),
    element('p', { onclick: 'alert(1)' }),
    element('a', { href: 'javascript:alert(1)' }),
    element('a', { href: '//evil.example' }),
    element('img', { src: 'https://evil.example/x.png' }),
  ];
  expect(foreignMarkup(hostile)).toHaveLength(hostile.length);
});
