import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { compareLevels } from './level-order.ts'

/**
 * How a throat that was blocked is by now: free again by the words; also all of it up and out, and well; the same after blows on the back. NHS (How to stop a
 * child from choking; What should I do if someone is choking?), St John Ambulance (Choking): watch for a cough that stays, noisy breath and something
 * that still seems stuck, which need help at once; after belly thrusts a hospital looks for hurt inside.
 */
type Throat = 'free' | 'blows' | 'clear'
const levels: Readonly<Record<Throat, TriageLevel>> = { free: 'emergency-department', blows: 'within-24-hours', clear: 'appointment' }
const mark = 'throat:'

const what = String.raw`(?:it|that|them|this|everything|all of it|the (?:whole )?(?:\w+ )?\w+)`
const up = new RegExp(
  String.raw`\b(?:cough(?:ed|s)?|spat|spit|brought|threw|chucked|hacked|heaved|vomited|gagged|retched|got|puked) ${what} (?:all )?(?:straight |right |back )?(?:up|out)\b|\b(?:cough(?:ed|s)?|spat|brought|threw) (?:up|out) (?:the|it|that|a) ?\w*|\b${what} (?:(?:has|have|just|all|then|finally) )*(?:came|come|popped|shot|flew) (?:(?:all|straight|right|back|flying|whole|free|loose) )*(?:up|out)\b|\b(?:cleared|dislodged) (?:it|itself|the \w+)\b|\b(?:it|airway|throat) (?:is |has |s )?(?:dislodged|cleared|clear|free)\b`,
)
const breathes =
  /\b(?:breath(?:ing|es)|cry(?:ing)?|cries|cough(?:ed|s|ing)? it (?:up|out)|(?:came|popped|got it|its|spat it) (?:back )?out|talking|speaking)\b/
const well =
  /\b(?:(?:all|absolutely|totally|perfectly|completely|seems|is|hes|shes|im|am|looks|now|and|are|theyre|feels?) (?:(?:all|absolutely|totally|perfectly|completely|quite|now|just|back) )*(?:fine|ok|okay|alright|right as rain|good|well|normal|himself|herself|happy|perfect)|(?:fine|ok|okay|good|well|happy|alright|normal|great) (?:now|again|since)|play(?:ing|s)|laughing|smiling|running (?:about|around)|eating (?:again|fine|normally|ok)|breath(?:ing|es) (?:fine|normal\w*|ok\w*|easy|easily|well|quietly|freely)|back to normal|no (?:cough|problems?|trouble|symptoms))\b/
/** Help that hurts inside: it needs a hospital however well somebody is. */
const thrusts =
  /\b(?:thrusts?|hei?mlich|heimlick|squeez\w+ (?:his|her|my|their)|cpr|compressions|finger sweep|push\w* (?:on )?(?:his|her|my) (?:belly|stomach|tummy|chest))\b/
const blows =
  /\b(?:back (?:blows?|slaps?|thumps?)|(?:slap|hit|smack|thump|bang|whack|patt?|struck)\w* (?:\w+ ){0,3}(?:on )?(?:the |his |her |my )?back|blows?|upside down)\b/
/** Something may be left in there, or breath, colour or mind are not as they were. */
const notYet =
  /\b(?:still|keeps?|kept|cant|cannot|wont|not (?:breath\w*|eating|right|himself|herself|sure|drink\w*|swallow\w*|all|completely|play\w*|ok|okay|fine|well|talking|responding)|isnt|arent|doesnt|hardly|barely|bits? (?:of it|left|inside|behind)|some of it|part of|half of|most of it|rest of|think it|hope|maybe|might|nearly|almost|lodged|nois\w*|wheez\w*|whistl\w*|stridor|rattl\w*|rasp\w*|croak\w*|hoarse|drool\w*|dribbl\w*|blue|grey|purple|breathless|short of breath|out of breath|breathing (?:fast|hard|heavily|funny)|fast breathing|struggl\w*|chest (?:pain|hurts|tight\w*)|hurts to|pain|sore|blood|passed out|faint\w*|unconscious|collapsed|limp|floppy|sleepy|drowsy|vomit\w* (?:since|again)|coughing|coughs|a cough|since|every|again and again|battery|magnet|swallowed it|went down|(?<!as )if|would|will|when (?:he|she|it) (?:comes|gets))\b/

/** The case with how the throat is by now, where a message tells it of somebody who choked; whatever goes on, or comes back, takes it away again. */
export function withThroatClear(merged: ConsultationCase, { clauses, choice }: Pick<Hearing, 'clauses' | 'choice'>): ConsultationCase {
  if (!isOfThroat(merged) || choice !== null) return merged
  const words = plainWords(clauses.map(({ text }) => text).join(' '))
  const others = merged.asked.filter((id) => !id.startsWith(mark))
  if (thrusts.test(words) || notYet.test(words)) return { ...merged, asked: others }
  const isStanding = merged.held.some(({ rule }) => ofThroat.test(rule))
  const now = stateIn(words, throatOf(merged), isStanding)
  return now === null ? merged : { ...withoutCough(merged), asked: [...others, `${mark}${now}:${merged.turns}`] }
}

const denies = /\b(?:no|not|never)\b/

function stateIn(words: string, before: Throat | null, isStanding: boolean): Throat | null {
  const hadBlows = blows.test(words) || before === 'blows'
  if ((up.test(words) && well.test(words)) || (before === 'free' && well.test(words))) return hadBlows ? 'blows' : 'clear'
  if (before !== null) return hadBlows ? 'blows' : before
  return isStanding && !denies.test(words) && (breathes.test(words) || up.test(words)) ? 'free' : null
}

function throatOf({ asked }: Pick<ConsultationCase, 'asked'>): Throat | null {
  const noted = asked.find((id) => id.startsWith(mark))?.split(':')[1]
  return noted === 'free' || noted === 'blows' || noted === 'clear' ? noted : null
}

/** Who "coughed it up" has no cough. */
function withoutCough(merged: ConsultationCase): ConsultationCase {
  const { cough, ...observations } = merged.observations
  return cough !== undefined && /\bcough\w* \w+ (?:\w+ )?(?:up|out)\b/i.test(cough.text) ? { ...merged, observations } : merged
}

/** How the throat of somebody who choked is, where this turn told that all is out and well; null where it told of nothing of the kind. */
export function clearedNow(consultation: Pick<ConsultationCase, 'asked' | 'turns'>): 'blows' | 'clear' | null {
  const throat = throatOf(consultation)
  const isNow = consultation.asked.includes(`${mark}${throat}:${consultation.turns}`)
  return isNow && throat !== 'free' ? throat : null
}

const ofThroat = /^(?:choking-|child-choking$|seen:choking$|life:choking$)/

/** A rule of a throat that was blocked, as it stands by now. */
export function asThroatClear(rule: HeldRule, consultation: ConsultationCase): HeldRule {
  const throat = throatOf(consultation)
  const isMeant = ofThroat.test(rule.rule) || (throat !== 'free' && rule.rule === 'provisional:words')
  if (throat === null || !isMeant) return rule
  const { doubted: _, ...sure } = rule
  const level = levels[throat]
  return compareLevels(rule.level, level) > 0 ? { ...(throat === 'free' ? rule : sure), level } : rule
}

const without = /\b(?:no|not|didnt|never|without|havent|hasnt|nearly|almost|about|ready|going|should|need(?:ed)?|do|how)\b[^.,;!]{0,20}$/

/** Thrusts on the belly that were given to somebody who choked: a hospital looks for hurt inside, however well that person is. */
export function thrustRules(merged: ConsultationCase, { clauses, choice }: Pick<Hearing, 'clauses' | 'choice'>): HeldRule[] {
  if (choice !== null || !isOfThroat(merged)) return []
  const words = plainWords(clauses.map(({ text }) => text).join(' '))
  const given = thrusts.exec(words)
  if (given === null || without.test(words.slice(0, given.index))) return []
  return [{ rule: 'thrusts-given', name: 'belly thrusts after choking', level: 'emergency-department', findings: [] }]
}

function isOfThroat({ observations, held }: ConsultationCase): boolean {
  return observations['choking-episode']?.polarity === 'present' || held.some(({ rule }) => ofThroat.test(rule))
}
