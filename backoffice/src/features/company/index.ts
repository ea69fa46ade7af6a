import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The own company: profile, documents, members, verification. */
export const company: Feature = {
  resources: {},
  screens: { companySetup: lazyScreen(() => import('./CompanyPage.tsx')) },
};
