import { Module } from '@nestjs/common';
import { VerificationCases } from './verification-cases.service.ts';
import { CaseTransitions } from './case.transitions.ts';
import { CaseDecisions } from './case-decisions.service.ts';
import { CaseReview } from './case-review.service.ts';
import { CaseSubmissions } from './case-submissions.service.ts';
import { VerificationConsumers } from './verification.consumers.ts';
import { VerificationController } from './verification.controller.ts';

export { VerificationCase, caseCollection } from './case.entity.ts';
export { VerificationCases } from './verification-cases.service.ts';

@Module({
  controllers: [VerificationController],
  providers: [CaseTransitions, VerificationCases, CaseDecisions, CaseReview, CaseSubmissions, VerificationConsumers],
  exports: [VerificationCases],
})
export class VerificationModule {}
