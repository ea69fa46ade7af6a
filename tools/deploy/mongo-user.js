// Runs once, in mongosh, when MongoDB's volume is empty: the account of the server, which may only use its own database.
const password = require('node:fs').readFileSync('/run/secrets/mongo_password', 'utf8').trim();
db.getSiblingDB('internships').createUser({
  user: 'internships',
  pwd: password,
  roles: [{ role: 'readWrite', db: 'internships' }],
});
