export const internshipsEn = {};
