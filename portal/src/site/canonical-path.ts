import { screens } from '@prentice/contract';

/* Public pages without parameters by their path in lower case. */
const canonicalPaths: ReadonlyMap<string, string> = new Map(
  screens
    .filter(({ path, guard }) => guard === 'none' && !path.includes(':'))
    .map(({ path }) => [path.toLowerCase(), path]),
);

/** Returns the path of the public page that a path names in another case; undefined when there is none, or it is that one. */
export function canonicalPath(path: string): string | undefined {
  const canonical = canonicalPaths.get(path.toLowerCase().replace(/(?<=.)\/$/, ''));
  return canonical === path ? undefined : canonical;
}
