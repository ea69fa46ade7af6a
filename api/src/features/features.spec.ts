import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { expect, it } from 'vitest';
import { features } from './features.ts';

const lists = [
  MODULE_METADATA.PROVIDERS,
  MODULE_METADATA.CONTROLLERS,
  MODULE_METADATA.EXPORTS,
  MODULE_METADATA.IMPORTS,
];

it.each(features.map((feature) => [feature.name, feature] as const))('%s lists nothing twice', (_, feature) => {
  const entries = lists.map((list): readonly unknown[] => Reflect.getMetadata(list, feature) ?? []);
  expect(entries.flat().length).toBeGreaterThan(0);
  for (const list of entries) expect(list.filter((each, index) => list.indexOf(each) !== index)).toEqual([]);
});
