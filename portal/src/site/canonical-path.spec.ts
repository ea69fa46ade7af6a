import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it('leads from another case to the public page, and from nowhere else', () => {
  expect(['/about', '/faq', '/PRIVACY', '/terms/', '/auth/studentauth'].map(canonicalPath)).toEqual([
    '/About', '/Faq', '/Privacy', '/Terms', '/auth/studentAuth',
  ]); // prettier-ignore
  expect(['/About', '/', '/nowhere', '/internships/ABC', '/dashboard/admin/allemployers'].map(canonicalPath)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
