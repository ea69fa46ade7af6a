export const internshipsDe = {};
