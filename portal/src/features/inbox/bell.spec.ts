import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import Bell from './Bell.tsx';

it('offers no way out that nobody would hear before its script is there', () => {
  const text = islandText('en', 'bell.', 'account.', 'nav.signOut');
  const html = renderToStaticMarkup(createElement(Bell, { text, path: '/dashboard/intern' }));
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Sign out<\/button>/);
});
