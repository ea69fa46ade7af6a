import type { AuditResource, Me } from '@prentice/contract';
import { pathTo, type Screen } from '../../app/screen-paths.ts';
import { checkScreenAccess } from '../../guards/screen.guard.ts';

const screenOf: Readonly<Partial<Record<AuditResource, Screen>>> = {
  administrators: 'createLimitedAdmin',
  invitations: 'createLimitedAdmin',
  employers: 'employer',
  internships: 'moderatedInternship',
  interns: 'intern',
  'external-jobs': 'externalJobEdit',
  news: 'newsEdit',
};

/** Where the record of an entry is shown, when there is such a screen and this person may enter it. */
export function recordPath(entry: { resource: AuditResource; resourceId: string | null }, me: Me): string | null {
  const screen = screenOf[entry.resource];
  if (!screen || !entry.resourceId) return null;
  const path = pathTo(screen, entry.resourceId);
  return 'enter' in checkScreenAccess(path, '', me) ? path : null;
}
