import type { ConsultationCase } from '../case/case.ts'
import { freshOf } from '../case/said-before.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { patientName } from '../judge/questions/address-patient.ts'
import type { PushKind } from '../judge/questions/push-cues.ts'
import { byMouth } from './by-mouth.ts'
import { chooseFirstAid } from './cards/choose-first-aid.ts'
import { isSugarHigh, sugarNow } from './cards/first-aid/sugar-now.ts'
import type { FirstAidCard } from './cards/first-aid-card.ts'
import { firstAidSteps } from './cards/first-aid-text.ts'
import { careAnswers, careElsewhere, goneAnswers } from './cards/help-answers.ts'
import { aheadElsewhere, companyWhileComing, costAnswers, costElsewhere, obstacleAnswers } from './cards/obstacle-answers.ts'
import { overAndStill } from './cards/over-and-still.ts'
import { emergencyContacts } from './emergency-contacts.ts'
import { namesRemedy, noEating, remedyAnswer, remedyInCare } from './emergency-remedy.ts'
import { withHelpers } from './helpers.ts'
import { givenLines } from './presumptions.ts'
import { carAnswer } from './who-drives.ts'

type Answered = Exclude<PushKind, 'arrived' | 'story' | 'coming' | 'gone' | 'what-now' | 'done'>

/** One of several sayings, another at each turn, and none twice while there is another. */
export function inTurn(sayings: readonly string[], consultation: Pick<ConsultationCase, 'turns' | 'said'>): string {
  return freshOf(sayings, consultation)
}

/** The answer to one push: it was heard, this danger's reason, and a way to do it all the same. `place` counts the answers of one reply: none gives a reason twice. */
export function answerToPush(kind: Answered, consultation: ConsultationCase, words: string, place = 0): string {
  const filled = (text: string, card: FirstAidCard) => fill(text, card, consultation, place)
  const isOfRemedy = kind === 'can-take' || kind === 'can-eat'
  const card = chooseFirstAid(consultation, isOfRemedy ? words : '')
  if (kind === 'can-take') {
    const own = chooseFirstAid(consultation, '')
    const lead = namesRemedy(own, consultation, words) ? own : card
    return filled(remedyAnswer(lead, consultation, words), lead)
  }
  const byCar = kind === 'can-drive' ? carAnswer(consultation, words) : null
  if (byCar !== null) return filled(byCar, card)
  if (kind === 'soothed' && saidByFriend.test(words)) return filled(inTurn(friendsWord, consultation), card)
  if (kind === 'soothed' && saidByDoctor.test(words)) return filled(inTurn(doctorsWord, consultation), card)
  const still = kind === 'better' ? overAndStill(consultation, patientName(consultation.person)) : null
  if (still !== null) return filled(`${inTurn(gladOfIt, consultation)} ${still} {reason}`, card)
  if (kind === 'soothed') return filled(obstacleAnswers.soothed[saidByOther.test(words) ? 1 : 0], card)
  const ofOverdose = consultation.crisis?.kind === 'overdose' ? afterOverdose(kind, words) : null
  if (ofOverdose !== null) return filled(ofOverdose, card)
  if (kind === 'other-refuses' && consultation.person.relation === 'self') return filled(inTurn(withoutLeave, consultation), card)
  if (kind === 'company' && consultation.emergency === 'coming') return filled(inTurn(companyWhileComing, consultation), card)
  if (kind === 'afraid') return filled(`${inTurn(comforts, consultation)} {ahead}`, card)
  const text = inTurn(obstacleAnswers[kind], consultation)
  const isOther = kind === 'asleep' && consultation.person.relation === 'self'
  return filled(isOther ? text.replaceAll('{who}', 'them').replaceAll('whether them can', 'whether they can') : text, card)
}

/** A text about the danger in force, with its placeholders filled. */
export function filledAnswer(text: string, consultation: ConsultationCase): string {
  return fill(text, chooseFirstAid(consultation, ''), consultation, 0)
}

/** What is said to a plea or a question while the crew or a hospital has the patient; null where nothing need be said. */
export function answerInCare(kind: PushKind, consultation: ConsultationCase, words: string, place: number): string | null {
  const where = consultation.help === 'crew' ? 'crew' : 'hospital'
  const card = chooseFirstAid(consultation, kind === 'can-take' ? words : '')
  if (kind === 'can-take') return fill(remedyInCare(consultation, words), card, consultation, place)
  const sayings = careAnswers[where][kind] ?? careElsewhere[kind]
  return sayings === undefined ? null : fill(inTurn(sayings, consultation), card, consultation, place)
}

/** That help is gone again, in words: the crew has left, the hospital has sent home, it was cancelled, nobody came. */
export function answerToGone(consultation: ConsultationCase, words: string): string {
  const kind = /\b(?:sent (?:me|us|him|her)\b.{0,12}\bhome|discharged)\b/i.test(words)
    ? 'sentHome'
    : /\b(?:cancel\w*|called (?:it|them) off|sent (?:them|the)|told them|turned|hung up|rang off|phone down|home|walked out|left (?:the )?(?:hospital|a&e|er|ed))\b/i.test(
          words,
        )
      ? 'cancelled'
      : /\b(?:left|gone|went|drove|driven)\b/i.test(words)
        ? 'left'
        : 'never'
  return fill(goneAnswers[kind], chooseFirstAid(consultation, ''), consultation, 0)
}

/** Shame, and the wish to live, after too much of a medicine: neither is answered as in other emergencies. */
function afterOverdose(kind: Answered, words: string): string | null {
  if (kind === 'embarrassed')
    return 'You are not stupid. It was a moment of too much pain, and telling it is the strong part. They see this each day and are kind about it. {reason}'
  if (kind === 'afraid-to-die' && /\b(?:do ?n['’]?t|do not) want to die\b/i.test(words))
    return 'I am so glad you say that. It is the very reason to go now: {reason} {ahead} And tell them how it came to it; you deserve help with that as well.'
  return null
}

const gladOfIt: readonly string[] = [
  'I am glad it feels better, truly.',
  'I am so glad that it has eased.',
  'I am glad to hear that it is better.',
]

/** Somebody close forbids the patient to go. */
const withoutLeave: readonly string[] = [
  'It is hard when somebody close is against it. {reason} You need nobody’s permission: you may call and go yourself. If it helps, let them hear it from {number} on speaker.',
  'They may not see how serious this can be. {reason} Show them this screen, and call all the same: it is your body and your say.',
]

const comforts: readonly string[] = [
  'Of course you are frightened; anybody would be. You are doing the right things, one at a time.',
  'I hear how hard this is. Breathe out slowly, twice. I stay with you.',
]

const saidByOther =
  /\b(?:says?|said|saying|thinks?|reckons?|told|tells|insists?|swears|convinced|everyone|everybody|google|internet|111)\b/i

const saidByDoctor =
  /\b(?:gp|doctors?|dr|nurse|consultant|specialist|paramedics?|111|midwife|pharmacist|chemist|hospital)\b[^.?!]{0,24}\b(?:says?|said|saying|thinks?|thought|reckons?|told|tells|insists?|sent)\b/i
/** "My friend's a nurse and says": not somebody who has examined the patient today. */
const saidByFriend =
  /\b(?:friend|mate|sister|brother|mum|mom|mother|dad|father|neighbou?r|aunt|uncle|cousin|wife|husband|partner|daughter|son|colleague|flatmate)\b[^.?!]{0,16}\b(?:a |an |who |works as )*(?:nurse|doctor|paramedic|medic|midwife|carer|pharmacist|first aider)\b/i
const friendsWord: readonly string[] = [
  'It is good to have somebody in the know close by, and they mean it well. {reason} Nobody can rule that out without examining you, not even a nurse or a doctor by phone. Ask them to come along: they can speak for you there.',
  'They may even be right. {reason} Read them what you told me, and ask just one thing: "Would you bet on it?" Then let them go with you.',
]
const doctorsWord: readonly string[] = [
  'Somebody who has examined you counts for more than I do. But did they know of all that you told me today? {reason} If they saw you before it became like this, their word is not about now.',
  'I would rather your own doctor were right. {reason} Ring them on the way and say word for word what you told me; it must not hold you up.',
]

const lowSugar = 4

/** Whether sugar by mouth comes before every line about fasting: low sugar, or a tablet that drops it where the sugar was not measured high. */
export function isSugarFirst(card: FirstAidCard, consultation: Pick<ConsultationCase, 'vitals' | 'observations'>): boolean {
  const { glucose } = consultation.vitals
  return (card.eating === sugarNow && !isSugarHigh(consultation)) || (glucose !== undefined && glucose < lowSugar)
}

const maySip = /\b(?:sips?|juice|drink)\b|(?<!\bpassed |into |of the |hot |out of the )\bwater\b/i

function fill(text: string, card: FirstAidCard, consultation: ConsultationCase, place: number): string {
  const { country, person, held } = consultation
  const { ambulance } = emergencyContacts(country)
  const isAmbulance = levelOf(held) === 'ambulance'
  const who = person.relation === 'self' ? 'you' : patientName(person)
  const { steps, doNot } = firstAidSteps(card, consultation)
  const reasons = givenLines(card.reasons, consultation)
  const forbids = doNot.find((line) => noEating.test(line))
  const allows = steps.find((line) => /\bsips?\b|\bdrink\b/i.test(line)) ?? steps.find((line) => maySip.test(line))
  const filled = text
    .replaceAll(
      '{driving}',
      person.relation === 'self'
        ? 'Please do not drive yourself: if you get worse at the wheel, it endangers you and others.'
        : 'Please do not drive while you also have to watch somebody so ill.',
    )
    .replaceAll(
      '{way}',
      isAmbulance
        ? `Call {number}: a crew treats on the way, a car or taxi cannot. Only if {number} says that none can come in time: let somebody else drive, with {number} on speaker.`
        : 'Let somebody else drive you, or take a taxi. If nobody can, or it gets worse, call {number}: they will find a way.',
    )
    .replaceAll(
      '{eating}',
      isSugarFirst(card, consultation)
        ? sugarNow
        : card.eating !== undefined && card.eating !== sugarNow
          ? card.eating
          : forbids !== undefined
            ? `${forbids.replace(/\.?$/, '.')} You may wet the lips.`
            : allows !== undefined
              ? `For this, only so: ${allows}`
              : byMouth(consultation),
    )
    .replaceAll('{reason}', place < reasons.length ? inTurn(reasons, { ...consultation, turns: consultation.turns + place }) : '')
    .replaceAll('{ahead}', card.ahead ?? aheadElsewhere)
    .replaceAll('{cost}', costAnswers[country?.toUpperCase() ?? ''] ?? costElsewhere)
    .replaceAll('{whose}', person.relation === 'self' ? 'your' : `the person’s own`)
    .replaceAll('{number}', ambulance)
    .replaceAll('{who}', who)
    .replace(/ {2,}/g, ' ')
    .trim()
  return withHelpers(filled, consultation)
}
