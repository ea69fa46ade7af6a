import { describe, expect, it } from 'vitest';
import { continueList, imageMarkup, insertBlock, link, prefixLines, replacement, wrap } from './markdown-editing.ts';

const selectionIn = (text: string) => {
  const start = text.indexOf('[');
  const end = text.indexOf(']') - 1;
  return { value: text.replace('[', '').replace(']', ''), start, end };
};

describe('the tools of the editor', () => {
  it('mark what is selected, and take the mark away again', () => {
    const marked = wrap(selectionIn('a [fair] here'), '**', 'text');
    expect(marked).toEqual({ value: 'a **fair** here', start: 4, end: 8 });
    expect(wrap(marked, '**', 'text')).toEqual(selectionIn('a [fair] here'));
    expect(wrap({ value: '', start: 0, end: 0 }, '*', 'text').value).toBe('*text*');
  });
  it('begin every selected line with a mark, and take it away from all', () => {
    const list = prefixLines(selectionIn('before\no[ne\ntw]o\nafter'), '- ');
    expect(list.value).toBe('before\n- one\n- two\nafter');
    expect(prefixLines(list, '- ').value).toBe('before\none\ntwo\nafter');
  });
  it('make a link and select its address', () => {
    const { value, start, end } = link(selectionIn('see [the page] now'), 'text');
    expect(value).toBe('see [the page](https://) now');
    expect(value.slice(start, end)).toBe('https://');
  });
  it('put a block between empty lines', () => {
    expect(insertBlock(selectionIn('one[\n]two'), 'BLOCK').value).toBe('one\n\nBLOCK\n\ntwo');
  });
  it('leave the cursor behind the mark on an empty line, and where it was in a line with text', () => {
    expect(prefixLines(selectionIn('one\n[]'), '- ')).toEqual({ value: 'one\n- ', start: 6, end: 6 });
    expect(prefixLines(selectionIn('on[]e'), '- ')).toEqual({ value: '- one', start: 4, end: 4 });
    expect(prefixLines(selectionIn('- on[]e'), '- ')).toEqual({ value: 'one', start: 2, end: 2 });
    expect(prefixLines(selectionIn('-[] one'), '- ')).toEqual({ value: 'one', start: 0, end: 0 });
  });
  it('put a block behind a link whose address is still selected', () => {
    const linked = link({ value: 'see page now', start: 4, end: 8 }, 'text');
    expect(insertBlock(linked, 'TABLE').value).toBe('see [page](https://)\n\nTABLE\n\n now');
    const image = { value: 'a ![b](c) d', start: 5, end: 5 };
    expect(insertBlock(image, 'TABLE').value).toBe('a ![b](c)\n\nTABLE\n\n d');
    const behind = { value: '[b](c)', start: 6, end: 6 };
    expect(insertBlock(behind, 'TABLE').value).toBe('[b](c)\n\nTABLE\n\n');
  });
  it('write an image whose description cannot end early', () => {
    expect(imageMarkup('/news/images/x.webp', 'A ](javascript:1) hall\n', '')).toBe(
      '![A  (javascript:1) hall](/news/images/x.webp)',
    );
    expect(imageMarkup('/x.webp', 'A hall', 'The "big" one')).toBe('![A hall](/x.webp "The  big  one")');
  });
});

describe('Enter in the editor', () => {
  const enter = (text: string) => continueList(selectionIn(text));
  it('begins the next item of a list, with the next number', () => {
    expect(enter('- one[]')).toEqual({ value: '- one\n- ', start: 8, end: 8 });
    expect(enter('  * o[]ne')?.value).toBe('  * o\n  * ne');
    expect(enter('9. one[]\nrest')?.value).toBe('9. one\n10. \nrest');
    expect(enter('1) one[]')?.value).toBe('1) one\n2) ');
  });
  it('ends the list at an empty item', () => {
    expect(enter('- one\n- []')).toEqual({ value: '- one\n', start: 6, end: 6 });
  });
  it('is the browser’s elsewhere', () => {
    for (const text of ['one[]', '[]- one', '- [one]', '-one[]', '**one**[]']) expect(enter(text), text).toBeNull();
  });
});

describe('the change from one text to another', () => {
  it('is as short as it can be', () => {
    expect(replacement('a b c', 'a **b** c')).toEqual({ start: 2, end: 3, text: '**b**' });
    expect(replacement('aa', 'aaa')).toEqual({ start: 2, end: 2, text: 'a' });
    expect(replacement('- x', 'x')).toEqual({ start: 0, end: 2, text: '' });
    expect(replacement('same', 'same')).toEqual({ start: 4, end: 4, text: '' });
  });
});
