export { acceptedTypeNames, documentLimits, mediaTypes, type MediaType } from './document-limits.ts';
export { AppError, type ErrorCode, type AppErrorParams } from '../kernel/errors.ts';
