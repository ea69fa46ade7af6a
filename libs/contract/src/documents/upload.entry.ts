export { documentLimits, mediaTypes, type MediaType } from './document.limits.ts';
export { Refusal, type ErrorCode, type RefusalParams } from '../kernel/errors.ts';
