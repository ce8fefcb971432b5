import type { ConsultationCase } from '../case/case.ts'
import { freshOf, isSaidBefore } from '../case/said-before.ts'
import { adviceLine } from './advice-line.ts'

/** Somebody who can answer what this doctor cannot: on which topic, and how they are named and reached. */
interface Adviser {
  topic: RegExp
  /** After "ask". */
  who: string
  /** After "it depends on". */
  on: string
  /** What to do until it is known. */
  until: string
}

/** The closest first. In Britain the line for what cannot wait is NHS 111; elsewhere, and where the country is not known, the doctor's own line out of hours. */
const advisers: readonly Adviser[] = [
  {
    topic: /\b(?:diving|dive|scuba|altitude|high up|trek\w*|vaccin\w*|jabs?|malaria|travel\w*|abroad)\b/i,
    who: 'a travel clinic, or for diving a doctor for divers: they clear people for it every day',
    on: 'where you go and what you have had',
    until: 'put it off',
  },
  {
    topic: /\b(?:driv\w+|licen[cs]e|dvla|dmv|hgv|lorry|pilot|fly a plane)\b/i,
    who: 'the licensing office, whose rules bind, or your own doctor',
    on: 'the illness, the medicines and the rules of your country',
    until: 'do not drive',
  },
  {
    topic: /\b(?:baby|bump|labou?r|midwife|antenatal|prenatal|pregnan\w*|breast-?feed\w*|birth)\b/i,
    who: 'your midwife or the maternity line on your notes, at any hour',
    on: 'how far along you are and how the two of you are',
    until: 'leave it off',
  },
  {
    topic: /\b(?:tooth|teeth|gums?|dentist|dental|filling|crown|braces|wisdom)\b/i,
    who: 'a dentist',
    on: 'what is seen in the mouth',
    until: 'keep it clean and chew on the other side',
  },
  {
    topic: /\b(?:glasses|contact lens\w*|eye test|optician|vision test)\b/i,
    who: 'an optician',
    on: 'what is seen in the eye',
    until: 'wear no lenses',
  },
  {
    topic:
      /\b(?:tablets?|pills?|medicines?|medication|meds|drugs?|doses?|mg|creams?|ointment|inhaler|vitamins?|supplements?|herb\w*|remed(?:y|ies)|interact\w*|side effects?|(?:take|taking)(?! (?:it|this|that|them) (?:off|out|away))|paracetamol|ibuprofen|antibiotics?)\b/i,
    who: 'a pharmacist: no appointment is needed, and they know every packet on the shelf',
    on: 'the medicine and on what else you take',
    until: 'take nothing new, and what was prescribed as always',
  },
  {
    topic: /\b(?:results?|tests?|scan|x-?ray|mri|ct|biops\w*|screen\w*|levels?|blood)\b/i,
    who: 'the doctor who ordered the test: only they know what they were looking for',
    on: 'which test it was and why it was done',
    until: 'change nothing because of it',
  },
  {
    topic: /\b(?:exercises?|stretch\w*|physio\w*|gym|run(?:ning)?|sports?|train(?:ing)?|lift(?:ing)?)\b/i,
    who: 'a physiotherapist, or your own doctor',
    on: 'what exactly hurts and how it was hurt',
    until: 'do only what does not hurt more',
  },
  {
    topic: /\b(?:eat|food|diet|sugar|fruit|meals?|calories|carbs?|fasting)\b/i,
    who: 'a dietitian, or the nurse at your surgery',
    on: 'your illnesses and medicines',
    until: 'eat and drink as you always do',
  },
  {
    topic: /\b(?:sex|condoms?|std|sti|hiv|contracept\w*|morning after)\b/i,
    who: 'a sexual health clinic: it is free in many places and tells nobody',
    on: 'what happened and when',
    until: 'use a condom',
  },
  {
    topic: /\b(?:job|boss|employer|sick pay|sick note|benefits?|insurance|claim|compensation)\b/i,
    who: 'your employer’s health service, or an advice centre for benefits and insurance',
    on: 'your contract and the law where you live',
    until: 'keep every letter and note',
  },
  {
    topic: /\b(?:school|nursery|teacher|class)\b/i,
    who: 'the school nurse, or the nursery itself',
    on: 'the rules of the house',
    until: 'stay at home while there is fever',
  },
  {
    topic: /\b(?:operat\w*|surgery|surgeon|anaesthe\w*|chemo\w*|radio\w*|transplant|implant)\b/i,
    who: 'the team that treats you: the number stands on your letter',
    on: 'your own findings',
    until: 'keep to your last letter or plan',
  },
  {
    topic: /\b(?:dog|cat|pet|vet|rabbit|hamster)\b/i,
    who: 'a vet',
    on: 'the animal and what it has',
    until: 'wash your hands after touching it',
  },
]

/** Who is asked where no topic says otherwise. */
function anyAdviser({ person, country }: Asking): Omit<Adviser, 'topic'> {
  const until = 'keep to what I have advised so far, and be seen sooner if it gets worse'
  const on = 'things that only an examination shows'
  if (person.pregnant === true) return { who: 'your midwife, who knows you and the baby', on, until }
  const who =
    country === 'GB' ? 'your GP or practice nurse; NHS 111 answers at any hour' : `your own doctor, or ${adviceLine(country)} at any hour`
  return { who, on, until }
}

type Asking = Pick<ConsultationCase, 'person' | 'country'>

const adviserFor = (question: string, asking: Asking): Omit<Adviser, 'topic'> =>
  advisers.find(({ topic }) => topic.test(question)) ?? anyAdviser(asking)

/** Who can answer a question that this doctor cannot, as a phrase: "a pharmacist: no appointment is needed ...". */
export function whoToAsk(question: string, asking: Asking): string {
  return adviserFor(question, asking).who
}

/** What is said to a question without a sure answer that comes again: what it depends on, who can say it today, and what to do until then. */
export function unsureAgain(question: string, consultation: Asking & Pick<ConsultationCase, 'said'>): string {
  const { who, on, until } = adviserFor(question, consultation)
  const ways = unsure.map((way) => way.replace('{on}', on).replace('{who}', who))
  const said = freshOf(ways, { ...consultation, turns: 0 })
  const meanwhile = `Until then: ${until}.`
  return isSaidBefore(meanwhile, consultation) ? said : `${said} ${meanwhile}`
}

/** Whether a text says only who knows what this doctor does not. */
export const isHandedOn = (text: string): boolean =>
  /^(?:To that I have|I still have) no sure answer\b|^More than that I cannot say for sure|^I would only be going round in circles/.test(
    text,
  )

const unsure: readonly string[] = [
  'To that I have no sure answer: it depends on {on}. Ask {who}.',
  'I still have no sure answer, and a guess could do harm. You can have one today: ask {who}.',
  'More than that I cannot say for sure. Put it in these words to {who}.',
  'I would only be going round in circles. For this you want {who}.',
]
