import './look.css'
import { loadChunk } from './api/load-chunk.ts'
import { applyTheme } from './ui/theme.ts'

applyTheme()

/** The page already shows the screen (`first-paint.tsx`): it is painted before the scripts, which have come meanwhile, begin to work. */
if (document.visibilityState === 'visible') await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const { start } = await loadChunk('start', () => import('./start.tsx'))
start()
