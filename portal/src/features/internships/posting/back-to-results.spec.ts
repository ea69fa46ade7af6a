// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { linkBackToResults } from './back-to-results.ts';

const origin = 'https://site.example';

describe('the link above a posting', () => {
  const link = (): HTMLAnchorElement => {
    const anchor = document.querySelector('a');
    if (!anchor) throw new Error('There is no link.');
    return anchor;
  };
  const comeFrom = (referrer: string): string => {
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    linkBackToResults(document, origin);
    return `${link().textContent} ${link().getAttribute('href')}`;
  };
  beforeEach(() => {
    document.body.innerHTML = '<a href="/internships" data-back="Back to results">All internships</a>';
  });

  it('leads back to the results that somebody came from', () => {
    expect(comeFrom(`${origin}/internships?q=law&page=2`)).toBe('Back to results /internships?q=law&page=2');
  });

  it('leads to all internships for others', () => {
    for (const referrer of [
      '',
      `${origin}/internships`,
      `${origin}/news?tag=law`,
      'https://other.example/internships?q=law',
    ])
      expect(comeFrom(referrer), referrer).toBe('All internships /internships');
  });
});
