import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import type { CaseProfile, ConsultationCase } from '../case/case.ts'
import type { Consultation, ConsultOptions, ListeningBrief } from '../clinic.ts'
import { readVitals } from '../hear/lexicon/read-vitals.ts'
import type { FreshVitals } from '../records/vitals/fresh-vitals.ts'
import { describeReply } from './describe-reply.ts'
import type { DoctorContext } from './doctor-context.ts'
import type { Thinking } from './thinking.ts'

/** The doctor's own memory of a consultation: plain JSON that nobody else reads; null before the first word. */
export type CaseState = unknown

/** Whom a stored memory is about, as far as it is the patient themself; null is unknown. */
export interface PersonInMind {
  sex: 'female' | 'male' | null
  ageYears: number | null
  pregnant: boolean | null
}

export interface DoctorAnswer {
  mind: CaseState
  response: string
  doctor: ChatResponse['doctor']
  clinical: Clinical
}

/** What an outside listener is given beside the words of this turn. */
export async function briefFor(thinking: Thinking, mind: CaseState, words: string, context: DoctorContext): Promise<ListeningBrief> {
  const known = await caseOf(thinking, mind)
  return thinking.listenFor(known ? withPerson(known, context) : await thinking.newCase(profileOf(context)), words)
}

/** One turn of the clinic's own: what every doctor begins with. `listened`: what an outside listener heard beside it, if one did. */
export async function clinicTurn(
  thinking: Thinking,
  mind: CaseState,
  words: string,
  context: DoctorContext,
  listened?: ConsultOptions['listened'],
): Promise<Consultation> {
  const known = await caseOf(thinking, mind)
  const informed = await (known ? withFacts(thinking, withPerson(known, context), context) : thinking.newCase(profileOf(context)))
  const before = await withVitals(thinking, informed, words, context)
  const consultation = await thinking.consult(before, words, {
    country: context.country,
    documents: context.documents ?? [],
    answer: context.answer ?? null,
    history: context.history ?? [],
    listened,
    ...(context.now !== undefined && { now: context.now }),
  })
  return withMention(consultation, informed, before, context)
}

/** The stored case, or null where there is none that this engine can still read. */
export async function caseOf(thinking: Thinking, mind: CaseState): Promise<ConsultationCase | null> {
  if (mind === null || typeof mind !== 'object' || !('version' in mind)) return null
  return mind.version === (await versionOf(thinking)) ? (mind as ConsultationCase) : null
}

const versions = new WeakMap<Thinking, ConsultationCase['version']>()

async function versionOf(thinking: Thinking): Promise<ConsultationCase['version']> {
  const version = versions.get(thinking) ?? (await thinking.newCase()).version
  versions.set(thinking, version)
  return version
}

/** Age and sex of the patient that a stored memory knows; one about somebody else, or of another form, says nothing. */
export function personOf(mind: CaseState): PersonInMind {
  const person = mind !== null && typeof mind === 'object' && 'person' in mind ? mind.person : null
  const { sex, ageYears, pregnant, relation } = (person !== null && typeof person === 'object' ? person : {}) as Record<string, unknown>
  const isSelf = relation === 'self'
  return {
    sex: isSelf && (sex === 'female' || sex === 'male') ? sex : null,
    ageYears: isSelf && typeof ageYears === 'number' ? ageYears : null,
    pregnant: isSelf && typeof pregnant === 'boolean' ? pregnant : null,
  }
}

/** The clinic's turn as the answer of `doctor`. */
export function answerOf({ case: consultation, reply }: Consultation, doctor: DoctorAnswer['doctor']): DoctorAnswer {
  return { mind: consultation, response: reply.text, doctor, clinical: describeReply(reply, consultation) }
}

/** What the settings say about the patient fills what the conversation has left open; it never overrides the patient's words. */
function withPerson(
  { wording: _former, ...consultation }: ConsultationCase,
  { profile, country, wording }: DoctorContext,
): ConsultationCase {
  const { person } = consultation
  return {
    ...consultation,
    country: consultation.country ?? country,
    ...(wording && { wording }),
    person: {
      ...person,
      ageYears: person.ageYears ?? profile?.ageYears ?? null,
      sex: person.sex ?? profile?.sex ?? null,
      pregnant: person.pregnant ?? profile?.pregnant ?? null,
    },
  }
}

/** Medicines and allergies that the case does not know yet. Taking any in ranks the causes anew, so a turn without new ones does not. */
function withFacts(
  thinking: Thinking,
  consultation: ConsultationCase,
  { medications, allergies }: DoctorContext,
): ConsultationCase | Promise<ConsultationCase> {
  const isKnown =
    medications.every((drug) => consultation.drugs.includes(drug)) && allergies.every((each) => consultation.allergies.includes(each))
  return isKnown ? consultation : thinking.addFacts(consultation, { drugs: medications, allergies })
}

/** Signs that the patient measured lately, where neither the conversation nor these words tell them. */
function withVitals(
  thinking: Thinking,
  consultation: ConsultationCase,
  words: string,
  { vitals }: DoctorContext,
): ConsultationCase | Promise<ConsultationCase> {
  const told = { ...consultation.vitals, ...readVitals(words) }
  const missing = Object.entries(vitals?.vitals ?? {}).filter(([sign]) => !Object.hasOwn(told, sign))
  if (missing.length === 0) return consultation
  return thinking.addFacts(consultation, { vitals: Object.fromEntries(missing), vitalTexts: vitals?.texts ?? {} })
}

/** The reply with what of the record came newly into it, said once: whoever reads it sees what it rests on. */
function withMention(
  consultation: Consultation,
  before: ConsultationCase,
  informed: ConsultationCase,
  { vitals }: DoctorContext,
): Consultation {
  const { reply } = consultation
  const isClinical = reply.kind === 'question' || reply.kind === 'verdict' || reply.kind === 'emergency'
  const entered = Object.keys(informed.vitals).filter((sign) => !Object.hasOwn(before.vitals, sign))
  const texts = new Set(entered.flatMap((sign) => vitals?.texts[sign as keyof FreshVitals['texts']] ?? []))
  if (!isClinical || texts.size === 0) return consultation
  const { person } = consultation.case
  return {
    ...consultation,
    reply: {
      ...reply,
      text: `${reply.text}\n\nFrom ${person.relation === 'self' ? 'your' : 'the'} record I keep in mind ${[...texts].join(', and ')}.`,
    },
  }
}

function profileOf(context: DoctorContext): CaseProfile {
  const { ageYears = null, sex = null, pregnant = null } = context.profile ?? {}
  return {
    ageYears,
    sex,
    pregnant,
    relation: context.relation ?? context.subject,
    country: context.country,
    ...(context.wording && { wording: context.wording }),
    drugs: context.medications,
    allergies: context.allergies,
  }
}
