import type { InternUpdate } from '@prentice/contract';

/* Each text names the field it is in, so that a leak says where it comes from. */
export const MARK = 'zqcanary';
export const canary = (field: string) => `${MARK} ${field}, said of one person`;

const entry = (field: string) => ({
  title: canary(`${field} title`),
  organisation: canary(`${field} organisation`),
  start: '2023-01',
  end: null,
  highlights: [canary(`${field} highlight`)],
});
export const markedProfile: Partial<InternUpdate> = {
  firstName: canary('first name'),
  lastName: canary('last name'),
  phone: '+436601357924',
  headline: canary('headline'),
  about: `${canary('about')} and all that belongs to it, in so many words that nobody would think that something is missing.`,
  education: [
    {
      institution: canary('institution'),
      degree: 'bachelor',
      field: canary('field'),
      start: '2024-10',
      expectedEnd: '2027-06',
      grade: `${MARK} grade`,
    },
  ],
  experience: [entry('experience')],
  projects: [entry('project')],
  skills: [{ id: null, label: canary('skill'), level: 2 }],
  links: [`https://${MARK}.example/link`],
  locationPreferences: [{ city: canary('city'), country: 'AT', lat: null, lon: null }],
};

/** What must not be found: the texts, the address, the number. */
export const traces = /zqcanary|6601357924/i;
