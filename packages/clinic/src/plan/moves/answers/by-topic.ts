import type { Act } from '../../../hear/clause.ts'
import { tellsAllergy } from '../../../hear/lexicon/read-allergies.ts'
import type { Topic } from '../../../hear/topics.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { aboutIllness } from './about-illness.ts'
import { besideHealth, notedSoFar, warningSigns, whyAsked, whyThisLevel, wordMeaning } from './about-the-talk.ts'
import { type Answer, firstAnswer } from './answer.ts'
import { askedAgain } from './asked-again.ts'
import { careAnswer } from './care-answer.ts'
import { causeAnswer } from './cause-answer.ts'
import { checkedFood, checkedRemedy } from './checked-remedies.ts'
import { contagion } from './contagion.ts'
import { dailyAnswer } from './daily-life.ts'
import { dangerAnswer } from './danger-answer.ts'
import { doubleDose } from './double-dose.ts'
import { emergencyContraception, isWriterPregnant } from './emergency-contraception.ts'
import { everydayFact } from './everyday-facts.ts'
import { forThisPerson } from './for-this-person.ts'
import { howSure } from './how-sure.ts'
import { illnessOf } from './illness.ts'
import { inCountry } from './in-country.ts'
import { inTime } from './in-time.ts'
import { marksLeft } from './marks-left.ts'
import { medicineAnswer } from './medicine-answer.ts'
import { medicineEffects } from './medicine-effects.ts'
import { medicineFact } from './medicine-facts.ts'
import { medicineUse } from './medicine-use.ts'
import { needsTreatment } from './needs-treatment.ts'
import { outlook } from './outlook.ts'
import { pharmacist } from './pharmacist.ts'
import { recordAnswer, testAnswer } from './record-answer.ts'
import { joke } from './service.ts'
import { asksForOne, fromPharmacy } from './shelf.ts'
import { signOfIllness } from './sign-of-illness.ts'
import { somebodyElsesMedicine } from './somebody-elses-medicine.ts'
import { sureAnswer } from './sure-answer.ts'
import { toldIn } from './told.ts'
import { tooMuch } from './too-much.ts'
import { topicFacts } from './topics/topic-facts.ts'
import { withDetails } from './topics/with-details.ts'
import { shareOfAct } from './topics-of-act.ts'
import { trigger } from './triggers.ts'
import { twoNamed } from './two-named.ts'
import { isUnsure } from './unsure-answer.ts'
import { whatToDo } from './what-to-do.ts'
import { withoutPrescription } from './without-prescription.ts'

/** The answers of a topic, tried in turn; `as` is how everybody understands the question, `act` the kind of it. */
interface Route {
  act: Act
  as: string
  by: readonly Answer[]
}

const daily = (id: string, ...by: readonly Answer[]): Route => ({
  act: 'ask-daily',
  as: '',
  by: [...by, (clause, state) => dailyAnswer(id, clause, state)],
})
/** "Do I have to tell the DVLA?": about driving, and who has to be told. */
const licence: Answer = (clause, state) =>
  /\b(?:dvla|dmv|licen[cs]e|driv\w*|hgv|lorry|taxi|bus)\b/i.test(clause.text)
    ? `${dailyAnswer('driving', clause, state) ?? ''} ${whoIsTold}`.trim()
    : null
const whoIsTold =
  'I tell nobody. But in most countries you have to tell the licensing office yourself (in the UK the DVLA) of a fit, a faint at the wheel, a stroke (in the UK for a car only if something is left after a month, for a lorry or bus always), insulin, sleep apnoea with sleepiness or failing sight, and your insurer too; they often let you drive again once it is treated. Ask your doctor, and do not drive until you know. (GOV.UK: Medical conditions, disabilities and driving)'

/** Where no illness is named or leads, what holds in general says more. */
function ofKnownIllness(answer: Answer): Answer {
  return (clause, state) => {
    const { condition, facts } = illnessOf(clause.text, state)
    return condition === null && facts === null ? null : answer(clause, state)
  }
}
/** The medicine that is named, or that "it" means by what was named before; null where none is. */
const ofNamedMedicine: Answer = (clause, state) => {
  const isNamed = (text: string) => findMedicines(knownMedicines(), text).length > 0
  if (isNamed(clause.text)) return medicineAnswer(clause, state)
  const before = state.now.medicinesNamed?.join(', ') ?? ''
  return /\b(?:it|that|them|these|those|this)\b/i.test(clause.text) && isNamed(before)
    ? medicineAnswer({ ...clause, text: `${clause.text} ${before}` }, state)
    : null
}
const ofDanger = (as: string): Route => ({ act: 'ask-danger', as, by: [dangerAnswer] })
const ofMedicine = (as: string, ...by: readonly Answer[]): Route => ({ act: 'ask-medicine', as, by })

const routes: Partial<Readonly<Record<Topic, Route>>> = {
  smalltalk: { act: 'ask-service', as: '', by: [joke, besideHealth] },
  privacy: { act: 'ask-service', as: '', by: [everydayFact] },
  'tell-authorities': { act: 'ask-service', as: '', by: [everydayFact, licence] },
  noted: { act: 'ask-record', as: '', by: [notedSoFar] },
  'why-asked': { act: 'ask-why', as: '', by: [whyAsked] },
  'why-this-level': { act: 'ask-why', as: '', by: [whyThisLevel] },
  'warning-signs': { act: 'ask-danger', as: '', by: [warningSigns] },
  'own-medicines': { act: 'ask-record', as: 'What medicines am I on?', by: [recordAnswer] },
  'own-allergies': { act: 'ask-record', as: 'Which allergies do I have?', by: [recordAnswer] },
  'own-history': { act: 'ask-record', as: 'What did I have?', by: [recordAnswer] },
  'how-sure': { act: 'ask-cause', as: 'Are you sure?', by: [howSure] },
  'what-is-it': { act: 'ask-cause', as: 'What is it?', by: [causeAnswer] },
  'could-it-be': { act: 'ask-cause', as: '', by: [causeAnswer] },
  'is-it-cancer': ofDanger('Could it be cancer?'),
  'why-did-i-get-it': { act: 'ask-cause', as: 'What caused it?', by: [trigger] },
  'is-it-my-medicine': ofMedicine('Could it be a side effect?', medicineEffects),
  'part-of-it': { act: 'ask-cause', as: '', by: [signOfIllness] },
  'is-it-dangerous': ofDanger('Is it dangerous?'),
  'am-i-dying': ofDanger('Am I going to die?'),
  'do-i-need-hospital': ofDanger('Should I go to hospital?'),
  'do-i-need-a-doctor': ofDanger('Should I see a doctor?'),
  'can-it-wait': ofDanger('Can it wait?'),
  'is-it-normal': { act: 'ask-danger', as: '', by: [signOfIllness] },
  'how-long-does-it-last': { act: 'ask-outlook', as: 'How long will it last?', by: [ofKnownIllness(outlook)] },
  'lasting-harm': { act: 'ask-outlook', as: '', by: [marksLeft] },
  'will-it-go-by-itself': { act: 'ask-outlook', as: 'Does it have to be treated?', by: [needsTreatment, ofKnownIllness(outlook)] },
  'is-it-catching': { act: 'ask-contagion', as: 'Is it contagious?', by: [ofKnownIllness(contagion)] },
  'near-others': { act: 'ask-contagion', as: 'Is it contagious?', by: [ofKnownIllness(contagion)] },
  'may-i-take': ofMedicine('Can I take it?', twoNamed, medicineAnswer),
  'which-painkiller': ofMedicine('Which painkiller can I take?', medicineAnswer),
  'two-together': ofMedicine('Can I take them together?', twoNamed, medicineAnswer),
  dose: ofMedicine('How much can I take?', inTime, medicineFact, medicineUse, medicineAnswer),
  'missed-dose': ofMedicine('I missed a dose', medicineUse),
  'took-too-much': ofMedicine('', tooMuch),
  'until-it-works': ofMedicine('How long until it works?', inTime, medicineUse),
  'stop-medicine': ofMedicine('Can I stop taking the tablets?', medicineEffects),
  'side-effects-of': ofMedicine('What are the side effects?', medicineEffects, medicineFact),
  'need-antibiotics': ofMedicine('Do I need antibiotics?', medicineAnswer),
  'without-prescription': ofMedicine(
    'What can I buy from the pharmacy without a prescription?',
    withoutPrescription,
    fromPharmacy,
    pharmacist,
  ),
  'somebody-elses-medicine': ofMedicine('', somebodyElsesMedicine),
  'with-food': ofMedicine('With food?', checkedFood, medicineUse),
  'alcohol-with-medicine': {
    act: 'ask-daily',
    as: 'alcohol',
    by: [checkedFood, (clause, state) => dailyAnswer('alcohol', clause, state)],
  },
  'medicine-in-pregnancy': ofMedicine('Is it safe in pregnancy?', ofNamedMedicine),
  'medicine-breastfeeding': ofMedicine('Is it safe while breastfeeding?', ofNamedMedicine),
  'medicine-for-a-child': ofMedicine('Can I give it to my child?', medicineAnswer),
  'what-medicine-is-for': ofMedicine('What is it for?', medicineFact),
  vaccine: ofMedicine('', everydayFact),
  supplement: ofMedicine('', checkedRemedy, checkedFood),
  'morning-after': ofMedicine('the morning-after pill', emergencyContraception, everydayFact),
  eat: daily('food', checkedFood),
  'drink-fluids': daily('drinking'),
  coffee: daily('coffee', checkedFood),
  alcohol: daily('alcohol', checkedFood),
  driving: daily('driving'),
  work: daily('work'),
  school: daily('school'),
  sport: daily('sport'),
  wash: daily('washing'),
  sex: daily('sex'),
  travel: daily('flying', everydayFact),
  'sleep-and-lie': daily('sleep'),
  'heat-or-ice': daily('heat-or-ice'),
  'sun-and-skin-care': daily('sun', everydayFact),
  smoke: daily('smoking'),
  breastfeed: daily('breastfeeding'),
  'what-to-do-now': { act: 'ask-cause', as: 'What should I do?', by: [whatToDo] },
  'home-remedy': { act: 'ask-daily', as: '', by: [checkedRemedy] },
  'wound-care': { act: 'ask-daily', as: '', by: [everydayFact] },
  'measure-how': { act: 'ask-test', as: '', by: [everydayFact, wordMeaning] },
  'how-long-the-wait': { act: 'ask-outlook', as: '', by: [everydayFact] },
  'before-and-after-test': { act: 'ask-daily', as: '', by: [everydayFact] },
  'what-will-the-doctor-do': { act: 'ask-cause', as: 'What will the doctor do?', by: [careAnswer] },
  'which-doctor': { act: 'ask-cause', as: '', by: [everydayFact] },
  'need-a-test': { act: 'ask-test', as: '', by: [testAnswer] },
  'what-number-means': { act: 'ask-test', as: '', by: [testAnswer] },
  'what-word-means': { act: 'ask-cause', as: '', by: [aboutIllness, wordMeaning] },
  'sleep-better': { act: 'ask-cause', as: 'How can I sleep better?', by: [everydayFact] },
  'stop-habit': { act: 'ask-cause', as: '', by: [everydayFact] },
  'pregnant-or-not': { act: 'ask-cause', as: '', by: [everydayFact] },
  'harm-the-baby': { act: 'ask-danger', as: '', by: [everydayFact] },
  'baby-care': { act: 'ask-danger', as: '', by: [everydayFact] },
}

const takes =
  /\b(?:can|could|should|may|shall|ok(?:ay)? to|safe to) (?:i |we |he |she |they )?(?:still |just |also )?(?:take|use|have|try|give)\b/i

/** "Can I take ibuprofen before the match?": a medicine that is to be taken is checked, whatever else the question holds. Who is pregnant asks for no morning-after pill. */
function asMeant(topic: Topic, text: string, { now, words }: TurnState): Topic {
  const isOfMedicine = shareOfAct('ask-medicine', [{ topic, share: 1 }]) === 1
  if (!isOfMedicine && takes.test(text) && findMedicines(knownMedicines(), text).length > 0) return 'may-i-take'
  if (topic === 'own-medicines' && asksForOne.test(text)) return 'without-prescription'
  return topic === 'morning-after' && isWriterPregnant(now, words) ? 'medicine-in-pregnancy' : topic
}

const closest: readonly Answer[] = [doubleDose, sureAnswer, twoNamed, forThisPerson, askedAgain]

/** What is known of just this question, whatever its topic; null where nothing is. */
export function closestAnswer(...[clause, state]: Parameters<Answer>): string | null {
  return firstAnswer(closest, clause, state)
}

/** What is said to a question of a topic: closely, where the illness, the medicine or the number is known, else what holds in general; null where nothing is. */
export function answerOfTopic(heard: Topic, ...[clause, state]: Parameters<Answer>): string | null {
  // "Allergic to penicillin, a rash as a kid" tells, and asks for nothing that is noted.
  if (heard === 'own-allergies' && tellsAllergy(clause.text)) return null
  const topic = asMeant(heard, clause.text, state)
  const route = routes[topic]
  if (route !== undefined) {
    const asked = { ...clause, act: route.act, text: `${clause.text} ${route.as}`.trim() }
    for (const answer of route.by) {
      const text = answer(asked, state)
      if (text !== null && !isUnsure(text)) return text
    }
  }
  const facts = topicFacts.find((each) => each.topic === topic)
  if (facts === undefined) return null
  const told = toldIn(state, clause.text)
  const [source] = facts.sources
  const said = facts.rules.find(({ holds }) => holds(told))?.answer ?? withDetails(topic, facts.otherwise, clause.text, state)
  return `${inCountry(said, state.now.country)}${source === undefined ? '' : ` (${source})`}`
}
