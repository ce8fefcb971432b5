import { isChild, patientName } from '../../../../judge/questions/address-patient.ts'
import { chooseFirstAid } from '../../../../say/cards/choose-first-aid.ts'
import { aheadElsewhere } from '../../../../say/cards/obstacle-answers.ts'
import { withHelpers } from '../../../../say/helpers.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const asksCourse =
  /\bwhat(?:['’]?ll| will| would| are| do| is|['’]?s)? (?:they|the (?:hospital|doctors?|nurses?|midwi\w+)|happens?|happening|going to happen)\b[^?]{0,40}\b(?:do|doing|happens?|there|here|to (?:me|him|her|us)|in (?:hospital|a&e|the er)|when|arrive|get)\b|\bwhat happens\b[^?]{0,30}\b(?:there|hospital|a&e|er\b|when|next|in)|\bwhat (?:will|is going to) happen\b[^?]{0,30}\b(?:there|hospital|a&e|when|to (?:me|him|her))/i
const asksToStay =
  /\b(?:keep|kept|keeping) (?:me|him|her|us|them)?\s*(?:in|there|overnight|here)\b|\b(?:have|need|going|got) to (?:be admitted|stay (?:in|there|overnight|the night))\b|\b(?:will|would|do|does|must) (?:i|he|she|they|we|my \w+)\b[^?]{0,16}\b(?:be (?:kept|admitted)|stay (?:in|overnight|the night|long|there))\b|\bhow long (?:will|would|do|does|must) (?:i|he|she|they|my \w+)\b[^?]{0,16}\b(?:stay|be in|be there|keep)\b|\badmit (?:me|him|her)\b/i
const asksOutcome =
  /\b(?:will|is|are|am|gonna|going)\b[^?]{0,40}\b(?:be|going to be|gonna be|turn out|come out)\s+(?:\w+\s+){0,1}(?:ok|okay|all ?right|alright|fine|well again)\b|\b(?:pull through|make it through|get through (?:it|this))\b|\b(?:will|am) (?:i|he|she) (?:going to )?lose (?:it|one|my|his|the)\b/i
const asksBirth =
  /\b(?:deliver|take|get|bring|born|birth|induc\w*|c(?:a?e)sar\w*|c-?section)\b[^?]{0,30}\b(?:early|now|baby|out|today|soon|premature\w*|prem)\b|\b(?:induced?|c(?:a?e)sar\w*|c-?section)\b/i

/** How long they mostly keep somebody and how it mostly goes, by the first-aid card in force. */
const ahead: Readonly<Record<string, { stays: string; goes: string }>> = {
  'chest-pain': {
    stays:
      'Usually for some hours at least: the heart tracing and a blood test (troponin) are repeated. If it is a heart attack, a few days; if both are clear, mostly home the same day.',
    goes: 'Most people who reach hospital with a heart attack live, and sooner means less damage.',
  },
  stroke: {
    stays: 'Yes, as a rule for some days on a stroke ward; after a passing attack often only hours, with tests in the next days.',
    goes: 'Nobody can say it yet. Many recover well, above all when the vessel is opened in the first hours, and much comes back in the first weeks.',
  },
  preeclampsia: {
    stays:
      'Probably, at least for a day: pressure, blood and baby are watched until it is clear how fast it moves. If all is mild you may go home with checks every few days.',
    goes: 'Most mothers and babies come through this well when it is caught, and coming in is how it is caught. They listen to the baby’s heart first thing.',
  },
  testicle: {
    stays: 'If it is twisted, an operation the same day and mostly home the next. If it is not, home the same day.',
    goes: 'If it is untwisted within about 6 hours, it can nearly always be saved; that is why you go now.',
  },
  sepsis: {
    stays: 'Yes, mostly for some days, until the germ is known and the drip is no longer needed.',
    goes: 'Treated early, most people get over it. It is serious, and the antibiotics in the next hour count most.',
  },
  meningitis: {
    stays: 'Yes, as a rule: for a day or two until the tests are back, and about a week if it is meningitis.',
    goes: 'Treated early most get well again. It is serious, and the first hours count.',
  },
  'baby-fever': {
    stays: 'Often for a day or two until the tests are back, and a parent stays with the baby.',
    goes: 'Most feverish babies turn out to have a virus and are well in days; the tests find the few who have not.',
  },
  'ill-child': {
    stays: 'Often for some hours of watching, sometimes overnight; a parent may stay.',
    goes: 'Most children who are brought in like this are home again soon.',
  },
  belly: {
    stays: 'Until the blood test and the scan are back, often overnight. After an operation for the appendix 1 to 2 days.',
    goes: 'Nearly everybody gets well; the operations for this are done every day.',
  },
  'cauda-equina': {
    stays: 'If the scan shows pressed nerves, yes: the operation follows at once. If it is clear, home the same day.',
    goes: 'The sooner the pressure is off, the more comes back; that is why the scan is today.',
  },
  breathless: {
    stays: 'That depends on the oxygen and the scan: some go home with tablets the same day, others stay a few days.',
    goes: 'Most causes can be treated well once they are known.',
  },
  asthma: {
    stays: 'If the breath comes back, some hours of watching; else a night or two.',
    goes: 'Nearly always, when it is treated in time.',
  },
}

/** What is done there, where the card itself says none. */
const course: Readonly<Record<string, string>> = {
  confusion:
    'They look for what is behind it: blood and urine, oxygen, sugar, a heart tracing, often a head scan. If an infection is in doubt, antibiotics and fluid by drip start within the hour.',
  preeclampsia:
    'They take your blood pressure, test urine and blood, and listen to the baby’s heart; often a scan. High pressure gets tablets or a drip, and magnesium if a fit is near. Before week 34 an injection can ready the baby’s lungs in case it has to come.',
  'cauda-equina': 'They test strength and feeling, also round the bottom, see whether the bladder empties, and do an MRI the same day.',
  'ill-child':
    'They measure breath, pulse, oxygen and temperature and look at skin, ears and throat; a urine test, at times blood or an X-ray. Fluids and antibiotics only if they are needed.',
}

const cardOf = ({ state }: Known) => chooseFirstAid(state.now, '')
const courseOf = (known: Known): string => {
  const card = cardOf(known)
  return (
    course[card.id] ?? (card.ahead === undefined ? 'What comes next depends on what they find.' : withHelpers(card.ahead, known.state.now))
  )
}
const unknownStay =
  'That depends on what they find: many go home the same day once the dangerous causes are ruled out, others stay a night or two. Ask as soon as you are there.'
const unknownOutcome = 'Most people who get help in time come through, and I cannot promise more than that from here.'
const isWithChild = ({ isPregnant, has }: Known): boolean => isPregnant || has(['pregnant'])

/** What is asked about the hospital somebody is sent to or is in: what they do, whether one is kept, how it will go. */
export const ofHospital: readonly CloserFact[] = [
  {
    asked: asksBirth,
    holds: (known) => known.isEmergency && isWithChild(known),
    answer: () =>
      'Only if it is safer than waiting. With mild pressure most wait until week 37; earlier only if you or the baby get worse in spite of treatment. Before week 34 they first try to win a day or two, with an injection for the baby’s lungs. They decide it with you.',
    sources: ['NICE: Hypertension in pregnancy: diagnosis and management'],
  },
  {
    asked:
      /\b(?:bp|blood pressure|pressure)\b[^?]{0,40}\b(?:lot|high|bad|much|ok|okay|normal|danger\w*|mean|fine)\b|\bis (?:that|it) (?:\w+ )?(?:a lot|high|bad|too much|ok|okay|normal|danger\w*)\b|\b\d{3} ?(?:\/|over) ?\d{2,3}\b[^?]{0,30}\b(?:lot|high|bad|ok|okay|normal|danger\w*|mean|fine)\b/i,
    holds: (known) =>
      isWithChild(known) &&
      (known.has(['high-blood-pressure', 'very-high-blood-pressure']) || /\b(?:1[4-9]|2\d)\d ?(?:\/|over)/i.test(known.state.words)),
    answer: ({ isEmergency }) =>
      `Yes, in pregnancy that is high: from 140 over 90 on it counts, and from 160 over 110 it is treated within the hour. ${isEmergency ? 'With the signs you told me of it is one more reason to be seen now.' : 'Ring your maternity unit today and say the number; with a headache, spots before the eyes, swelling or pain under the ribs go in now.'}`,
    sources: ['NICE: Hypertension in pregnancy: diagnosis and management'],
  },
  {
    asked:
      /\b(?:can|could|may|will|let|allowed)\b[^?]{0,30}\b(?:stay|be|go in|go|come|ride|sit|wait) with (?:me|him|her|them)\b|\b(?:can|could|may) (?:my \w+|somebody|someone) (?:come|stay|be there)\b/i,
    holds: ({ isEmergency }) => isEmergency,
    answer: ({ state }) =>
      `Yes, mostly: one person can nearly always stay with ${patientName(state.now.person)}, and a parent with a child always. For a scan or in the first minutes they may ask you to wait outside; tell them what you saw and when it began.`,
    sources: [],
  },
  {
    asked:
      /\b(?:does|do|must|should|will|has|have)\b[^?]{0,12}\b(?:mum|mom|dad|parents?|mother|father)\b[^?]{0,30}\b(?:be there|come|know|agree|sign|with me|find out)\b/i,
    holds: ({ isEmergency, state }) => isEmergency && state.now.person.relation === 'self' && isChild(state.now.person),
    answer: () =>
      'No, they look at you and treat you also when no parent is there yet: in an emergency nobody waits for a signature. But ring one of them now, or let somebody ring: you should not be alone with this, and they can take you there.',
    sources: [],
  },
  {
    asked: asksToStay,
    holds: ({ isEmergency }) => isEmergency,
    answer: (known) => ahead[cardOf(known).id]?.stays ?? unknownStay,
    sources: [],
  },
  {
    asked: asksOutcome,
    holds: ({ isEmergency }) => isEmergency,
    answer: (known) => {
      const goes = ahead[cardOf(known).id]?.goes ?? unknownOutcome
      return `I cannot promise it from here, and I hope it with you. ${goes} Being seen now is what makes it likely to go well. It is all right to be frightened; ask the people there to tell you each step.`
    },
    sources: [],
  },
  {
    asked: asksCourse,
    holds: ({ isEmergency }) => isEmergency,
    answer: (known) =>
      courseOf(known) === aheadElsewhere
        ? null
        : `First somebody asks what you told me and measures pulse, pressure, temperature and oxygen. ${courseOf(known)} You may ask about each step, and nothing is done without a yes.`,
    sources: [],
  },
]
