import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { startMark } from './features/disclaimer/disclaimer-due.ts'
import { FirstPaint } from './pages/FirstPaint.tsx'
import { LandingPage } from './pages/LandingPage.tsx'
import { WithoutNetwork } from './pages/WithoutNetwork.tsx'

export interface Screen {
  path: string
  /** The page's chunk; none for a page that stays as it was painted. */
  chunk: string | null
  title: string
  markup: string
  /** No script takes this page over. */
  isStill?: true
}

/** The screens as they are painted before the first script runs; used by the build alone. */
export function firstPaints(): Screen[] {
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia
  const draw = (path: string, element: React.ReactNode) =>
    // React writes a page's title in front of its markup; it goes into the head instead.
    renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>).replace(/<title>.*?<\/title>/, '')
  return [
    {
      path: '/',
      chunk: 'LandingPage',
      title: 'Dr. AI - Advanced Medical AI Assistant',
      // Who is quicker than the first script gets the disclaimer all the same.
      markup: draw('/', <LandingPage />).replace('href="/chat"', `href="/chat${startMark}"`),
    },
    { path: '/chat', chunk: 'ChatPage', title: 'AI Doctor Chat - Dr. AI', markup: draw('/chat', <FirstPaint screen="chat" />) },
    {
      path: '/medications',
      chunk: 'MedicationsPage',
      title: 'Medications - Dr. AI',
      markup: draw('/medications', <FirstPaint screen="medications" />),
    },
    {
      path: '/history',
      chunk: 'HistoryPage',
      title: 'Medical History - Dr. AI',
      markup: draw('/history', <FirstPaint screen="history" />),
    },
    {
      path: '/emergency',
      chunk: 'EmergencyPage',
      title: 'Emergency - Dr. AI',
      markup: draw('/emergency', <FirstPaint screen="emergency" />),
    },
    {
      path: '/offline',
      chunk: null,
      title: 'No network - Dr. AI',
      markup: draw('/offline', <WithoutNetwork />),
      isStill: true,
    },
  ]
}
