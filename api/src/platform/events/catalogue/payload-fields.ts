import { id, type ActorKind } from '@prentice/contract';
import { z } from 'zod';

/** Who acted; null for the system and for visitors. */
export const by = id.nullable();
/** In which capacity they acted. */
export const party = z.enum(['intern', 'employer', 'admin', 'system'] satisfies ActorKind[]);
/** Texts that the recorder may have as a read-only list. */
export const lines = z.array(z.string()).readonly();
