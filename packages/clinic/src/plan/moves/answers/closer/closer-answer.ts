import { isSaidBefore } from '../../../../case/said-before.ts'
import { isQuestion, isRequest, opensAsQuestion, tellsAlone } from '../../../../hear/act-cues.ts'
import type { Clause } from '../../../../hear/clause.ts'
import { lastRead } from '../../../../hear/last-read.ts'
import { noQuestion } from '../../../../hear/topics.ts'
import { emergencyContacts } from '../../../../say/emergency-contacts.ts'
import type { TurnState } from '../../../../turn/turn-state.ts'
import type { Answer } from '../answer.ts'
import { inCountry } from '../in-country.ts'
import { levelQuestion } from '../level-question.ts'
import { blamesMedicine, medicineEffects } from '../medicine-effects.ts'
import { standingLevel } from '../standing-level.ts'
import { toldIn } from '../told.ts'
import { whichOfTwo } from '../which-of-two.ts'
import type { CloserFact, Known } from './closer-entry.ts'
import { firstAidAsked } from './first-aid-asked.ts'
import { ofAntibiotics } from './of-antibiotics.ts'
import { ofBegunMedicines } from './of-begun-medicines.ts'
import { ofBloodTests } from './of-blood-tests.ts'
import { ofBloodThinners } from './of-blood-thinners.ts'
import { ofBreastfeeding } from './of-breastfeeding.ts'
import { ofContraceptionAndAntibiotics } from './of-contraception-and-antibiotics.ts'
import { ofDiabetes } from './of-diabetes.ts'
import { ofEars } from './of-ears.ts'
import { ofEatingInDanger } from './of-eating-in-danger.ts'
import { ofErectionMedicines } from './of-erection-medicines.ts'
import { ofEverydayInfections } from './of-everyday-infections.ts'
import { ofFeverishChildren } from './of-feverish-children.ts'
import { ofFirstTablets } from './of-first-tablets.ts'
import { ofFruitAndSugar } from './of-fruit-and-sugar.ts'
import { ofGettingWorse } from './of-getting-worse.ts'
import { ofGlandularFever } from './of-glandular-fever.ts'
import { ofGoingBack } from './of-going-back.ts'
import { ofGoingOut } from './of-going-out.ts'
import { ofGrief } from './of-grief.ts'
import { ofHayFever } from './of-hay-fever.ts'
import { ofHeavyPeriods } from './of-heavy-periods.ts'
import { ofHighPressureInPregnancy } from './of-high-pressure-in-pregnancy.ts'
import { ofHospital } from './of-hospital.ts'
import { ofInfectedSkin } from './of-infected-skin.ts'
import { ofInsulin } from './of-insulin.ts'
import { ofIron } from './of-iron.ts'
import { ofKeepingApart } from './of-keeping-apart.ts'
import { ofKidneyRisk } from './of-kidney-risk.ts'
import { ofListening } from './of-listening.ts'
import { ofLows } from './of-lows.ts'
import { ofNewMothers } from './of-new-mothers.ts'
import { ofNewbornsAndChickenpox } from './of-newborns-and-chickenpox.ts'
import { ofNightNurse } from './of-night-nurse.ts'
import { ofOpenPregnancy } from './of-open-pregnancy.ts'
import { ofPassedStrokes } from './of-passed-strokes.ts'
import { ofPositions } from './of-positions.ts'
import { ofPotassium } from './of-potassium.ts'
import { ofPregnancyWeeks } from './of-pregnancy-weeks.ts'
import { ofPressureSores } from './of-pressure-sores.ts'
import { ofPrices } from './of-prices.ts'
import { ofPrivacy } from './of-privacy.ts'
import { ofRehydration } from './of-rehydration.ts'
import { ofRepeatTests } from './of-repeat-tests.ts'
import { ofResults } from './of-results.ts'
import { ofResuscitationOrders } from './of-resuscitation-orders.ts'
import { ofScansAndStoolTests } from './of-scans-and-stool-tests.ts'
import { ofSecrets } from './of-secrets.ts'
import { ofSexualInfections } from './of-sexual-infections.ts'
import { ofSickDays } from './of-sick-days.ts'
import { ofSleepAtTheWheel } from './of-sleep-at-the-wheel.ts'
import { ofSleepingTablets } from './of-sleeping-tablets.ts'
import { ofSoreThroats } from './of-sore-throats.ts'
import { ofStartingAMedicine } from './of-starting-a-medicine.ts'
import { ofStuckThings } from './of-stuck-things.ts'
import { ofSuddenConfusion } from './of-sudden-confusion.ts'
import { ofSwimming } from './of-swimming.ts'
import { ofTeaAndCoffee } from './of-tea-and-coffee.ts'
import { ofTeeth } from './of-teeth.ts'
import { ofTesticles } from './of-testicles.ts'
import { ofTheCourse } from './of-the-course.ts'
import { ofTheHour } from './of-the-hour.ts'
import { ofThePersonMeant } from './of-the-person-meant.ts'
import { ofThePill } from './of-the-pill.ts'
import { ofThePillTakenRight } from './of-the-pill-taken-right.ts'
import { ofTheVisit } from './of-the-visit.ts'
import { ofThreadworms } from './of-threadworms.ts'
import { ofThyroidTests } from './of-thyroid-tests.ts'
import { ofTornSkin } from './of-torn-skin.ts'
import { ofTreatingTogether } from './of-treating-together.ts'
import { ofUrgentReferral } from './of-urgent-referral.ts'
import { ofUrineInOldAge } from './of-urine-in-old-age.ts'
import { ofWhatHelpsAway } from './of-what-helps-away.ts'
import { ofWhatHelpsThere } from './of-what-helps-there.ts'
import { ofWhatStandsOpen } from './of-what-stands-open.ts'

/** By area of medicine; the first that is asked and holds is said. */
const areas = {
  person: [...ofThePersonMeant, ...ofListening, ...ofGettingWorse, ...ofWhatStandsOpen],
  danger: [...ofSecrets, ...ofTesticles, ...ofFirstTablets, ...ofPositions, ...ofEatingInDanger, ...ofResuscitationOrders],
  starts: ofStartingAMedicine,
  hours: ofTheHour,
  erection: ofErectionMedicines,
  hospital: ofHospital,
  stuckThings: ofStuckThings,
  infections: [
    ...ofGlandularFever,
    ...ofRehydration,
    ...ofNewbornsAndChickenpox,
    ...ofSexualInfections,
    ...ofTreatingTogether,
    ...ofKeepingApart,
    ...ofGoingBack,
    ...ofGoingOut,
    ...ofSoreThroats,
    ...ofAntibiotics,
    ...ofFeverishChildren,
    ...ofEverydayInfections,
  ],
  results: [...ofRepeatTests, ...ofResults, ...ofBloodTests, ...ofScansAndStoolTests],
  work: [...ofWhatHelpsAway, ...ofWhatHelpsThere],
  course: [...ofTheCourse, ...ofTheVisit],
  diabetes: [...ofFruitAndSugar, ...ofLows, ...ofInsulin, ...ofSickDays, ...ofDiabetes],
  bloodAndKidneys: [...ofPassedStrokes, ...ofIron, ...ofKidneyRisk, ...ofBloodThinners, ...ofPotassium],
  women: [
    ...ofThePillTakenRight,
    ...ofHeavyPeriods,
    ...ofContraceptionAndAntibiotics,
    ...ofThePill,
    ...ofNewMothers,
    ...ofOpenPregnancy,
    ...ofPregnancyWeeks,
    ...ofHighPressureInPregnancy,
    ...ofBreastfeeding,
  ],
  skin: [...ofTornSkin, ...ofInfectedSkin],
  teeth: ofTeeth,
  caffeine: ofTeaAndCoffee,
  oldAge: [...ofSuddenConfusion, ...ofUrineInOldAge, ...ofPressureSores],
  earsAndBowel: [...ofThreadworms, ...ofEars, ...ofSwimming, ...ofUrgentReferral],
  mindAndSleep: [...ofGrief, ...ofSleepAtTheWheel],
  thyroid: ofThyroidTests,
  medicines: [...ofSleepingTablets, ...ofNightNurse, ...ofBegunMedicines],
  prices: ofPrices,
  privacy: [...ofPrivacy, ...ofHayFever],
} satisfies Readonly<Record<string, readonly CloserFact[]>>
const facts: readonly CloserFact[] = Object.values(areas).flat()

/** What is answered by what was told, and by nothing general: "do I take one now?" of a blood thinner beside a bleed. Null where nothing of the kind is asked. */
export const closerAnswer: Answer = (clause, state) => {
  const asks = isAsking(clause)
  // "Do I need to take him in" is of the level, whatever else the words touch.
  const ofGoing = asks && levelQuestion(clause.text) === 'go' ? standingLevel(clause, state) : null
  if (ofGoing !== null) return ofGoing
  // Grief and depression are told apart by what was told (`of-grief.ts`).
  const either = asks && !/\bgri(?:ef|ev)/i.test(clause.text) ? whichOfTwo(clause, state) : null
  if (either !== null) return either
  const steps = asks || /\bfirst aid\b/i.test(clause.text) ? firstAidAsked(clause, state) : null
  if (steps !== null) return steps
  const fact = factFor(clause, asks, state)
  if (fact !== null) return inCountry(fact, state.now.country)
  if (!asks) return null
  return (blamesMedicine(clause.text) ? medicineEffects(clause, state) : null) ?? standingLevel(clause, state)
}

/** What was found in this turn, by the words and whether they ask: whoever asks the same again and again is answered from here. */
const found = new WeakMap<TurnState, Map<string, string | null>>()

/** The first fact that is asked for and holds. */
function factFor({ text }: Clause, asks: boolean, state: TurnState): string | null {
  const known = found.get(state) ?? new Map<string, string | null>()
  found.set(state, known)
  const words = `${asks}: ${text}`
  const fact = known.get(words) ?? (known.has(words) ? null : firstFact(text, asks, state))
  known.set(words, fact)
  return fact
}

function firstFact(text: string, asks: boolean, state: TurnState): string | null {
  const asked = facts.filter((fact) => (asks || fact.isTold === true) && fact.asked.test(text))
  if (asked.length === 0) return null
  const known: Known = {
    ...toldIn(state, text),
    text,
    story: `${state.now.prose} ${state.words}`,
    before: (state.now.questions ?? []).map((each) => each.text).join(' '),
    state,
  }
  for (const { holds, answer, sources } of asked) {
    const said = holds(known) ? answer(known) : null
    if (said !== null && !asks && isSaidBefore(said, state.now)) return null
    const source = sources.length === 0 ? '' : ` (${sources.join('; ')})`
    if (said !== null) return `${said.replaceAll('{number}', emergencyContacts(state.now.country).ambulance)}${source}`
  }
  return null
}

const likelyAsked = 0.5

/** "The nurse you spoke of, who is that" */
const asksInTheEnd = /[,;] *(?:and |but |so )?(?:who|what|where|how|why|when|which)(?:['’]?s)?\b[^,;]{0,40}$/i

const asksByForm = lastRead((text) => isQuestion(text) || asksInTheEnd.test(text) || isRequest(text) || opensAsQuestion(text))

/** Whether a clause asks: by its form, or by what it is heard as. */
export function isAsking({ act, text, topics = [] }: Clause): boolean {
  const [first] = topics
  if (asksByForm(text)) return true
  if (act === 'fact' && tellsAlone(text)) return false
  return first === undefined ? act.startsWith('ask-') : first.topic !== noQuestion && first.share >= likelyAsked
}
