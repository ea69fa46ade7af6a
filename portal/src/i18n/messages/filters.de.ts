export const filtersDe = {};
