import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'

/** Who can look into it: a hospital or a crew, and what they do there. */
const hospital =
  /\b(?:hospital|infirmary|a ?(?:&|and|n) ?e|er|ed|emergency (?:department|dept|room|doctor)|casualty|urgent (?:care|treatment)(?: cent\w+)?|walk.?in(?: cent\w+| clinic)?|minor injur\w+|(?:stroke|heart|chest pain|fracture|tia|eye) (?:clinic|unit|ward)|ambulance (?:crew|men|people|lot|guys)|paramedics?|the crew|cardiologist|neurologist)\b/
/** How it ended there: sent home, or found to be well. */
const home =
  /\b(?:let|sent|send|allowed|discharged|took|brought|left) (?:me|us|him|her|them|my \w+|mum|dad|the (?:baby|boy|girl))(?: (?:go|back))* (?:at )?home\b|\bwe (?:were|got) (?:sent|let) home\b|\b(?:was|were|been|got|is|am) (?:discharged|released|let (?:go )?home|sent (?:back )?home|allowed home|cleared)\b|\b(?:discharged|released|came home|back home|home now|home again|home since|got home|out of (?:hospital|a ?& ?e|the er))\b|\b(?:did ?nt|didnt|not|no) (?:need|have) to (?:go in|take|be taken|stay)\b|\bgave (?:me|us|him|her) the all clear\b|\b(?:cleared|checked) (?:me|him|her|us)(?: over| out)?\b/
const results =
  /\b(?:scan(?:ned|s)?|ct|mri|x ?-?rays?|ecg|ekg|bloods?|blood tests?|blood ?work|trop\w*|ultrasound|d ?-?dimer|tests?|doppler|lumbar puncture|obs|observations|everything|it all|that)\b[^.!?;]{0,40}\b(?:clear|clean|normal|fine|ok|okay|negative|all right|alright|good|nothing|no (?:clot|bleed|fracture|break|stroke|damage|heart attack))\b|\b(?:normal|clear|clean|negative|fine|good) (?:scan|ct|mri|x ?-?ray|ecg|ekg|bloods?|blood tests?|ultrasound|d ?-?dimer|tests?)\b|\b(?:scanned|checked)\b[^.!?]{0,30}\b(?:clear|fine|negative|nothing|normal)\b/
/** It is open yet, was not done, or nobody let the patient go. */
const isOpen =
  /\b(?:waiting (?:for|on)|awaiting|not (?:back|had|been|done|seen)|havent (?:had|been|got|done)|hasnt (?:had|been|got)|wouldnt (?:scan|see|test|do)|(?:didnt|did not) (?:do|scan|test|check|look|take|wait|stay)|refused|turned (?:me|us|him|her) away|walked out|left before|too long|gave up|against (?:\w+ )?advice|self.?discharg\w*|without (?:being seen|seeing|a scan|tests)|should i (?:go|call)|want(?:s|ed)? (?:me|him|her|us) (?:to (?:go|come)|in|back in|kept)|keep(?:ing)? (?:me|him|her) in|admitted (?:me|him|her)? ?(?:now|today)|referr\w+ (?:me|him|her)? ?(?:to|back))\b/
const longAgo =
  /\b(?:(?:weeks?|months?|years?|fortnight) ago|last (?:week|month|year|spring|summer|autumn|winter|christmas)|in (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*|(?:19|20)\d\d|used to|once|before covid|as a (?:kid|child)|years? back)\b/
/** What was found there is outdated by it. */
const since =
  /\b(?:again|worse|worsen\w*|(?:is|are|its|has come|have come|came|come|coming|comes) back(?! (?:to|home|on|for|in \d|if|clear|normal|fine|ok|negative))|returned(?! home)|getting|spreading|started(?! on)|starting|begun|suddenly|since (?:then|i got home|coming home|getting home|this morning|last night|midnight)(?=[^.!?]{0,20}\b(?:i|he|she|keeps?|been|has|have|had|it)\b(?! (?:feel|feels|felt|been|am|is) (?:fine|ok|okay|well|good|better|great|back)))|but (?:now|today|this|tonight)(?! (?:i feel|i am|im|he is|she is|feeling)? ?(?:fine|ok|okay|well|better|good))|new|more)\b/
/** Well since: nothing of it is there any more. */
const well =
  /\b(?:(?:feel\w*|felt|am|im|is|are|hes|shes|been|seem\w*|doing|all) (?:\w+ )?(?:fine|ok|okay|well|good|great|better|himself|herself|myself|normal|right)|(?:no|not any|without|not had any|nothing) (?:\w+ ){0,3}(?:since|now|any ?more|today)|(?:all|completely|nearly|almost|mostly|has|is|its|pain) gone|stopped|usual self|old self|back to (?:normal|his|her|my|usual)|(?:eating|playing|running|walking|drinking|breathing) (?:and \w+|fine|ok|well|easy|easily|normally|about|around|normal)|its dry|no (?:wheeze|pain|bleeding|fever|sickness|symptoms?|headache)|(?:fine|ok|okay|better|well|normal) (?:now|since|today|again))\b/
/** Something of it is there all the same, or the word is part of an argument. */
const residual =
  /\b(?:just|only|bit of|some|slight\w*|little|still|apart from|except|other than|besides)\b[^.!?]{0,16}\b(?:pressure|pain\w*|tight\w*|ach\w*|weak\w*|numb\w*|breathless|short of breath|dizz\w*|faint\w*|sick\w*|bleed\w*|confus\w*|drows\w*|headache|swollen|swelling|heavy|heaviness|discomfort)\b|\b(?:honestly|stop (?:it|worrying|saying)|dont need|not going|no need for (?:a|an|the))\b/
/** It is over in so many words, and not only that somebody feels fine: what an earlier message told as of now asks for that. */
const isOver =
  /\b(?:no|not any|nothing|none)(?: \w+){0,3} (?:since|now|any ?more)\b|\b(?:all|completely|is|has|its) gone\b|\bstopped\b|\bback to (?:normal|his|her|my|usual)\b|\b(?:usual|old|normal) self\b|\b(?:fine|ok|okay|well|normal|good) since\b|\bfeel\w* (?:fine|ok|okay|well|good) now\b|\bno (?:pain|headache|symptoms?|bleeding|wheeze)\b/

/** The same as when it was looked into: no better, and nothing that outdates it. */
const steady =
  /\b(?:same (?:\w+ )?(?:as|headache|pain|now|since)|no (?:different|worse|change)|not (?:any )?worse|unchanged|bit sore|still (?:a bit )?(?:sore|tender|bruised|tired|achy))\b/

/** What somebody takes and has had for long is no news. */
const ofAlways = /^(?:takes-|history-|family-|age-|smok)/

const mark = 'seen:home:'
type Since = 'well' | 'open'

/** How somebody is who was looked after by a hospital or a crew in the last days and let home; null where nobody was, it is open yet, or something is new since. */
export function letHome(
  { clauses, mentions, choice }: Pick<Hearing, 'clauses' | 'mentions' | 'choice'>,
  isFirstMessage: boolean,
): Since | null {
  if (choice !== null) return null
  const told = clauses.filter(({ act }) => act !== 'hypothetical')
  const text = plainWords(told.map((clause) => clause.text).join(' '))
  const isHome = Number(hospital.test(text)) + Number(home.test(text)) + Number(results.test(text)) >= 2
  if (!isHome || isOpen.test(text) || longAgo.test(text) || since.test(withoutReturn(text))) return null
  const [first] = told.filter((clause) => home.test(plainWords(clause.text)) || results.test(plainWords(clause.text)))
  const isFirst = ({ finding, start }: (typeof mentions)[number]) =>
    mentions.findIndex((each) => baseOf(each.finding) === baseOf(finding)) ===
    mentions.findIndex((each) => each.finding === finding && each.start === start)
  const isNews = mentions.some(
    (mention) =>
      mention.polarity === 'present' &&
      mention.temporality === 'current' &&
      mention.experiencer === 'patient' &&
      first !== undefined &&
      mention.start > first.end &&
      !ofAlways.test(mention.finding) &&
      isFirst(mention) &&
      !isOfState(mention.text, clauses.find(({ start, end }) => mention.start >= start && mention.start < end)?.text ?? ''),
  )
  if (isNews) return null
  const isWell = well.test(text) && !residual.test(text) && (isFirstMessage || isOver.test(text))
  return isWell ? 'well' : 'open'
}

/** Whether words are said in a clause that tells that nothing changed, or are themselves how well somebody is: "playing and drinking". */
function isOfState(words: string, clause: string): boolean {
  const text = plainWords(clause)
  return steady.test(text) || (well.exec(text)?.[0].includes(plainWords(words)) ?? false)
}

const baseOf = (finding: string): string => finding.split('.')[0] ?? finding

/** What they said to come back for is nothing that came back. */
function withoutReturn(text: string): string {
  return text.replace(
    /\b(?:come|go|came|ring|call|return|back)\b[^.!?]{0,24}\b(?:if|unless|should)\b[^.!?]*|\bif (?:it|anything|he|she|i|things)\b[^.!?]*|\bonce more\b/g,
    ' ',
  )
}

/** The case with the turn noted in which it was told that the patient was let home, and how he is since. */
export function withLetHome(consultation: ConsultationCase, heard: Pick<Hearing, 'clauses' | 'mentions' | 'choice'>): ConsultationCase {
  const state = letHome(heard, consultation.turns <= 1)
  if (state === null) return consultation
  const others = consultation.asked.filter((id) => !id.startsWith(mark))
  return { ...consultation, asked: [...others, `${mark}${consultation.turns}:${state}`] }
}

/** Whether this turn told that the patient was let home. */
export function isLetHomeNow({ asked, turns }: Pick<ConsultationCase, 'asked' | 'turns'>): boolean {
  return asked.some((id) => id.startsWith(`${mark}${turns}:`))
}

/** Nothing that a hospital finds answers for these: a poison that works late, a crisis, what was measured, life itself. */
const never =
  /^(?:crisis:|life:|news2-|result:|glucose-|oxygen-|low-oxygen-flag|pressure-|fever-under|infant-fever)|poison|overdose|battery|torsion/
/** What a hospital has looked into and is still there, unless it is the same or gone. */
const counts =
  /chest|heart|breath|asthma|airway|stroke|face|speech|weakness|bleed|blood|mening|brain|head-injury|fit-|seizure|convulsion|unresponsive|drowsy|anaphyla|allerg|ectopic|aort|faint|testic/

/**
 * A rule as it stands after a hospital or a crew has looked into it and let the patient home in the last days: a doctor within a day, in place of a second hospital. What can
 * kill must be well since then; where something is new, everything stands (NHS: Head injury, Chest pain, Seizures - what to come back for).
 */
export function asLetHome(
  rule: HeldRule,
  { asked, observations, person }: Pick<ConsultationCase, 'asked' | 'observations' | 'person'>,
): HeldRule {
  const noted = asked.find((id) => id.startsWith(mark))
  const isEmergency = rule.level === 'emergency-department' || rule.level === 'ambulance'
  if (noted === undefined || !isEmergency || person.pregnant === true || observations.postpartum?.polarity === 'present') return rule
  const [turnNoted, state] = noted.slice(mark.length).split(':')
  const turn = Number(turnNoted)
  const isNew =
    (rule.since ?? 0) > turn || rule.findings.some((id) => observations[id]?.polarity === 'present' && observations[id].turn > turn)
  if (isNew || never.test(rule.rule) || rule.findings.some((id) => never.test(id))) return rule
  const isGrave = counts.test(rule.rule) || (rule.provisional !== true && rule.findings.some((id) => counts.test(id)))
  const isLowered = state === 'well' || (rule.level === 'emergency-department' && !isGrave)
  return isLowered ? { ...rule, level: 'within-24-hours' } : rule
}
