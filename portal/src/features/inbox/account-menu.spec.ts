import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import AccountMenu from './AccountMenu.tsx';

it('disables the sign-out button until the island is hydrated', () => {
  const text = islandText('en', 'bell.', 'account.', 'nav.signOut');
  const html = renderToStaticMarkup(createElement(AccountMenu, { text, path: '/dashboard/intern' }));
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Sign out<\/button>/);
});
