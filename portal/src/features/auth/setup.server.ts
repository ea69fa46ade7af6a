import { refusedStatus } from '../../market/refused.status.ts';

/** Whether the first administrator can still be made. */
export async function setupIsOpen({ api }: Pick<App.Locals, 'api'>): Promise<boolean> {
  try {
    return (await api.auth.setupState()).open;
  } catch (error) {
    if (refusedStatus(error) === 404) return false;
    throw error;
  }
}
