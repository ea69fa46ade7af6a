export { dataRequestCollection } from './data-request.entity.ts';
export { DataRequestsModule } from './data-requests.module.ts';
export { DataRequests } from './data-requests.service.ts';
export { PersonalData } from './personal-data.service.ts';
