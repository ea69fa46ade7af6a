import { screen, type Feature } from '../../app/feature.ts';

/** The own company: profile, documents, members, verification. */
export const company: Feature = {
  resources: {},
  screens: { companySetup: screen(() => import('./company.page.tsx')) },
};
