import { expect, it } from 'vitest';
import { longestShared } from './RelatedPosting.tsx';

it('quotes the longest passage that two postings share, and nothing where they share none', () => {
  const left = 'You measure the light of a street. Later you write a report about what you have seen there.';
  const right = 'Come to us. Later you write a report about what you have seen there. You measure the light daily.';
  expect(longestShared(left, right)).toBe('Later you write a report about what you have seen there.');
  expect(longestShared(left, 'Gardening in the mountains')).toBeNull();
  expect(longestShared(null, right)).toBeNull();
  const long = 'every word of this is the same '.repeat(20);
  expect(longestShared(long, long)?.length).toBe(181);
});
