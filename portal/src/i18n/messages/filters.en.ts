export const filtersEn = {};
