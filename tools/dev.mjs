// `npm run dev`: API, back office and portal from their sources behind one address; a change shows by itself.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(`This project needs Node 20 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const { ensureInstalled } = await import('./setup/install.mjs');
await ensureInstalled();

if (major < 24) {
  // Sources of ours are read directly below, which takes the Node that this project brings.
  const { runOnProjectNode: runUnderOurNode } = await import('./setup/paths.mjs');
  await runUnderOurNode(import.meta.url);
} else {
  const { develop } = await import('./dev/develop.mjs');
  await develop();
}
