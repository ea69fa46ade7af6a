import { expect, it } from 'vitest';
import { jsonLdText } from './page-head.ts';

it('keeps a JSON-LD block from ending early', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
});
