import './look.css'
import { loadChunk } from './api/load-chunk.ts'
import { applyTextSize } from './ui/text-size.ts'
import { applyTheme } from './ui/theme.ts'
import { trustOwnScripts } from './ui/trusted-types.ts'

trustOwnScripts()
applyTheme()
applyTextSize()

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * The page already shows the screen (`first-paint.tsx`). It is painted before the scripts are fetched: they would share the line with its looks
 * (docs/decisions/0009-first-paint.md).
 */
if (document.visibilityState === 'visible') await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
if (scripts) document.head.append(scripts.content)

// Each in a task of its own, so that a slow phone answers a touch in between.
await loadChunk('react', () => import('react-dom/client'))
await nextTask()
const { start } = await loadChunk('start', () => import('./start.tsx'))
await nextTask()
start()
