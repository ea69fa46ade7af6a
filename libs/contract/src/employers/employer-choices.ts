// prettier-ignore
export const industries = [
  'agriculture', 'arts_culture', 'automotive', 'construction', 'consulting', 'education', 'energy', 'environment',
  'finance_insurance', 'food_hospitality', 'health', 'information_technology', 'law', 'logistics', 'manufacturing',
  'media', 'nonprofit', 'pharma_biotech', 'public_administration', 'real_estate', 'research', 'retail_trade',
  'telecommunications', 'tourism', 'other',
] as const;
export type Industry = (typeof industries)[number];

/** Numbers of employees. */
export const sizeBands = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const;

export const employerTypes = ['company', 'nonprofit', 'public', 'university'] as const;
export type EmployerType = (typeof employerTypes)[number];

/** Changing one of these sends a verified employer back to `pending`; the website counts by its domain. */
export const identityFields = ['legalName', 'website', 'country'] as const;
