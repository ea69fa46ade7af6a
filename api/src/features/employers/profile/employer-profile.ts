import {
  employerCompleteness,
  employerFields,
  fieldsWith,
  websiteDomain,
  type EmployerField,
  type EmployerUpdate,
  foldAccents,
} from '@prentice/contract';
import type { EmployerRow } from '../employer.entity.ts';

/** Turns a name into the part of an address: `Müller & Söhne` becomes `muller-sohne`. Empty when no letter is left. */
export const employerSlug = (name: string): string =>
  foldAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

/* Legal forms say nothing about who a company is. */
// prettier-ignore
const legalForms = new Set([
  'ab', 'ag', 'as', 'bv', 'co', 'corp', 'corporation', 'eg', 'ev', 'gesmbh', 'gmbh', 'inc', 'kft', 'kg', 'limited', 'llc',
  'llp', 'ltd', 'nv', 'og', 'oy', 'plc', 'sa', 'sarl', 'sas', 'se', 'sl', 'spa', 'sro', 'srl', 'ug',
]);

/** Returns a key that is equal for names that differ in case, marks, punctuation or legal form only. */
export function employerNameKey(name: string): string {
  const joined = foldAccents(name).replace(/\./g, '');
  const words = joined.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !legalForms.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

type Profile = Partial<Record<EmployerField, unknown>>;

/** Says how complete a profile is, in percent. */
export const completenessOf = (profile: Profile): number => employerCompleteness(profile).percent;

/** Applies what an owner's edit changes, with everything that follows from it. */
export const applyUpdate = (employer: EmployerRow, update: EmployerUpdate) => ({
  ...update,
  name: update.tradeName ?? update.legalName,
  nameKey: employerNameKey(update.legalName),
  websiteDomain: websiteDomain(update.website),
  completeness: completenessOf({ ...update, logoId: employer.logoId }),
});

const personalFields: readonly string[] = fieldsWith(employerFields, 'personal');

/** Lists the fields that an edit changes, for the audit log. Of long texts only the length is recorded. */
export function changesOf(employer: EmployerRow, update: EmployerUpdate) {
  const value = (value: unknown) =>
    typeof value === 'string' && value.length > 200 ? `${value.length} characters` : value;
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
