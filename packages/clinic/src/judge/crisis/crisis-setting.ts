import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { babyTold, birthTold } from '../../hear/lexicon/crisis/after-birth.ts'
import { plainWords } from '../../hear/plain-words.ts'

const carer =
  /\b(?:dementia|alzheimer\w*|parkinson\w*|carers?|caring for|had a stroke|bed ?(?:bound|ridden)|(?:look|looking|looked|looks|care|caring) (?:after|for) (?:my |our )?(?:\w+ )?(?:husband|wife|mum|mam|mom|mother|dad|father|partner|brother|sister|gran\w*|nan|parents?|aunt\w*|uncle))\b/
const child =
  /\b(?:bab(?:y|ies)|newborn|child(?:ren)?|kids?|sons?|daughters?|toddlers?|twins?|bub|bairns?|weans?|little (?:one|man|girl|boy)|birth|pregnan\w*|midwife|breast ?feed\w*|post ?natal|post ?partum)\b/
const poisons =
  '(?:sniper|rat (?:poison|killer|bait)|paraquat|gramoxone|pesticides?|insecticides?|weed ?killer|ddvp|otapiapia|bleach|anti ?freeze|poison|phostoxin|sulphuric|battery acid|hypo|izal)'
/** "How much sniper is dangerous, I want to kill a rat": a deadly amount of a poison is asked for. */
const asksPoison = new RegExp(
  `\\b(?:how (?:many|much)|what (?:amount|dose)|lethal|deadly|fatal|enough)\\b.{0,50}\\b${poisons}\\b|\\b${poisons}\\b.{0,50}\\b(?:dangerous|lethal|deadly|fatal|(?:can|could|will|would|to) kill|enough|how (?:many|much))\\b`,
)
/** Why somebody takes a poison or too much on purpose. */
const despair =
  /\b(?:upset|argu(?:ed|ment|ing)|a row|had enough|cant (?:cope|go on|take (?:it|this|any))|want(?:ed)? (?:to (?:die|sleep|end|disappear)|it to (?:stop|end)|out)|not (?:to )?wake up|dont want to (?:be here|live|wake)|end it|kill (?:my|him|her) ?self|suicid\w*|on purpose|deliberate\w*|good ?bye|better off|hate (?:my ?self|my life|every\w*)|no point|overwhelmed|dumped|broke(?:n)? up|(?:he|she) left|failed|useless|worthless|fed up|depressed|done something (?:stupid|silly)|stupid thing|sick of (?:it|everything|life))\b/

/** What was told of the setting of a crisis, and is kept where the words themselves are not. */
const settings = {
  birth: birthTold,
  baby: babyTold,
  child,
  carer,
  poison: new RegExp(`\\b${poisons}\\b`),
  'poison-asked': asksPoison,
  despair,
} as const

export type Setting = keyof typeof settings

const mark = (setting: Setting): string => `setting:${setting}`

/** The case that remembers what this message tells of the setting. */
export function withSetting(consultation: ConsultationCase, { clauses }: Pick<Hearing, 'clauses'>): ConsultationCase {
  const text = plainWords(clauses.map((clause) => clause.text).join(' '))
  const told = (Object.keys(settings) as Setting[]).filter((setting) => settings[setting].test(text)).map(mark)
  const fresh = told.filter((each) => !consultation.asked.includes(each))
  return fresh.length === 0 ? consultation : { ...consultation, asked: [...fresh, ...consultation.asked] }
}

/** Whether something of the setting was told so far. */
export const isSetting = ({ asked }: Pick<ConsultationCase, 'asked'>, setting: Setting): boolean => asked.includes(mark(setting))
