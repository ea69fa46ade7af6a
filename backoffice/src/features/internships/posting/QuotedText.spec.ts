import { describe, expect, it } from 'vitest';
import { markQuotes, quotedCore } from './QuotedText.tsx';

const quoted = (text: string, quotes: readonly string[]): string[] =>
  markQuotes(text, quotes)
    .filter((piece) => piece.quoted)
    .map((piece) => piece.text);

describe('quoted words', () => {
  const before = 'You help in the office, and before you begin you';
  const after = 'to our account at the bank in town, then we call you back.';
  const text = `${before} pay a\ndeposit ${after}`;
  const quote = '…office, and before you begin you pay a deposit to our account at the bank in town, then…';

  it('are found in the text although it breaks the line elsewhere', () => {
    expect(quoted(text, [quotedCore(quote)])).toHaveLength(1);
    expect(quoted(text, [quotedCore(quote)])[0]).toContain('pay a\ndeposit');
  });
  it('leave out most of the context that was quoted with them', () => {
    expect(quotedCore(quote).length).toBeLessThan(quote.length / 2);
    expect(quotedCore('contact us on WhatsApp')).toBe('contact us on WhatsApp');
  });
  it('are marked wherever they stand, each passage of several, and the longer one of two that begin alike', () => {
    const passages = ['pay a', 'pay a deposit', 'call you back'];
    expect(quoted(text, passages)).toEqual(['pay a\ndeposit', 'call you back']);
  });
  it('lose nothing of the text', () => {
    const pieces = markQuotes(text, [quotedCore(quote), 'who (else)? + me']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
  it('are not marked in a text that does not have them', () => {
    expect(markQuotes('All is well.', ['120 characters of description.'])).toEqual([
      { text: 'All is well.', quoted: false },
    ]);
  });
});
