import type { ModelAbilities } from '@dr-ai/contract/schemas/service'
import { hearWithModel } from './hear-with-model.ts'
import { mostShown } from './look-with-model.ts'
import { createMask } from './mask.ts'
import type { ModelLine } from './model-line.ts'

/** What is told in a message made up for this, in English and in other languages: the words, and what they must be heard as. */
const samples = {
  english: {
    words: 'I have been sick twice. No fever.',
    told: [
      ['nausea-or-vomiting', 'present'],
      ['fever', 'absent'],
    ],
  },
  others: {
    words: 'Mir tut der Kopf weh. No tengo fiebre. Je suis enceinte.',
    told: [
      ['headache', 'present'],
      ['fever', 'absent'],
      ['pregnant', 'present'],
    ],
  },
} as const

const candidates = [
  { id: 'nausea-or-vomiting', name: 'being sick (vomiting)' },
  { id: 'fever', name: 'a fever' },
  { id: 'headache', name: 'a headache' },
  { id: 'pregnant', name: 'being pregnant' },
]
const brief = { asked: null, about: { relation: 'self', ageYears: null, sex: null }, complaints: [], candidates } as const

/** What a model can do, tried with two short messages that are nobody's. A sample that fails says no, or nothing where it is too late. */
export async function tryAbilities(line: ModelLine, streams: boolean): Promise<ModelAbilities> {
  const heard = async ({ words, told }: (typeof samples)[keyof typeof samples]): Promise<boolean | null> => {
    try {
      const { clauses, isLate } = await hearWithModel(line, {
        brief,
        words,
        mask: createMask(),
        timeout: line.settings.timeout,
        signal: null,
      })
      if (isLate) return null
      return told.every(([finding, polarity]) =>
        clauses.some((clause) => clause.findings.includes(finding) && clause.polarity === polarity),
      )
    } catch {
      return null
    }
  }
  const hears = await heard(samples.english)
  const hears_other_languages = hears === null ? null : await heard(samples.others)
  const sees_images = mostShown(line.settings.provider, 'image/png') > 0
  return { form: line.form(), streams, sees_images, hears, hears_other_languages }
}
