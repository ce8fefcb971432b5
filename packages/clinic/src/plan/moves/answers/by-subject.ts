import { lineStems } from './asked-words.ts'

/** What is asked for by a kind of thing ("which stretches", "what can I put on it"), and by which words lines of advice speak of that kind, the closest first. */
interface Subject {
  asked: RegExp
  lines: readonly RegExp[]
  /** Lines that hold these speak of something else. */
  unless?: RegExp
}

const which = String.raw`(?:which|what(?:['’]?s| is| are)?(?: the)?(?: best| good| right| kinds? of| sorts? of)?)`

const subjects: readonly Subject[] = [
  {
    asked: new RegExp(
      String.raw`\b${which} (?:\w+ )?(?:stretch\w*|exercis\w*|moves|physio)\b|\b(?:stretch\w*|exercis\w*)\b[^?]{0,20}\b(?:good|best|help\w*|do|can i|should i)\b|\b(?:any|some|show me|tell me the) (?:\w+ )?(?:stretch\w*|exercises)\b`,
      'i',
    ),
    lines: [
      /\b(?:stretch\w*|exercis\w*|epley|brandt|times a day|seconds|physiotherap\w*|roll your|bend (?:and|the|your)|tighten|swing)\b/i,
      /\b(?:walk\w*|swim\w*|cycl\w*|tai chi|yoga|keep moving|move)\b/i,
    ],
    unless: /\b(?:cold pack|cool|cloth|drops|dressing|sip\w*|cream|as the packet says|sleep)\b/i,
  },
  {
    asked: new RegExp(
      String.raw`\bwhat (?:can|could|do|should|shall|may|must) (?:i|we|you|he|she) (?:put|rub|dab|use|apply|spread)\b[^?]{0,20}\b(?:on|onto)\b|\b(?:${which}) (?:cream|lotion|ointment|gel|dressing)\b|\banything (?:i|we) (?:can )?(?:put|rub) on\b`,
      'i',
    ),
    lines: [
      /\b(?:creams?|lotions?|ointments?|gels?|calamine|petroleum|vaseline|moistur\w*|emollient\w*|dressings?|plasters?|compress\w*|cloths?|flannel|cold pack|cover|pack)\b/i,
    ],
  },
  {
    asked:
      /\b(?:what|which|any) (?:\w+ ){0,2}?(?:foods?|meals?|diet)\b|\bwhat (?:can|could|do|should|shall|may|must|to|not to) (?:i |we |he |she )?(?:not )?(?:eat|have for)\b|\beat (?:less|more) of\b|\bshould (?:i|he|she) (?:be )?eat\w*\b|\beat or not eat\b/i,
    lines: [/\b(?:eat\w*|foods?|meals?|diet|salt|sugar|fat|fatty|spic\w*|fibre|fruit|alcohol|coffee|chocolate|portions?)\b/i],
    unless: /\b(?:camera|with food|nothing to eat)\b/i,
  },
  {
    asked:
      /\bhow (?:should|do|can|must|shall|am i (?:supposed|meant) to) (?:i |he |she )?(?:to )?(?:sleep|lie|lay)\b|\b(?:sleep|lie|lying)\b[^?]{0,16}\b(?:position|side|back|pillows?|in bed)\b/i,
    lines: [/\b(?:pillows?|head (?:end|raised)|raise the head|side|mattress)\b/i, /\b(?:sleep|bed)\b/i],
    unless: /\b(?:tablets|heels?|screens?)\b/i,
  },
  {
    asked:
      /\bwhat (?:do|can|should|shall) (?:i|we) (?:clean|wash|wipe|bathe|rinse)\b|\bhow (?:do|can|should|to) (?:i |we )?(?:clean|wash|wipe|bathe)\b/i,
    lines: [/\b(?:clean|wipe|bathe|rinse)\b/i, /\bwash\b/i],
    unless: /\bwash your hands\b/i,
  },
  {
    asked: /\b(?:strap\w*|bandag\w*|brace|support|tubigrip|splint|tape)\b/i,
    lines: [/\b(?:bandag\w*|brace|support|strap\w*|splint|tape|sling|compress\w*)\b/i],
    unless: /\b(?:driv\w*|brake|talk|family|friends)\b/i,
  },
  {
    asked: /\b(?:shoes?|trainers?|boots?|insoles?|heel (?:pads?|cups?)|footwear|slippers?|barefoot)\b/i,
    lines: [/\b(?:shoes?|insoles?|heel pads?|footwear|slippers?|barefoot|soles?)\b/i],
  },
  {
    asked: /\bwhat (?:can|could|do|should|shall|may|must) (?:i|we|you|he|she) (?:put|drop|squirt|use)\b[^?]{0,20}\b(?:in|into|inside)\b/i,
    lines: [/\b(?:drops|oil|spray|rinse)\b/i, /\b(?:cotton (?:buds?|wool)|hairpins?|nothing into|dry)\b/i],
    unless: /\bpregnan|\bblur|\bsteroid drops\b/i,
  },
  {
    asked: /\b(?:eye |any |need |do (?:i|we|they) need |the |need )drops\b/i,
    lines: [/\bdrops\b/i],
    unless: /\bpregnan|\bblur|\bsteroid drops\b/i,
  },
  {
    asked: /\b(?:how long|how much|should|can|may)\b[^?]{0,20}\bnaps?\b|\bnapping\b/i,
    lines: [/\bnaps?\b/i],
  },
]
const shown = 3

/** The lines, in their order, that speak of the kind of thing that a question asks for; null where it asks for none. */
export function linesBySubject<Line extends { text: string }>(question: string, lines: readonly Line[]): Line[] | null {
  const subject = subjects.find(({ asked }) => asked.test(question))
  if (subject === undefined) return null
  const free = lines.filter(({ text }) => subject.unless?.test(text) !== true)
  const fitting = subject.lines.map((words) => free.filter(({ text }) => words.test(text))).find((found) => found.length > 0) ?? []
  const kept: Line[] = []
  for (const line of fitting) if (!kept.some(({ text }) => saysTheSame(text, line.text))) kept.push(line)
  return kept.slice(0, shown)
}

/** So much of a line has to stand in another one. */
const mostly = 0.5

function saysTheSame(first: string, second: string): boolean {
  const [said, stems] = [new Set(lineStems(first)), lineStems(second)]
  return stems.filter((stem) => said.has(stem)).length >= stems.length * mostly
}
