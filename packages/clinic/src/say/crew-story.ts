import type { ConsultationCase } from '../case/case.ts'
import { tellsNoAllergy } from '../hear/lexicon/read-allergies.ts'
import { splitClauses } from '../hear/split-clauses.ts'
import { isChild, patientName } from '../judge/questions/address-patient.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { eachNameOnce } from '../medications/each-name-once.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import type { Part } from '../plan/part.ts'
import { isDeed, paperTold, tellsOfPaper } from '../turn/note-for-crew.ts'
import type { TurnState } from '../turn/turn-state.ts'
import { understoodFindings } from './build-reply.ts'
import { arrivedWords } from './cards/help-answers.ts'
import { thingsOf } from './said-back/things.ts'
import { saidOnce } from './said-once.ts'
import { spokenAge } from './spoken-time.ts'
import { toldSince } from './told-since.ts'
import { withoutIt } from './without-it.ts'

const shown = 12
const wordsShown = 400
const doneShown = 5
/** Of glucose, for a decilitre and a litre. */
const milligramsPerMillimole = 18.016

/** The story for the crew on one screen: who, what, since when, what is there and what not, medicines, allergies, what was done. */
export function crewStory({ base, now, words }: Pick<TurnState, 'base' | 'now' | 'words'>, isThere: boolean): Part {
  const lead = isThere ? arrivedWords[now.help === 'hospital' ? 'hospital' : 'crew'] : 'Tell them this, or show it to them'
  const findings = understoodFindings(base, now).filter(({ finding }) => !ofMedicines.test(finding))
  const reasons = new Set(now.held.flatMap(({ findings: evidence }) => evidence))
  const isReason = ({ finding }: Named) => reasons.has(finding) || base.findings.get(finding)?.grave === true
  const present = findings.filter(({ polarity }) => polarity === 'present')
  // What the level rests on comes first.
  const there = [...present.filter(isReason), ...present.filter((each) => !isReason(each))]
  const has = thingsOf(base.findings, there, now.prose, now.person).map(({ name }) => name)
  const hasNot = findings
    .filter((each) => each.polarity === 'absent' && !isOfCourse.test(each.finding) && !contradicts(base.findings, each, there))
    .filter((each, _, all) => !all.some((other) => other !== each && each.finding.startsWith(`${other.finding}.`)))
    .filter(({ finding }) => !isToldThere(finding, `${now.prose}. ${words}`))
    .map(({ name }) => withoutIt(name))
  const items = [
    `Who: ${whoOf(now, words)}`,
    toldOf(now),
    `Since: ${toldSince(now, words)}`,
    `Why it is urgent: ${saidOnce(now.held.slice(0, 2).map(({ name }) => name)).join('; ') || 'not known'}`,
    `Signs: ${listed(has)}`,
    hasNot.length === 0 ? null : `Otherwise: ${listed(hasNot)}`,
    numbers(now),
    `Medicines: ${medicinesOf(base, now)}`,
    `Allergies: ${allergiesOf(now)}`,
    wishOf(now, words),
    `Done so far: ${doneOf(now, words)}`,
  ].filter((line) => line !== null)
  return {
    kind: 'story',
    title: 'For the crew',
    text: `${lead}:\n\n**For the crew**\n\n${items.map((item) => `- ${item}`).join('\n')}`,
    items,
  }
}

/** Nobody is handed over as not pregnant and possibly pregnant. */
const isOfPregnancy = /^pregnan/

/** What stands under medicines and allergies. */
const ofMedicines = /^(?:takes-|history-medicine-allergy)/

/** Which way a complaint does not go is nothing to hand over. */
const isOfCourse = /\.(?:improving|worsening)$/

type Named = ReturnType<typeof understoodFindings>[number]

/**
 * Whether a denial goes against what is there: of the same finding, of what it is a closer or a wider form of, or of a number that speaks for
 * itself ("not low" beside 170 over 110).
 */
function contradicts(findings: ReadonlyMap<string, PackedFinding>, { finding }: Named, there: readonly Named[]): boolean {
  const kind = findings.get(finding)?.kind
  if (kind === 'measurement' || kind === 'result') return true
  const parents = findings.get(finding)?.parents ?? []
  return there.some(
    ({ finding: other }) =>
      other === finding ||
      other.startsWith(`${finding}.`) ||
      findings.get(other)?.parents.includes(finding) === true ||
      (!finding.includes('.') && parents.includes(other)) ||
      (isOfTravel.test(finding) && isOfTravel.test(other)) ||
      (isOfPregnancy.test(finding) && isOfPregnancy.test(other)),
  )
}

/** Places of pain by their own words: no pain of a place is handed over where one was told. */
const places: readonly (readonly [finding: RegExp, told: RegExp])[] = [
  [
    /^(?:abdominal-pain|pelvic-pain|epigastric-pain|upper-abdominal)/,
    /\b(?:stomach|belly|tummy|abdom\w*|guts?)\b[^.!?]{0,25}\b(?:pain\w*|hurts?|kills?|sore|aches?|agony|cramps?)\b|\b(?:pains?|sore(?: bit)?|ache|hurts?|cramps?|agony)\b[^.!?]{0,25}\b(?:stomach|belly|tummy|abdom\w*|(?:under|below) (?:my|her|the|ma) (?:\w+ )?ribs?)\b/i,
  ],
  [
    /^chest-pain/,
    /\b(?:chest)\b[^.!?]{0,25}\b(?:pain\w*|hurts?|sore|aches?|tight\w*|heav\w*)\b|\b(?:pains?|ache|hurts?|heavy|burning)\b[^.!?]{0,25}\bchest\b/i,
  ],
  [/^headache/, /\bhead ?aches?\b|\b(?:head|heid)\b[^.!?]{0,20}\b(?:pain\w*|hurts?|thump\w*|pound\w*|split\w*|kill\w*|bang\w*)\b/i],
  [/^testicle-pain/, /\b(?:balls?|testic\w*|nuts?)\b[^.!?]{0,25}\b(?:pain\w*|hurts?|kills?|sore|aches?|swollen|agony)\b/i],
]
const saidNone = /\b(?:no|not|never|without|dont|doesnt|isnt)\b|n['’]t\b/i

function isToldThere(finding: string, story: string): boolean {
  const told = places.find(([id]) => id.test(finding))?.[1]
  return told !== undefined && (story.match(/[^.!?;\n]+/g) ?? []).some((part) => !saidNone.test(part) && told.test(part))
}

/** A paper that says which treatment is wanted, told now or before. */
function wishOf({ prose, done = [] }: ConsultationCase, words: string): string | null {
  return done.includes(paperTold) || tellsOfPaper(`${prose}. ${words}`)
    ? 'Paper: a form about resuscitation (DNR) was told of; ask for it'
    : null
}

const isOfTravel = /^recent-travel/

/** The words of the patient, one message after the other, as many whole clauses as fit. */
function toldOf({ prose }: ConsultationCase): string | null {
  const spoken = prose.trim()
  if (spoken === '') return null
  const clauses = splitClauses(spoken)
  const fitting = clauses.filter(({ end }) => end <= wordsShown).at(-1)?.end ?? clauses[0]?.end ?? spoken.length
  return `What happened, in their words: "${fitting < spoken.length ? `${spoken.slice(0, fitting).trim()} ...` : spoken}"`
}

/** The medicines by name, and the kinds of which no name was told. */
function medicinesOf(base: TurnState['base'], { drugs, observations }: ConsultationCase): string {
  const kinds = Object.values(observations)
    .filter(({ finding, polarity, source }) => finding.startsWith('takes-') && polarity === 'present' && source !== 'implied')
    .filter(({ text }) => !drugs.some((drug) => text.toLowerCase().includes(drug.toLowerCase())))
    .map(({ finding }) => (base.findings.get(finding)?.name ?? finding).replace(/^taking /, ''))
  const named = eachNameOnce([...drugs, ...kinds])
  const all = [...named.filter(isFirst), ...named.filter((each) => !isFirst(each))]
  return all.length === 0 ? 'none told' : all.join(', ')
}

/** Blood thinners and insulin are what a crew asks for first. */
const isFirst = (name: string): boolean => {
  const classes = resolveMedicine(knownMedicines(), name).ingredients.flatMap((each) => [...(knownMedicines().classesOf.get(each) ?? [])])
  return /blood thinner|insulin/i.test(name) || classes.some((each) => /anticoag|antiplatelet|heparin|insulin/.test(each))
}

const adultWords = { female: 'woman', male: 'man' } as const
const childWords = { female: 'girl', male: 'boy' } as const
/** Weeks told of a small child are those of its own birth. */
const pregnantFromYears = 9
const nameless: ReadonlySet<string> = new Set(['patient', 'other'])

/** An age that is told by its ten years is handed over as it was told. */
const aboutAge =
  /\bin (?:her|his|my|their) ((?:early |mid[- ]?|late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties))\b/i

/** "man, 78", "78 years old", "your mother (female), 81". */
function whoOf({ person, prose }: ConsultationCase, story: string): string {
  const { ageYears, sex, relation, pregnant, pregnancyWeeks } = person
  const isNamed = relation !== 'self' && !nameless.has(relation)
  const words = isChild(person) ? childWords : adultWords
  const word = sex !== null ? words[sex] : isChild(person) ? 'child' : null
  const decade = aboutAge.exec(`${prose}. ${story}`)?.[1]
  const facts = [
    isNamed ? `${patientName(person)}${sex === null ? '' : ` (${sex})`}` : word,
    decade !== undefined
      ? `in the ${decade.toLowerCase()}`
      : ageYears === null
        ? 'age not told'
        : !isNamed && word === null
          ? spokenAge(ageYears).replace(/^\d+$/, '$& years old')
          : spokenAge(ageYears),
    pregnant === true && (ageYears === null || ageYears >= pregnantFromYears)
      ? `pregnant${pregnancyWeeks === null ? '' : `, week ${pregnancyWeeks}`}`
      : null,
  ]
  return facts.filter((fact) => fact !== null).join(', ')
}

/** "No allergies" was told; that nothing was said of any is something else. */
function allergiesOf({ allergies, observations, prose }: ConsultationCase): string {
  if (allergies.length > 0) return allergies.join(', ')
  if (tellsNoAllergy(prose)) return 'none'
  return observations['history-medicine-allergy']?.polarity === 'absent' ? 'none' : 'none told'
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing told' : names.slice(0, shown).join('; ')
}

function numbers({ vitals }: ConsultationCase): string | null {
  const { systolic, diastolic } = vitals
  const told = [
    vitals.temperature === undefined ? null : `temperature ${vitals.temperature} °C`,
    vitals.heartRate === undefined ? null : `pulse ${vitals.heartRate}`,
    vitals.respiratoryRate === undefined ? null : `breaths ${vitals.respiratoryRate}`,
    systolic === undefined ? null : `blood pressure ${systolic}${diastolic === undefined ? '' : ` over ${diastolic}`}`,
    vitals.oxygenSaturation === undefined ? null : `oxygen ${vitals.oxygenSaturation} %`,
    vitals.glucose === undefined ? null : `sugar ${vitals.glucose} mmol/L (${Math.round(vitals.glucose * milligramsPerMillimole)} mg/dL)`,
  ].filter((line) => line !== null)
  return told.length === 0 ? null : `Measured: ${told.join(', ')}`
}

const doing =
  /(?:\b(?:i|we|he|she|they|mum|dad|wife|husband)(?: have|['’]ve| has|['’]s)? |(?<=[.,;!?]\s|\band ))(?:just |already )?(?:gave|given|took|taken|used|put|did|laid|chewed|pressed|cooled|rinsed|injected|tied|started)\b(?:[^.!?\n,]|\.(?=\d)){3,60}/gi

/** What was done, in the words that told it: that help was called, what was given, and who is there. */
function doneOf({ prose, done = [] }: ConsultationCase, words: string): string {
  const told = [...`${prose}. ${words}`.matchAll(doing)].map(([each]) => each.trim())
  const deeds = [...done.filter((each) => each !== paperTold), ...told].filter(isDeed)
  const own = deeds.filter(
    (each, at) =>
      !deeds.some(
        (other, place) => place !== at && other.toLowerCase().includes(each.toLowerCase()) && (other.length > each.length || place < at),
      ),
  )
  return own.length === 0 ? 'nothing told' : own.slice(0, doneShown).join('; ')
}
