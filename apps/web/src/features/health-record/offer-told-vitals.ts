import { spokenVital } from '@dr-ai/clinic/records/spoken-vital'
import type { NewItem } from '@dr-ai/contract/schemas/health-items'
import { loadChunk } from '../../api/load-chunk.ts'
import type { Session } from '../../session/create-session.ts'
import { notify } from '../../ui/notices.ts'

/** Offers to keep what the patient says they measured on themselves. */
export async function offerToldVitals(session: Session, text: string): Promise<void> {
  if (!/\d/.test(text)) return
  const { toldVitals } = await loadChunk('vitals', () => import('@dr-ai/clinic/records/told-vitals'))
  const date = new Date().toISOString()
  for (const item of toldVitals(text)) offer(session, { ...item, date })
}

function offer(session: Session, item: NewItem) {
  const spoken = spokenVital(item)
  notify({
    tone: 'info',
    text: `${spoken}: if it is your own, keep it in your health record?`,
    action: {
      label: 'Keep',
      run: async () => {
        try {
          await session.call('addItems', { body: { items: [item] } })
          notify({ tone: 'success', text: `${spoken} is kept, with the time.` })
        } catch {
          notify({ tone: 'failure', text: 'It could not be kept. You can write it down under Health record.' })
        }
      },
    },
  })
}
