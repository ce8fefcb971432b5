import type { ConsultationCase } from '../case/case.ts'

/** Somebody who can answer what this doctor cannot: on which topic, and how they are named and reached. */
interface Adviser {
  topic: RegExp
  /** After "the one to ask is". */
  who: string
}

/** The closest first. In Britain the line for what cannot wait is NHS 111; elsewhere, and where the country is not known, the doctor's own line out of hours. */
const advisers: readonly Adviser[] = [
  {
    topic: /\b(?:diving|dive|scuba|altitude|high up|trek\w*|vaccin\w*|jabs?|malaria|travel\w*|abroad)\b/i,
    who: 'a travel clinic, or for diving a doctor for divers: they clear people for it every day',
  },
  {
    topic: /\b(?:driv\w+|licen[cs]e|dvla|dmv|hgv|lorry|pilot|fly a plane)\b/i,
    who: 'the licensing office, whose rules bind, or your own doctor',
  },
  {
    topic: /\b(?:baby|bump|labou?r|midwife|antenatal|prenatal|pregnan\w*|breast-?feed\w*|birth)\b/i,
    who: 'your midwife or the maternity line on your notes, at any hour',
  },
  { topic: /\b(?:tooth|teeth|gums?|dentist|dental|filling|crown|braces|wisdom)\b/i, who: 'a dentist' },
  { topic: /\b(?:glasses|contact lens\w*|eye test|optician|vision test)\b/i, who: 'an optician' },
  {
    topic:
      /\b(?:tablets?|pills?|medicines?|medication|meds|drugs?|doses?|mg|creams?|ointment|inhaler|vitamins?|supplements?|herb\w*|remed(?:y|ies)|interact\w*|side effects?|take|taking|paracetamol|ibuprofen|antibiotics?)\b/i,
    who: 'a pharmacist: no appointment is needed, and they know every packet on the shelf',
  },
  {
    topic: /\b(?:results?|tests?|scan|x-?ray|mri|ct|biops\w*|screen\w*|levels?|blood)\b/i,
    who: 'the doctor who ordered the test: only they know what they were looking for',
  },
  {
    topic: /\b(?:exercises?|stretch\w*|physio\w*|gym|run(?:ning)?|sports?|train(?:ing)?|lift(?:ing)?)\b/i,
    who: 'a physiotherapist, or your own doctor',
  },
  { topic: /\b(?:eat|food|diet|sugar|fruit|meals?|calories|carbs?|fasting)\b/i, who: 'a dietitian, or the nurse at your surgery' },
  {
    topic: /\b(?:sex|condoms?|std|sti|hiv|contracept\w*|morning after)\b/i,
    who: 'a sexual health clinic: it is free in many places and tells nobody',
  },
  {
    topic: /\b(?:job|boss|employer|sick pay|sick note|benefits?|insurance|claim|compensation)\b/i,
    who: 'your employer’s health service, or an advice centre for benefits and insurance',
  },
  { topic: /\b(?:school|nursery|teacher|class)\b/i, who: 'the school nurse, or the nursery itself' },
  {
    topic: /\b(?:operat\w*|surgery|surgeon|anaesthe\w*|chemo\w*|radio\w*|transplant|implant)\b/i,
    who: 'the team that treats you: the number stands on your letter',
  },
  { topic: /\b(?:dog|cat|pet|vet|rabbit|hamster)\b/i, who: 'a vet' },
]

/** Who can answer a question that this doctor cannot, as a phrase: "a pharmacist: no appointment is needed ...". */
export function whoToAsk(question: string, { person, country }: Pick<ConsultationCase, 'person' | 'country'>): string {
  const own = advisers.find(({ topic }) => topic.test(question))
  if (own !== undefined) return own.who
  if (person.pregnant === true) return 'your midwife, who knows you and the baby'
  return country === 'GB' ? 'your GP or practice nurse; NHS 111 answers at any hour' : 'your own doctor, or a nurse line at any hour'
}
