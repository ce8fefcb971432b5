import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ChunkLoadError } from '../api/load-chunk.ts'
import { Button } from '../ui/Button.tsx'

/** What is known of an unexpected failure, in words: its status, or its message. */
function wordsFor(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : 'Unknown error'
}

/** What an unexpected failure shows; inside the shell the navigation stays beside it. */
export function ErrorPanel() {
  const error = useRouteError()
  const isMissingPage = isRouteErrorResponse(error) && error.status === 404
  // What this browser does not hold yet cannot come: no fault of anybody's.
  const title = error instanceof ChunkLoadError && !navigator.onLine ? 'This part needs the network' : 'Unexpected Application Error!'
  return (
    <div className="grid grow place-items-center p-6">
      <title>{`${title} - Dr. AI`}</title>
      <div className="grid max-w-md gap-3 text-center">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p role="alert" className="rounded-xl bg-red-soft px-4 py-3 font-medium text-red">
          {wordsFor(error)}
        </p>
        <p className="text-soft">
          {isMissingPage && "We couldn't find that page."}
          {error instanceof ChunkLoadError && 'A part of the application did not arrive. Check your connection and reload.'}
          {!isMissingPage && !(error instanceof ChunkLoadError) && 'Nothing you entered is lost. Reload to go on.'}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {!isMissingPage && (
            <Button look="primary" onClick={() => location.reload()}>
              Reload
            </Button>
          )}
          <a href="/" className="inline-flex min-h-11 items-center rounded-xl px-4 font-semibold text-accent-strong hover:bg-accent-soft">
            Go to the start page
          </a>
        </div>
      </div>
    </div>
  )
}
