/** Limits that more than one domain shares. Each domain's own limits stand in its contract file. */
export const limits = {
  bodyBytes: 64 * 1024,
  jsonDepth: 32,
  jsonKeys: 1_000,
  problemErrors: 50,
  exportRows: 10_000,
  /** A search of a list looks through so many records, the first ones in its order. */
  searchedRecords: 20_000,
  listRange: 100,
  auditMonths: 36,
  notificationDays: 180,
} as const;

/** Days that dashboards look back; the figures of a period count what began in it. */
export const dashboardPeriods = ['7', '30', '90', '365'] as const;
