import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartFailure } from '../start-failure.ts'

interface Place {
  HOST: string
  PORT: number
}

/**
 * Listens for a moment where the server will, so that a wrong address or a port in use is told at once, and not after the doctor was loaded.
 * @throws StartFailure that says what to do.
 */
export async function tryListening(place: Place): Promise<void> {
  const probe = createServer((connection) => connection.destroy())
  try {
    await once(probe.listen({ port: place.PORT, host: place.HOST }), 'listening')
  } catch (error) {
    throw notListening(error, place)
  }
  probe.close()
  await once(probe, 'close')
}

/** What an operator reads where listening failed. */
export function notListening(error: unknown, { HOST, PORT }: Place): StartFailure {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartFailure(`port ${PORT} on ${HOST} is already in use: stop the other program, or set PORT to another number`)
  if (code === 'EACCES') return new StartFailure(`port ${PORT} may not be used by this user: set PORT to a number above 1023`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`${HOST} is not an address of this machine: set HOST to one that is`)
  return new StartFailure(`it cannot listen on ${HOST}, port ${PORT} (${message})`)
}
