import { Module } from '@nestjs/common';
import { CvAnalysesController } from './cv-analyses.controller.ts';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvAnalysisExport } from './cv-analysis-export.ts';
import { CvAnalysisIntake } from './cv-analysis-intake.service.ts';
import { CvAnalysisPersonalData } from './cv-analysis-personal-data.ts';
import { CvAnalysisJobs } from './cv-analysis.jobs.ts';
import { CvMatching } from './cv-matching.service.ts';

@Module({
  controllers: [CvAnalysesController],
  providers: [CvAnalyses, CvAnalysisExport, CvAnalysisIntake, CvAnalysisJobs, CvAnalysisPersonalData, CvMatching],
  exports: [CvAnalysisPersonalData],
})
export class CvAnalysesModule {}
