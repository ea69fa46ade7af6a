export { ReportPersonalData } from './personal-data.ts';
export { reportCollection } from './report.entity.ts';
export { ReportsModule } from './reports.module.ts';
export { Reports } from './reports.service.ts';
