import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'

const who =
  '(?:nurse(?: practitioner)?|doctor|doc|gp|paramedics?|pa?ediatrician|consultant|specialist|midwife|health visitor|registrar|physician|dr [a-z]+)'
/** Somebody who has learned to examine is with the patient or was just now, and did something there; what a clinician only said is no examination. */
const examined = new RegExp(
  `\\b${who}\\b[^.!?]{0,30}\\b(?:is here|is with (?:us|me|her|him)|(?:has|just|has just)(?: \\w+)? (?:been|seen|saw|examined|looked|checked|listened|left)|examined|checked|looked (?:at|in|into)|listened to|did (?:the|a|her|his|my)|is (?:giving|treating|examining))\\b|\\b(?:just|just now|today|this (?:morning|afternoon|evening)) (?:we |i )?(?:saw|seen|seen by|been (?:to|seen by)|back from)[^.!?]{0,20}\\b${who}\\b|\\b(?:saw|seen by|been (?:to|seen by)|back from) (?:the |our |my |a |her |his |by )*(?:\\w+ )?${who}\\b[^.!?]{0,20}\\b(?:just|now|today|this (?:morning|afternoon|evening)|(?:an|\\d|one|two) hours? ago|minutes ago)\\b`,
)
/** What the examination came to. */
const finding =
  /\b(?:normal|clear|fine|viral|virus|infection|nothing (?:serious|wrong|bad|to worry)|all (?:ok|good|well)|not worried|happy with|antibiotics?|giving (?:her|him|me|us)|gave (?:her|him|me|us)|prescri\w+|dipstick|diagnos\w+|says? (?:it is|its|it was)|treat\w*|no sign)\b/
const notToday =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month|year|night)|yesterday|(?:days?|weeks?|months?|years?) ago|coming|will|going to (?:come|see|ring|call)|on (?:the|her|his|their) way|tomorrow|later|appointment|booked|by phone|on the phone|rang|phoned|online)\b/
const sendsOn =
  /\b(?:hospital|a ?& ?e|a and e|emergency|er|ambulance|999|911|112|refer\w*|admit\w*|send(?:ing)?|sent|not sure|wants (?:her|him|me|us) (?:in|to go))\b/

const mark = 'seen:clinician:'

/** Whether this message tells that a clinician has examined the patient today and what came of it, and is no word of being sent on. */
export function tellsOfExamination({ clauses, choice }: Pick<Hearing, 'clauses' | 'choice'>): boolean {
  if (choice !== null) return false
  const text = clauses
    .map((clause) => clause.text)
    .join(' ')
    .toLowerCase()
    .replace(/['’`]/g, '')
  return examined.test(text) && finding.test(text) && !notToday.test(text) && !sendsOn.test(text)
}

/** The case with the turn noted in which an examination was told of. */
export function withExamination(consultation: ConsultationCase, heard: Pick<Hearing, 'clauses' | 'choice'>): ConsultationCase {
  if (!tellsOfExamination(heard)) return consultation
  const others = consultation.asked.filter((id) => !id.startsWith(mark))
  return { ...consultation, asked: [...others, `${mark}${consultation.turns}`] }
}

/** What kills within minutes to hours whatever was found before, and what was measured: stands after an examination as well. */
const stands =
  /chest|heart|breath|oxygen|airway|choking|stroke|face|speech|paralys|weakness|poison|overdose|crisis:|life:|suicid|bleed|blood|haemorrhage|meningi|brain|fit-|seizure|unresponsive|wake|drowsy|anaphyla|allerg|baby-fever|fever-under|under-3|news2-7|glucose|sugar-|result:|second-opinion|torsion|ectopic|aort/

/**
 * A rule as it stands after a clinician has examined the patient: what rested on told words and sent to an emergency department asks for a second
 * look within a day. What kills within minutes, an ambulance, and what was told after the examination stand as they are
 * (docs/decisions/0053-when-a-level-falls.md).
 */
export function asExamined(
  rule: HeldRule,
  { asked, observations, person }: Pick<ConsultationCase, 'asked' | 'observations' | 'person'>,
): HeldRule {
  const noted = asked.find((id) => id.startsWith(mark))
  if (
    noted === undefined ||
    person.pregnant === true ||
    observations.postpartum?.polarity === 'present' ||
    rule.level !== 'emergency-department'
  )
    return rule
  const turn = Number(noted.slice(mark.length))
  const isNew =
    (rule.since ?? 0) > turn || rule.findings.some((id) => observations[id]?.polarity === 'present' && observations[id].turn > turn)
  // The finding of what is only likely is the one that would decide it, and has not been told.
  const isGrave = stands.test(rule.rule) || (rule.provisional !== true && rule.findings.some((id) => stands.test(id)))
  if (isNew || isGrave) return rule
  return { ...rule, level: 'within-24-hours' }
}
