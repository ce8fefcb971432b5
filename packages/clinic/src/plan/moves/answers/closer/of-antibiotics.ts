import { leadingCondition } from '../told.ts'
import type { CloserFact, Known } from './closer-entry.ts'

/** Asks whether an antibiotic is needed, also misspelt. What they do, how they are taken and what goes with them is another matter. */
const namesAntibiotics = /\banti[- ]?b\w*tics?\b/i
const ofTaking =
  /\b(?:allerg\w*|side[- ]effects?|alcohol|drink\w*|beers?|wine|how (?:long|soon|many|often)|when|stop\w*|miss\w*|forgot\w*|finish\w*|start(?:ed|ing)|taking|on (?:them|it|the|my)|course|with (?:or|food|milk)|pill|contracept\w*|resist\w*|last time|left ?over|my (?:mate|friend|wife|husband|mum|mother|sister)\S* (?:has|had|gave)|which|names?|what (?:are|is)|bad|rash)\b/i
const asksForThem = ({ text, isEmergency }: Known): boolean => !isEmergency && namesAntibiotics.test(text) && !ofTaking.test(text)

const toPrescribe =
  /\b(?:you|u|dr|doctor) (?:give|prescribe|send|order|write)\b|\b(?:give|send|prescribe|write|get) me\b|\byou (?:just )?(?:give|prescribe)\b/i
/** I cannot write one out: said after the answer, not in its place. */
export const notFromMe = (text: string): string =>
  toPrescribe.test(text) ? ' I cannot write a prescription myself; a doctor can, and for some everyday infections a pharmacist.' : ''

const isOf =
  (...conditions: readonly string[]) =>
  (known: Known): boolean => {
    const leader = leadingCondition(known, known.state)
    return asksForThem(known) && leader !== null && conditions.includes(leader)
  }
const daysOf = ({ state }: Known): number | null => {
  const days = state.now.durationDays
  return days === null ? null : Math.round(days)
}
const forDays = (days: number | null): string => (days === null || days <= 1 ? '' : `, and ${days} days are no sign that they are needed`)

const longSinusitis = 10
const babyUntil = 2
const oldFrom = 65
const grownFrom = 16

function ofSinuses(known: Known): string {
  const days = daysOf(known)
  return days !== null && days >= longSinusitis
    ? 'Perhaps, but rarely at once: after 10 days that do not get better a doctor or pharmacist can give a steroid nose spray, or a prescription to use only if it is no better in another week.'
    : `No, not for now: blocked, aching sinuses come from a virus in all but a few people and clear in 2 to 3 weeks${forDays(days)}. Ask again if it has not eased after 10 days, or got worse after it was better.`
}

function ofEars(known: Known): string {
  const age = known.state.now.person.ageYears
  if (known.has(['ear-discharge']) || (age !== null && age < babyUntil))
    return 'Quite possibly: with an ear that runs, or under 2 years with both ears, they help. Have the ear looked at today or tomorrow, and ask.'
  return 'No, not for now: most ear infections get better within 3 days without, and painkillers do more. Yes if it is no better after 3 days, if the ear begins to run, or with high fever and feeling really ill: then have it looked at that day.'
}

const isOfOuterEar = ({ has, state }: Known): boolean =>
  has(['ear-itch', 'ear-tender-pulled', 'ear-canal-swollen', 'ear-discharge']) || state.now.verdictTurn !== null

function ofChests(known: Known): string {
  const { has, state } = known
  const age = state.now.person.ageYears
  if (has(['breathless', 'coughing-blood', 'fever-high', 'shaking-chills']))
    return 'That has to be decided by somebody who listens to your chest, today: with short breath, blood or a high fever it can be pneumonia, and that does need them.'
  if (has(['history-copd', 'history-heart-failure', 'history-bronchiectasis']) || (age !== null && age >= oldFrom && has(['fever'])))
    return 'Perhaps: with what you have told me a doctor should listen to your chest and decide, in the next day or two.'
  return 'No, as it stands: nearly all coughs like this come from a virus, also with green or yellow phlegm, and an antibiotic shortens them by half a day at most. It can last 3 weeks. Yes if you get short of breath, cough blood, have a fever that stays or comes back, or feel much worse: then have your chest listened to that day.'
}

const passedBySex = new Set(['gonorrhoea', 'chlamydia', 'genital-herpes', 'non-gonococcal-urethritis', 'trichomoniasis', 'chancroid'])

function ofBladders(known: Known): string {
  const { has, state, isPregnant } = known
  const { sex, ageYears } = state.now.person
  if (has(['fever', 'flank-pain', 'flank-tenderness', 'shaking-chills', 'vomiting']))
    return 'Yes, and today: with fever or pain in the side it can have reached the kidneys. See a doctor today.'
  if (isPregnant) return 'Yes, always in pregnancy: ring your midwife or doctor today and give a urine sample first.'
  if (sex === 'male')
    return 'Yes, mostly: in a man a bladder infection is always treated. See a doctor today or tomorrow and give a urine sample first.'
  if (ageYears !== null && ageYears < grownFrom) return 'Yes: in a child it is always treated. See a doctor today, with a urine sample.'
  return `Probably yes: with burning and going often it is a bladder infection in most women, and 3 days of tablets are usual. ${state.now.country === 'GB' && (ageYears ?? grownFrom) < oldFrom ? 'In England a pharmacist can give them without a doctor (women of 16 to 64). ' : ''}It can also clear on its own: you may drink plenty, take a painkiller and wait 2 days first. Fever, pain in the side or being sick: a doctor the same day.`
}

/** Whether an infection wants an antibiotic: a yes or no first, by what was told. */
export const ofAntibiotics: readonly CloserFact[] = [
  {
    asked: namesAntibiotics,
    holds: isOf('acute-sinusitis'),
    answer: (known) => `${ofSinuses(known)}${notFromMe(known.text)}`,
    sources: ['NICE: Sinusitis (acute): antimicrobial prescribing'],
  },
  {
    asked: namesAntibiotics,
    holds: (known) => isOf('acute-otitis-media')(known) || (isOf('otitis-externa')(known) && !isOfOuterEar(known)),
    answer: (known) => `${ofEars(known)}${notFromMe(known.text)}`,
    sources: ['NICE: Otitis media (acute): antimicrobial prescribing'],
  },
  {
    asked: namesAntibiotics,
    holds: (known) => isOf('otitis-externa')(known) && isOfOuterEar(known),
    answer: ({ text }) =>
      `Not as tablets: an infection of the outer ear wants drops, for 7 to 10 days, from a doctor or pharmacist. Tablets only if the redness spreads around the ear or there is a fever.${notFromMe(text)}`,
    sources: ['NHS: Ear infections'],
  },
  {
    asked: namesAntibiotics,
    holds: isOf('acute-bronchitis', 'post-infectious-cough'),
    answer: (known) => `${ofChests(known)}${notFromMe(known.text)}`,
    sources: ['NICE: Cough (acute): antimicrobial prescribing', 'NHS: Bronchitis'],
  },
  {
    asked: namesAntibiotics,
    holds: (known) => {
      const leader = leadingCondition(known, known.state)
      return (
        asksForThem(known) && (leader === 'cystitis' || (known.has(['urination-painful']) && !(leader !== null && passedBySex.has(leader))))
      )
    },
    answer: (known) => `${ofBladders(known)}${notFromMe(known.text)}`,
    sources: ['NICE: Urinary tract infection (lower): antimicrobial prescribing', 'NHS: Urinary tract infections (UTIs)'],
  },
]
