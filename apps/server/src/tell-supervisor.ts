import { execFile } from 'node:child_process'

/** What the program that keeps the server running has told it in its environment (sd_notify(3), sd_watchdog_enabled(3)). */
type Told = Readonly<Record<string, string | undefined>>

/**
 * Tells systemd, where it runs the server, that patients can be served, and then again and again that the server still turns: a server that
 * does not is ended and started anew (`WatchdogSec`). Node has no datagram sockets of the Unix kind: systemd's own program sends for it.
 * Out: how to say that the server is stopping.
 */
export function tellSupervisor(told: Told, tell: (word: string) => void = systemdNotify): () => void {
  if (!told.NOTIFY_SOCKET) return () => undefined
  tell('READY=1')
  const microseconds = Number(told.WATCHDOG_USEC)
  const isWatched = microseconds > 0 && (told.WATCHDOG_PID === undefined || told.WATCHDOG_PID === String(process.pid))
  const beating = isWatched ? setInterval(() => tell('WATCHDOG=1'), microseconds / 3_000) : null
  beating?.unref()
  return () => {
    if (beating) clearInterval(beating)
    tell('STOPPING=1')
  }
}

function systemdNotify(word: string): void {
  // A word that does not arrive is missed by systemd, which does what it was told to do then.
  execFile('systemd-notify', [word], () => undefined)
}
