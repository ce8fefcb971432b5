import { ErrorPanel } from './ErrorPanel.tsx'

/** The router's fallback screen. */
export function ErrorPage() {
  return (
    <main className="flex min-h-dvh flex-col">
      <ErrorPanel />
    </main>
  )
}
