import type { ConsultationCase } from '../../case/case.ts'
import type { Mention, Observation } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'

const stemLetters = 4
const empty =
  /^(?:when|where|that|this|with|from|have|been|there|then|them|they|just|does|much|more|very|really|some|the|and|not|was|did|didn|has|had|for|you|now|any|but|its|she|him|her|his|all)$/
const present: Readonly<Record<string, string>> = {
  gave: 'give',
  fell: 'fall',
  felt: 'feel',
  woke: 'wake',
  lost: 'lose',
  bled: 'bleed',
  swollen: 'swell',
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return [...new Set(words.filter((word) => !empty.test(word)).map((word) => (present[word] ?? word).slice(0, stemLetters)))]
}

/**
 * A denial in the words of what was told is a denial of that: "it does not hurt when I press", after "my chest hurts when I press". In: the case before
 * and a denial of something else that was never spoken of. Out: the denial of what those words told; the same where they told nothing.
 */
export function asTold({ observations, pending }: ConsultationCase, mention: Mention): Mention {
  if (mention.polarity !== 'absent' || observations[mention.finding] !== undefined || pending?.findings.includes(mention.finding))
    return mention
  const denied = stemsOf(mention.text)
  if (denied.length < 2) return mention
  const told = Object.values(observations).find(
    ({ polarity, source, text, finding }) =>
      polarity === 'present' && source === 'told' && !finding.includes('.') && isWithin(denied, stemsOf(text)),
  )
  return told === undefined ? mention : { ...mention, finding: told.finding }
}

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((stem) => all.includes(stem))

/** "It's for the abscess", after "a tooth abscess": one word of what was told names that, and nothing new. */
export function isNamedAgain({ observations }: ConsultationCase, { finding, polarity, text }: Mention): boolean {
  if (polarity !== 'present' || !/^[a-z]{5,}$/i.test(text) || observations[finding] !== undefined) return false
  const isOf = (held: Observation) =>
    held.polarity === 'present' && held.source === 'told' && held.text.toLowerCase() !== text.toLowerCase() && held.text.includes(' ')
  return Object.values(observations).some((held) => isOf(held) && new RegExp(String.raw`\b${text}\b`, 'i').test(held.text))
}

const third = String.raw`\b(?:him|her|his|she|he|they|them|hes|shes|my (?:\w+ )?(?:son|daughter|baby|child|boy|girl|mum|mam|mom|dad|wife|husband|partner|nan|gran|grandad))\b`
const ownVerbs = new RegExp(
  String.raw`(?:^|[.!?;,]\s*|\b(?:and|but|because|cos|as|so|when|if)\s+)(?:(?:i|me)(?:['’]?ve| have)?\s+(?:(?:also|once|only|always|never|just|actually)\s+)*(?:had|caught|used to|was|am|been|suffer(?:ed)?|feel|felt|haven['’]?t|have not)|i['’]?m|i['’]?ve been|im)\b(?![^.!?;]*${third})[^.!?;]*$`,
  'i',
)
const ownPart =
  /\bmy (?:own |poor |lower |left |right |bad )*(?:back|head|arms?|legs?|knees?|feet|foot|neck|shoulders?|stomach|tummy|throat|chest|heart|eyes?|ears?|hands?|hips?|nerves)\b[^.!?;,]*$/i
const ownIllness = /\bmy (?:own |old |bad )?$/i
const ownToo = /\b(?:i|i['’]ve|ive|i['’]m|im)\b[^.!?;,]*$/i
const besideOwn =
  /^[^.!?;,]*\b(?:myself|too|as well|when i was|as a (?:child|kid|girl|boy|teenager)|years ago|back then|at (?:his|her) age)\b/i

/**
 * "I had chickenpox myself when I was six", in a talk about a child: what whoever writes has had or feels is not the patient's. In: what was read, the
 * words, whom the talk is about.
 */
export function isOfWriter({ start, end, finding }: Mention, words: string, relation: string): boolean {
  if (relation === 'self' || finding.includes('contact')) return false
  const before = words.slice(0, start)
  if (/^(?:history|takes)-/.test(finding) && ownIllness.test(before)) return true
  return ownVerbs.test(before) || ownPart.test(words.slice(0, end)) || (ownToo.test(before) && besideOwn.test(words.slice(start)))
}

/**
 * "No fever, he only feels warm from the bath": a denial by name stands against what else sounds like it, where the thing was told before. In: the names
 * of the findings, the case before, the mentions. Out: those that stand.
 */
export function deniedByName(
  findings: ReadonlyMap<string, Pick<PackedFinding, 'name'>>,
  { observations }: ConsultationCase,
  mentions: readonly Mention[],
): Mention[] {
  const isByName = ({ finding, text }: Mention) => {
    const name = stemsOf(findings.get(finding)?.name ?? finding)
    return stemsOf(text).some((stem) => name.includes(stem))
  }
  const denied = new Set(
    mentions
      .filter((each) => each.polarity === 'absent' && observations[each.finding]?.polarity === 'present' && isByName(each))
      .map(({ finding }) => finding),
  )
  return mentions.filter((each) => !(each.polarity === 'present' && denied.has(each.finding) && !isByName(each)))
}
