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
  const listed = lists.map((list): readonly unknown[] => Reflect.getMetadata(list, feature) ?? []);
  expect(listed.flat().length).toBeGreaterThan(0);
  for (const list of listed) expect(list.filter((each, index) => list.indexOf(each) !== index)).toEqual([]);
});
