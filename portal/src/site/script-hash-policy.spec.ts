import { expect, it } from 'vitest';
import { pruneScriptHashes, withPrunedScriptHashes } from './script-hash-policy.ts';

/* printf %s 'start()' | openssl dgst -sha256 -binary | base64 */
const started = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
const policy = `default-src 'none'; script-src 'self' 'sha256-unused1=' ${started} 'sha256-unused+/2='; style-src 'self' 'sha256-style=';`;

it('keeps the inline scripts that the page carries, and no other', () => {
  expect(pruneScriptHashes(policy, '<p>Hello</p><script>start()</script>')).toBe(
    `default-src 'none'; script-src 'self' ${started}; style-src 'self' 'sha256-style=';`,
  );
});

it('makes no exception for a page without inline scripts', () => {
  const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(pruneScriptHashes(policy, html)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-style=';",
  );
});

it('never permits a script that the policy did not permit before', () => {
  expect(pruneScriptHashes("script-src 'self'", '<script>evil()</script>')).toBe("script-src 'self'");
});

it('leaves the page itself as it is', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'x-other': 'kept' };
  const page = await withPrunedScriptHashes(new Response('<p>grüße</p>', { status: 404, headers }));
  expect(await page.text()).toBe('<p>grüße</p>');
  expect([page.status, page.headers.get('x-other')]).toEqual([404, 'kept']);
  expect(page.headers.get('content-security-policy')).not.toContain('unused');
});
