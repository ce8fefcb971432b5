import type { Mention, Person } from '../case/model.ts'
import { isChild } from '../judge/questions/address-patient.ts'
import { strengths } from '../knowledge/medicines/strengths.ts'
import type { Hearing } from './hearing.ts'
import { plainWords } from './plain-words.ts'

/** Milligrams of one unit. */
const units: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 }
const amount = String.raw`(\d+(?:[.,]\d+)?) ?(mg|mcg|g)s?\b`
const names = Object.keys(strengths).join('|')
const ofDose = new RegExp(
  String.raw`\b${amount}(?: (?:tablets?|capsules?|dose))?(?: of)?(?: (?:my|the|his|her|own|usual))* (${names})\b|\b(${names}) ${amount}`,
  'g',
)

/** What packets sold without a prescription call one dose of tablets. */
const oneOrTwo =
  /\b(?:took|taken|had|swallowed|take)\b(?: (?:just|only|about|my|usual|normal))* (?:1|2|one|two|a couple of)(?: (?:x|of|tablets?|pills?|capsules?|caplets?|my|the|usual))* (?:paracetamol|ibuprofen|nurofen|panadol|aspirin|anadin|co ?-?codamol)(?: tablets?| pills?)?\b(?! ?\d)/
/** More than one dose, another's medicine, despair, or a mistake. */
const isMore =
  /\b(?:too (?:much|many)|overdos\w*|twice|double\w*|again|extra|another|more|instead|wrong|mistake|accident\w*|by error|packet|box|pack|strip|bottle|handful|all of|every (?:hour|few)|times|doses|each hour|on purpose|deliberately|die|dying|dead|kill|end it|suicid\w*|goodbye|sorry|hurt my ?self|(?:mum|mom|dad|gran|nan|wife|husband|sister|brother|friend|mate|someone|somebody|neighbou?r|dog|cat)s?|patch\w*|inject\w*|snort\w*|crushed|pregnan\w*|allerg\w*|not mine)\b/
const counted =
  /\b(?:[3-9]|[1-9]\d+|three|four|five|six|seven|eight|nine|ten|several|some|few|loads|lots)\b(?! ?(?:mg|mcg|g|am|pm|hours?|hrs?|mins?|minutes?|days?|weeks?|months?|years?|yrs?)\b)/

/**
 * "I took 40 mg of propranolol": a single dose no greater than the strongest tablet there is, or the one or two tablets that a packet calls a
 * dose, of one medicine and by an adult, is no overdose (EMC: Summaries of product characteristics). In: what was heard. Out: the same without it.
 */
export function withoutUsualDose(heard: Hearing, words: string, person: Person): Hearing {
  const isGrown = !isChild({ ...person, ...heard.person })
  if (!isGrown || !isUsualDose(words)) return heard
  const isOverdose = ({ finding }: Mention) => finding === 'overdose-taken'
  const { kind } = heard.learned.crisis
  return {
    ...heard,
    mentions: heard.mentions.filter((mention) => !isOverdose(mention)),
    crisis: heard.crisis?.kind === 'overdose' ? null : heard.crisis,
    learned:
      kind === 'overdose'
        ? { ...heard.learned, crisis: { ...heard.learned.crisis, kind: null, probability: 0, certain: 0 } }
        : heard.learned,
  }
}

/** Whether words tell of one usual dose of one medicine, and of no more. */
export function isUsualDose(words: string): boolean {
  const text = plainWords(words)
    .replace(/\b(?:mgs|milligrams?)\b/g, 'mg')
    .replace(/\b(?:micrograms?|micro ?g|ug)\b/g, 'mcg')
    .replace(/\b(?:grams?|gms?)\b/g, 'g')
  if (isMore.test(text)) return false
  const doses = [...text.matchAll(ofDose)]
  const [one] = doses
  if (one === undefined) return oneOrTwo.test(text) && !counted.test(text)
  const [, before, unit, after, name, then, thenUnit] = one
  const most = strongest(after ?? name ?? '')
  const taken = Number((before ?? then ?? '').replace(',', '.')) * (units[unit ?? thenUnit ?? ''] ?? Number.NaN)
  return doses.length === 1 && most !== null && taken <= most && !counted.test(text)
}

/** The strongest single tablet of a medicine, in milligrams; null where none is known. */
function strongest(medicine: string): number | null {
  const known: readonly string[] | undefined = new Map<string, readonly string[]>(Object.entries(strengths)).get(medicine)
  if (known === undefined) return null
  return Math.max(...known.map((strength) => Number.parseFloat(strength) * (units[strength.replace(/^[\d.]+ /, '')] ?? 0)))
}
