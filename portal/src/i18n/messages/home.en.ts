export const homeEn = {};
