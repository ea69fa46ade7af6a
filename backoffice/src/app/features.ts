import { account } from '../features/account/index.ts';
import type { Feature } from './feature.ts';

/** Every feature of the back office by its front door. */
export const features: readonly Feature[] = [account];
