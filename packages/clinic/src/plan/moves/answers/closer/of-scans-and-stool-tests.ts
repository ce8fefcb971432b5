import { isRequest } from '../../../../hear/act-cues.ts'
import { levelOf } from '../../../../judge/levels/decide-triage.ts'
import { spokenCondition } from '../../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../../say/suited-advice.ts'
import { isSettled } from '../illness.ts'
import { leadingCondition } from '../told.ts'
import { asksYesOrNo } from '../yes-or-no-form.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const scan = /\b(?:mri|ct|scan\w*|x[- ]?rays?|ultrasounds?|imaging)\b/i
const stoolTest =
  /\b(?:poo|poop|stool|faec\w+|fec\w+|bowel|motion)s?\b[^?]{0,24}\b(?:tests?|kits?|samples?|screen\w*)\b|\b(?:tests?|kits?|samples?)\b[^?]{0,24}\b(?:poo|poop|stool|faec\w+|fec\w+|motion)s?\b|\bfit (?:test|kit)\b|\b(?:a|the) fit\b|\bcolonoscop\w*|\bcamera\b/i
/** Whether one is needed: a yes or a no is asked for, or the test itself. */
const asksForOne = (text: string): boolean => asksYesOrNo(text) !== null || isRequest(text) || /\b(?:yes or no|or not)\b/i.test(text)
const ofTheTest =
  /\b(?:hurts?|painful|safe|radiation|dangerous|results?|show\w*|wait\w*|how (?:long|much|soon|do|does|is)|cost|prepar\w*|contrast|pregnan\w*|normal|what (?:is|does|do|happens)|last year|had (?:a|an|my)|when)\b/i

const needsNone = /\b(?:no|not|need(?:s|ed)? no|without|only|rarely|seldom|hardly|unless|just)\b/i
const linesShown = 2

/** The likeliest cause, and how its name stands in a sentence. */
function leader(told: Known): { id: string; name: string } | null {
  const { state } = told
  const id = leadingCondition(told, state)
  const known = id === null ? undefined : state.base.knowledge.conditions.get(id)
  if (known === undefined) return null
  const name = spokenCondition(known.name)
  return { id: known.id, name: isSettled(known.id, state) ? name : `${name}, which fits best so far,` }
}

/** Whether a scan is needed: what the advice for the likeliest cause says of one, else who decides it. */
function ofScan(known: Known): string | null {
  const { state } = known
  const likeliest = leader(known)
  const advice = likeliest === null ? null : suitedAdvice(state.base.knowledge, likeliest.id, state.now)
  const lines = (advice?.doctor ?? [])
    .flatMap((line) => line.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => scan.test(sentence))
    .slice(0, linesShown)
  const [first] = lines
  if (first !== undefined && likeliest !== null) {
    const says = /\bonly\b|\bunless\b/i.test(first)
      ? 'Only in certain cases'
      : needsNone.test(first)
        ? 'No, not as it stands'
        : 'Quite possibly'
    return `${says}. For ${likeliest.name} this holds: ${lines.join(' ')} (${advice?.sources[0] ?? ''})`.replace(' ()', '')
  }
  const level = levelOf(state.now.held)
  return level === null || level === 'self-care'
    ? null
    : 'That is for the doctor who sees you to decide: examining comes first, and shows whether a scan would change anything. Ask for it there in these words: "Do I need a scan, and what would it change?"'
}

const daysOfChange = 21
const daysOfUpset = 7
/** Ages of the list of signs that ask for the test (NICE NG12, 1.3). */
const agedForOneSign = 50
const agedForTwoSigns = 40
const agedForAnaemia = 60

/** What asks for a hidden-blood test of the stool, in the patient's own signs (NICE NG12, DG56). */
function signsOfBowel({ has, state }: Known): string[] {
  const days = state.now.durationDays
  const { ageYears } = state.now.person
  const isAged = (from: number): boolean => ageYears === null || ageYears >= from
  const isLong = days !== null && days >= daysOfChange
  const isChanged = has(['bowel-habit-change']) || (has(['diarrhoea', 'constipation', 'bowel-urgency']) && isLong)
  const hurts = has(['abdominal-pain'])
  const thinner = has(['weight-loss'])
  return [
    has(['stool-bloody']) && (isAged(agedForOneSign) || hurts || thinner || isChanged) ? 'blood in the stool' : null,
    isChanged ? 'a change in how you go' : null,
    thinner && (isAged(agedForOneSign) || has(['stool-bloody']) || (hurts && isAged(agedForTwoSigns))) ? 'loss of weight' : null,
    hurts && (isAged(agedForOneSign) ? isLong : (thinner && isAged(agedForTwoSigns)) || has(['stool-bloody'])) ? 'pain in the belly' : null,
    has(['abdominal-mass']) ? 'a lump in the belly' : null,
    has(['family-cancer-bowel']) ? 'bowel cancer in the family' : null,
    has(['history-iron-deficiency']) ? 'too little iron in the blood' : null,
    has(['lab-anaemia']) && isAged(agedForAnaemia) ? 'too little red blood' : null,
  ].flatMap((sign) => sign ?? [])
}

/** Where the test is no step before a look inside, as in the UK. */
const elsewhere = (country: string | null): string =>
  country === 'GB' || country === 'IE'
    ? ''
    : ' In some countries, the US among them, the doctor goes straight to a look inside with such signs: ask which it is for you.'

function ofStoolTest(known: Known): string | null {
  const signs = signsOfBowel(known)
  const { has, state } = known
  if (has(['rectal-mass']))
    return 'No, with a lump in the back passage a stool test is not the first step: see a doctor this week to have it felt, and ask to be referred for a look inside.'
  if (signs.length > 0 && signs[0] !== 'bowel cancer in the family')
    return `Yes, ask for it: a FIT test, a small stick dipped in the stool at home that finds traces of blood. The reason is what you told me: ${listed(signs)}. Its result tells how soon a look inside with a camera is needed. If you can see blood yourself and the test is normal, the visit still counts: have it looked at all the same.${elsewhere(state.now.country)}`
  if (has(['stool-bloody']))
    return 'Not as a first step at your age for blood alone: let a doctor look at where it comes from first, mostly piles or a small tear. Ask for the test if your belly hurts, you lose weight, how you go has changed for over 3 weeks, or it keeps coming back.'
  if (has(['diarrhoea']))
    return `${(state.now.durationDays ?? 0) >= daysOfUpset ? 'Yes, after a week it is worth it' : 'Not yet: most upsets are over within a week and need no test'}. A sample for germs makes sense with blood, fever, after travel or antibiotics, or if it lasts over a week.`
  return null
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

/** A scan or a stool test, yes or no: by what was told. */
export const ofScansAndStoolTests: readonly CloserFact[] = [
  {
    asked: stoolTest,
    holds: ({ isEmergency, text }) => !isEmergency && asksForOne(text) && !ofTheTest.test(text),
    answer: ofStoolTest,
    sources: ['NICE: Suspected cancer: recognition and referral'],
  },
  {
    asked: scan,
    holds: ({ isEmergency, text, state }) => !isEmergency && state.now.complaints.length > 0 && asksForOne(text) && !ofTheTest.test(text),
    answer: ofScan,
    sources: [],
  },
]
