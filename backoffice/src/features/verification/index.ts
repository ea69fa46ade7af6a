import { screen, type Feature } from '../../app/feature.tsx';

/** Verification of employers: the administrators' queue and its decisions. */
export const verification: Feature = {
  resources: { 'verification-cases': 'employerName' },
  screens: { verification: screen(() => import('./verification.page.tsx')) },
};
