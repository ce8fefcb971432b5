import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router'
import { loadChunk } from './api/load-chunk.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { ErrorPanel } from './pages/ErrorPanel.tsx'
import { FailureBoundary } from './pages/FailureBoundary.tsx'
import { MissingPageError } from './pages/missing-page-error.ts'

type Load = () => Promise<ComponentType>

/**
 * A screen in a chunk of its own; the one before stays until it is there. One that did not come is asked for anew at the next visit.
 * @param id what the chunk is called when it fails
 */
function screen(id: string, load: Load): ComponentType {
  let part: LazyExoticComponent<ComponentType> | null = null
  let failedAt: string | null = null
  return function Screen() {
    const { key } = useLocation()
    if (part === null || (failedAt !== null && failedAt !== key)) {
      failedAt = null
      part = lazy(async () => {
        try {
          return { default: await loadChunk(id, load) }
        } catch (error) {
          failedAt = key
          throw error
        }
      })
    }
    return createElement(part)
  }
}

const inShell: Readonly<Record<string, Load>> = {
  chat: async () => (await import('./pages/ChatPage.tsx')).ChatPage,
  medications: async () => (await import('./pages/MedicationsPage.tsx')).MedicationsPage,
  history: async () => (await import('./pages/HistoryPage.tsx')).HistoryPage,
  join: async () => (await import('./pages/JoinPage.tsx')).JoinPage,
  emergency: async () => (await import('./pages/ShellPage.tsx')).EmergencyPage,
}
const screens = Object.entries(inShell).map(([path, load]) => ({ path, Screen: screen(path, load) }))

const Shell = screen('shell', async () => {
  // On its way beside what stands around it; where it does not come, its own turn says so.
  void inShell[location.pathname.slice(1)]?.().catch(() => undefined)
  return (await import('./pages/ShellPage.tsx')).ShellPage
})
const Landing = screen('landing', async () => (await import('./pages/LandingPage.tsx')).LandingPage)
const Care = screen('care', async () => (await import('./pages/CarePage.tsx')).CarePage)
const Summary = screen('summary', async () => (await import('./pages/SummaryPage.tsx')).SummaryPage)

const guarded = (part: ReactNode) => <FailureBoundary show={(failure) => <ErrorPanel failure={failure} />}>{part}</FailureBoundary>

/** Every screen comes in a chunk of its own, which the page names beside the first ones. Without the package's router of data, which a phone would load for nothing. */
export function Application() {
  return (
    <BrowserRouter>
      <FailureBoundary show={(failure) => <ErrorPage failure={failure} />}>
        <Routes>
          <Route index element={<Landing />} />
          <Route path="care" element={<Care />} />
          <Route path="summary" element={<Summary />} />
          <Route element={<Shell />}>
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={guarded(<Screen />)} />
            ))}
            <Route path="*" element={<ErrorPanel failure={new MissingPageError()} />} />
          </Route>
        </Routes>
      </FailureBoundary>
    </BrowserRouter>
  )
}
