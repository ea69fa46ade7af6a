export const companiesEn = {};
