import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type Reach, reachOfServer, watchReach } from '../api/reach.ts'

const words: Readonly<Record<Exclude<Reach, 'reached'>, string>> = {
  offline: 'You are offline. What you write is kept here and sent when the network is back.',
  silent: 'There is no connection to the server. What you write is kept here.',
}

/** Says that the network or the server is away, and what becomes of what is written meanwhile. */
export function OfflineLine() {
  const reach = useSyncExternalStore(watchReach, reachOfServer)
  return (
    <div role="status">
      {reach !== 'reached' && (
        <p className="bg-amber-soft px-4 py-1.5 text-center text-sm font-medium text-amber">
          {words[reach]} In an emergency, phone:{' '}
          <Link to="/emergency" className="font-semibold underline">
            numbers and first aid
          </Link>
        </p>
      )}
    </div>
  )
}
