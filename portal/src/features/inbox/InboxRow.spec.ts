import { expect, it } from 'vitest';
import { plainExcerpt } from './InboxRow.tsx';

it('writes an announcement as one paragraph, without marks and blank lines', () => {
  expect(plainExcerpt('## Career fair\n\nCome to **Graz**:\n- 30 companies\n- free coffee\n')).toBe(
    'Career fair Come to Graz: 30 companies free coffee',
  );
  expect(plainExcerpt('2 * 3 = 6, see https://fair.example/a__b__c')).toBe(
    '2 * 3 = 6, see https://fair.example/a__b__c',
  );
});
