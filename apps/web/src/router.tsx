import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router'
import { loadChunk } from './api/load-chunk.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { ErrorPanel } from './pages/ErrorPanel.tsx'
import { LandingPage } from './pages/LandingPage.tsx'

const screen = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await loadChunk(path, load) }),
})

/** The landing page comes with the first load; everything else after it, each screen in a chunk of its own. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: ErrorPage,
    children: [
      { index: true, Component: LandingPage },
      screen('care', async () => (await import('./pages/CarePage.tsx')).CarePage),
      screen('summary', async () => (await import('./pages/SummaryPage.tsx')).SummaryPage),
      {
        lazy: async () => ({ Component: (await loadChunk('shell', () => import('./pages/ShellPage.tsx'))).ShellPage }),
        children: [
          {
            ErrorBoundary: ErrorPanel,
            children: [
              screen('chat', async () => (await import('./pages/ChatPage.tsx')).ChatPage),
              screen('medications', async () => (await import('./pages/MedicationsPage.tsx')).MedicationsPage),
              screen('history', async () => (await import('./pages/HistoryPage.tsx')).HistoryPage),
              screen('join', async () => (await import('./pages/JoinPage.tsx')).JoinPage),
              screen('emergency', async () => (await import('./pages/ShellPage.tsx')).EmergencyPage),
              {
                path: '*',
                loader: () => {
                  throw new Response(null, { status: 404, statusText: 'Not Found' })
                },
              },
            ],
          },
        ],
      },
    ],
  },
])
