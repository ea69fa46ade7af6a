import { describe, expect, it } from 'vitest';
import { isAllowedByRobots } from './robots-rules.ts';

const text = `
User-agent: other
Disallow: /

User-agent: *
Disallow: /private/   # not for machines
Disallow: /*.pdf$
Allow: /private/jobs/
Disallow:
`;

describe('the rules of robots.txt', () => {
  it.each([
    ['/jobs/1', true],
    ['/private/a', false],
    ['/private/jobs/1', true],
    ['/jobs/a.pdf', false],
    ['/jobs/a.pdf?x=1', true],
  ])('for %s answer %s', (path, allowed) => {
    expect(isAllowedByRobots(text, 'Prentice', path)).toBe(allowed);
  });
  it('for a named agent are those of its own group', () => {
    expect(isAllowedByRobots(text, 'Other', '/jobs/1')).toBe(false);
    expect(isAllowedByRobots('User-agent: Prentice\nUser-agent: b\nDisallow: /', 'prentice', '/')).toBe(false);
  });
  it.each(['', '<html>Not found</html>', '\u0000\u0001', 'Disallow: /', 'User-agent: *'])('allow all in %j', (odd) => {
    expect(isAllowedByRobots(odd, 'Prentice', '/jobs/1')).toBe(true);
  });
});
