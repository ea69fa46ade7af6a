import { Module } from '@nestjs/common';
import { Cases } from './cases.service.ts';
import { Decisions } from './decisions.service.ts';
import { Review } from './review.service.ts';
import { Submissions } from './submissions.service.ts';
import { VerificationConsumers } from './verification.consumers.ts';
import { VerificationController } from './verification.controller.ts';

@Module({
  controllers: [VerificationController],
  providers: [Cases, Decisions, Review, Submissions, VerificationConsumers],
})
export class VerificationModule {}
