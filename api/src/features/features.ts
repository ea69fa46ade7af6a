import type { Type } from '@nestjs/common';
import type { Stored } from '../platform/database/stored.ts';

/** The modules of all features. */
export const features: readonly Type[] = [];

/** What all features store. */
export const stored: readonly Stored[] = [];
