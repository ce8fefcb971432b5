import type { ConsultationCase, EmergencyStage, StateOfHelp } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { freshOf } from '../../case/said-before.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { tellsNoAllergy } from '../../hear/lexicon/read-allergies.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { bodilyRules } from '../crisis/bodily-rules.ts'
import { levelOf } from '../levels/decide-triage.ts'
import { isEmergency } from '../levels/level-order.ts'
import { patientName } from './address-patient.ts'
import { saysWhoCalled } from './calls-made.ts'
import { openOptions } from './closed-options.ts'
import { emergencyCheckId, type Push } from './emergency-pushes.ts'
import { type HelpNews, helpAfter } from './state-of-help.ts'

/** What asks or tells, without a word against help. */
const quiet: ReadonlySet<string> = new Set([
  'coming',
  'arrived',
  'story',
  'done',
  'what-now',
  'number',
  'who-else',
  'take-along',
  'what-happens',
])

/** Which stage the emergency is at after this message and what was said to it. In: what is known of help by now. */
export function emergencyStage(
  before: ConsultationCase,
  now: ConsultationCase,
  isProvisional: boolean,
  pushes: readonly Push[],
  help: StateOfHelp,
  answered: Hearing['answer'],
): EmergencyStage {
  const level = levelOf(bodilyRules(now))
  if (level === null || !isEmergency(level)) return 'none'
  const former = before.emergency ?? 'none'
  const stood = levelOf(bodilyRules(before))
  const pleads = stood !== null && isEmergency(stood) && pushes.some(({ kind }) => !quiet.has(kind))
  // What is only likely is asked about, until somebody pleads against it: then the way there comes first.
  if (isProvisional && former === 'none' && !pleads && help === 'none') return 'none'
  if (help !== 'none') return 'coming'
  if (former === 'coming' || pushes.some(({ kind }) => kind === 'gone')) return 'obstacle'
  if (former !== 'none' && (answered === 'no' || pushes.some(({ kind }) => !quiet.has(kind)))) return 'obstacle'
  if (isProvisional && !pleads) return 'none'
  return 'told'
}

const tellsHow =
  /^\W*(?:now )?(?:he|she|it|they|mum|mom|dad|baby)(?:['’]?s| is| are|['’]?re)\b(?! (?:here|coming|on|called|calling|driving|taking|going|with|at|in)\b)/i

/** A sure no to the way there: nobody picks up, no phone, no car. */
const stuck: ReadonlySet<string> = new Set(['on-hold', 'no-phone', 'transport'])
const goes =
  /\b(?:go|going|leav\w+|driv(?:e|es|ing)(?<!\bthe drive)|tak(?:e|ing)|head\w*|off|car|taxi|cab|uber|lift|way (?:there|to|in))\b/i

/** What was known of help before this message. */
export function knownHelp({ help, emergency }: Pick<ConsultationCase, 'help' | 'emergency'>): StateOfHelp {
  return help ?? (emergency === 'coming' ? 'called' : 'none')
}

/** What is known of help after this message: by what was told of it, by a yes to "have you called?", by a plan to go. */
export function helpOf(before: ConsultationCase, heard: Hearing, news: HelpNews | null, pushes: readonly Push[]): StateOfHelp {
  const former = knownHelp(before)
  if (news !== null) return helpAfter(former, news)
  const coming = pushes.find(({ kind }) => kind === 'coming')
  const isStuck = pushes.some(({ kind }) => stuck.has(kind))
  if (coming !== undefined && former === 'none') return goes.test(heard.clauses[coming.clause]?.text ?? '') ? 'travelling' : 'called'
  if (former === 'called' && isStuck) return 'none'
  const isAsked = before.pending?.id === emergencyCheckId
  if (former === 'none' && isAsked && heard.clauses.some(({ text }) => saysWhoCalled(plainWords(text)))) return 'called'
  const saysYes = isAsked && heard.answer === 'yes' && pushes.length === 0 && saysYesToIt(heard)
  if (!saysYes || former !== 'none') return former
  return before.pending?.options[0]?.label === comes ? 'called' : 'travelling'
}

/** "Yes." and "yes, my wife is here" say that help was called; "YES HES ON INSULIN" says what he takes, and "he is a bit clearer now" how he is. */
function saysYesToIt({ clauses, mentions }: Hearing): boolean {
  const words = clauses.map(({ text }) => text).join(' ')
  if (tellsHow.test(words)) return false
  const tellsOfBody = mentions.some(({ experiencer, polarity }) => experiencer === 'patient' && polarity === 'present')
  return !tellsOfBody || /^\W*(?:yes|yeah|yep|yup|ok|okay)\s*[.,!;]/i.test(words)
}

/** "Have you called? Is someone with you?": the one thing that is asked while an emergency stands. */
export function emergencyCheck(now: ConsultationCase, number: string): Question {
  const isAmbulance = levelOf(bodilyRules(now)) === 'ambulance'
  const who = patientName(now.person)
  const ways = (isAmbulance ? callChecks : wayChecks).map((way) => way.replace('{number}', number).replace('{who}', who))
  return {
    id: emergencyCheckId,
    kind: 'finding',
    findings: [],
    slot: 'emergency',
    text: freshOf(ways, { ...now, turns: 0 }),
    why: 'Nothing matters more right now than getting help to you. If something stands in the way, tell me and we will find another way.',
    options: [
      { id: 'yes', label: isAmbulance ? comes : 'Yes, going now' },
      { id: 'no', label: 'Not yet' },
      { id: 'unknown', label: "I can't" },
    ],
  }
}

const comes = 'Yes, help is coming'
const callChecks: readonly string[] = [
  'Have you called {number}? Is someone with {who}?',
  'Is the call to {number} made by now? And is anybody there with {who}?',
  'Is help on its way? Who is there beside {who}?',
  'Has somebody rung {number} yet? Is anyone near who can come to {who}?',
  'Is {number} called by now? And who is there to help {who}?',
]
const wayChecks: readonly string[] = [
  'Can {who} get to a hospital now, with somebody else driving?',
  'Is there anybody who can take {who} to hospital now?',
  'Can {who} set off for the hospital now? A taxi will do as well.',
  'Is there a way for {who} to get to a hospital right now?',
  'Could somebody bring {who} to hospital straight away?',
]

/** The age, and with it the sex where nobody told it. */
function askAge(person: ConsultationCase['person']): string {
  const who = patientName(person)
  const isSelf = person.relation === 'self'
  if (person.sex !== null) return isSelf ? 'How old are you?' : `How old is ${who}?`
  return isSelf ? 'How old are you, and are you female or male?' : `How old is ${who}, and is it a female or a male patient?`
}

/** The question of a crew when it began. */
export const beganId = 'crew:began'

/** What a crew asks first, while help is on its way; each once, and only what is not known. Null when all is told. */
export function crewQuestion(now: ConsultationCase): Question | null {
  const { person, asked, durationDays, drugs, allergies, observations, prose } = now
  const isSelf = person.relation === 'self'
  const who = patientName(person)
  const does = isSelf ? 'do you' : `does ${who}`
  const questions: readonly (readonly [id: string, isKnown: boolean, slot: Question['slot'], text: string])[] = [
    [
      beganId,
      durationDays !== null || now.began !== undefined,
      'duration',
      now.help === 'travelling'
        ? 'They will ask you this first: when exactly did it begin?'
        : 'While you wait, for the crew: when exactly did it begin?',
    ],
    ['crew:age', person.ageYears !== null, 'age', askAge(person)],
    ['crew:medicines', drugs.length > 0, 'medications', `Which medicines ${does} take? Blood thinners and insulin first.`],
    [
      'crew:allergies',
      allergies.length > 0 || observations['history-medicine-allergy']?.polarity === 'absent' || tellsNoAllergy(prose),
      'medications',
      `${isSelf ? 'Are you' : `Is ${who}`} allergic to any medicine? And is there a long illness the crew should know of?`,
    ],
  ]
  const next = questions.find(([id, isKnown]) => !isKnown && !asked.includes(id))
  if (next === undefined) return null
  const [id, , slot, text] = next
  return {
    id,
    kind: 'open',
    findings: [],
    ...(slot === undefined ? {} : { slot }),
    text,
    why: 'The crew asks this first. I put it on one screen for them; say "they are here" when they are.',
    options: openOptions([]),
  }
}
