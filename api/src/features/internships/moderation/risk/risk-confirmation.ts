import { internshipLimits, AppError, type Risk } from '@prentice/contract';

/** @throws AppError VALIDATION_FAILED when a high risk is approved without the word that its findings were read */
export function assertRiskConfirmed(risk: Risk | null | undefined, decision: object): void {
  const risky = (risk?.score ?? 0) >= internshipLimits.confirmRisk;
  if (!risky || Reflect.get(decision, 'confirmRisk') === true) return;
  throw new AppError('VALIDATION_FAILED', {}, [
    { field: 'confirmRisk', code: 'required', message: 'Confirm that you have read the risk findings.' },
  ]);
}
