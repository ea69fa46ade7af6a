import { Global, Module } from '@nestjs/common';
import { CaseCalendar } from '../ports/employer-desk.port.ts';
import { CaseTransitions } from './case.transitions.ts';
import { Cases } from './cases.service.ts';
import { Decisions } from './decisions.service.ts';
import { Review } from './review.service.ts';
import { Submissions } from './submissions.service.ts';
import { VerificationConsumers } from './verification.consumers.ts';
import { VerificationController } from './verification.controller.ts';

@Global()
@Module({
  controllers: [VerificationController],
  providers: [
    CaseTransitions,
    Cases,
    Decisions,
    Review,
    Submissions,
    VerificationConsumers,
    { provide: CaseCalendar, useExisting: Cases },
  ],
  exports: [CaseCalendar],
})
export class VerificationModule {}
