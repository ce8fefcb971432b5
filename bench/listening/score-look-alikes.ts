import { createClinic } from '@dr-ai/clinic'
import { readLookAlikes } from '@dr-ai/clinic/corpus/read-sayings'
import { readLearned, readPack } from '../clinic/load-clinic.ts'
import { share } from './share.ts'

/**
 * Messages in the words of a crisis without one, and their twins that are one, each said as a first message. Out: of the former the shares that open a card
 * and that bring the direct question, of the latter the share that does either.
 */
export function scoreLookAlikes(): Record<string, number> {
  const clinic = createClinic(readPack(), { learned: readLearned() })
  const rows = readLookAlikes()
  const count = { harmless: 0, cards: 0, asked: 0, heard: 0 }
  for (const { text, crisis: told } of rows) {
    const { crisis } = clinic.consult(clinic.newCase(), text).reply
    if (told === null) count.harmless += 1
    if (crisis === null) continue
    if (told !== null) count.heard += 1
    else count[crisis.certainty === 'affirmed' ? 'cards' : 'asked'] += 1
  }
  return {
    'lookalikes.messages': rows.length,
    'lookalikes.cards': share(count.cards, count.harmless),
    'lookalikes.asked': share(count.asked, count.harmless),
    'lookalikes.twins.heard': share(count.heard, rows.length - count.harmless),
  }
}
