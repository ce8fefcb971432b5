import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'

const who =
  '(?:(?:district |practice |community |school |wound )?nurse(?: practitioner)?|rn|doctor|doc|gp|dentist|podiatrist|paramedics?|medic|pa?ediatrician|consultant|specialist|surgeon|midwife|health visitor|registrar|physician|dr [a-z]+)'
/** Somebody who has learned to examine is with the patient or was just now, and did something there; what a clinician only said is no examination. */
const examined = new RegExp(
  `\\b${who}\\b[^.!?]{0,30}\\b(?:is here|is with (?:us|me|her|him)|(?:has|just|has just)(?: \\w+)? (?:been|come|come in|seen|saw|examined|looked|checked|listened|left|closed|dressed|stitched|cleaned)|came|examined|checked|looked (?:at|in|into)|listened to|did (?:the|a|her|his|my)|is (?:giving|treating|examining|dressing))\\b|\\b${who}s? (?:is )?here\\b|\\b(?:just|just now|today|this (?:morning|afternoon|evening)) (?:we |i )?(?:saw|seen|seen by|been (?:to|seen by)|back from)[^.!?]{0,20}\\b${who}\\b|\\b(?:saw|seen by|been (?:to|seen by)|back from) (?:the |our |my |a |her |his |by )*(?:\\w+ )?${who}\\b[^.!?]{0,20}\\b(?:just|now|today|this (?:morning|afternoon|evening)|(?:an|\\d|one|two) hours? ago|minutes ago)\\b`,
)
/** What was done to a wound, a boil or a tooth, which is the treatment. */
const treated =
  '(?:drain\\w*|lanced|stitch\\w*|sutur\\w*|glued|closed|dress(?:ed|ing)|steri ?strips?|bandag\\w*|packed|cleaned|removed|pulled|took (?:it|the tooth|that) out|cauteri[sz]\\w*|splint\\w*|plaster|syringed|put (?:it|the \\w+|my \\w+|his \\w+|her \\w+) back)'
/** What the examination came to. */
const finding = new RegExp(
  `\\b(?:normal|clear|fine|viral|virus|infection|nothing (?:serious|wrong|bad|to worry)|all (?:ok|good|well)|not worried|happy with|antibiotics?|giving (?:her|him|me|us)|gave (?:her|him|me|us)|prescri\\w+|dipstick|diagnos\\w+|says? (?:it is|its|it was)|treat\\w*|no sign|${treated})\\b`,
)
/** What was treated some days ago, by whoever treats it, and is better since: "the dentist drained it on Monday and it is much better". */
const treatedBefore = new RegExp(`\\b${who}\\b[^.!?]{0,30}\\b${treated}\\b|\\b${treated}\\b[^.!?]{0,24}\\bby (?:the |a |my )?${who}\\b`)
const better = /\b(?:better|gone|settled|improv\w+|went down|gone down|going down|healing|no (?:pain|fever|swelling|temperature)|eased)\b/
const notBetter =
  /\b(?:not|no|isnt|hasnt|never|nothing|any|if|until) (?:\w+ )?(?:better|gone|settled|improv\w+|healing|eased)\b|\b(?:worse|came back|come back|back again|spreading)\b/
/** When the clinician comes again is no time of the examination. */
const comesAgain =
  /\b(?:and |she |he |they |who )*(?:(?:is|will|s|ll|wants to|going to|to) )*(?:be back|come back|coming back|comes back|see (?:me|us|him|her|it) again|check(?:ing)? (?:it |me |her |him )?again|review\w*|back)\b[^.!?,;]*/g
const notToday =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month|year|night)|yesterday|(?:days?|weeks?|months?|years?) ago|coming|will|going to (?:come|see|ring|call)|on (?:the|her|his|their) way|tomorrow|later|appointment|booked|by phone|on the phone|rang|phoned|online)\b/
const longAgo = /\b(?:last (?:month|year|spring|summer|autumn|winter)|(?:weeks?|months?|years?) ago|\b(?:19|20)\d\d|used to|once)\b/
const sendsOn =
  /\b(?:hospital|a ?& ?e|a and e|emergency|er|ambulance|999|911|112|000|flying doctor|drip|refer\w*|admit\w*|send(?:ing)?|sent|not sure|wants (?:her|him|me|us) (?:in|to go))\b/

const mark = 'seen:clinician:'

/** What a message tells of a clinician's work: an examination of today, a treatment of some days ago that helped; null where it tells of neither, or of being sent on. */
export function workOfClinician({ clauses, choice }: Pick<Hearing, 'clauses' | 'choice'>): 'examined' | 'treated' | null {
  if (choice !== null) return null
  const text = plainWords(clauses.map((clause) => clause.text).join(' ')).replace(comesAgain, ' ')
  if (sendsOn.test(text)) return null
  if (treatedBefore.test(text) && better.test(text) && !notBetter.test(text) && !longAgo.test(text)) return 'treated'
  return examined.test(text) && finding.test(text) && !notToday.test(text) ? 'examined' : null
}

/** The case with the turn noted in which an examination or a treatment was told of. */
export function withExamination(consultation: ConsultationCase, heard: Pick<Hearing, 'clauses' | 'choice'>): ConsultationCase {
  const work = workOfClinician(heard)
  if (work === null) return consultation
  const others = consultation.asked.filter((id) => !id.startsWith(mark))
  return { ...consultation, asked: [...others, `${mark}${consultation.turns}${work === 'treated' ? ':treated' : ''}`] }
}

/** Whether somebody who has learned it has seen or treated the patient, by what was told. */
export function wasSeen({ asked }: Pick<ConsultationCase, 'asked'>): boolean {
  return asked.some((id) => id.startsWith(mark))
}

/** What kills within minutes to hours whatever was found before, and what was measured: stands after an examination as well. */
const stands =
  /chest|heart|breath|oxygen|airway|choking|stroke|face|speech|paralys|weakness|poison|overdose|crisis:|life:|suicid|bleed|blood|haemorrhage|meningi|brain|fit-|seizure|unresponsive|wake|drowsy|anaphyla|allerg|baby-fever|fever-under|under-3|news2-7|glucose|sugar-|result:|second-opinion|torsion|ectopic|aort/

/**
 * A rule as it stands after a clinician has examined the patient: what rested on told words and sent to an emergency department asks for a second
 * look within a day, and where it was treated and is better since, for a booked visit. What kills within minutes, an ambulance, and what was told after the examination stand as they are
 * (docs/decisions/0053-when-a-level-falls.md).
 */
export function asExamined(
  rule: HeldRule,
  { asked, observations, person }: Pick<ConsultationCase, 'asked' | 'observations' | 'person'>,
): HeldRule {
  const noted = asked.find((id) => id.startsWith(mark))
  if (noted === undefined || person.pregnant === true || observations.postpartum?.polarity === 'present') return rule
  const [turnNoted, isTreated] = noted.slice(mark.length).split(':')
  const isLowerable = rule.level === 'emergency-department' || (rule.level === 'within-24-hours' && isTreated !== undefined)
  if (!isLowerable) return rule
  const turn = Number(turnNoted)
  const isNew =
    (rule.since ?? 0) > turn || rule.findings.some((id) => observations[id]?.polarity === 'present' && observations[id].turn > turn)
  // The finding of what is only likely is the one that would decide it, and has not been told.
  const isGrave = stands.test(rule.rule) || (rule.provisional !== true && rule.findings.some((id) => stands.test(id)))
  if (isNew || isGrave) return rule
  return { ...rule, level: isTreated === undefined ? 'within-24-hours' : 'appointment' }
}
