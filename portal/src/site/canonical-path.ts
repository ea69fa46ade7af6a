import { screens } from '@prentice/contract';

const segmentsOf = (path: string): string[] => path.replace(/(?<=.)\/+$/, '').split('/');
const isParameter = (segment: string): boolean => segment.startsWith(':');

/* Those without parameters come first: what is written wins over a parameter. */
const patterns = screens
  .map(({ path }) => segmentsOf(path))
  .sort((pattern, other) => pattern.filter(isParameter).length - other.filter(isParameter).length);

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => isParameter(part) || part.toLowerCase() === segments[index]?.toLowerCase());

/** Addresses that people guess by those of the other sign-in pages. */
const aliases: ReadonlyMap<string, string> = new Map([['/auth/adminauth', '/auth/admin-login']]);

/**
 * Returns the path of the screen that a path names in another case, with a slash at its end, or by a guess; undefined when
 * there is none, or it is that one. Parameters stay as they are.
 */
export function canonicalPath(path: string): string | undefined {
  const segments = segmentsOf(path);
  const alias = aliases.get(segments.join('/').toLowerCase());
  if (alias) return alias;
  const pattern = patterns.find((pattern) => fits(pattern, segments));
  const canonical = pattern?.map((part, index) => (isParameter(part) ? segments[index] : part)).join('/');
  return canonical === path ? undefined : canonical;
}
