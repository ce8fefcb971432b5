import type { ConsultationCase } from '../../case/case.ts'
import type { Mention, Person } from '../../case/model.ts'
import { beginsWith } from '../../knowledge/begins-with.ts'
import { crisisFindings } from '../../knowledge/crisis-findings.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Hearing } from '../hearing.ts'
import type { LearnedReader, LearnedReading } from '../learned/learned-reader.ts'
import { readPerson } from '../lexicon/read-person.ts'
import { blanked, toldOfOthers } from './of-others.ts'
import { toldOfTheTalk } from './of-the-talk.ts'
import { personInTalk } from './person-in-talk.ts'
import { isInPassing } from './told-in-passing.ts'

/** What a later message is held to. */
interface Listener {
  findings: ReadonlyMap<string, PackedFinding>
  learned: LearnedReader | null
}

/**
 * What was heard in a later message of a talk, held to the patient: what it tells of somebody else in passing is no fact, no age and no story of the
 * patient's. In: the case before, what was heard, and its words. Out: the same without it, and where it stood.
 */
export function inTalk({ findings, learned }: Listener, before: ConsultationCase, heard: Hearing, words: string): Hearing {
  if (before.complaints.length === 0 || heard.choice !== null) return heard
  const { person, prose } = before
  const relation = heard.person.relation ?? person.relation
  const puts = heard.clauses.filter(({ act }) => act === 'correction')
  // "My husband has the fever, not me": what puts right whose it is has to be heard.
  const ofOthers = toldOfOthers(words, { relation, sex: person.sex, isPregnant: person.pregnant === true, prose }).filter(
    (span) => !puts.some((clause) => clause.start < span.end && span.start < clause.end) && !saysWhose.test(words),
  )
  const spans = [...ofOthers, ...toldOfTheTalk(words)]
  const own = blanked(words, spans)
  // What is grave is heard, unless it is said whose it is.
  const isGrave = ({ finding, polarity }: Mention) => polarity === 'present' && findings.get(finding)?.grave === true
  const isBeside = (mention: Mention) =>
    spans.some(({ start, end, isUnnamed }) => mention.start >= start && mention.start < end && !(isUnnamed && isGrave(mention)))
  const stays = (mention: Mention) =>
    (!isBeside(mention) || staysBeside(mention)) && !isInPassing(findings, before, mention, heard.clauses, words)
  return {
    ...heard,
    mentions: heard.mentions.filter(stays),
    guessed: heard.guessed.filter(stays),
    drugs: heard.drugs.filter((drug) => own.toLowerCase().includes(drug.toLowerCase()) && !isOnlyAskedAbout(drug, heard, before)),
    person: personInTalk(spans.length === 0 ? heard.person : ofOwnWords(heard.person, own, before), own, before, puts.length > 0),
    ...(spans.length > 0 && { beside: spans, learned: ofOwnDanger(heard.learned, learned, own) }),
  }
}

/** How grave the message sounds without what it tells of others. */
function ofOwnDanger(whole: LearnedReading, learned: LearnedReader | null, own: string): LearnedReading {
  if (!/[a-z]/i.test(own)) return { ...whole, danger: [0, 0, 0, 0], because: [] }
  if (learned === null) return whole
  const { danger, because } = learned.message(own.replaceAll(/\s+/g, ' ').trim())
  return { ...whole, danger, because }
}

/** "Can I mix Panadol and Nurofen?" tells of neither. */
function isOnlyAskedAbout(drug: string, { clauses }: Hearing, { pending }: ConsultationCase): boolean {
  if (pending?.slot === 'medications') return false
  const naming = clauses.filter(({ text }) => text.toLowerCase().includes(drug.toLowerCase()))
  return naming.every(({ text, act }) => {
    const before = text.slice(0, text.toLowerCase().indexOf(drug.toLowerCase()))
    return act.startsWith('ask-') && !taken.test(before) && (mixes.test(text) || !besides.test(before))
  })
}

const taken = /\b(?:my|his|her|on|takes?|taking|took|taken|having|had|given|gave|prescribed|started|since|use[ds]?|using)\b[^?]*$/i

const besides = /\bwith (?:\w+ ){0,2}$/i
const mixes = /\b(?:mix|combine|alternate|together|both)\b/i

/** What is told with others: what was caught from them, what runs in the family, what they do to the patient. */
function staysBeside({ finding, experiencer }: Mention): boolean {
  return (
    experiencer === 'family' || finding.includes('contact') || beginsWith(finding, ['family-']) || crisisFindings[finding] !== undefined
  )
}

/** What the message says of the person without what it tells of others. */
function ofOwnWords(person: Partial<Person>, own: string, { person: known, pending }: ConsultationCase): Partial<Person> {
  const again = readPerson(own, known, person.relation ?? null, pending)
  const { ageYears, sex, pregnant, pregnancyWeeks, ...rest } = person
  const isPregnant = pregnant === true && pregnancyInWords.test(own)
  return {
    ...rest,
    ...(ageYears != null && again.ageYears === ageYears && { ageYears }),
    ...(sex != null && (again.sex === sex || isPregnant) && { sex }),
    ...((isPregnant || pregnant === false) && { pregnant }),
    ...(isPregnant && pregnancyWeeks != null && { pregnancyWeeks }),
  }
}

const saysWhose = /\bnot (?:me|mine|him|his|her|hers|them|theirs)\b/i
const pregnancyInWords = /\bpregnan|\bweeks?\b|\bexpecting\b/i
