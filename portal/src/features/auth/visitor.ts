import { internalPath } from '@prentice/contract';
import type { AstroCookies } from 'astro';

interface Visit {
  url: URL;
  cookies: Pick<AstroCookies, 'has'>;
}

/** Where a visitor of a door wants to go on to, and whether it is worth asking silently who they are. */
export function visitorOf({ url, cookies }: Visit): { next: string | null; tryFirst: boolean } {
  const next = internalPath(url.searchParams.get('next'));
  const known = cookies.has('refresh') || cookies.has('__Host-refresh');
  return { next, tryFirst: known || next !== null };
}
