import { useStore } from '../store/create-store.ts'
import { newVersion, switchVersion } from './versions.ts'

/** Asks before a newer version takes the place of the running one. */
export function NewVersionLine() {
  const isReady = useStore(newVersion) !== null
  return (
    <div role="status">
      {isReady && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 bg-blue-soft px-4 text-center text-sm font-medium text-blue">
          A new version of Dr. AI is ready.
          <button type="button" className="min-h-11 px-2 font-semibold underline" onClick={switchVersion}>
            Reload now
          </button>
        </p>
      )}
    </div>
  )
}
