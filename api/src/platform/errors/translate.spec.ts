import { MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const codeOf = (error: unknown): string => translate(error, {}).code;
const fault = (code: string): Error => Object.assign(new Error(code), { code });

describe('a disk that takes no more', () => {
  it('is no fault of the program when the database says so', () => {
    expect(codeOf(new MongoServerError({ message: 'The disk is full', code: 14031 }))).toBe('STORAGE_UNAVAILABLE');
    expect(codeOf(new MongoServerError({ message: 'The storage refused', code: 8 }))).toBe('STORAGE_UNAVAILABLE');
  });

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'])('is none either when the system says %s', (code) => {
    expect(codeOf(fault(code))).toBe('STORAGE_UNAVAILABLE');
  });

  it('is told apart from what nobody foresaw', () => {
    expect(codeOf(fault('ENOENT'))).toBe('INTERNAL');
    expect(codeOf(new MongoServerError({ message: 'odd', code: 2 }))).toBe('INTERNAL');
  });
});
