import semver from 'semver';

/** Licences under which the product may use a package and pass it on. */
const LICENCES = new Set(
  'MIT MIT-0 ISC 0BSD BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 OFL-1.1 Python-2.0 PSF-2.0 Zlib MPL-2.0'.split(
    ' ',
  ),
);

/**
 * Packages whose entry names no licence of the list, each with the reason why it is used: their files say MIT, or what
 * is under the LGPL is a library that is loaded as it is.
 */
const READ_BY_HAND = [
  { pattern: /^(limiter|passport-strategy|pause|png-js)$/, licence: 'MIT' },
  { pattern: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/**
 * Returns what a lock file installs from elsewhere: name, version and path of each package, with what the entry says.
 * @param text package-lock.json, of version 3
 */
export function readLock(text) {
  return Object.entries(JSON.parse(text).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? path.split('node_modules/').at(-1) }));
}

const isAllowed = (name, licence) =>
  READ_BY_HAND.some(({ pattern }) => pattern.test(name)) ||
  (licence ?? '')
    .replaceAll(/[()]/g, '')
    .split(/ AND /)
    .every((part) => part.split(' OR ').some((choice) => LICENCES.has(choice)));

/**
 * Returns a sentence for each package that cannot be checked when it is installed, that wants to run a script nobody
 * has decided about, or whose licence is not one of those that are used.
 * @param allowScripts names with whether their scripts may run, as in package.json
 */
export function lockProblems(packages, allowScripts) {
  return packages.flatMap(({ name, path, integrity, resolved = '', hasInstallScript, license }) => [
    ...(integrity ? [] : [`${path}: no integrity`]),
    ...(/^(git|file|https?)/.test(resolved) && !resolved.endsWith('.tgz') ? [`${path}: comes from ${resolved}`] : []),
    ...(hasInstallScript && !(name in allowScripts) ? [`${path}: has a script, which allowScripts does not name`] : []),
    ...(isAllowed(name, license) ? [] : [`${path}: its licence is ${license ?? 'not named'}`]),
  ]);
}

/** Where a list of events of an advisory (introduced, fixed, last_affected) says that a version is affected. */
function isInEvents(version, events) {
  const sorted = events
    .flatMap((event) => Object.entries(event))
    .map(([kind, bound]) => ({ kind, bound: bound === '0' ? '0.0.0-0' : bound }))
    .sort((left, right) => semver.compare(left.bound, right.bound));
  let isAffected = false;
  for (const { kind, bound } of sorted) {
    const order = semver.compare(version, bound);
    if (kind === 'introduced' && order >= 0) isAffected = true;
    if (kind === 'fixed' && order >= 0) isAffected = false;
    if (kind === 'last_affected' && order > 0) isAffected = false;
  }
  return isAffected;
}

const isAffected = (version, { versions = [], ranges = [] }) =>
  versions.includes(version) || ranges.some(({ type, events }) => type === 'SEMVER' && isInEvents(version, events));

/**
 * Returns the packages that advisories name, as the OSV schema says (https://ossf.github.io/osv-schema): each with the
 * advisory's id and summary, and the version that mends it where there is one. Withdrawn advisories do not count.
 */
export function findVulnerable(packages, advisories) {
  const byName = new Map();
  for (const entry of packages) byName.set(entry.name, [...(byName.get(entry.name) ?? []), entry]);
  return advisories
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ id, summary = '', affected = [] }) =>
      affected
        .filter((entry) => entry.package?.ecosystem === 'npm')
        .flatMap((entry) =>
          (byName.get(entry.package.name) ?? [])
            .filter(({ version }) => isAffected(version, entry))
            .map(({ name, version, path }) => ({
              name,
              version,
              path,
              id,
              summary,
              fixed: fixedAfter(version, entry),
            })),
        ),
    );
}

/** The lowest version above this one that an advisory names as fixed. */
function fixedAfter(version, { ranges = [] }) {
  const fixes = ranges.flatMap(({ events = [] }) => events.flatMap(({ fixed }) => fixed ?? []));
  return fixes.filter((fixed) => semver.gt(fixed, version)).sort(semver.compare)[0];
}
