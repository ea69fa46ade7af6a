export const companiesDe = {};
