import { errorStatus } from '../../../market/company-loader.ts';

/** Returns whether the first administrator can still be created. */
export async function isSetupOpen({ api }: Pick<App.Locals, 'api'>): Promise<boolean> {
  try {
    return (await api.auth.setupState()).open;
  } catch (error) {
    if (errorStatus(error) === 404) return false;
    throw error;
  }
}
