// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { extractLinkToken, keepLinkToken } from './mailed-link.hook.ts';

const token = 'a'.repeat(43);

afterEach(() => document.body.replaceChildren());

it('removes the token from the URL', () => {
  const replaceState = vi.fn();
  expect(extractLinkToken({ hash: `#token=${token}`, pathname: '/auth/verify' }, { replaceState })).toBe(token);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/auth/verify');
});

it('returns null for anything but a token', () => {
  const history = { replaceState: vi.fn() };
  for (const hash of ['', '#', '#token=', '#token=short', `#token=${token}x`, `#other=${token}`])
    expect(extractLinkToken({ hash, pathname: '/auth/verify' }, history)).toBeNull();
});

it('hands the token on when a language or an appearance is chosen, and to no other page', () => {
  document.body.innerHTML = `<footer><a href="/Faq">Help</a><a href="/auth/verify?lang=de" hreflang="de">Deutsch</a>
    <form method="post" action="/preferences"><button name="theme" value="dark">Dark</button></form></footer>`;
  keepLinkToken(token, document);
  const [help, german] = document.querySelectorAll('a');
  expect(german?.getAttribute('href')).toContain(`/auth/verify?lang=de#token=${token}`);
  expect(document.querySelector('form')?.getAttribute('action')).toBe(`/preferences#token=${token}`);
  expect(help?.getAttribute('href')).toBe('/Faq');
});
