import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { useEffect, useState } from 'react'
import { liveChannelOf } from '../../session/live-channel.ts'
import { useUser } from '../../session/use-user.ts'

/** Where the entries on the screen are from: nothing yet, the server, this device's sealed copy of what the server last said, or nowhere. */
export type HistorySource = 'opening' | 'server' | 'copy' | 'nowhere'

const copies = { collection: 'history-copy', id: 'entries' }

/** The history as the server has it, kept up to date; while the server cannot be reached, the copy that the vault keeps of it. */
export function useHistory() {
  const { session, access, medicalHistory } = useUser()
  const [source, setSource] = useState<HistorySource>('opening')
  const [damaged, setDamaged] = useState(0)
  const owner = access.kind === 'open' ? access.owner : null

  useEffect(() => {
    if (!owner) return
    let isCurrent = true
    const load = async () => {
      try {
        const { history, damaged } = await session.call('listHistory')
        session.setMedicalHistory(history)
        setDamaged(damaged?.length ?? 0)
        if (isCurrent) setSource('server')
      } catch {
        // The call has logged it.
        const copy = await session.vault().read<HistoryEntry[]>(copies.collection, copies.id)
        if (!isCurrent) return
        if (copy && session.getState().medicalHistory.length === 0) session.setMedicalHistory(copy)
        setSource(copy ? 'copy' : 'nowhere')
      }
    }
    void load()
    const again = () => void load()
    addEventListener('online', again)
    // Another page of the same patient may change it, in this browser or in another.
    const live = liveChannelOf(session)
    const stops = [
      session.watch('history', load),
      live.on('record:changed', ({ kind }) => {
        if (kind === 'history') void load()
      }),
      // What was changed before the channel opened, nobody has told.
      live.onConnection((isConnected) => {
        if (isConnected) void load()
      }),
      () => removeEventListener('online', again),
    ]
    return () => {
      isCurrent = false
      for (const stop of stops) stop()
    }
  }, [session, owner])

  useEffect(() => {
    if (source === 'server')
      void session.keep<HistoryEntry[]>(copies.collection, copies.id, () => [...medicalHistory]).catch(() => undefined)
  }, [session, source, medicalHistory])

  return { source, damaged }
}
