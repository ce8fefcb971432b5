/** A process that does nothing but turn, watched as the server is (watch-loop.ts): how long it stands still is what the machine takes from any process. */
setInterval(() => undefined, 1_000)
// It ends with the process that started it.
process.on('disconnect', () => process.exit())
process.on('message', () => undefined)
