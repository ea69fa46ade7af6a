import { internshipViewFor, internshipViews, type Actor, type InternshipViewName } from '@prentice/contract';
import { project } from '../../platform/database/project.ts';
import type { InternshipRow } from './internship.entity.ts';

/** One internship in the view of an actor. */
export function present(actor: Actor, row: Pick<InternshipRow, 'employerId'> & object) {
  const audience = internshipViewFor(actor, { employerId: row.employerId.toHexString() });
  return project(internshipViews[audience], row);
}

/** One internship in a named view. */
export const presentAs = <Name extends InternshipViewName>(name: Name, row: object) =>
  project(internshipViews[name], row);
