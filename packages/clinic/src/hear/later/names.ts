import type { ConsultationCase } from '../../case/case.ts'
import type { Person } from '../../case/model.ts'
import { givenNames } from './given-names.ts'
import { kinWords, namesPatient } from './kin.ts'

/** Names that were used in a talk: of the patient, and of people beside the patient. */
export interface Named {
  patient: readonly string[]
  others: readonly string[]
}

const kinBefore = new RegExp(
  String.raw`\b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]a) )((?:[\w-]+ ){0,4}?)(${kinWords})(?:['’]s)?,? (?:called |named |is called )?([A-Z][a-z]{2,})\b`,
  'g',
)
const titled = /\b(?:Mr|Mrs|Ms|Miss)\.? ([A-Z][a-z]{2,})\b/g
const cared = /\b(?:ladies|lady|gentlemen|gentleman|residents?|clients?|patients?),? ([A-Z][a-z]{2,})\b/g
const capitalised = /\b([A-Z][a-z]{2,})(?=(?:['’]?s)?\b)/g

/**
 * The names of a talk after one message more. In: the case before, the words as given, and what was heard in them. Out: empty where nobody was named. A name that stands with no relation is the patient's
 * while that one has none and is spoken of by others, and somebody else's afterwards.
 */
export function namesAfter(
  { named: before, person }: Pick<ConsultationCase, 'named' | 'person'>,
  words: string,
  heard: { person: Partial<Person> },
): { named?: Named } {
  const relation = heard.person.relation ?? person.relation
  const patient = new Set(before?.patient)
  const others = new Set(before?.others)
  for (const [, owner = '', adjectives = '', kin = '', name = ''] of words.matchAll(kinBefore)) {
    if (!givenNames.has(name) && !/^[A-Z][a-z]+$/.test(name)) continue
    if (relation !== 'self' && namesPatient(kin.toLowerCase(), owner, adjectives, relation)) patient.add(name)
    else others.add(name)
  }
  if (relation !== 'self' && patient.size === 0)
    for (const pattern of [titled, cared]) for (const [, name = ''] of words.matchAll(pattern)) patient.add(name)
  for (const [, name = ''] of words.matchAll(capitalised)) {
    if (!givenNames.has(name) || patient.has(name) || others.has(name)) continue
    if (relation === 'self') {
      if (!new RegExp(String.raw`\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name(?:['’]s| is)?|[Tt]his is|[Mm]e,?|it['’]?s) ${name}\b`).test(words))
        others.add(name)
      else patient.add(name)
    } else if (patient.size === 0) patient.add(name)
    else others.add(name)
  }
  if (patient.size + others.size === 0) return {}
  return { named: { patient: [...patient], others: [...others].filter((name) => !patient.has(name)) } }
}
