// `npm test`: everything; `npm test -- unit api` only the named stages (and what they need).
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(`This project needs Node 20 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const { ensureInstalled } = await import('./setup/install.mjs');
await ensureInstalled();
const { runTests } = await import('./testing/run-tests.mjs');
process.exit(await runTests(process.argv.slice(2)));
