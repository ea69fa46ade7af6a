import { employerCompleteness, websiteDomain, type EmployerField, type EmployerUpdate } from '@prentice/contract';
import type { EmployerRow } from './employer.entity.ts';
import { nameKeyOf } from './employer-naming.ts';

type Profile = Partial<Record<EmployerField, unknown>>;

/** How complete a profile is, in percent. */
export const completenessOf = (profile: Profile): number => employerCompleteness(profile).percent;

/** What an owner's edit changes, with everything that follows from it. */
export const applyUpdate = (employer: EmployerRow, update: EmployerUpdate) => ({
  ...update,
  name: update.tradeName ?? update.legalName,
  nameKey: nameKeyOf(update.legalName),
  websiteDomain: websiteDomain(update.website),
  completeness: completenessOf({ ...update, logoId: employer.logoId }),
});

const personalFields: readonly string[] = ['contactEmail', 'phone', 'address'];

/** The fields that an edit changes, for the audit log. Of long texts only the length is recorded. */
export function changesOf(employer: EmployerRow, update: EmployerUpdate) {
  const value = (one: unknown) => (typeof one === 'string' && one.length > 200 ? `${one.length} characters` : one);
  return Object.entries(update)
    .map(([field, after]) => ({
      field,
      before: asScalar(value(Reflect.get(employer, field))),
      after: asScalar(value(after)),
      personal: personalFields.includes(field),
    }))
    .filter(({ before, after }) => before !== after);
}

const asScalar = (value: unknown): string | null => (typeof value === 'string' ? value : null);
