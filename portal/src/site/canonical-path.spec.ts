import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

describe('the canonical path', () => {
  it.each([
    ['/about', '/About'],
    ['/faq', '/Faq'],
    ['/PRIVACY', '/Privacy'],
    ['/terms/', '/Terms'],
    ['/About/', '/About'],
    ['/auth/studentauth', '/auth/studentAuth'],
    ['/auth/adminAuth', '/auth/admin-login'],
    ['/internships/Companies', '/internships/companies'],
    ['/Internships/Companies/halm-holz', '/internships/companies/halm-holz'],
    ['/Dashboard/Intern', '/dashboard/intern'],
    ['/dashboard/admin/allemployers', '/dashboard/admin/allEmployers'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each(['/About', '/', '/nowhere', '/internships/ABC', '/internships/feed.XML', '//evil.example/about'])(
    'is not another one than %s',
    (path) => {
      expect(canonicalPath(path)).toBeUndefined();
    },
  );
});
