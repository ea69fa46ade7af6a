import { HttpException } from '@nestjs/common';
import { OptimisticLockError } from '@mikro-orm/core';
import { errorTable, issueMessage, limits, AppError, type ErrorCode, type FieldError } from '@prentice/contract';
import type { z } from 'zod';
import { readDatabaseFault, type DatabaseFault } from '../database/driver-error.ts';
import { isDiskFault } from '../files/disk-store.ts';

/** Which refusal a violated unique index means, by index name. */
export type DuplicateCodes = Readonly<Record<string, ErrorCode>>;

const httpCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'FILE_TOO_LARGE',
  415: 'FILE_TYPE',
  429: 'RATE_LIMITED',
  503: 'OVERLOADED',
};

function faultCode({ code, index, transient, unwritable }: DatabaseFault, duplicates: DuplicateCodes): ErrorCode {
  if (code === null || transient || unwritable) return 'STORAGE_UNAVAILABLE';
  return (index && duplicates[index]) || 'INTERNAL';
}

function statusOf(error: Error): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Returns the refusal that an error means; INTERNAL for everything that nobody foresaw. */
export function toAppError(error: unknown, duplicates: DuplicateCodes): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof OptimisticLockError) return new AppError('VERSION_CONFLICT');
  const fault = readDatabaseFault(error);
  if (fault) return new AppError(faultCode(fault, duplicates));
  if (isDiskFault(error)) return new AppError('STORAGE_UNAVAILABLE');
  const code = error instanceof Error ? httpCodes[statusOf(error) ?? 0] : undefined;
  return new AppError(code ?? 'INTERNAL', code === 'FILE_TYPE' ? { types: 'application/json' } : {});
}

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorTable, value);

/**
 * Returns the refusal for a body or query that its schema does not accept: every field with its message, never the
 * input.
 */
export function validationError(error: z.ZodError): AppError {
  const fields: FieldError[] = error.issues.slice(0, limits.problemErrors).map((issue) => {
    const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
    return {
      field: issue.path.join('.'),
      code: isErrorCode(code) ? code : issue.code,
      message: issueMessage(issue),
    };
  });
  const named = fields.map((field) => field.code).filter(isErrorCode);
  const all = fields.length === 1 && named.length === 1 ? named[0] : undefined;
  return new AppError(all ?? 'VALIDATION_FAILED', {}, fields);
}
