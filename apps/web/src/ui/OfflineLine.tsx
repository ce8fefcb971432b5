import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the network is away, and what becomes of what is written meanwhile. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-amber-soft px-4 py-1.5 text-center text-sm font-medium text-amber">
          You are offline. What you write is kept here and sent when the network is back. In an emergency, phone:{' '}
          <Link to="/emergency" className="font-semibold underline">
            numbers and first aid
          </Link>
        </p>
      )}
    </div>
  )
}
