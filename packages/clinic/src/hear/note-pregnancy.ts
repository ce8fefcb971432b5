import type { Observation, Person } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { isQuestion } from './act-cues.ts'
import { type Clause, sentencesOf } from './clause.ts'
import { keepPregnancyOpen, mayBePregnant } from './doubted-pregnancy.ts'
import type { Hearing } from './hearing.ts'
import type { Note } from './observation-notes.ts'

/** The week of pregnancy from which a rule for its second half holds, and up to which one for the first third does. */
const secondHalfFrom = 20
const firstThirdTo = 13

/** Brings what is known of a pregnancy to one: the person, the finding, its stage and a bleeding in it. Changes `person`, and `observations` by notes. */
export function notePregnancy(
  findings: ReadonlyMap<string, PackedFinding>,
  observations: Record<string, Observation>,
  person: Person,
  note: Note,
  { turn, story }: { turn: number; story: string },
): void {
  withoutUntoldPregnancy(findings, observations, person, turn)
  keepPregnancyOpen(observations, story)
  const isOpen = observations['pregnancy-possible']?.polarity !== 'absent' && mayBePregnant({ observations, person })
  if (isOpen && person.pregnant === false) person.pregnant = null
  if (isPregnant(findings, observations) || person.pregnancyWeeks !== null) {
    person.pregnant = true
    if (observations.pregnant?.polarity !== 'present') observations.pregnant = { ...statedPregnancy, turn }
  } else if (observations.pregnant?.polarity === 'absent') person.pregnant = isOpen ? null : false
  else if (person.pregnant === true) note('pregnant', 'present', 'told', true, '')
  const stage = stageOf(person.pregnancyWeeks)
  const bleeding = person.pregnant === true ? bleedingOf(stage, observations) : null
  for (const finding of [stage, bleeding])
    if (finding !== null && observations[finding] === undefined) note(finding, 'present', 'told', true, '')
}

const namesPregnancy =
  /\b(?:pregn\w*|preggo|preggers|trimester|weeks?|wks?|baby|babies|bump|expecting|miscarr\w*|antenatal|midwife|womb|labou?r|contraction\w*|waters?|f(?:o)?etal|kick\w*|due date|placenta\w*|scan)\b/i

/**
 * Bleeding, sickness and the like are those of a pregnancy only where one is known or named; where it is denied now, they are what they are
 * without it: the finding that the told one is a form of.
 */
function withoutUntoldPregnancy(
  findings: ReadonlyMap<string, PackedFinding>,
  observations: Record<string, Observation>,
  person: Person,
  turn: number,
): void {
  const isDenied = observations.pregnant?.polarity === 'absent' && observations.pregnant.turn === turn
  const isTested = observations['positive-pregnancy-test']?.polarity === 'present'
  const isKnown = person.pregnant === true || person.pregnancyWeeks !== null || isTested || observations.pregnant?.polarity === 'present'
  for (const [id, told] of Object.entries(observations)) {
    const [base = id, ...said] = id.split('.')
    const parents = findings.get(base)?.parents ?? []
    if (told.polarity !== 'present' || !parents.includes('pregnant') || id === 'pregnant') continue
    const isNamed = told.source !== 'told' || namesPregnancy.test(told.text)
    if (isDenied && !isTested ? person.pregnancyWeeks !== null : isKnown || isNamed) continue
    const without = parents.find((parent) => parent !== 'pregnant' && !findings.get(parent)?.parents.includes('pregnant'))
    if (without === undefined && !isDenied) continue
    delete observations[id]
    const closer = [without, ...said].join('.')
    const other = without !== undefined && findings.has(closer) ? closer : without
    if (other !== undefined && observations[other]?.polarity !== 'present') observations[other] = { ...told, finding: other }
  }
}

const statedPregnancy = {
  finding: 'pregnant',
  polarity: 'present',
  certain: true,
  temporality: 'current',
  source: 'told',
  text: '',
} as const satisfies Omit<Observation, 'turn'>

/** A stated pregnancy, a stage of one or a positive test; they outweigh a "not pregnant" read elsewhere. */
function isPregnant(findings: ReadonlyMap<string, PackedFinding>, observations: Readonly<Record<string, Observation>>): boolean {
  return Object.values(observations).some(
    ({ finding, polarity, temporality }) =>
      polarity === 'present' &&
      temporality === 'current' &&
      (finding === 'pregnant' || finding === 'positive-pregnancy-test' || findings.get(finding)?.parents.includes('pregnant')),
  )
}

/** "37 weeks" says which part of the pregnancy it is. */
function stageOf(weeks: number | null): string | null {
  if (weeks === null) return null
  return weeks >= secondHalfFrom ? 'pregnancy-second-half' : weeks < firstThirdTo ? 'pregnancy-first-trimester' : null
}

/** Bleeding told by a woman who is pregnant is bleeding in pregnancy; from its half on another rule holds. */
function bleedingOf(stage: string | null, observations: Readonly<Record<string, Observation>>): string | null {
  const isHere = (finding: string) => observations[finding]?.polarity === 'present' && observations[finding]?.temporality === 'current'
  if (!isHere('vaginal-bleeding-abnormal') && !isHere('bleeding-in-pregnancy')) return null
  return stage === 'pregnancy-second-half' || isHere('pregnancy-second-half') ? 'bleeding-late-pregnancy' : 'bleeding-in-pregnancy'
}

const bleeds =
  /\b(?:i['’]?m|i am|she['’]?s|she is|am|still|started|just|been|now|there['’]?s|there is|have|has|got|some|bit of|little|light|heavy)\s+(?:\w+ ){0,2}?(?:bleed(?:ing)?|spotting|blood)\b|^\W*(?:bleeding|spotting|blood)\b/i
const elsewhere =
  /\b(?:nose\w*|gums?|mouth|teeth|tooth|cuts?|fingers?|hands?|arms?|legs?|foot|feet|toes?|knees?|head|ears?|eyes?|lips?|tongue|bums?|bottom|back passage|poo\w*|stools?|piles|h(?:a)?emorrhoids?|throat|vomit\w*|cough\w*|wounds?|scratch\w*|shav\w*|urine|pee\w*|wee\w*|tests?|pressure|sugar|clots?|thinner\w*|group|type|donat\w*|taken|nipples?|breasts?|skin|bite|burn)\b/i
const deniesBleeding = /\b(?:no|not|never|without|isn['’]?t|hasn['’]?t|haven['’]?t|if|when i start)\b/i

/** "She is bleeding a little", said of nobody's nose in a known pregnancy, is bleeding in that pregnancy (NHS: Vaginal bleeding in pregnancy). */
export function noteBareBleeding(
  { clauses, choice }: Pick<Hearing, 'clauses' | 'choice'>,
  { pregnant, pregnancyWeeks }: Person,
  observations: Readonly<Record<string, Observation>>,
  note: Note,
): void {
  if (choice !== null || pregnant !== true) return
  const told = clauses.find(
    ({ act, text }) => !ofOthers.has(act) && bleeds.test(text) && !elsewhere.test(text) && !deniesBleeding.test(text) && !isQuestion(text),
  )
  const stage = stageOf(pregnancyWeeks)
  const isLate = stage === 'pregnancy-second-half' || observations['pregnancy-second-half']?.polarity === 'present'
  const finding = isLate ? 'bleeding-late-pregnancy' : 'bleeding-in-pregnancy'
  if (told === undefined) return
  if (observations[finding]?.polarity !== 'present') note(finding, 'present', 'told', true, told.text)
  if (isHeavy.test(told.text) && !deniesHeavy.test(told.text)) note(`${finding}.heavy`, 'present', 'told', true, told.text)
}
const isHeavy = /\b(?:heav(?:y|ily|ier)|pour\w*|gush\w*|flood\w*|soak\w*|profuse\w*|loads|lots of blood|a lot of blood|clots)\b/i
const deniesHeavy = /\b(?:not|n['’]?t|no|never|less|isn['’]?t)\b[^.!?]{0,15}\b(?:heav\w*|pour\w*|gush\w*|flood\w*|soak\w*|clots|lots)\b/i

const quiet =
  /\b(?:baby|bub|babe|bump|little one|twins?)(?: (?:in (?:my|the) (?:belly|tummy|womb)|inside(?: me)?))?(?:['’]s| is| has been| has gone| has got| went| seems?| feels?| got| been| was|) (?:(?:a|so|much|very|really|rather|quite|unusually|strangely|more|less|bit|lot|little|too|not as|not so|been|gone) ){0,4}(?:quiet(?:er)?|calm(?:er)?|still(?:er)?|lazy|lazier|active|lively)\b/i
const livelier = /\b(?:more|very|really|so|quite) (?:active|lively)\b/i
const deniesQuiet = /\b(?:no|not|isn['’]?t|hasn['’]?t|never) (?:at all |any |been |gone |got )*(?:quiet|calm|still|less)/i
const restless = /(?:is|['’]s|been|was|seems?|feels?) (?:active|lively)\b/i
const ofTheBorn = /\b(?:my (?:other|first|older)|born|feeds?|feeding|cot|nappy|cry\w*)\b/i

/** "Baby is a bit quiet today" in the second half of a pregnancy tells that it moves less: nobody hears it cry in there. */
export function noteQuietBaby(
  { clauses, choice }: Pick<Hearing, 'clauses' | 'choice'>,
  observations: Readonly<Record<string, Observation>>,
  note: Note,
): void {
  if (choice !== null || observations['pregnancy-second-half']?.polarity !== 'present') return
  const sentences = sentencesOf(clauses).map((places) => places.flatMap((place) => clauses[place] ?? []))
  const told = sentences
    .filter((sentence) => !sentence.some(({ act }) => ofOthers.has(act)))
    .map((sentence) => sentence.map(({ text }) => text).join(' '))
    .find(
      (text) => quiet.test(text) && ![livelier, restless, deniesQuiet, ofTheBorn].some((other) => other.test(text)) && !isQuestion(text),
    )
  if (told !== undefined) note('reduced-fetal-movements', 'present', 'told', true, told)
}

const ofOthers: ReadonlySet<Clause['act']> = new Set(['hypothetical', 'past', 'family', 'figurative', 'denial'])
