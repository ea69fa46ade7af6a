// Loaded before a server (`--import`): the push service of tests is on this machine, at PUSH_SERVICE_PORT, under a name of the
// internet. The server checks that name as it always does, and sends the request as it is.
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const elsewhere = https.request;
const port = Number(process.env['PUSH_SERVICE_PORT']);

https.request = (url, options, answered) => {
  if (url.hostname !== 'push.example.org') return elsewhere(url, options, answered);
  return http.request(new URL(`http://127.0.0.1:${port}${url.pathname}`), options, answered);
};
syncBuiltinESMExports();
