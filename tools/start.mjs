// Entry of `npm start`. It must run on any Node from 20 on with nothing installed, so it imports nothing before it has
// looked at the version, and everything it then imports uses built-in modules only.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(`This project needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  console.error('Install a current Node, then run `npm start` again.');
  process.exit(1);
}

const { start } = await import('./setup/start-server.mjs');
await start();
