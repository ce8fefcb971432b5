import type { Clinic, Consultation } from '@dr-ai/clinic'
import type { Passage } from '../doctor.ts'
import type { FilterView } from './filter-view.ts'

/** Everyday names of illnesses beside those of the knowledge. */
const everyday = [
  'cancer',
  'flu',
  'diabetes',
  'stroke',
  'heart attack',
  'pneumonia',
  'an infection',
  'a virus',
  'a tumour',
  'a tumor',
  'covid',
  'arthritis',
  'anxiety',
  'depression',
]

const namesOf = new WeakMap<Clinic, ReadonlySet<string>>()

/** What a model's sentences about this turn are held against. */
export function viewOf(clinic: Clinic, { case: consultation, reply }: Consultation, passages: readonly Passage[]): FilterView {
  const observed = Object.entries(consultation.observations)
  return {
    level: reply.triage?.level ?? null,
    person: consultation.person,
    relation: consultation.person.relation,
    medications: consultation.drugs,
    allergies: consultation.allergies,
    illnesses: illnessesOf({ case: consultation, reply }),
    conditions: conditionNames(clinic),
    terms: termsOf(clinic),
    passages: new Map(passages.map(({ id, text }) => [id, text])),
    holds: (claim) => {
      const claimed = Object.values(clinic.caseOfConversation([{ type: 'user', content: inFirstPerson(claim) }]).observations)
      const told = claimed.filter(({ source }) => source !== 'implied')
      return (
        told.length > 0 &&
        told.every(({ finding, polarity }) =>
          observed.some(([id, known]) => (id === finding || id.startsWith(`${finding}.`)) && known.polarity === polarity),
        )
      )
    },
  }
}

function conditionNames(clinic: Clinic): ReadonlySet<string> {
  const known = namesOf.get(clinic)
  if (known) return known
  const names = clinic.rank(clinic.newCase()).flatMap(({ condition }) => clinic.conditionName(condition)?.toLowerCase() ?? [])
  const set = new Set([...names, ...everyday])
  namesOf.set(clinic, set)
  return set
}

/** Words of names of illnesses that say something else as well, or that an order could be made of: they are no terms. */
const everydayTerms = new Set(
  'abuse alcohol alcoholic antidepressant antifreeze attention balance beside blocker button cannabis chemical cherry childhood contact control cracked depend drug drowning emergency essential explosive extra flesh foreign frozen functional gambling global grinding growing harmless heavy holding hospital human hunt impacted labour lasting late lithium local medication medicine mild minor missing mountain mushroom neglect newborn nightmare nicotine normal open opioid overdose overuse persistent pierced pile pill plate post pressed primary progressive pulled pulling reactive runs scratch scratched selective shell simple slapped smoke snow social something specific sport stable state status sticky stop storm stuck swallowed tablet teething termination third threatened toddler transfusion trapped turned turner twisting will winter withdrawal worker west waters voice'.split(
    ' ',
  ),
)
const termsByClinic = new WeakMap<Clinic, ReadonlySet<string>>()
const shortestTerm = 4

/** Words that name illnesses and nothing else. */
export function termsOf(clinic: Clinic): ReadonlySet<string> {
  const known = termsByClinic.get(clinic)
  if (known) return known
  const terms = [...conditionNames(clinic)].flatMap((name) => name.split(/[^a-z']+/))
  const set = new Set(terms.filter((term) => term.length >= shortestTerm && !everydayTerms.has(term)))
  termsByClinic.set(clinic, set)
  return set
}

/** Illnesses that the patient has told of or that their papers hold, by name and as the medicines' rules name them. */
function illnessesOf({ case: { observations }, reply }: Consultation): string[] {
  const present = Object.values(observations).filter(
    ({ finding, polarity }) => polarity === 'present' && /^(?:history|risk)-/.test(finding),
  )
  return present.flatMap(({ finding }) => [
    finding.replace(/^(?:history|risk)-/, '').replaceAll('-', ' '),
    ...reply.findings.filter((each) => each.finding === finding).map(({ name }) => name),
  ])
}

/** "You told me you have no fever" as the patient would say it, which is what the clinic reads. */
function inFirstPerson(claim: string): string {
  return claim
    .replace(/^\W*(?:as |since |because |given that |although |while |now that )?/, '')
    .replace(
      /^you(?:'ve| have| also| just)? (?:said|told|mentioned|reported|described|stated|noted|confirmed|explained|wrote)(?: me)?(?: that)?\s*/,
      'I have ',
    )
    .replace(/^you (?:denied|deny)\s*/, 'I have no ')
    .replace(/\byou're\b/g, "I'm")
    .replace(/\byou've\b/g, "I've")
    .replace(/\byou are\b/g, 'I am')
    .replace(/\byour\b/g, 'my')
    .replace(/\byou\b/g, 'I')
    .replace(/^I have (?=I\b|my\b)/, '')
}
