import type { Wording } from '@dr-ai/contract/schemas/patient-facts'
import type { Part } from '../../plan/part.ts'
import type { Cause, Reply, ReplyQuestion } from '../reply.ts'
import { americanSpellings, americanWords } from './american-words.ts'
import { inUnits, type Units, unitsOf, usesAmericanUnits } from './country-units.ts'
import type { ToldUnits } from './told-units.ts'

const escaped = (words: string): string => words.replace(/[()&]/g, '\\$&')
/** The longest first: "GP surgery" before "GP". */
const words = new RegExp(
  `(?<!\\w)(?:${Object.keys(americanWords)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\w&])`,
  'gi',
)
/** A reference keeps its title as it is: "(NHS: Diarrhoea and vomiting)". */
const reference =
  /\((?:NHS|NICE|CKS|CDC|WHO|EMC|FDA|NIH|AHA|GINA|SIGN|BNF|RCOG|BTS|BAD|AAD|AAP|ACOG|BASHH|ADA)[^:()]{0,30}: [^()]*(?:\([^()]*\)[^()]*)*\)/g

/**
 * A text in the words and units of the patient's country. In: the text as it is written, the country (ISO 3166; unchanged where nobody knows it),
 * the units in which the patient spoke, and the words and units that were chosen in the settings, which count before the country's.
 */
export function inCountryWords(text: string, country: string | null, told: ToldUnits = {}, wording: Wording = {}): string {
  const units = unitsOf(country, wording)
  const isAmerican = wording.english ? wording.english === 'american' : usesAmericanUnits(country)
  if (!isAmerican) return inUnits(text.replaceAll('aracetamol (acetaminophen)', 'aracetamol'), units, told)
  let said = ''
  let from = 0
  for (const found of text.matchAll(reference)) {
    said += inAmerican(text.slice(from, found.index), units, told) + found[0]
    from = found.index + found[0].length
  }
  return said + inAmerican(text.slice(from), units, told)
}

/** A day as the world writes it: "20 November 2026", "3 March". */
const day =
  /(?<![\w-])(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)(?: (\d{4}))?(?!\w)/g

function inAmerican(text: string, units: Units, told: ToldUnits): string {
  const named = inUnits(text, units, told).replace(words, (found) => {
    const other = americanWords[found.toLowerCase()] ?? found
    return /^[A-Z][a-z ]/.test(found) ? `${other.charAt(0).toUpperCase()}${other.slice(1)}` : other
  })
  const spelled = americanSpellings.reduce((each, [pattern, other]) => each.replace(pattern, other), named)
  return spelled.replace(day, (_found, number, month, year) => `${month} ${number}${year === undefined ? '' : `, ${year}`}`)
}

/** A reply in the words of the country, in all that a patient can meet of it. In: the units in which the patient spoke, and what was chosen. */
export function replyInCountryWords(reply: Reply, country: string | null, told: ToldUnits = {}, wording: Wording = {}): Reply {
  const say = (text: string): string => inCountryWords(text, country, told, wording)
  const question = (each: ReplyQuestion): ReplyQuestion => ({
    ...each,
    text: say(each.text),
    why: say(each.why),
    options: each.options.map((option) => ({ ...option, label: say(option.label) })),
  })
  return {
    ...reply,
    text: say(reply.text),
    parts: reply.parts.map((part) => partInWords(part, say)),
    question: reply.question === null ? null : question(reply.question),
    triage:
      reply.triage === null ? null : { ...reply.triage, because: reply.triage.because.map((each) => ({ ...each, name: say(each.name) })) },
    causes: causesInCountryWords(reply.causes, country, wording),
    findings: reply.findings.map((finding) => ({ ...finding, name: say(finding.name) })),
    recommendations: reply.recommendations.map((each) => ({ ...each, title: say(each.title), description: say(each.description) })),
  }
}

function partInWords(part: Part, say: (text: string) => string): Part {
  return {
    ...part,
    text: say(part.text),
    ...(part.title !== undefined && { title: say(part.title) }),
    ...(part.items !== undefined && { items: part.items.map(say) }),
  }
}

/** Causes in the words of the country, or in the chosen ones. */
export function causesInCountryWords(causes: readonly Cause[], country: string | null, wording: Wording = {}): Cause[] {
  const say = (text: string): string => inCountryWords(text, country, {}, wording)
  return causes.map((cause) => ({
    ...cause,
    name: say(cause.name),
    summary: say(cause.summary),
    reasonsFor: cause.reasonsFor.map(say),
    reasonsAgainst: cause.reasonsAgainst.map(say),
  }))
}
