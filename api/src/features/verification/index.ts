export { VerificationCase, caseCollection } from './case.entity.ts';
export { VerificationCases } from './verification-cases.service.ts';
export { VerificationModule } from './verification.module.ts';
