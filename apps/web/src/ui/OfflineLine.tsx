import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type Reach, reachOfServer, watchReach } from '../api/reach.ts'

const away: Readonly<Record<Exclude<Reach, 'reached'>, string>> = {
  offline: 'You are offline.',
  silent: 'There is no connection to the server.',
}

/** What becomes of what is written meanwhile. In: how many messages wait for the server. */
function waitingWords(waiting: number): string {
  if (waiting === 0) return 'What you write is kept here and sent when the connection is back.'
  if (waiting === 1) return '1 message waits here and is sent when the connection is back.'
  return `${waiting} messages wait here and are sent, in their order, when the connection is back.`
}

/** Says that the network or the server is away, and how much waits for it. */
export function OfflineLine({ waiting }: { waiting: number }) {
  const reach = useSyncExternalStore(watchReach, reachOfServer)
  return (
    <div role="status">
      {reach !== 'reached' && (
        <p className="bg-amber-soft px-4 py-1.5 text-center text-sm font-medium text-amber">
          {away[reach]} {waitingWords(waiting)} In an emergency, phone:{' '}
          <Link to="/emergency" className="font-semibold underline">
            numbers and first aid
          </Link>
        </p>
      )}
    </div>
  )
}
