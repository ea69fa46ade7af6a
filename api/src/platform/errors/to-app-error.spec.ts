import { MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { toAppError } from './to-app-error.ts';

const codeOf = (error: unknown): string => toAppError(error, {}).code;
const fault = (code: string): Error => Object.assign(new Error(code), { code });

describe('a full disk', () => {
  it('is reported as STORAGE_UNAVAILABLE for the codes of the database', () => {
    expect(codeOf(new MongoServerError({ message: 'The disk is full', code: 14031 }))).toBe('STORAGE_UNAVAILABLE');
    expect(codeOf(new MongoServerError({ message: 'The storage refused', code: 8 }))).toBe('STORAGE_UNAVAILABLE');
  });

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'])('is reported as STORAGE_UNAVAILABLE for %s', (code) => {
    expect(codeOf(fault(code))).toBe('STORAGE_UNAVAILABLE');
  });

  it('is not confused with an unexpected error', () => {
    expect(codeOf(fault('ENOENT'))).toBe('INTERNAL');
    expect(codeOf(new MongoServerError({ message: 'odd', code: 2 }))).toBe('INTERNAL');
  });
});

describe('a connection to the database that breaks', () => {
  it.each(['ECONNRESET', 'EPIPE'])('while it is written to is reported as STORAGE_UNAVAILABLE for %s', (code) => {
    expect(codeOf(Object.assign(fault(code), { syscall: 'write' }))).toBe('STORAGE_UNAVAILABLE');
  });

  it('in a commit is reported as STORAGE_UNAVAILABLE, whatever the driver makes of it', () => {
    expect(codeOf(new TypeError('error.hasErrorLabel is not a function'))).toBe('STORAGE_UNAVAILABLE');
    expect(codeOf(new TypeError('record.title is not a function'))).toBe('INTERNAL');
  });

  it('is not confused with a file that cannot be written', () => {
    expect(codeOf(Object.assign(fault('ENOENT'), { syscall: 'write' }))).toBe('INTERNAL');
  });
});
