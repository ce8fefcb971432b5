import { createStore, type Store } from './create-store.ts'

/**
 * A store of what a device of the patient's does (camera, microphone, speech).
 *
 * @param end lets go of the device: with the last subscriber, and when the page is left for another address or frozen in the background
 * @param begin is called with the first subscriber
 */
export function createDeviceStore<State>(initial: State, end: () => void, begin: () => void = () => undefined): Store<State> {
  return createStore(initial, () => {
    begin()
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  })
}
