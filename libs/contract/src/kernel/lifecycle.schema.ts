import { z } from 'zod';
import type { Lifecycle } from './lifecycle.ts';

/** Returns a schema of the machine's states. */
export const stateSchema = <S extends string>(machine: Lifecycle<S>) => z.enum(machine.states as readonly [S, ...S[]]);
