import type { Person } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { understand } from './lexicon/understand.ts'

const anybody: Person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }

/** What a text names, whoever says it of whom: each finding once, "+fever" as present, "-fever" as absent. */
export function findingsNamed(index: KnowledgeIndex, text: string): string[] {
  const { mentions } = understand(index, text, { pending: null, complaints: [], person: anybody })
  return [...new Set(mentions.map(({ finding, polarity }) => `${polarity === 'absent' ? '-' : '+'}${finding}`))]
}
