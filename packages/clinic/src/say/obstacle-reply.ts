import type { ConsultationCase } from '../case/case.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { patientName } from '../judge/questions/address-patient.ts'
import type { PushKind } from '../judge/questions/emergency-pushes.ts'
import { chooseFirstAid } from './cards/choose-first-aid.ts'
import type { FirstAidCard } from './cards/first-aid-card.ts'
import { firstAidSteps } from './cards/first-aid-text.ts'
import { aheadElsewhere, costAnswers, costElsewhere, obstacleAnswers, remedyAnswers } from './cards/obstacle-answers.ts'
import { emergencyContacts } from './emergency-contacts.ts'

type Answered = Exclude<PushKind, 'arrived' | 'story' | 'coming' | 'what-now' | 'done'>

/** One of several sayings, another at each turn. */
export function inTurn(sayings: readonly string[], { turns }: Pick<ConsultationCase, 'turns'>): string {
  return sayings[turns % sayings.length] ?? ''
}

/** The answer to one push: it was heard, this danger's reason, and a way to do it all the same. */
export function answerToPush(kind: Answered, consultation: ConsultationCase, words: string): string {
  const card = chooseFirstAid(consultation, kind === 'can-take' || kind === 'can-eat' ? words : '')
  if (kind === 'can-take') return filled(remedyAnswer(card, consultation, words), card, consultation)
  if (kind === 'afraid') return filled(`${inTurn(comforts, consultation)} {ahead}`, card, consultation)
  const text = inTurn(obstacleAnswers[kind], consultation)
  const isOther = kind === 'asleep' && consultation.person.relation === 'self'
  return filled(isOther ? text.replaceAll('{who}', 'them').replaceAll('whether them can', 'whether they can') : text, card, consultation)
}

const comforts: readonly string[] = [
  'Of course you are frightened; anybody would be. You are doing the right things, one at a time.',
  'I hear how hard this is. Breathe out slowly, twice. I stay with you.',
]

/** A medicine that the card itself names is answered by that line of it. */
function remedyAnswer(card: FirstAidCard, consultation: ConsultationCase, words: string): string {
  const { steps, doNot } = firstAidSteps(card, consultation)
  const named =
    /\b(?:aspirin|ibuprofen|paracetamol|inhaler|puff|spray|pen|insulin|sugar|heat|hot|ice|cold|bath|antihistamine|steroid|sick|vomit)/i.exec(
      words,
    )?.[0]
  if (named === undefined) return inTurn(remedyAnswers, consultation)
  const cue = new RegExp(String.raw`\b${named}`, 'i')
  const forbidden = doNot.find((line) => cue.test(line))
  if (forbidden !== undefined) return `Please not. ${forbidden} {reason}`
  const advised = steps.find((line) => cue.test(line))
  return advised === undefined ? inTurn(remedyAnswers, consultation) : `For this, yes: ${advised} But do not wait for it to work.`
}

const noEating = /\b(?:eat|drink|by mouth|food)\b/i
const maySip = /\b(?:sip|sips|juice|water|drink)\b/i

function filled(text: string, card: FirstAidCard, consultation: ConsultationCase): string {
  const { country, person, held } = consultation
  const { ambulance } = emergencyContacts(country)
  const isAmbulance = levelOf(held) === 'ambulance'
  const who = person.relation === 'self' ? 'you' : patientName(person)
  const { steps, doNot } = firstAidSteps(card, consultation)
  const forbids = doNot.find((line) => noEating.test(line))
  const allows = steps.find((line) => maySip.test(line))
  return text
    .replaceAll(
      '{driving}',
      person.relation === 'self'
        ? 'Please do not drive yourself: if you get worse at the wheel, it endangers you and others.'
        : 'Please do not drive while you also have to watch somebody so ill.',
    )
    .replaceAll(
      '{way}',
      isAmbulance
        ? `Call {number}: a crew treats on the way, a car or taxi cannot. Only if no ambulance can come, let someone else drive.`
        : 'Let somebody else drive you, or take a taxi. If nobody can, or it gets worse, call {number}: they will find a way.',
    )
    .replaceAll(
      '{eating}',
      forbids !== undefined
        ? `${forbids.replace(/\.?$/, '.')} You may wet the lips.`
        : allows !== undefined
          ? `For this, only so: ${allows}`
          : 'Nothing to eat or drink until you were seen, in case of an operation. You may wet the lips. No smoking either.',
    )
    .replaceAll('{reason}', inTurn(card.reasons, { turns: Math.floor(consultation.turns / 2) }))
    .replaceAll('{ahead}', card.ahead ?? aheadElsewhere)
    .replaceAll('{cost}', costAnswers[country?.toUpperCase() ?? ''] ?? costElsewhere)
    .replaceAll('{whose}', person.relation === 'self' ? 'your' : `the person’s own`)
    .replaceAll('{number}', ambulance)
    .replaceAll('{who}', who)
    .replace(/ {2,}/g, ' ')
    .trim()
}
