/** Ends the process where its parent is gone, even while its own thread computes. */
const parent = process.ppid
const every = 1_000
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, every)
