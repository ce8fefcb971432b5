import type { Session } from '../../session/create-session.ts'
import { liveChannelOf } from '../../session/live-channel.ts'
import { ownerOf } from '../../session/owner-of.ts'
import { sharedKinds } from '../../session/shared-kinds.ts'
import { follow } from '../../store/follow.ts'

/** Changes come in flocks; the exchange waits for the last one. */
const calm = 1_500
const lookAgain = 120_000

/** While several devices share the record: exchanges after each change here, and when another device is heard of. Out: how to stop. */
export function exchangeDevices(session: Session): () => void {
  return follow(
    [session],
    () => [ownerOf(session)],
    (owner) => {
      if (owner === null) return
      let soon: ReturnType<typeof setTimeout> | undefined
      // Without the server everything stays here, and goes with the next exchange.
      const exchange = () => void session.devices.exchange().catch(() => undefined)
      const exchangeSoon = () => {
        clearTimeout(soon)
        soon = setTimeout(exchange, calm)
      }
      const live = liveChannelOf(session)
      const stops = [
        ...Object.keys(sharedKinds).map((collection) => session.watch(collection, exchangeSoon)),
        live.on('record:changed', ({ kind }) => {
          if (kind === 'device-row') exchangeSoon()
        }),
        live.onConnection((isConnected) => {
          if (isConnected) exchangeSoon()
        }),
      ]
      addEventListener('online', exchangeSoon)
      const timer = setInterval(exchange, lookAgain)
      exchangeSoon()
      return () => {
        for (const stop of stops) stop()
        removeEventListener('online', exchangeSoon)
        clearInterval(timer)
        clearTimeout(soon)
      }
    },
  )
}
