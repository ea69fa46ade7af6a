// Loaded into a server that runs below a process of ours or below npm: when that one dies, however it dies, the server
// shuts down instead of keeping the port.
const LOOK_EVERY_MS = 500;

const stop = () => process.kill(process.pid, 'SIGTERM');

if (process.channel) {
  process.on('disconnect', stop);
  process.channel.unref();
} else if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
