import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './router.tsx'

/** Takes the page over as soon as the visited screen's script is there; until then it stays as it was painted. */
export function start() {
  const place = document.getElementById('root')
  if (!place) return
  // As a transition, so that the work is cut into slices: what is painted answers to scrolling meanwhile.
  const show = () =>
    startTransition(() =>
      createRoot(place).render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    )
  if (router.state.initialized) return show()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    show()
  })
}
