import type { Document } from 'mongodb';
import type { EntitySchema } from '../platform/database/collection-definition.ts';
import type { DemoData } from './demo-data.ts';
import type { SeedContext } from './seed-people.ts';

/** Further records of the demo, such as news or external jobs; each kind has a file of its own and is listed below. */
export interface DemoContribution {
  readonly entity: EntitySchema;
  /** Returns the records, with dates that are counted from the moment of seeding. */
  readonly rows: (context: SeedContext, data: DemoData) => readonly Document[];
}

export const demoContributions: readonly DemoContribution[] = [];
