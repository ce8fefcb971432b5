import type { ConsultationCase } from '../../../case/case.ts'
import type { RememberedDocument } from '../../../records/documents/remembered-document.ts'
import { valuesTold } from './told-values.ts'

/** One test as advice names it, and where its result may be known. */
interface KnownTest {
  /** How a line names it. */
  named: RegExp
  /** Its name among the numbers that are explained (`number-facts.ts`), and in laboratory reports. */
  value: RegExp
  /** What asks for it without its name. */
  outright?: RegExp
  /** Findings (ids) that are its result. */
  findings: readonly string[]
}

const tests: readonly KnownTest[] = [
  {
    named: /\bferritin\b|\biron (?:stores?|levels?|values?|test)\b|\b(?:measure|check) (?:your |the )?iron\b/i,
    value: /ferritin/i,
    outright: /\biron (?:before|without) (?:the|a) (?:blood )?test\b|\bif a blood test shows that you lack it\b/i,
    findings: ['low-ferritin', 'raised-ferritin'],
  },
  {
    named: /\bblood count\b|\bha?emoglobin\b|\b(?:fbc|cbc)\b/i,
    value: /ha?emoglobin/i,
    findings: ['low-haemoglobin', 'high-haemoglobin', 'microcytosis', 'macrocytosis'],
  },
  { named: /\btsh\b|\bthyroid (?:test|values?|blood|level)/i, value: /\btsh\b/i, findings: ['raised-tsh', 'low-tsh'] },
  { named: /\bhba1c\b/i, value: /hba1c/i, findings: ['raised-hba1c'] },
  { named: /\b(?:vitamin )?b12\b/i, value: /b12/i, findings: ['low-b12'] },
  {
    named: /\bvitamin d (?:level|test|value)|\bvitamin d\b[^.]{0,20}\b(?:tested|measured|checked)\b/i,
    value: /vitamin d/i,
    findings: ['low-vitamin-d'],
  },
  { named: /\buric acid\b/i, value: /uric acid/i, findings: ['raised-uric-acid'] },
  { named: /\bpsa\b/i, value: /\bpsa\b/i, findings: ['raised-psa'] },
  { named: /\bcrp\b/i, value: /\bcrp\b/i, findings: ['raised-crp-esr'] },
  { named: /\bpregnancy test\b/i, value: /pregnancy test/i, findings: ['positive-pregnancy-test'] },
]

const verb = String.raw`(?:^\W*|[:;,] |\b(?:should|must|to|please|then|and|could|doctor) )(?:ask (?:your doctor |them )?(?:for|about)|have|get|measure|check|order|book)\b`
const settles = String.raw`\b(?:first|before|tested|measured|checked|settles? it|is needed)\b`
/** A test that comes again in time is asked for although its result is known. */
const again = /\b(?:again|repeat\w*|re-?test\w*|once more|every|after \d|weeks?|months?|next)\b/i

/** Whether a sentence asks for a test. */
function asksFor({ named, outright }: KnownTest, sentence: string): boolean {
  if (again.test(sentence)) return false
  if (outright?.test(sentence) === true) return true
  const test = named.source
  return new RegExp(`${verb}[^.;:]{0,80}(?:${test})|(?:${test})[^.;:]{0,60}${settles}`, 'i').test(sentence)
}

type Told = Pick<ConsultationCase, 'prose' | 'observations'>

/** The result of a test as it is known: "ferritin 9", "a low ferritin or iron"; null where none is. */
function resultOf(test: KnownTest, { prose, observations }: Told, documents: readonly RememberedDocument[], words: string): string | null {
  const told = valuesTold(`${prose}. ${words}`).find(({ facts }) => test.value.test(facts.name))
  if (told !== undefined) return `${told.facts.name.replace(/^an? /, '')} ${told.value}`
  const labs = documents.flatMap(({ findings }) => findings.filter(({ kind, review }) => kind === 'lab' && review !== 'rejected'))
  const lab = labs.findLast(({ name, value }) => value !== null && test.value.test(name))
  if (lab !== undefined) return `${lab.name} ${lab.value}${lab.unit ? ` ${lab.unit}` : ''}`
  const found = test.findings.map((id) => observations[id]).find((each) => each?.polarity === 'present' && each.source === 'told')
  return found === undefined ? null : `“${found.text.trim()}”`
}

/**
 * A text whose sentences ask for no test that was done already: the result stands in the place of the first of them. In: the text, what was
 * told, the patient's documents and the message.
 */
export function withToldResults(text: string, told: Told, documents: readonly RememberedDocument[], words = ''): string {
  const asked = tests.filter(({ named, outright }) => named.test(text) || outright?.test(text) === true)
  const known = asked.flatMap((test) => {
    const result = resultOf(test, told, documents, words)
    // What names the value speaks of the result and asks for none.
    const value = /[\d.]+(?=\D*$)/.exec(result ?? '')?.[0]
    return result === null || (value !== undefined && text.includes(value)) ? [] : [{ test, result }]
  })
  if (known.length === 0) return text
  const said = new Set<string>()
  return text
    .split(/(?<=[.!?])(?: |(?=\n))/)
    .flatMap((sentence) => {
      const done = known.filter(({ test }) => asksFor(test, sentence)).map(({ result }) => result)
      if (done.length === 0) return [sentence]
      const fresh = done.filter((result) => !said.has(result))
      for (const result of fresh) said.add(result)
      const isForMore = tests.some((test) => !known.some((each) => each.test === test) && test.named.test(sentence))
      const note = fresh.length === 0 ? [] : [`Known already: ${fresh.join(', ')}; take the result along.`]
      return isForMore ? [sentence, ...note] : note
    })
    .join(' ')
    .replace(/ \n/g, '\n')
}
