import { AppError, reportCreate, type ReportCreate } from '@prentice/contract';
import type { AstroGlobal } from 'astro';
import { failureMessage, schemaErrors, type FieldErrors } from '../../ui/form-errors.ts';

export type ReportTarget = Pick<ReportCreate, 'targetType' | 'targetId'>;

/** A report that was not received: what was entered, and why. */
export interface RefusedReport {
  readonly status: number;
  readonly values: { readonly code: string; readonly text: string };
  readonly errors: FieldErrors;
  readonly failure?: string;
}

const entered = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/* The server passes its own client to the pages: it throws errors of the server's copy of the class. */
function appErrorOf(error: unknown): AppError {
  if (error instanceof Error && error.name === 'AppError' && 'code' in error && 'params' in error)
    return new AppError(error.code as AppError['code'], error.params as AppError['params']);
  throw error;
}

/**
 * Sends the report that a form of the page has posted, so that reporting takes no script.
 * @returns null once it is received
 */
export async function sendReport(
  { request, locals: { api, t } }: Pick<AstroGlobal, 'request' | 'locals'>,
  target: ReportTarget,
): Promise<RefusedReport | null> {
  const form = await request.formData().catch(() => new FormData());
  const values = { code: entered(form, 'code'), text: entered(form, 'text') };
  const report = reportCreate.safeParse({ ...target, code: values.code || undefined, text: values.text });
  if (!report.success) {
    const errors = schemaErrors(reportCreate, { ...target, code: values.code || undefined, text: values.text }, t);
    return { status: 422, values, errors };
  }
  try {
    await api.reports.create({ body: report.data });
    return null;
  } catch (error) {
    const refusal = appErrorOf(error);
    return { status: refusal.status, values, errors: {}, failure: failureMessage(refusal, t) };
  }
}
