import { ErrorPanel } from './ErrorPanel.tsx'

/** The fallback screen for what fails outside of the shell. */
export function ErrorPage({ failure }: { failure: unknown }) {
  return (
    <main className="flex min-h-dvh flex-col">
      <ErrorPanel failure={failure} />
    </main>
  )
}
