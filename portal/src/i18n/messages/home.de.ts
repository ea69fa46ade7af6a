export const homeDe = {};
