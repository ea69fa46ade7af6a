import type { APIRoute } from 'astro';
import { toInternalPath } from '@prentice/contract';
import { readTheme } from '../site/theme.ts';

const YEAR_SECONDS = 31_536_000;

/** Stores the appearance that was chosen in the footer and goes back to where it was chosen. Works without a script. */
export const POST: APIRoute = async ({ request, cookies, redirect }) => {
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const theme = readTheme(text('theme'));
  if (theme) cookies.set('theme', theme, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true });
  else cookies.delete('theme', { path: '/' });
  return redirect(toInternalPath(text('back')) ?? '/', 303);
};
