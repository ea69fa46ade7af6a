import { errors, Refusal, type ErrorCode, type FieldError, type RefusalParams } from '@prentice/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errors, value);

const isParams = (value: unknown): value is RefusalParams =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');

const isField = (value: unknown): value is FieldError =>
  isRecord(value) && [value['field'], value['code'], value['message']].every((one) => typeof one === 'string');

/** The refusal that a failed reply carries; INTERNAL when it carries none that we know, such as one of a proxy's. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const read: unknown = await response.json().catch(() => null);
  const { code, params, errors: fields, traceId }: Record<string, unknown> = isRecord(read) ? read : {};
  return new Refusal(
    isCode(code) ? code : 'INTERNAL',
    isParams(params) ? params : {},
    Array.isArray(fields) ? fields.filter(isField) : [],
    typeof traceId === 'string' ? traceId : undefined,
  );
}
