export { ReportPersonalData } from './report-personal-data.service.ts';
export { Report, reportCollection } from './report.entity.ts';
export { ReportsModule } from './reports.module.ts';
export { Reports } from './reports.service.ts';
