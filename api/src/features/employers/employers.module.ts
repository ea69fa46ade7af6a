import { Global, Module } from '@nestjs/common';
import { EmployerDeskSource } from '../ports/employer-desk.port.ts';
import { EmployerDirectory } from '../ports/employer-directory.port.ts';
import { EmployerFigures } from '../ports/employer-figures.port.ts';
import { EmployerFoundation } from '../ports/employer-foundation.port.ts';
import { EmployerVerification } from '../ports/employer-verification.port.ts';
import { Desk } from './desk.service.ts';
import { Directory } from './directory.service.ts';
import { Editing } from './editing.service.ts';
import { EmployerConsumers } from './employers.consumers.ts';
import { EmployersController } from './employers.controller.ts';
import { EmployerJobs } from './employers.jobs.ts';
import { Employers } from './employers.service.ts';
import { EmployerExport } from './export.service.ts';
import { Figures } from './figures.service.ts';
import { Founding } from './founding.service.ts';
import { Standing } from './standing.service.ts';
import { Statistics } from './statistics.service.ts';
import { Suspension } from './suspension.service.ts';

@Global()
@Module({
  controllers: [EmployersController],
  providers: [
    Employers,
    Editing,
    Suspension,
    Standing,
    Statistics,
    EmployerExport,
    EmployerJobs,
    EmployerConsumers,
    { provide: EmployerDeskSource, useClass: Desk },
    { provide: EmployerFoundation, useClass: Founding },
    { provide: EmployerDirectory, useClass: Directory },
    { provide: EmployerFigures, useClass: Figures },
    { provide: EmployerVerification, useExisting: Standing },
  ],
  exports: [EmployerDeskSource, EmployerFoundation, EmployerDirectory, EmployerFigures, EmployerVerification],
})
export class EmployersModule {}
