import type { employerViews, ViewOf } from '@prentice/contract';

/**
 * Returns the HTTP status of an API error, or undefined for any other failure. It checks the name and not the class:
 * the server passes its own client to the pages, and that client throws errors of the server's copy of the class.
 */
export function errorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** A company as everybody sees it. */
export type Company = ViewOf<typeof employerViews.public>;

/** Loads the company with this slug; undefined when it does not exist or is not public. */
export async function loadCompany({ api }: Pick<App.Locals, 'api'>, slug: string): Promise<Company | undefined> {
  try {
    return await api.employers.bySlug({ params: { slug } });
  } catch (error) {
    if ((errorStatus(error) ?? 500) < 500) return undefined;
    throw error;
  }
}
