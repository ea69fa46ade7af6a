import type { employerViews, ViewOf } from '@prentice/contract';
import { errorStatus } from './error-status.ts';

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
