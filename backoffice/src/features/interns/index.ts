import { screen, type Feature } from '../../app/feature.ts';

/** Interns as administrators see them. */
export const interns: Feature = {
  resources: { interns: 'maskedName' },
  screens: { allInterns: screen(() => import('./interns.list.tsx')) },
};
