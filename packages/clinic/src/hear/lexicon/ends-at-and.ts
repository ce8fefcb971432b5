import type { ContextTrigger } from './find-triggers.ts'
import type { Token } from './token.ts'

/** What people are without that is nothing of the body. */
const ofTheWorld = new Set(
  `family job work friend money cash insurance cover phone signal reception credit battery car transport lift driver bus taxi gp doctor appointment hospital
  breakfast lunch dinner food drink home house place internet idea clue one nobody help support partner husband wife boyfriend girlfriend kid child baby parent
  history reason warning choice point hope medication medicine tablet pill inhaler epipen spleen immune system sleep time holiday visa paper faith god
  anything everything nothing something rest fun luck trouble`.split(/\s+/),
)
/** Words that open a statement of their own behind "and". */
const opens = new Set(
  `i my he she they we it his her their you there this that want wants am is are be feel feels felt have has had was were got get gets going gonna keep keeps cannot can could will would
  do does did now sudden suddenly then still started start just`.split(/\s+/),
)
/** What is told with weight is told: nobody denies a crushing pain. */
const weighs = new Set(
  `crushing severe terrible awful horrible worst sudden stabbing tight heavy intense excruciating unbearable agonising sharp burning really very`.split(
    /\s+/,
  ),
)

/** What may cost a life or a limb, as it is named behind an "and" with nothing after it. */
const grave =
  /^(?:an? |some )?(?:(?:chest|testicle|testicular|jaw|arm) (?:pains?|tightness)|short(?:ness)? of breath|breathless(?:ness)?|(?:trouble|difficulty) breathing|stiff neck|neck stiffness|(?:vomiting|coughing|spitting|passing|peeing|weeing|pooing)(?: up)? blood|blood in (?:\w+ )?(?:poo|stools?|urine|pee|wee|vomit|sick|phlegm|spit)|(?:slurred speech|facial droop|drooping face|face drooping)|(?:numb|weak)(?:ness)?(?: (?:in|of|on) (?:\w+ )?(?:one |left |right |both )?(?:side|face|arms?|legs?))?|(?:one[- ]sided )(?:numbness|weakness)|(?:new )?confusion|(?:a )?(?:fits?|seizures?|blackouts?|collapse)|fainting|passing out|blue lips|(?:swollen|swelling of the) (?:tongue|lips|throat|face)|(?:loss of|losing|lost|double) (?:vision|sight)|purple (?:rash|spots))$/
const nameAtMost = 3

/** Whether words name what may cost a life or a limb. */
export function isGraveName(words: string): boolean {
  return grave.test(words)
}

/** "No cough and chest pain": whether the no goes on nobody can tell, so what is grave is told until it was asked about (judge/levels/open-no.ts). */
function isGraveBehind(trigger: ContextTrigger, at: number, tokens: readonly Token[]): boolean {
  const { sentence } = tokens[at] ?? {}
  const behind = tokens.slice(at + 1).filter((token) => token.sentence === sentence)
  const isWhole = behind.slice(1).every(({ before }) => before !== 'soft') && at - trigger.end <= nameAtMost
  return isWhole && isGraveName(behind.map(({ word }) => word).join(' '))
}

/**
 * "I have no family and want to die", "no insurance and coughing up blood": where what the "no" stands before cannot be denied of a body, and something of its own follows, the
 * denial ends at the "and"; so it does before what is told with weight ("no fever and crushing chest pain"), or is grave and the last word. In: the trigger, where it would stop, the words, and whether something that can be denied is named from the trigger to a place. Out: where it stops.
 */
export function endsAtAnd(trigger: ContextTrigger, stop: number, tokens: readonly Token[], isNamed: (to: number) => boolean): number {
  if (!trigger.kind.startsWith('denies')) return stop
  for (let at = trigger.end + 1; at < stop; at += 1) {
    if (tokens[at]?.lemma !== 'and') continue
    if (weighs.has(tokens[at + 1]?.word ?? '') && !tokens.slice(trigger.end, at).some(({ word }) => weighs.has(word))) return at
    if (isGraveBehind(trigger, at, tokens)) return at
    if (isNamed(at)) continue
    const isWorldly = tokens.slice(trigger.end, at).some(({ lemma }) => ofTheWorld.has(lemma))
    const next = tokens[at + 1]?.word ?? ''
    if (isWorldly || opens.has(next) || /^(?!.*thing$)\w{2,}(?:ing|ed)$/.test(next)) return at
  }
  return stop
}
