import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { levelConstants } from '../constants.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'

const { afterVaccine } = levelConstants

const vaccine =
  '(?:vaccin\\w*|vax\\w*|jabs?|imms?|immuni[sz]\\w*|injections|needles|boosters?|shots|mmr|men ?b|(?:6|8|six|eight) in (?:1|one)|bexsero|(?:8|12|16|eight|twelve|sixteen) weeks? (?:jabs?|injections|vaccin\\w*))'
const lately =
  '(?:today|tonight|this (?:morning|afternoon|evening)|yesterday|last night|(?:\\w+ )?hours? ago|(?:one|a|1|2|two) days? ago|(?:the )?day (?:after|before)|since (?:his|her|the|their|my|those)?|after (?:his|her|the|their|my)?|following|at lunch\\w*)'
const told = new RegExp(`\\b${vaccine}\\b[^.!?]{0,40}\\b${lately}|\\b${lately}[^.!?]{0,24}\\b${vaccine}\\b`)
/** Not given, or given longer ago than the fever of a vaccine lasts: two days, and for MMR from the sixth to the eleventh (NHS: Vaccinations; UKHSA). */
const notLately =
  /\b(?:due|tomorrow|next week|booked|not (?:yet )?(?:had|due|done)|no (?:jabs|vaccin\w*|injections)|hasnt had|havent had|unvaccinated|missed|weeks? (?:ago|since)|last (?:week|month)|months? ago|(?:three|four|five|3|4|5) days (?:ago|after|since))\b/

/** What is as usual after a vaccine, and no sign of an illness by itself. */
const ofVaccine =
  /^(?:fever|chills|rigors|infant-fever|baby-fever|irritable|crying|fussy|body-aches|muscle-pain|joint-pain|headache$|fatigue|malaise|arm-pain|leg-pain|skin-(?:redness|swelling|warm)|injection)/
const ofFever = /^(?:fever-under-3-months|baby-fever|infant-fever|fever-3-to-6-months|fever-week|rigors-alone|provisional:)/

/**
 * A rule as it stands where a well person has a low fever within two days of a vaccine: from three months on a booked visit, from eight weeks to that age a doctor within a day, in
 * place of a hospital (NICE NG143; NHS: Fever after vaccination; UKHSA: MenB vaccine and paracetamol). Nothing falls from 38.5 degrees on, before eight weeks, of an unknown age, or
 * beside any other danger sign.
 */
export function asAfterVaccine({ dangerSigns }: ReasoningIndex, rule: HeldRule, consultation: ConsultationCase): HeldRule {
  const { person, vitals, observations, prose } = consultation
  const isFalling = ofFever.test(rule.rule) && rule.level !== 'ambulance' && rule.level !== 'appointment'
  const age = person.ageYears
  if (!isFalling || age === null || age < afterVaccine.fromYears || person.pregnant === true) return rule
  const words = plainWords(prose)
  const temperature = vitals.temperature ?? null
  if (temperature === null || temperature >= afterVaccine.below || !told.test(words) || notLately.test(words)) return rule
  const isOther = Object.values(observations).some(
    ({ finding, polarity, temporality }) =>
      polarity === 'present' && temporality === 'current' && !ofVaccine.test(finding) && dangerSigns.has(finding),
  )
  if (isOther) return rule
  return { ...rule, level: age < afterVaccine.youngTo ? 'within-24-hours' : 'appointment' }
}
