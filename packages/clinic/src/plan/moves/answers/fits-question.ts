import type { Clause } from '../../../hear/clause.ts'
import type { Topic } from '../../../hear/topics.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { namedConditions } from '../../../records/named-conditions.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { isLean } from './answer.ts'
import { type Frame, frameOf, lineStems, objectsOf, root, speaksOf } from './asked-words.ts'

/** What the words of a question must hold for the general text of a topic to be an answer to it: a topic that is heard without its object was heard amiss. */
const needs: Partial<Readonly<Record<Topic, RegExp>>> = {
  'pregnant-or-not':
    /\b(?:pregnan\w*|preggers|expecting|conceiv\w*|period|cycle|late|miss(?:ed)?|ovulat\w*|sex|condom|pill|implantation|two lines?|faint line|morning sickness|baby|knocked up|coil|test(?:s|ed)? (?:is|was|came|says?|positive|negative))\b/i,
  'stop-habit':
    /\b(?:smok\w*|cig\w*|fags?|vap\w*|tobacco|nicotine|cannabis|weed|joints|spliffs?|shisha|hookah|chewing|snus|paan|gutk\w*|drink\w*|alcohol|booze|wine|beers?|gambl\w*|bet(?:ting)?|porn|coke|cocaine|drugs?|opioids?|codeine|sugar|snack\w*|habit|addict\w*|quit\w*|cravings?|(?:los|drop|shed|shift|reduc)\w*(?: \w+){0,3} (?:weight|kilos?|kgs?|pounds|lbs|stone|belly|fat)|weight (?:loss|down)|diet\w*|overweight|fat|nail|nails|bit(?:e|ing)|pick\w*|pull\w*|screen|phone|caffeine|coffee|energy drinks?|sleeping (?:pills?|tablets?)|cut(?:ting)? (?:down|back)|give (?:it |them )?up|giv\w* up|stop(?:ping)? (?:it|them)|relaps\w*|sober|clean)\b/i,
  'calm-down':
    /\b(?:calm\w*|panic\w*|relax\w*|breath\w*|anxi\w*|nerv\w*|stress\w*|worr\w*|overthink\w*|thoughts?|mind|racing|shak\w*|settle\w*|scared|frighten\w*|afraid|fear\w*|cry\w*|head|spiral\w*|attack|sleep|cope|ground\w*|trembl\w*|freak\w*|hyperventilat\w*|heart|tense|unwind|meditat\w*|terrif\w*|angry|anger|temper)\b/i,
  'sun-and-skin-care':
    /\b(?:sun\w*|tan\w*|uv|skin|creams?|lotions?|moistur\w*|make-?up|tattoos?|pierc\w*|shav\w*|wax(?:ing|ed)|dy(?:e|ed|eing)|perfume|deodorant|soap|lens\w*|contacts|nails?|hair|face|mascara|sauna)\b/i,
  'drink-fluids': /^(?!.*\bhot[- ]water bottles?\b)/i,
  'own-medicines':
    /\b(?:my|mine|list|records?|noted|put down|(?:i|he|she) (?:am|is|do|does|take|takes|have|has)|(?:am|do|is|does) (?:i|he|she)|i['’]?m|on file)\b/i,
  vaccine:
    /\b(?:vaccin\w*|jabs?|boosters?|shots?|immuni\w*|inocul\w*|injections?|mmr|hpv|bcg|shingrix|tetanus|flu|covid|pneumo\w*|rsv|whooping|measles|chickenpox|meningitis|rabies|hepatitis|typhoid|yellow fever|polio|due)\b/i,
  'sick-note':
    /\b(?:notes?|certificates?|letters?|lines?|slips?|proof|excus\w*|sick (?:leave|pay|day)|signed? (?:me |him |her )?off|mc|forms?|papers?|document\w*|employers?|boss|work|school|exam|airline|insur\w*|court)\b/i,
  'is-it-stress':
    /\b(?:stress\w*|anxi\w*|nerv\w*|worr\w*|depress\w*|psych\w*|mental\w*|mind|head|emotion\w*|mood|hormon\w*|menopaus\w*|the change|at my age|work|burn\w*|tension|tense|grief|upset|imagin\w*|making it up|shock)\b/i,
  'first-aid':
    /\b(?:first aid|help|what (?:do|should|can|to)|how|bleed\w*|burn\w*|cut|chok\w*|faint\w*|fell|fall|fit|poison\w*|unconscious|breath\w*|bandage|press|cool|recovery)\b/i,
  'somebody-elses-medicine':
    /\b(?:tak(?:e|es|en|ing)|took|gives?|gave|giving|us(?:e|es|ed|ing)|borrow\w*|shar\w*|lend|lent|tablets?|pills?|medic\w*|meds|drugs?|antibiotics?|creams?|left ?overs?|left over|prescri\w*|inhalers?|drops|patch\w*|painkillers?|have (?:one of|some of|my|his|her|their)|\w+['’]s)\b/i,
  pets: /^(?!.*\bwalk(?:ing|s)? (?:the|my|our|her|his) dog\b).*\b(?:dogs?|cats?|pupp\w*|kittens?|pets?|hamsters?|rabbits?|hors\w*|cows?|sheep|goats?|chickens?|hens?|birds?|parrots?|budgies?|animals?|vet|guinea|tortoise|lambs?|pigs?|ferrets?|bunny|livestock|cattle|ducks?|fish|mouse|mice|rats?|pony|reptiles?|snakes?|lizards?|donkeys?|moggy|pooch|terrier|spaniel|labrador|alpacas?|calf|calves|geese|turkeys?|gerbils?|hedgehogs?|stable|farm)\b/i,
}

/** What asks whether something may be done, with how much or for how long, is not answered by how dangerous or what it is. */
const ofDoing: ReadonlySet<Frame> = new Set(['will', 'may', 'how-long', 'how-often', 'when', 'where', 'who', 'how', 'helps'])
const tellsCause = /^(?:So far this sounds|It is too early to name a cause|This sounds most like)/
const tellsDanger =
  /^(?:I found no sign of danger|I have not heard a sign|It may be\. A doctor|So far, yes, it can wait|Yes, it can be dangerous)/

/** From this share on a topic is heard whatever words it is asked in. */
const certain = 0.5
/** Heard on these without one of their words, a question is about something else. */
const ofItsWords: ReadonlySet<Topic> = new Set([
  'vaccine',
  'drink-fluids',
  'pets',
  'sun-and-skin-care',
  'first-aid',
  'own-medicines',
  'somebody-elses-medicine',
  'sick-note',
])
/** Of a woman's months: not asked by a man of himself, nor after the change. */
const ofFertility: ReadonlySet<Topic> = new Set(['pregnant-or-not', 'morning-after', 'contraception', 'medicine-in-pregnancy'])
const lastFertile = 56

/** Whether the words of a question hold what a topic is about. In: the topic it was heard on; for a lean question ("is it?") the message speaks for it. */
export function fitsTopic(topic: Topic, clause: Pick<Clause, 'text' | 'topics'>, state: TurnState): boolean {
  const { text, topics = [] } = clause
  const names = (need: RegExp) => need.test(text) || (isLean(text) && need.test(state.words))
  const need = needs[topic]
  if (topic === 'somebody-elses-medicine' && findMedicines(knownMedicines(), text).length > 0) return true
  if (ofFertility.has(topic) && isInfertile(state.now) && !names(/\bpregnan/i)) return false
  if (topic === 'pregnant-or-not' && need !== undefined && !names(need) && findMedicines(knownMedicines(), text).length > 0) return false
  if (
    topic === 'side-effects-of' &&
    !namesMedicine.test(text) &&
    !state.now.drugs.length &&
    findMedicines(knownMedicines(), text).length === 0
  )
    return false
  if (topic === 'smalltalk' && state.now.complaints.length > 0 && (tellsAFinding(state) || (frameOf(text) === 'may' && mayOf.test(text))))
    return false
  if (topic === 'wound-care' && !ofWound.test(`${text} ${state.words} ${state.now.prose}`)) return false
  const share = topics.find((each) => each.topic === topic)?.share ?? 0
  if (share >= certain && !ofItsWords.has(topic)) return true
  return need === undefined || names(need)
}

/** What is dressed or rinsed: "what can I put on the knee" of one that only aches asks for no wound. */
const ofWound =
  /\b(?:wounds?|cuts?|graz\w*|scrap\w*|scratch\w*|burn(?:t|ed|s)?|scald\w*|bit(?:e|es|ten)|sting|stung|stitch\w*|dress\w*|plasters?|bandag\w*|blisters?|scabs?|(?:an?|the|my|open|bed) sores?|sores|gash\w*|tears?|torn|ulcers?|bleed\w*|bled|nail|splinter|thorn|pierc\w*|tattoo|operation|surgery|incision|drain\w*|pus|weep\w*|ooz\w*|boils?|abscess\w*|crack\w*|raw|rubbed|skinned|cord|stump|scar)\b/i

const namesMedicine =
  /\b(?:side ?effects?|tablets?|pills?|medic\w*|drugs?|meds|creams?|jabs?|vaccin\w*|inhalers?|antibiotics?|steroids?|drops|patch\w*|injections?|coil|implant|hrt|statins?|chemo\w*|dose|taking|take|stuff|gear)\b/i

/** "Felt a pop at football": what tells of an illness is no small talk. */
const tellsAFinding = ({ heard }: TurnState): boolean => heard.mentions.some(({ polarity }) => polarity === 'present')

const mayOf = /\b(?:i|we|he|she|they|my \w+)\b/i

const isInfertile = ({ person }: TurnState['now']): boolean =>
  person.relation === 'self' && (person.sex === 'male' || (person.ageYears ?? 0) >= lastFertile)

/** Whether an answer is one to the question: of its kind, and not out of the page of a medicine or an illness that neither the question nor the patient has. */
export function fitsQuestion(answer: string, { text }: Pick<Clause, 'text'>, state: TurnState): boolean {
  const objects = objectsOf(text)
  const frame = frameOf(text)
  const isOfDoing = frame !== null && ofDoing.has(frame) && objects.length > 0 && !asksOfCause.test(text)
  if (isOfDoing && (tellsCause.test(answer) || (tellsDanger.test(answer) && !isLean(text)))) return false
  if (frame !== null && asksTimes.has(frame) && objects.length > 0 && listsCare.test(answer)) return false
  const stems = lineStems(answer.replace(cited, ' '))
  if (objects.length === 0 || objects.some((object) => speaksOf(object, stems) >= byWord)) return true
  const sources = titlesIn(answer)
  const isOfMedicine = sources.length > 0 && sources.every((title) => findMedicines(knownMedicines(), title).length > 0)
  if (isOfMedicine && !saysMedicine.test(text) && findMedicines(knownMedicines(), text).length === 0) return false
  return sources.length === 0 || !sources.every((title) => isForeign(title, text, state))
}

/** What may stand for a medicine in a question. */
const saysMedicine =
  /\b(?:it|them|that|this|these|those|tablets?|pills?|medic\w*|meds|drugs?|dose|capsules?|prescri\w*|inhaler|drops|cream|spray|patch|injection|\d+ ?mg)\b/i
const asksTimes: ReadonlySet<Frame> = new Set(['how-long', 'how-often', 'when'])
const listsCare = /^(?:What helps:|So far this sounds[^.]*\. For that:)/
const byWord = 0.8
const asksOfCause =
  /\b(?:what (?:is|are|could|can|might|causes?|caused|makes?)|could it be|is (?:it|this|that) (?!ok\b|okay|safe|all ?right|alright|fine|bad|better|allowed)|why|cause|mean|wrong|dangerous|serious|wait|worr(?:y|ied|ying)|concerned|alarm\w*)\b/i
const cited = /\((?:[A-Z][A-Za-z.&]+: [^()]*(?:\([^()]*\)[^()]*)*)\)/g

const titlesIn = (answer: string): string[] =>
  (answer.match(cited) ?? []).flatMap((group) =>
    group
      .slice(1, -1)
      .split('; ')
      .map((source) => source.replace(/^[^:]+: /, '')),
  )

/** Whether a page is about a medicine or an illness that is neither asked about nor the patient's. */
function isForeign(title: string, text: string, { now, words, base, judged }: TurnState): boolean {
  const index = knownMedicines()
  const told = `${text} ${words} ${now.prose} ${now.drugs.join(', ')} ${(now.medicinesNamed ?? []).join(', ')}`
  const ofPage = findMedicines(index, title).flatMap(({ ingredients }) => ingredients)
  if (ofPage.length > 0) {
    const classesOf = (names: readonly string[]) => new Set(names.flatMap((name) => [name, ...(index.classesOf.get(name) ?? [])]))
    const own = classesOf(findMedicines(index, told).flatMap(({ ingredients }) => ingredients))
    return ![...classesOf(ofPage)].some((each) => own.has(each))
  }
  const stems = lineStems(title)
  const toldStems = new Set(lineStems(told))
  if (stems.some((stem) => [...toldStems].some((each) => each.slice(0, root) === stem.slice(0, root)))) return false
  const illnesses = namedConditions(base.knowledge, title).map(({ condition }) => condition)
  if (illnesses.length === 0) return /^(?:Antibiotics|Quit smoking|Grief|Bereavement)\b/i.test(title)
  const likely = new Set(judged.ranking.ranked.slice(0, 5).map(({ condition }) => condition))
  return !illnesses.some((condition) => likely.has(condition) || now.observations[`history-${condition}`] !== undefined)
}
