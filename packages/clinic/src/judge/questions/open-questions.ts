import type { ConsultationCase } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { type Addressee, isChild, patientName } from './address-patient.ts'
import { openOptions } from './closed-options.ts'

/** What an open question needs to know of the complaint. */
export interface ComplaintView {
  id: string
  name: string
  /** Something that happened: a fall, a bite. */
  isEvent: boolean
  /** Whether it can begin at one blow or slowly: late periods can not. */
  mayBeSudden: boolean
  /** A result of a test: nobody has it since a day, nor suddenly. */
  isResult: boolean
  /** An illness known for long, a risk or a medicine: not what is new today. */
  isBackground: boolean
  /** Enough was told of one's own accord to go on to the danger signs. */
  isWellTold: boolean
  /** The names of the sites it may have, if it has any and none is known. */
  sites: readonly { id: string; name: string }[]
}

function open(
  id: string,
  slot: NonNullable<Question['slot']>,
  findings: readonly string[],
  text: string,
  why: string,
  suggestions: readonly (string | { id: string; label: string })[] = [],
): Question {
  return { id, kind: 'open', slot, findings, text, why, options: openOptions(suggestions) }
}

/** Asks for age, sex or both: what of them is not known. */
function personQuestion({ person, complaints }: ConsultationCase, who: string, is: 'is' | 'are'): Question {
  const text =
    person.ageYears !== null
      ? `${is === 'are' ? 'Are' : 'Is'} ${who} ${isChild(person) ? 'a girl or a boy' : 'female or male'}?`
      : person.sex !== null
        ? `How old ${is} ${who}?`
        : isChild(person)
          ? `How old is ${who}? And is it a girl or a boy?`
          : `How old ${is} ${who}, and are ${is === 'are' ? who : 'they'} female or male?`
  const why = 'Age and sex change which causes are likely and what needs help fast.'
  const ofFever = isChild(person) && person.ageYears === null && complaints.some((id) => id.startsWith('fever'))
  const sexes = isChild(person) ? ['Girl', 'Boy'] : ['Female', 'Male']
  return open(
    'person',
    person.ageYears === null ? 'age' : 'sex',
    [],
    ofFever ? `${text} Under three months a fever needs a hospital now, without waiting for me.` : text,
    why,
    person.ageYears === null ? [] : sexes,
  )
}

/**
 * The next open question of the interview, in the order a doctor asks: who, how long and how it began, where, and what
 * else. Null when all are answered or were asked.
 */
export function nextOpenQuestion(consultation: ConsultationCase, complaint: ComplaintView): Question | null {
  const { person } = consultation
  const wasAsked = (id: string) => consultation.asked.includes(id)
  const who = patientName(person)
  const is = who === 'you' ? 'are' : 'is'
  if ((person.ageYears === null || person.sex === null) && !wasAsked('person')) return personQuestion(consultation, who, is)
  if (complaint.isBackground) return wasAsked('more') ? null : backgroundQuestion(who, complaint)
  if (consultation.durationDays === null && !complaint.isResult && !wasAsked('duration')) {
    return durationQuestion(consultation, complaint, who)
  }
  if (hasLost(consultation) && !wasAsked(lossAsked)) return lossQuestion(consultation, who)
  if (!wasAsked('more') && !wasAsked(lossAsked) && !complaint.isWellTold) {
    const text = `Is there anything else you've noticed${who === 'you' ? '' : ` about ${who}`}, even if it seems unrelated?`
    return open('more', 'anything-else', [complaint.id], text, whatElse, ['Nothing else'])
  }
  if ((consultation.asked.at(-1) === 'more' || consultation.asked.at(-1) === lossAsked) && broughtNews(consultation))
    return open('more-yet', 'anything-else', [complaint.id], 'Thank you, that helps. Anything else?', whatElse, ['Nothing else'])
  if (complaint.sites.length > 1 && !wasAsked('site')) {
    const text = `Where exactly ${isPlural(complaint.name) ? 'are' : 'is'} ${theComplaint(complaint.name)}?`
    return open(
      'site',
      'site',
      [complaint.id],
      text,
      'The place tells which part of the body may be the cause.',
      complaint.sites.map((site) => ({ id: site.id, label: site.name })),
    )
  }
  return null
}

function durationQuestion({ complaints }: ConsultationCase, complaint: ComplaintView, who: string): Question {
  const text = complaint.isEvent
    ? `When did this happen${complaints.length === 1 ? '' : ` (${complaint.name})`}?`
    : `How long ${who === 'you' ? 'have' : 'has'} ${who} had ${theComplaint(complaint.name)}?${complaint.mayBeSudden ? ' Did it start suddenly or slowly?' : ''}`
  return open('duration', 'duration', [complaint.id], text, 'How long it lasts and how it began tell many causes apart.', [
    'Since today, it came suddenly',
    'A few days',
    'A few weeks',
    'Months or longer',
  ])
}

/** The id of the question for the spirits of who lost somebody, kept among what was asked. */
export const lossAsked = 'loss'

/** Who lost somebody is asked about their spirits and about company, whatever else they came for (NICE: Depression in adults; Cruse). */
export function lossQuestion({ complaints }: ConsultationCase, who: string): Question {
  const text =
    who === 'you'
      ? 'May I ask how you are in yourself since then: your mood by day, eating, getting up? And is there somebody who is there for you?'
      : `How is ${who} in spirits since then: the mood by day, eating, getting up? And who is there for ${who}?`
  return open(
    lossAsked,
    'anything-else',
    complaints.slice(0, 1),
    text,
    'Grief takes hold of the whole person, and nobody should carry it alone.',
    ['Sad, but I manage', 'I have people around me', { id: 'low-mood', label: 'My mood is low most of the day' }, 'I am on my own with it'],
  )
}

/** Whether somebody close was lost, and it is of now. */
export function hasLost({ observations }: ConsultationCase): boolean {
  const { grief } = observations
  return grief?.polarity === 'present' && grief.temporality === 'current'
}

const whatElse = 'What comes together often shows the cause.'

/** Whether the last message told something that was not known: then more may be waiting to be told. */
function broughtNews({ observations, turns }: ConsultationCase): boolean {
  return Object.values(observations).some(({ polarity, source, turn }) => polarity === 'present' && source === 'told' && turn === turns)
}

/** Where an old illness or a medicine is all that was told: what about it brings the patient here. */
function backgroundQuestion(who: string, { id }: ComplaintView): Question {
  const numbers = id === 'history-hypertension' ? ' If it was measured lately, what were the two numbers?' : ''
  return open(
    'more',
    'anything-else',
    [id],
    `What brings ${who} here today? Is anything new or worse, or is there something you would like to ask?${numbers}`,
    'An illness known for long matters most when something about it changes.',
    ['Nothing is new'],
  )
}

/** What somebody does or feels or cannot do; a word in -ing that names a symptom by itself ("bleeding gums", "vomiting") is none. */
const doings =
  /^(?:no|not|something|(?!(?:aching|bleeding|bloating|bruising|bulging|burning|burping|drooling|fainting|grinding|itching|lasting|missing|peeling|racing|ringing|shaking|shimmering|sneezing|snoring|spinning|swelling|thinning|tingling|twitching|vomiting|watering|wheezing)\b(?! (?:blood|food|on)\b))\w+ing)\b/

/** "The headache", "the cough"; what begins with a verb keeps its name. */
function theComplaint(name: string): string {
  const bare = name.replace(/^(?:an?|the|some) /, '')
  return doings.test(bare) ? `this (${bare})` : `the ${bare}`
}

/** Whether a name is of many: "pus-filled spots", "sores on the skin"; no "loss of hair" and no "numbness". */
function isPlural(name: string): boolean {
  const [head = ''] = name.split(/ (?:after|at|from|in|of|on|that|with)\b/)
  return /(?:[^aiosu]|[aeo]e)s$/.test(head) && !/^an? /.test(name)
}

/** Asks for the complaint itself; in other words where it was asked before. */
export function complaintQuestion(person: Addressee, isAgain = false): Question {
  const who = patientName(person)
  const text = isAgain ? `What is the worst of it for ${who} right now? A few plain words are enough.` : `What is troubling ${who} today?`
  return open('complaint', 'complaint', [], text, 'I need to know what is wrong before I can help.')
}

/** The last open question, before the verdict. */
export function lastQuestion(consultation: ConsultationCase): Question {
  const who = patientName(consultation.person)
  const text = `Before I sum up: ${who === 'you' ? 'do' : 'does'} ${who} have any long-term illness, take any medicine, or have an allergy?${consultation.asked.includes('more') ? '' : ' And is there something we have not talked about?'}`
  return open(
    'last',
    'anything-else',
    consultation.complaints.slice(0, 1),
    text,
    'Old illnesses and medicines change what is likely and what is safe to take.',
    ['Nothing to add'],
  )
}
