// Loaded into a server that runs below another process of ours: when that one dies, however it dies, the channel between
// them closes and the server shuts down instead of keeping the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
