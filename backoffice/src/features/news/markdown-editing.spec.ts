import { describe, expect, it } from 'vitest';
import { imageMarkup, insertBlock, link, prefixLines, wrap } from './markdown-editing.ts';

const at = (text: string) => {
  const start = text.indexOf('[');
  const end = text.indexOf(']') - 1;
  return { value: text.replace('[', '').replace(']', ''), start, end };
};

describe('the tools of the editor', () => {
  it('mark what is selected, and take the mark away again', () => {
    const marked = wrap(at('a [fair] here'), '**', 'text');
    expect(marked).toEqual({ value: 'a **fair** here', start: 4, end: 8 });
    expect(wrap(marked, '**', 'text')).toEqual(at('a [fair] here'));
    expect(wrap({ value: '', start: 0, end: 0 }, '*', 'text').value).toBe('*text*');
  });
  it('begin every selected line with a mark, and take it away from all', () => {
    const list = prefixLines(at('before\no[ne\ntw]o\nafter'), '- ');
    expect(list.value).toBe('before\n- one\n- two\nafter');
    expect(prefixLines(list, '- ').value).toBe('before\none\ntwo\nafter');
  });
  it('make a link and select its address', () => {
    const { value, start, end } = link(at('see [the page] now'), 'text');
    expect(value).toBe('see [the page](https://) now');
    expect(value.slice(start, end)).toBe('https://');
  });
  it('put a block between empty lines', () => {
    expect(insertBlock(at('one[\n]two'), 'BLOCK').value).toBe('one\n\nBLOCK\n\ntwo');
  });
  it('write an image whose description cannot end early', () => {
    expect(imageMarkup('/news/images/x.webp', 'A ](javascript:1) hall\n', '')).toBe(
      '![A  (javascript:1) hall](/news/images/x.webp)',
    );
    expect(imageMarkup('/x.webp', 'A hall', 'The "big" one')).toBe('![A hall](/x.webp "The  big  one")');
  });
});
