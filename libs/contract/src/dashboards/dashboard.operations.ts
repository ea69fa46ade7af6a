import { adminDashboardOperation } from './admin-dashboard.contract.ts';
import { employerDashboardOperation } from './employer-dashboard.contract.ts';
import { internDashboardOperation } from './intern-dashboard.contract.ts';

/** One request per dashboard. */
export const dashboardOperations = {
  admin: adminDashboardOperation,
  employer: employerDashboardOperation,
  intern: internDashboardOperation,
};
