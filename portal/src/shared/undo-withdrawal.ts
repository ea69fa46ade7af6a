import { AppError } from '@prentice/contract';
import { session } from '../site/browser-session.ts';

/* Why a withdrawal may no longer be undone. */
const undoErrors = ['INTERNSHIP_GONE', 'APPLICATION_LIMIT', 'NO_OPENINGS'] as const;

/** Restores a withdrawn application. @throws AppError with the reason when it is too late, or no longer possible */
export async function undoWithdrawal(id: string): Promise<void> {
  const { results } = await session.client.applications.undo({ body: { ids: [id] } });
  const [result] = results;
  if (result && !result.ok) throw new AppError(undoErrors.find((code) => code === result.code) ?? 'UNDO_EXPIRED');
}
