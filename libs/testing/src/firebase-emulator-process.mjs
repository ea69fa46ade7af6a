/* Runs the official Auth emulator's own server without the command around it, which needs a network to start
   quickly. */
import { createRequire } from 'node:module';

const [folder, project] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js');
const app = await createApp(project, 0);
const server = app.listen(0, '127.0.0.1', () => console.log(`READY ${server.address().port}`));
