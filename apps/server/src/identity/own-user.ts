import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

const tables = ['/proc/net/tcp', '/proc/net/tcp6'] as const
/** Columns of Linux's table of connections (proc(5)): the own end, the other end, and whose it is. */
const columns = { local: 1, remote: 2, user: 7 } as const
const known = new WeakMap<Socket, boolean>()

/**
 * Whether the program at the other end of a connection on this machine belongs to the user who runs the server. A proxy on the same
 * machine has a user of its own as a rule, whichever version of HTTP it speaks and whatever it says of itself. True where the system
 * does not tell.
 */
export function isOwnUser(socket: Socket): boolean {
  const answered = known.get(socket)
  if (answered !== undefined) return answered
  const user = userAtOtherEnd(socket)
  const isOwn = user === null || user === process.getuid?.()
  known.set(socket, isOwn)
  return isOwn
}

/** The user whose end of the connection has the port that we see as the other one's; null where the system does not tell. */
function userAtOtherEnd({ remotePort, localPort }: Socket): number | null {
  if (remotePort === undefined || localPort === undefined) return null
  const [theirs, ours] = [remotePort, localPort].map((port) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`)
  for (const table of tables.filter(existsSync))
    for (const line of readFileSync(table, 'latin1').split('\n').slice(1)) {
      const fields = line.trim().split(/\s+/)
      if (theirs && ours && fields[columns.local]?.endsWith(theirs) && fields[columns.remote]?.endsWith(ours))
        return Number(fields[columns.user])
    }
  return null
}
