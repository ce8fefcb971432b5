import { ChunkLoadError } from '../api/load-chunk.ts'
import { Button } from '../ui/Button.tsx'
import { MissingPageError } from './missing-page-error.ts'

/** What is known of an unexpected failure, in words. */
function wordsFor(failure: unknown): string {
  if (failure instanceof Error) return failure.message
  return typeof failure === 'string' ? failure : 'Unknown error'
}

/** What an unexpected failure shows; inside the shell the navigation stays beside it. */
export function ErrorPanel({ failure }: { failure: unknown }) {
  const isMissingPage = failure instanceof MissingPageError
  // What this browser does not hold yet cannot come: no fault of anybody's.
  const title = failure instanceof ChunkLoadError && !navigator.onLine ? 'This part needs the network' : 'Unexpected Application Error!'
  return (
    <div className="grid grow grid-cols-[minmax(0,1fr)] place-items-center p-6">
      <title>{`${title} - Dr. AI`}</title>
      <div className="grid w-full max-w-md gap-3 text-center">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p role="alert" className="min-w-0 rounded-xl bg-red-soft px-4 py-3 font-medium wrap-anywhere text-red">
          {wordsFor(failure)}
        </p>
        <p className="text-soft">
          {isMissingPage && "We couldn't find that page."}
          {failure instanceof ChunkLoadError && 'A part of the application did not arrive. Check your connection and reload.'}
          {!isMissingPage && !(failure instanceof ChunkLoadError) && 'Nothing you entered is lost. Reload to go on.'}
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
