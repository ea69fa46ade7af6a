import { expect, it } from 'vitest';
import { pruneScriptHashes } from './script-hash-policy.ts';

/* printf %s 'start()' | openssl dgst -sha256 -binary | base64 */
const started = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
const policy = `default-src 'none'; script-src 'self' 'sha256-unused1=' ${started} 'sha256-unused+/2='; style-src 'self' 'sha256-style=';`;

it('keeps the inline scripts that the page carries, and no other', () => {
  expect(pruneScriptHashes(policy, Buffer.from('<p>Hello</p><script>start()</script>'))).toBe(
    `default-src 'none'; script-src 'self' ${started}; style-src 'self' 'sha256-style=';`,
  );
});

it('makes no exception for a page without inline scripts', () => {
  const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(pruneScriptHashes(policy, Buffer.from(html))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-style=';",
  );
});

it('never permits a script that the policy did not permit before', () => {
  expect(pruneScriptHashes("script-src 'self'", Buffer.from('<script>evil()</script>'))).toBe("script-src 'self'");
});

it('knows a script by its bytes, whatever is before it', () => {
  const html = Buffer.from('<p>Grüße – 你好</p><script>start("ü")</script>');
  /* printf %s 'start("ü")' | openssl dgst -sha256 -binary | base64 */
  const umlaut = "'sha256-Btsig0s83bFF5uZS7v82BkwZPLl+AMpTtmTBuBAw/D0='";
  expect(pruneScriptHashes(`script-src 'self' ${started} ${umlaut}`, html)).toBe(`script-src 'self' ${umlaut}`);
});
