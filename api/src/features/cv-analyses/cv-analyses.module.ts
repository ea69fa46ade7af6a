import { Module } from '@nestjs/common';
import { CvAnalysesController } from './cv-analyses.controller.ts';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvAnalysisLogController } from './cv-analysis-log.controller.ts';
import { CvAnalysisLog } from './cv-analysis-log.service.ts';
import { CvAnalysisExport } from './cv-analysis-export.ts';
import { CvAnalysisIntake } from './cv-analysis-intake.service.ts';
import { CvAnalysisPersonalData } from './cv-analysis-personal-data.ts';
import { CvAnalysisJobs } from './cv-analyses.jobs.ts';
import { CvMatching } from './cv-matching.service.ts';

@Module({
  controllers: [CvAnalysesController, CvAnalysisLogController],
  providers: [
    CvAnalyses,
    CvAnalysisExport,
    CvAnalysisIntake,
    CvAnalysisJobs,
    CvAnalysisLog,
    CvAnalysisPersonalData,
    CvMatching,
  ],
  exports: [CvAnalysisPersonalData],
})
export class CvAnalysesModule {}
