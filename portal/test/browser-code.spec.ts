import { describe, expect, it } from 'vitest';
import { filesInCycles, indirectImports } from '../browser-code.ts';

describe('files of scripts', () => {
  it('make no circle where each imports only what is evaluated before it', () => {
    const imports = new Map([
      ['page', ['form', 'react']],
      ['form', ['react']],
      ['react', []],
    ]);
    expect(filesInCycles(imports)).toEqual([]);
  });

  it('make a circle where two import each other, also by way of a third', () => {
    const imports = new Map([
      ['page', ['form']],
      ['form', ['contract']],
      ['contract', ['fields']],
      ['fields', ['form', 'zod']],
      ['zod', []],
    ]);
    expect(filesInCycles(imports)).toEqual(['page', 'form', 'contract', 'fields']);
  });

  it('are all named by the first one, each once, but for those that it imports itself', () => {
    const imports = new Map([
      ['page', ['form', 'react']],
      ['form', ['contract', 'react']],
      ['contract', ['zod', 'react']],
      ['react', []],
      ['zod', []],
      ['other', []],
    ]);
    expect(indirectImports('page', imports)).toEqual(['contract', 'zod']);
    expect(indirectImports('zod', imports)).toEqual([]);
  });
});
