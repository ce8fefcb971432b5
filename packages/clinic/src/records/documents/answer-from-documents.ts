import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { compareResults, comparesResults, nothingToCompare, withEarlier } from './compare-results.ts'
import { kinds, topics } from './document-topics.ts'
import { type KnownPatient, unknownPatient } from './explain-for-patient.ts'
import { explainTest, explainValue } from './explain-value.ts'
import { isOrder } from './find-orders.ts'
import { findPatterns } from './find-patterns.ts'
import { dangerOf, judgeResults } from './judge-results.ts'
import { knownValues, newestOfEach, newestValues, testNamed } from './known-values.ts'
import { placeOf, type RememberedDocument, spokenFinding } from './remembered-document.ts'
import { asksDanger, sayDanger } from './say-danger.ts'
import { fillers, testsIn } from './tests-in-words.ts'

const documentWords =
  /\b(?:documents?|reports?|lab(?:s|oratory)?(?: results?| report| values?)?|(?:blood|test|urine) (?:tests?|results?|work|values?)|results?|discharge|letters?|scans?|prescriptions?|pdf|uploads?|uploaded|files?|paper(?:s|work)?)\b|\b(?:my|his|her)\b[^?.]{0,24}\b(?:x-?rays?|ct|mri|ultrasound|ecg|ekg|echo|echocardiogram|mammogram)\b|\.(?:pdf|txt|jpe?g|png|docx?)\b/i
const asks =
  /\?|^\W*(?:what|which|when|how|who|where|is|are|was|were|do|does|did|has|have|can|could|tell|show|explain|summari[sz]e|read|list|look|find|any|please)\b/i

const mostShown = 8

/** Whether a question names a paper of the patient's own. */
export const namesDocument = (words: string): boolean =>
  comparesResults(words, false) ||
  (asks.test(words) &&
    /\b(?:my|the|this|that) (?:\w+ )?(?:reports?|documents?|letters?|pdf|uploads?|files?|papers?|discharge summary)\b|\.(?:pdf|txt|jpe?g|png|docx?)\b/i.test(
      words,
    ))

/** Whether words may be a question about documents, so that their text is worth fetching. */
export function asksAboutDocuments(words: string): boolean {
  return words.length < 600 && asks.test(words) && (documentWords.test(words) || testsIn(words, 'own').length > 0)
}

/**
 * The answer to a question about the patient's documents, with the values and passages it rests on, each with its page; null
 * where the words ask for something else. Text that gives orders is never passed on.
 */
export function answerFromDocuments(
  words: string,
  documents: readonly RememberedDocument[],
  now: string | null = null,
  patient: KnownPatient = unknownPatient,
): string | null {
  if (documents.length === 0) return null
  const compared = comparison(words, documents, now, patient)
  if (compared !== null || !asksAboutDocuments(words)) return compared
  const isAboutDocuments = documentWords.test(words)
  const newestFirst = [...documents].sort((a, b) => (a.addedAt < b.addedAt ? 1 : -1))
  const named = newestFirst.filter(
    ({ name }) =>
      words.toLowerCase().includes(name.toLowerCase()) || words.toLowerCase().includes(name.toLowerCase().replace(/\.\w+$/, '')),
  )
  const asked = named.length > 0 ? named : newestFirst
  const tests = testsIn(words, 'own')
  const topic = topics.filter(({ asked: pattern }) => pattern.test(words))
  const wanted = new Set([...tests, ...topic.flatMap(({ tests: of }) => of)])
  const findings = wanted.size === 0 ? [] : pick(asked, ({ kind, name }) => kind === 'lab' && wanted.has(name))
  if (!isAboutDocuments && findings.length === 0) return null
  const kind = kinds.find(({ asked: pattern }) => pattern.test(words))
  if (wanted.size === 0 && kind) {
    const listed = pick(asked, (finding) => finding.kind === kind.kind)
    if (listed.length > 0) return `Your documents name these ${kind.name}:\n\n${list(listed)}`
    // What was rejected still stands in the text: it is not quoted.
    if (kind.kind === 'allergy' || kind.kind === 'medication')
      return `I keep no ${kind.name} from ${asked.length === 1 ? asked[0]?.name : 'your documents'}. The paper itself may say more.`
  }
  const stems = wanted.size === 0 ? contentWords(words) : []
  const passages = passagesOf(
    asked,
    topic.map(({ words: pattern }) => pattern),
    stems,
    new Set(findings.map(({ finding }) => finding.snippet)),
  )
  if (findings.length === 0 && passages.length === 0) {
    if (wanted.size > 0 || stems.length > 0)
      return `I looked through ${asked.length === 1 ? asked[0]?.name : `your ${asked.length} documents`}. I found nothing about that. I may have missed it, so please look yourself too.`
    return overview(asked, now, patient)
  }
  const all = documents.flatMap((document) => document.findings)
  const urgent = judgeResults(
    findings.map(({ finding }) => finding),
    now,
    patient,
  )
  const parts = [
    ...(urgent ? [urgent.sentence] : []),
    ...(findings.length > 0 ? [`This is what I found:\n\n${list(findings)}`] : []),
    ...(urgent || !asksDanger.test(words)
      ? []
      : sayDanger(
          findings.map(({ finding }) => finding),
          now,
        )),
    ...explained(findings, all, now, patient),
    ...passages.map(({ document, page, text }) => `Page ${page} of ${document.name} says:\n\n"${text}"`),
  ]
  return parts.join('\n\n')
}

/** Whether a question is about a laboratory value of the patient's own, whatever else its name means: "What does my iron mean?" */
const asksOwnValue =
  /\b(?:what (?:does|do|did)|what(?:'s|s| is| was| are)|explain|is|are|was|were|how (?:is|was|are|bad|high|low)|tell me)\b.{0,30}\bmy\b|\bcompare my\b/i
const ofTaking =
  /\b(?:tak(?:e|es|en|ing)|took|dos(?:e|es|age|ing)|tablets?|pills?|capsules?|inject\w*|pens?|pumps?|medicines?|medications?|drugs?|prescri\w+|side effects?|supplements?|for|used|drink\w*|eat\w*|interact\w*|miss(?:ed)?|stop(?:ped)?|refill\w*|run(?:ning)? out|expire\w*|fridge|store)\b/i
const judges =
  /\b(?:mean|means|meaning|dangerous|danger|serious|worr\w+|bad|high|low|normal|ok(?:ay)?|good|fine|safe|alright|all right|levels?|results?|values?|compare|better|worse|up|down)\b/i

/**
 * The answer to a question about a value of the patient's own that a document holds, by whatever name it goes; null where no document holds
 * it, or where the words are about taking what the test is named after ("Is my insulin safe to take?").
 */
export function answerOwnValue(
  words: string,
  documents: readonly RememberedDocument[],
  now: string | null,
  patient: KnownPatient,
): string | null {
  if (documents.length === 0 || !asksOwnValue.test(words) || !judges.test(words) || ofTaking.test(words)) return null
  const named = new Set(testsIn(words, 'own'))
  const isHeld = documents.some(({ findings }) =>
    findings.some(({ kind, name, review }) => kind === 'lab' && review !== 'rejected' && named.has(name)),
  )
  return isHeld ? answerFromDocuments(words, documents, now, patient) : null
}

/** How the tests that a question names, or all of them, have changed; null where it does not ask for that. */
function comparison(words: string, documents: readonly RememberedDocument[], now: string | null, patient: KnownPatient): string | null {
  const wanted = testsAsked(words)
  if (!comparesResults(words, wanted.size > 0)) return null
  const all = documents.flatMap(({ findings }) => findings)
  return compareResults(all, wanted, now, patient) ?? (withEarlier.test(words) ? nothingToCompare(all, wanted) : null)
}

/** Whether a question is how the patient's results have changed. */
export const asksToCompare = (words: string): boolean => comparesResults(words, testsAsked(words).size > 0)

const testsAsked = (words: string): Set<string> =>
  new Set([...testsIn(words, 'own'), ...topics.filter(({ asked }) => asked.test(words)).flatMap(({ tests }) => tests)])

const asksMeaning =
  /\b(?:mean|meaning|what(?:'s| is| are)|what does|explain|dangerous|danger|worr(?:y|ied|ying)|serious|bad|high|low|normal|okay?|safe|too)\b/i

/** What the tests named in a question are for, where no value of the patient's is known; null where it asks for something else. */
export function explainTests(words: string): string | null {
  if (!asksMeaning.test(words)) return null
  const texts = testsIn(words)
    .slice(0, 3)
    .flatMap((name) => {
      const test = testNamed(name)
      const text = test && explainTest(test.id)
      return test && text ? [`${test.name}: ${text}`] : []
    })
  return texts.length === 0
    ? null
    : `${texts.join('\n\n')}\n\nIf you tell me your value with its unit, or send me the report, I can say more.`
}

/** What the newest value of each test means for the patient, the most dangerous first, and what the values say together. */
function explained(found: readonly Found[], all: readonly DocumentFinding[], now: string | null, patient: KnownPatient): string[] {
  const values = [...newestValues(knownValues(found.map(({ finding }) => finding))).values()]
    .sort((a, b) => dangerOf(b, patient) - dangerOf(a, patient))
    .filter(({ finding }) => finding.flag !== 'normal' || found.length < 3)
    .slice(0, 4)
  const lines = values.flatMap(({ finding }) => {
    const text = explainValue(finding, all, now, patient)
    if (!text) return []
    return [text.startsWith(finding.name) ? `- ${text}` : `- ${finding.name}: ${text}`]
  })
  const medicines = [...all.filter(({ kind }) => kind === 'medication').map(({ name }) => name), ...patient.medications]
  const together = findPatterns(
    found.map(({ finding }) => finding),
    medicines,
    all,
  ).map(({ says }) => `- ${says}`)
  return [
    ...(lines.length > 0 ? [`What it means:\n\n${lines.join('\n')}`] : []),
    ...(together.length > 0 ? [`What they say together:\n\n${together.join('\n')}`] : []),
  ]
}

interface Found {
  document: RememberedDocument
  finding: DocumentFinding
}

function pick(documents: readonly RememberedDocument[], isWanted: (finding: DocumentFinding) => boolean): Found[] {
  return documents
    .flatMap((document) =>
      document.findings.filter((finding) => finding.review !== 'rejected' && isWanted(finding)).map((finding) => ({ document, finding })),
    )
    .sort((a, b) => ((a.finding.date ?? '') < (b.finding.date ?? '') ? 1 : -1))
    .slice(0, mostShown)
}

function list(found: readonly Found[]): string {
  return found
    .map(
      ({ document, finding }) =>
        `- ${finding.kind === 'follow-up' ? `${finding.name} (${placeOf(document, finding)})` : spokenFinding(document, finding)}${judgement(finding)}`,
    )
    .join('\n')
}

function judgement({ kind, flag, range, refused }: DocumentFinding): string {
  if (kind !== 'lab') return ''
  if (refused) return ': the unit does not fit, so I do not use it'
  const words = { low: 'low', high: 'high', normal: 'in the range', abnormal: 'out of range' }
  if (flag === null) return ''
  return `: ${words[flag]}${range ? `, ${range.source === 'report' ? 'the report' : 'a usual range'} gives ${range.text}` : ''}`
}

function contentWords(text: string): string[] {
  return [...new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !fillers.has(word)))].map((word) =>
    word.replace(/(?:ies|es|s|ing|ed)$/, ''),
  )
}

/** The lines that speak of it, each with its neighbours; at most three passages. */
function passagesOf(
  documents: readonly RememberedDocument[],
  patterns: readonly RegExp[],
  stems: readonly string[],
  known: ReadonlySet<string>,
): { document: RememberedDocument; page: number; text: string }[] {
  if (patterns.length === 0 && stems.length === 0) return []
  const found: { document: RememberedDocument; page: number; text: string; score: number }[] = []
  for (const document of documents) {
    for (const [index, page] of document.text.entries()) {
      const lines = page.split('\n').map((line) => line.replace(/\t+/g, '  ').trim())
      for (const [place, line] of lines.entries()) {
        const score =
          patterns.filter((pattern) => pattern.test(line)).length * 2 + stems.filter((stem) => line.toLowerCase().includes(stem)).length
        if (score === 0 || isOrder(line) || known.has(line.slice(0, 300)) || line.length < 8) continue
        const next = lines[place + 1] ?? ''
        const goesOn = /[a-z,]$/.test(line) && /^[a-z(]/.test(next) && !isOrder(next) && !isOrder(`${line} ${next}`)
        found.push({ document, page: index + 1, text: `${line}${goesOn ? ` ${next}` : ''}`.slice(0, 400), score })
      }
    }
  }
  return found.sort((a, b) => b.score - a.score).slice(0, 3)
}

function dangerIn(finding: DocumentFinding, patient: KnownPatient): number {
  const [known] = knownValues([finding])
  return known ? dangerOf(known, patient) : 0
}

function overview(documents: readonly RememberedDocument[], now: string | null, patient: KnownPatient): string {
  const [newest] = documents
  if (!newest) return ''
  const notable = newestOfEach(newest.findings)
    .filter(({ kind, flag, refused }) => kind !== 'lab' || (!refused && flag !== null && flag !== 'normal'))
    .sort((a, b) => dangerIn(b, patient) - dangerIn(a, patient))
  const shown = (notable.length > 0 ? notable : newest.findings).slice(0, mostShown).map((finding) => ({ document: newest, finding }))
  if (shown.length === 0)
    return `I keep the text of ${newest.name}, but I found no results or medicines in it. Ask me for a word, and I will look for it.`
  const labs = newest.findings.filter(({ kind }) => kind === 'lab').length
  const urgent = judgeResults(newest.findings, now, patient)?.sentence ?? null
  const of = [...(urgent ? [urgent] : []), ...explained(shown, newest.findings, now, patient)].join('\n\n')
  return `${newest.name} holds ${labs > 0 ? `${labs} test ${labs === 1 ? 'result' : 'results'}` : 'no test results'}. ${notable.length > 0 ? 'This stands out' : 'This is in it'}:\n\n${list(shown)}${of ? `\n\n${of}` : ''}`
}
