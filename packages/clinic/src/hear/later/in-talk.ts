import type { ConsultationCase } from '../../case/case.ts'
import type { Mention, Person } from '../../case/model.ts'
import { beginsWith } from '../../knowledge/begins-with.ts'
import { crisisFindings } from '../../knowledge/crisis-findings.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Hearing } from '../hearing.ts'
import { type LearnedReader, type LearnedReading, nothingLearned } from '../learned/learned-reader.ts'
import { readCrisis } from '../lexicon/read-crisis.ts'
import { readPerson } from '../lexicon/read-person.ts'
import { toldStands } from '../told-stands.ts'
import { toldGone } from './gone.ts'
import { blanked, type Span, toldOfOthers } from './of-others.ts'
import { toldOfTheTalk } from './of-the-talk.ts'
import { personInTalk } from './person-in-talk.ts'
import { asTold, deniedByName, isNamedAgain, isOfWriter } from './same-again.ts'
import { asGranted, isAskedOfAnybody, isInPassing } from './told-in-passing.ts'

/** What a later message is held to. */
interface Listener {
  findings: ReadonlyMap<string, PackedFinding>
  knowledge: KnowledgeIndex
  learned: LearnedReader | null
}

/**
 * What was heard in a later message of a talk, held to the patient: what it tells of somebody else in passing is no fact, no age and no story of the
 * patient's. In: the case before, what was heard, and its words. Out: the same without it, and where it stood.
 */
export function inTalk({ findings, knowledge, learned }: Listener, before: ConsultationCase, heard: Hearing, words: string): Hearing {
  if (heard.choice !== null) return heard
  if (before.complaints.length === 0) return { ...heard, mentions: toldStands(knowledge, before, words, heard.mentions) }
  const { person, prose } = before
  const relation = heard.person.relation ?? person.relation
  const puts = heard.clauses.filter(({ act }) => act === 'correction')
  // "My husband has the fever, not me": what puts right whose it is has to be heard.
  const ofOthers = toldOfOthers(words, {
    relation,
    sex: person.sex,
    isPregnant: person.pregnant === true,
    prose,
    named: before.named,
  }).filter((span) => !puts.some((clause) => clause.start < span.end && span.start < clause.end) && !saysWhose.test(words))
  const spans = [...ofOthers, ...toldOfTheTalk(words, relation)]
  const own = blanked(words, spans)
  // What is grave is heard, unless it is said whose it is.
  const isGrave = ({ finding, polarity }: Mention) => polarity === 'present' && findings.get(finding)?.grave === true
  const isBeside = (mention: Mention) =>
    spans.some(({ start, end, isUnnamed }) => mention.start >= start && mention.start < end && !(isUnnamed && isGrave(mention)))
  const isIdle = (mention: Mention) =>
    isInPassing(findings, before, mention, heard.clauses, words) || isNamedAgain(before, mention) || isOfWriter(mention, words, relation)
  const isOver = ofOthers.length > 0 && isLongAgo(words, ofOthers)
  const stays = (mention: Mention) =>
    (!isBeside(mention) || staysBeside(mention, isOver)) && !isAskedOfAnybody(mention, words) && (isGrave(mention) || !isIdle(mention))
  const told = deniedByName(findings, before, heard.mentions.filter(stays)).map((mention) => asGranted(asTold(before, mention), words))
  const plainly = readPerson(own, person, relation, null).sex ?? null
  return {
    ...heard,
    mentions: [...toldStands(knowledge, before, words, told), ...toldGone(knowledge, before, own, told)],
    guessed: heard.guessed.filter(stays),
    drugs: heard.drugs.filter((drug) => own.toLowerCase().includes(drug.toLowerCase()) && !isOnlyAskedAbout(drug, heard, before)),
    person: personInTalk(
      spans.length === 0 ? heard.person : personOfOwnWords(heard.person, own, before),
      own,
      { ...before, plainly },
      puts.length > 0,
    ),
    ...(spans.length > 0 && !tellsTime.test(own) && { durationDays: null }),
    ...(spans.length > 0 && { beside: spans, learned: ofOwnWords(heard.learned, learned, own, isOver) }),
    ...(isOver && { crisis: readCrisis(own) }),
  }
}

/** Whether all that is told of others is of another time: "my mum had nerves after me". */
function isLongAgo(words: string, spans: readonly Span[]): boolean {
  return spans.every(({ start, end }) => ofThen.test(words.slice(start, end)) && !ofNow.test(words.slice(start, end)))
}

const ofThen = /\b(?:had|was|were|did|spent|went|died|used to|got|took|lost|passed)\b/i
const ofNow = /\b(?:is|are|has|have|wants?|says?|said|keeps?|now|today|tonight|just|told|['’]s)\b/i

/** How the message sounds without what it tells of others; a crisis of theirs that is over is none. */
function ofOwnWords(whole: LearnedReading, learned: LearnedReader | null, own: string, isOver: boolean): LearnedReading {
  if (learned === null) return whole
  const { danger, because, crisis } = learned.message(own.replaceAll(/\s+/g, ' ').trim())
  const isEmpty = !/[a-z]/i.test(own)
  return {
    ...whole,
    danger: isEmpty ? [0, 0, 0, 0] : danger,
    because: isEmpty ? [] : because,
    ...(isOver && { crisis: isEmpty ? nothingLearned.crisis : crisis }),
  }
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
function staysBeside({ finding, experiencer }: Mention, isOver: boolean): boolean {
  return (
    experiencer === 'family' ||
    finding.includes('contact') ||
    beginsWith(finding, ['family-']) ||
    (crisisFindings[finding] !== undefined && !isOver)
  )
}

/** What the message says of the person without what it tells of others. */
function personOfOwnWords(person: Partial<Person>, own: string, { person: known, pending }: ConsultationCase): Partial<Person> {
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

const tellsTime = /\d|\b(?:since|hours?|days?|weeks?|months?|years?|yesterday|today|night|morning|ago)\b/i
const saysWhose = /\bnot (?:me|mine|him|his|her|hers|them|theirs|my \w+|the \w+)\b/i
const pregnancyInWords = /\bpregnan|\bweeks?\b|\bexpecting\b/i
