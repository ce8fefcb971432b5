import { createBrowserRouter } from 'react-router'
import { loadChunk } from './api/load-chunk.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { ErrorPanel } from './pages/ErrorPanel.tsx'
import { LandingPage } from './pages/LandingPage.tsx'

/** The landing page comes with the first load; everything else after it, each screen in a chunk of its own. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: ErrorPage,
    children: [
      { index: true, Component: LandingPage },
      {
        lazy: async () => ({ Component: (await loadChunk('shell', () => import('./pages/ShellPage.tsx'))).ShellPage }),
        children: [
          {
            ErrorBoundary: ErrorPanel,
            children: [
              { path: 'chat', lazy: async () => ({ Component: (await loadChunk('chat', () => import('./pages/ChatPage.tsx'))).ChatPage }) },
              {
                path: 'medications',
                lazy: async () => ({
                  Component: (await loadChunk('medications', () => import('./pages/MedicationsPage.tsx'))).MedicationsPage,
                }),
              },
              {
                path: 'history',
                lazy: async () => ({ Component: (await loadChunk('history', () => import('./pages/HistoryPage.tsx'))).HistoryPage }),
              },
            ],
          },
        ],
      },
    ],
  },
])
