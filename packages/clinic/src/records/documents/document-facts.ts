import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { ConsultationCase } from '../../case/case.ts'
import { understand } from '../../hear/lexicon/understand.ts'
import type { KnowledgeBase } from '../../judge/knowledge-base.ts'
import { addFacts } from '../../turn/add-facts.ts'
import type { CaseFacts } from '../../turn/consultation.ts'
import type { LimitedPerson } from './critical-limits.ts'
import { dangerOf, recentDays } from './judge-results.ts'
import { knownValues } from './known-values.ts'
import { labTests } from './lab-index.ts'
import { familyPrefix, isConfirmed, type RememberedDocument, spokenFinding } from './remembered-document.ts'

type Fact = NonNullable<CaseFacts['observations']>[number]

/** A value older than this says little about today (days). */
const longestDays = 183
/** What rises and falls within days: a value of last month says nothing of a heart, a clot or an inflammation of today. */
const quick: ReadonlySet<string> = new Set([
  'troponin-i',
  'troponin-t',
  'ck-mb',
  'd-dimer',
  'lactate',
  'amylase',
  'lipase',
  'procalcitonin',
])
const day = 86_400_000
const testsByName = new Map(labTests.map((test) => [test.name, test]))

/**
 * The case with what the documents say now: facts of documents that are gone are taken out again, and those that are there
 * come in as observations of source 'document'. What the patient said himself always stays.
 */
export function withDocuments(
  mind: KnowledgeBase,
  consultation: ConsultationCase,
  documents: readonly RememberedDocument[],
  now: string | null,
): ConsultationCase {
  const own = Object.fromEntries(Object.entries(consultation.observations).filter(([, { source }]) => source !== 'document'))
  const kept = { ...consultation, observations: own }
  return documents.length === 0 ? kept : addFacts(mind, kept, factsOf(mind, documents, now, consultation.person))
}

/** The case without the medicines and allergies that only documents name, as it is stored. */
export function withoutDocumentLists(
  before: ConsultationCase,
  after: ConsultationCase,
  documents: readonly RememberedDocument[],
  words: string,
): ConsultationCase {
  const listed = new Set(listsOf(documents).flatMap(({ name }) => name.toLowerCase()))
  const said = words.toLowerCase()
  const isKept = (known: readonly string[]) => (name: string) =>
    known.includes(name) || !listed.has(name.toLowerCase()) || said.includes(name.toLowerCase())
  return { ...after, drugs: after.drugs.filter(isKept(before.drugs)), allergies: after.allergies.filter(isKept(before.allergies)) }
}

const listsOf = (documents: readonly RememberedDocument[]): DocumentFinding[] =>
  documents.flatMap(({ findings }) =>
    findings.filter(
      ({ kind, doubt, review }) =>
        (kind === 'medication' || kind === 'allergy') && (doubt === null || isConfirmed({ review } as DocumentFinding)),
    ),
  )

function factsOf(mind: KnowledgeBase, documents: readonly RememberedDocument[], now: string | null, person: LimitedPerson): CaseFacts {
  const lists = listsOf(documents)
  return {
    observations: [...labFacts(documents, now, person), ...historyFacts(mind, documents)],
    drugs: lists.filter(({ kind }) => kind === 'medication').map(({ name }) => name),
    allergies: lists.filter(({ kind }) => kind === 'allergy').map(({ name }) => name),
  }
}

/** The newest sure value of each test that is fresh enough: high or low is present, within the range is absent. */
function labFacts(documents: readonly RememberedDocument[], now: string | null, person: LimitedPerson): Fact[] {
  const newest = newestValuesOf(documents)
  const facts = new Map<string, Fact>()
  for (const { document, finding } of newest.values()) {
    const test = testsByName.get(finding.name)
    if (!test?.findings || finding.flag === null || finding.flag === 'abnormal') continue
    const [value] = knownValues([finding])
    // A value that laboratories ring about was acted on, or is another by now.
    const isOfDays = quick.has(test.id) || (value !== undefined && dangerOf(value, person) > 0)
    if (!isFresh(finding.date, now ?? document.addedAt, isOfDays ? recentDays.soon : longestDays)) continue
    const text = spokenFinding(document, finding)
    const { veryHigh, ...sides } = test.findings
    if (veryHigh && finding.flag === 'high' && value !== undefined && dangerOf(value, person) === gravest)
      facts.set(veryHigh, {
        finding: veryHigh,
        polarity: 'present',
        text,
        source: 'document',
        ...(isConfirmed(finding) ? {} : { isUnconfirmed: true }),
      })
    for (const [side, id] of Object.entries(sides)) {
      const polarity = finding.flag === side ? 'present' : 'absent'
      if (polarity === 'absent' && (finding.date === null || finding.range?.source !== 'report')) continue
      if (facts.get(id)?.polarity !== 'present')
        facts.set(id, { finding: id, polarity, text, source: 'document', ...(isConfirmed(finding) ? {} : { isUnconfirmed: true }) })
    }
  }
  return [...facts.values()]
}

/** The newest value of each test that may be believed. */
function newestValuesOf(documents: readonly RememberedDocument[]) {
  const newest = new Map<string, { document: RememberedDocument; finding: DocumentFinding }>()
  for (const document of documents) {
    for (const finding of document.findings) {
      if (finding.kind !== 'lab' || finding.refused || finding.review === 'rejected' || (finding.doubt !== null && !isConfirmed(finding)))
        continue
      const before = newest.get(finding.name)
      if (!before || (finding.date ?? '') > (before.finding.date ?? '')) newest.set(finding.name, { document, finding })
    }
  }
  return newest
}

/** As `dangerOf` counts: a value that needs a hospital today. */
const gravest = 2

/** An undated value counts: nobody knows that it is old. */
function isFresh(date: string | null, now: string, days: number): boolean {
  if (date === null) return true
  const age = Date.parse(now) - Date.parse(date.length === 7 ? `${date}-01` : date)
  return Number.isNaN(age) || age < days * day
}

/** The histories that diagnoses of the documents are, as far as the doctor's vocabulary has them. */
function historyFacts(mind: KnowledgeBase, documents: readonly RememberedDocument[]): Fact[] {
  return documents.flatMap((document) =>
    document.findings
      .filter(({ kind, doubt, review }) => kind === 'diagnosis' && review !== 'rejected' && (doubt === null || review === 'accepted'))
      .slice(0, 20)
      .flatMap((finding) => {
        const isOfFamily = finding.name.startsWith(familyPrefix)
        const { mentions } = understand(mind.knowledge, `I have a ${isOfFamily ? '' : 'history of '}${finding.name}.`, {
          pending: null,
          person: { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' },
          complaints: [],
        })
        return mentions
          .filter(({ finding: id }) => !isOfFamily || id.startsWith('family-'))
          .filter(({ finding: id, polarity }) => polarity === 'present' && ['history', 'risk'].includes(mind.findings.get(id)?.kind ?? ''))
          .map(
            ({ finding: id }): Fact => ({ finding: id, polarity: 'present', text: spokenFinding(document, finding), source: 'document' }),
          )
      }),
  )
}

/** What the doctor says when results of documents enter a consultation: at most three of them. */
export function mentionOf(before: ConsultationCase, after: ConsultationCase): string | null {
  const isNew = ({ finding, source, polarity }: ConsultationCase['observations'][string]) =>
    source === 'document' && polarity === 'present' && before.observations[finding]?.source !== 'document'
  const texts = [
    ...new Set(
      Object.values(after.observations)
        .filter(isNew)
        .map(({ text }) => text),
    ),
  ].slice(0, 3)
  return texts.length === 0 ? null : `From your documents I keep in mind:\n\n${texts.map((text) => `- your ${text}`).join('\n')}`
}
