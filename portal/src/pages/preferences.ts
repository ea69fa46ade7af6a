import type { APIRoute } from 'astro';
import { toInternalPath } from '@prentice/contract';
import { isLanguage } from '../i18n/language.ts';
import { readTheme } from '../site/theme.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Stores the appearance that was chosen in the footer and goes back to where it was chosen. Works without a script. The
 * back office stores the appearance and the language that are chosen there.
 */
export const POST: APIRoute = async ({ request, cookies, redirect }) => {
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const keep = (name: string, value: string): void =>
    cookies.set(name, value, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true });
  const theme = readTheme(text('theme'));
  if (theme) keep('theme', theme);
  else if (form.has('theme')) cookies.delete('theme', { path: '/' });
  const language = text('language');
  if (isLanguage(language)) keep('lang', language);
  return redirect(toInternalPath(text('back')) ?? '/', 303);
};
