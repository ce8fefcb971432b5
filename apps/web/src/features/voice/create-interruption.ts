import { watchTalk } from './watch-talk.ts'

/** Watches for talk while that is wanted. `onTalk`: somebody talks; `onLive`: the microphone was opened for it, or closed. */
export function createInterruption(onTalk: () => void, onLive: () => void) {
  let close: (() => void) | null = null
  let isLive = false
  return {
    isLive: () => isLive,
    want(isWanted: boolean) {
      if (isWanted && !close)
        close = watchTalk(onTalk, (isOpen) => {
          isLive = isOpen
          onLive()
        })
      else if (!isWanted && close) {
        close()
        close = null
      }
    },
  }
}
