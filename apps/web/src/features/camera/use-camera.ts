import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createCamera, type RecordedVideo } from './create-camera.ts'

/** The camera of this screen; everything it holds is released when the screen goes away. */
export function useCamera(handlers: { onRecorded: (recorded: RecordedVideo) => void; onFull: () => void }) {
  const latest = useRef(handlers)
  latest.current = handlers
  const [camera] = useState(() =>
    createCamera({ onRecorded: (recorded) => latest.current.onRecorded(recorded), onFull: () => latest.current.onFull() }),
  )
  const view = useSyncExternalStore(camera.subscribe, camera.getView)
  useEffect(() => {
    // A page that is left for another address, or frozen in the background cache, lets go of the camera too.
    addEventListener('pagehide', camera.end)
    return () => {
      removeEventListener('pagehide', camera.end)
      camera.end()
    }
  }, [camera])
  return { view, camera }
}
