import { features } from './features.ts';
import type { Screen } from './screen-paths.ts';

const declared = new Set(features.flatMap((feature) => Object.keys(feature.screens)));

/** Whether a feature has brought this screen yet. */
export const hasScreen = (screen: Screen): boolean => declared.has(screen);
