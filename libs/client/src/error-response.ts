import { errorTable, AppError, type ErrorCode, type FieldError, type AppErrorParams } from '@prentice/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorTable, value);

const isParams = (value: unknown): value is AppErrorParams =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');

const isField = (value: unknown): value is FieldError =>
  isRecord(value) && [value['field'], value['code'], value['message']].every((one) => typeof one === 'string');

/** Parses a failed reply into an error; INTERNAL for a reply without a known code, such as one of a proxy. */
export async function parseErrorResponse(response: Response): Promise<AppError> {
  const read: unknown = await response.json().catch(() => null);
  const { code, params, errors: fields, traceId }: Record<string, unknown> = isRecord(read) ? read : {};
  return new AppError(
    isCode(code) ? code : 'INTERNAL',
    isParams(params) ? params : {},
    Array.isArray(fields) ? fields.filter(isField) : [],
    typeof traceId === 'string' ? traceId : undefined,
  );
}
