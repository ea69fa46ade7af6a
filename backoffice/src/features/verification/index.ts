import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** Verification of employers: the administrators' queue and its decisions. */
export const verification: Feature = {
  resources: { 'verification-cases': 'employerName' },
  screens: { verification: lazyScreen(() => import('./VerificationPage.tsx')) },
};
