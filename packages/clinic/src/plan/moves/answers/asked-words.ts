import { aboutWord } from '../../../hear/learned/question-words.ts'
import { stemsOf } from '../../../hear/lexicon/stems.ts'

/** What a question asks of its object. */
export type Frame = 'will' | 'may' | 'how-long' | 'how-often' | 'when' | 'where' | 'who' | 'why' | 'how' | 'what' | 'helps' | 'is-it'

const frames: readonly (readonly [Frame, RegExp])[] = [
  ['how-often', /\bhow (?:many times|often|much|many (?!days|weeks|hours|months|minutes))\b/i],
  [
    'how-long',
    /\bhow (?:long|soon|quick\w*|fast)\b|\bhow many (?:days|weeks|hours|months|minutes)\b|\b(?:for )?(?:what|which) length of time\b/i,
  ],
  ['when', /\bwhen (?:can|could|may|should|shall|will|do|does|am|is|are|would|must)\b|\bwhat time\b/i],
  ['where', /\bwhere\b|\bwhich (?:hospital|clinic|doctor|place|department)\b/i],
  ['who', /\bwho (?:do|should|can|could|must|shall|would|will)\b/i],
  ['why', /\bwhy\b|\bhow come\b|\bwhat for\b/i],
  [
    'helps',
    /\b(?:do|does|would|will|could|can|might) (?:an? |some |the |my )?[\w' -]{2,40}? (?:help|work|do (?:any )?good)\b|\bany good\b/i,
  ],
  [
    'may',
    /\b(?:can|could|may|should|shall|must|ought) (?:i|we|he|she|they|it|you|my \w+|the \w+)\b|\b(?:do|does) (?:i|we|he|she|they|my \w+|the \w+) (?:still |really |also )?(?:have|need) to\b|\b(?:am|is|are) (?:i|he|she|they|we) (?:still )?(?:allowed|permitted)\b|\b(?:ok|okay|alright|all right|safe|fine|bad|wrong|sensible|wise|better|best|good idea|allowed) (?:for \w+ |if \w+ )?(?:to|if)\b|\b(?:would|is|are) (?:an? |some |the )?[\w -]{2,40}? (?:ok|okay|alright|all right|allowed|safe)\b|\b(?:what|how) about (?!me\b|you\b)/i,
  ],
  ['how', /\bhow (?:do|does|can|could|should|shall|to|would|must)\b/i],
  ['will', /\bwill (?:it|this|that|they|i|he|she|we|these|the \w+|my \w+)\b/i],
  ['what', /\b(?:what|which)\b/i],
  [
    'is-it',
    /^\W*(?:so |and |but |ok |then |well )*(?:is|are|was|were|could|might|can|does|did) (?:it|this|that|they|these|those|the|he|she)\b/i,
  ],
]

/** What is asked of the object; null where the words have no such form. */
export function frameOf(text: string): Frame | null {
  return frames.find(([, form]) => form.test(text))?.[0] ?? null
}

/** Everyday words that stand for each other in advice, a group a line. */
const groups = [
  'squeeze pop burst lance prick pierce needle pin',
  'rub massage knead',
  'tweezers poke dig pick pull cottonbud hairpin probe',
  'operation surgery operated replacement',
  'rest bed lie lying',
  'walk move moving active mobile exercise',
  'raise elevate prop',
  'ice cold cool frozen',
  'heat warm hot',
  'bandage strap support brace wrap tubigrip',
  'plaster dressing cling gauze',
  'lift carry heavy',
  'scratch nails mittens gloves',
  'lens lenses contacts',
  'makeup mascara eyeliner',
  'turn position reposition',
  'bedding sheets linen duvet',
  'weight pressure',
  'bath shower wash soak',
  'compress flannel cloth',
  'coke cola fizzy',
  'nap naps daytime',
  'sing singing voice choir shout',
  'clothes blanket layers wrap',
  'kiss hug cuddle',
  'scar scars scarring mark marks pits',
  'nursery school playgroup',
  'dinner supper lunch breakfast meal meals eat food',
  'lose losing weight slim',
]
const groupsOf = new Map<string, Set<string>>()
for (const group of groups)
  for (const stem of stemsOf(group)) groupsOf.set(stem, new Set([...(groupsOf.get(stem) ?? []), ...stemsOf(group)]))

/** What every question is put with, and says nothing of what it is about. */
const empty = new Set(
  stemsOf(
    'new old another different special put take taking give giving use using keep keeping let need want able safe allowed fine alright right wrong better best good bad help know tell told say think see come came try trying maybe please thing something anything actually today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday morning evening night weekend next week soon always ever never away down doctor must ought idea okay sensible wise stop start kind sort way whole else really sure ask asked worth mean means bit happen call wear go going glass pint cup hard look leave left yes not twenty ten five three four six harm hurt',
  ),
)

/** The stems of what a question is about: its nouns and doings, without the words that every question is put with. */
export function objectsOf(text: string): readonly string[] {
  return [...new Set(lineStems(text))].filter((stem) => !empty.has(stem))
}

/** The groups of words (`aboutWord`) that stand for each other in advice; the others are too wide. */
const narrow: ReadonlySet<string> = new Set(['alcohol', 'caffeine', 'drive', 'travel', 'school', 'test', 'catching', 'wash'])

const aboutOf = (stems: readonly string[]): ReadonlySet<string> =>
  new Set(stems.flatMap((stem) => aboutWord(stem)).filter((about) => narrow.has(about)))

/** Letters by which "pregnant" and "pregnancy" are the same. */
export const root = 6
const byGroup = 0.8
const byField = 0.7

/** How far a text speaks of one object: 1 in the very word, less in a word for the like, 0 not at all. In: the stem, and the text's stems. */
export function speaksOf(object: string, stems: readonly string[]): number {
  if (stems.includes(object) || (object.length >= root && stems.some((stem) => stem.slice(0, root) === object.slice(0, root)))) return 1
  const alike = groupsOf.get(object)
  if (alike !== undefined && stems.some((stem) => alike.has(stem))) return byGroup
  const fields = aboutOf([object])
  return fields.size > 0 && [...aboutOf(stems)].some((field) => fields.has(field)) ? byField : 0
}

/** The stems of a line of advice. */
export function lineStems(text: string): readonly string[] {
  return stemsOf(
    text
      .replace(/\bmake[- ]up\b/gi, 'makeup')
      .replace(/\b(?:cotton|ear)[- ]?(?:buds?|swabs?)\b|\bq-?tips?\b/gi, 'cottonbud')
      .replace(/\bnew (?:hip|knee|joint)s?\b/gi, '$& operation')
      .replace(/\bx-?rays?\b/gi, 'xray')
      .replace(/\b(?:put|hold|prop)\w*\b(.{0,20})\bup\b/gi, 'raise$1'),
  )
}
