import { AppError, internUpdate, type InternUpdate } from '@prentice/contract';
import { session } from '../site/browser-session.ts';
import { toProfileValues, type InternProfile } from './own-profile.ts';

/**
 * Changes the newest profile on the server; a change that was faster is taken as the new start, once.
 * @throws AppError, or TypeError when the server cannot be reached
 */
export async function changeProfile(
  change: (values: InternUpdate) => InternUpdate,
  again = true,
): Promise<InternProfile> {
  const { interns } = session.client;
  const newest = await interns.own();
  try {
    const body = internUpdate.parse(change(toProfileValues(newest)));
    return await interns.save({ body, version: newest.version });
  } catch (error) {
    if (again && error instanceof AppError && error.code === 'VERSION_CONFLICT') return changeProfile(change, false);
    throw error;
  }
}
