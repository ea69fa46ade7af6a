export { CvAnalysesModule } from './cv-analyses.module.ts';
export { CvAnalysis, cvAnalysisCollection } from './cv-analysis.entity.ts';
export { CvAnalysisPersonalData } from './cv-analysis-personal-data.ts';
export { CvMatching } from './cv-matching.service.ts';
