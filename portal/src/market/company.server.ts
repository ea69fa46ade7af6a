import type { employerViews, ViewOf } from '@prentice/contract';
import { refusedStatus } from './refused.status.ts';

/** A company as everybody sees it. */
export type Company = ViewOf<typeof employerViews.public>;

/** The company of a name in the address, or undefined when there is none to see. */
export async function loadCompany({ api }: Pick<App.Locals, 'api'>, slug: string): Promise<Company | undefined> {
  try {
    return await api.employers.bySlug({ params: { slug } });
  } catch (error) {
    if ((refusedStatus(error) ?? 500) < 500) return undefined;
    throw error;
  }
}
