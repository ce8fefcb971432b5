/** Does with the newest of what waits what `act` says, as soon as the page is touched. */
export function createAfterGesture<Waiting>(act: (waiting: Waiting) => void) {
  let stop: (() => void) | null = null
  const forget = () => {
    stop?.()
    stop = null
  }
  return {
    forget,
    wait(waiting: Waiting) {
      forget()
      const touched = () => {
        forget()
        act(waiting)
      }
      addEventListener('pointerdown', touched)
      addEventListener('keydown', touched)
      stop = () => {
        removeEventListener('pointerdown', touched)
        removeEventListener('keydown', touched)
      }
    },
  }
}
