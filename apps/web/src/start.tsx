import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './Application.tsx'

/** Takes the page over as soon as the visited screen's script is there; until then it stays as it was painted. */
export function start() {
  const place = document.getElementById('root')
  if (!place) return
  // As a transition: it waits for the screen's script, and the work is cut into slices, so that what is painted answers to scrolling meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Application />
      </StrictMode>,
    ),
  )
}
