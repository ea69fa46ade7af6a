import { toInternalPath } from '@prentice/contract';
import type { AstroCookies } from 'astro';

interface Visit {
  url: URL;
  cookies: Pick<AstroCookies, 'has'>;
}

/** Returns the page to continue at after signing in, and whether a silent sign-in is worth trying. */
export function readSignInVisit({ url, cookies }: Visit): { next: string | null; tryFirst: boolean } {
  const next = toInternalPath(url.searchParams.get('next'));
  const known = cookies.has('refresh') || cookies.has('__Host-refresh');
  return { next, tryFirst: known || next !== null };
}
