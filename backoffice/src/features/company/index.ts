import { screen, type Feature } from '../../app/feature.tsx';

/** The own company: profile, documents, members, verification. */
export const company: Feature = {
  resources: {},
  screens: { companySetup: screen(() => import('./company.page.tsx')) },
};
