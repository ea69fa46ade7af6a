import { Global, Module } from '@nestjs/common';
import { ApplicationCounts } from '../ports/application-counts.port.ts';
import { InternDeskSources } from '../ports/intern-desk.port.ts';
import { AdminFigures } from './admin.figures.ts';
import { ApplicationAudiences } from './application.audiences.ts';
import { ApplicationConsumers } from './application.consumers.ts';
import { ApplicationCountsService } from './application.counts.ts';
import { ApplicationErasure } from './application.erasure.ts';
import { ApplicationExport } from './application.export.ts';
import { ApplicationFigures } from './application.figures.ts';
import { ApplicationJobs } from './application.jobs.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { ApplicationsController } from './applications.controller.ts';
import { Applications } from './applications.service.ts';
import { DecisionsController } from './decisions.controller.ts';
import { DueOrderUpgrade } from './due-order.upgrade.ts';
import { EmployerWorkFigures } from './employer.figures.ts';
import { InternDashboardController } from './intern.dashboard.controller.ts';
import { InternDashboards } from './intern.dashboard.service.ts';
import { InterviewEnclosures } from './interview.enclosures.ts';
import { Papers } from './papers.service.ts';
import { PlacesService } from './places.service.ts';
import { Readiness } from './readiness.service.ts';
import { Submissions } from './submission.service.ts';
import { Team } from './team.service.ts';
import { Transitions } from './transitions.service.ts';
import { Undo } from './undo.service.ts';

@Global()
@Module({
  controllers: [ApplicationsController, DecisionsController, InternDashboardController],
  providers: [
    Applications,
    ApplicationAudiences,
    ApplicationConsumers,
    ApplicationErasure,
    ApplicationExport,
    ApplicationFigures,
    ApplicationJobs,
    ApplicationTransitions,
    AdminFigures,
    DueOrderUpgrade,
    EmployerWorkFigures,
    InternDashboards,
    InternDeskSources,
    InterviewEnclosures,
    Papers,
    PlacesService,
    Readiness,
    Submissions,
    Team,
    Transitions,
    Undo,
    ApplicationCountsService,
    { provide: ApplicationCounts, useExisting: ApplicationCountsService },
  ],
  exports: [ApplicationCounts, InternDeskSources],
})
export class ApplicationsModule {}
