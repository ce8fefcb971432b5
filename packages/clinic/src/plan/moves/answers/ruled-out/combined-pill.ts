import { combinedPillAmong, ofCombined } from '../../../../medications/combined-pill.ts'
import { spokenMedicine } from '../../../../say/spoken-medicine.ts'
import type { Grounds, Rule } from './ruled-out-entry.ts'

const named =
  /\b(?:(?:combined|contraceptive|combination|birth control) pills?|(?:the|my|this|that|a) pill|birth control|contracept\w+|yasmin|yaz|evra|nuvaring)\b/i
const aura = /\baura\b|\bzig-?zag\w*|\b(?:flashing|shimmering|jagged|wavy) (?:lights?|lines?|vision)\b|\bblind spots?\b/i

/** From this age on smoking and the combined pill do not go together (FSRH: UK Medical Eligibility Criteria). */
const smokersUntilYears = 35

/** The combined pill that is taken, by its name; null where what is taken holds no oestrogen, or nothing is. */
function pillOf({ now, story, has }: Grounds): string | null {
  const pill = combinedPillAmong(now.drugs, has(['takes-oral-contraceptive']), story)
  if (pill === null || pill === 'unclear') return pill === null ? null : 'the pill, if it is a combined one,'
  return pill === 'named' || /pill|birth control/i.test(pill.drug) ? 'the combined pill' : spokenMedicine(pill.drug)
}

/** Why not; null where nothing known speaks against it. */
function reasonOf(grounds: Grounds): string | null {
  const { now, story, has } = grounds
  const smokes = has(['smoker'])
  if (hasAura(grounds))
    return `Beside a migraine with aura it raises the risk of a stroke, at any age${smokes ? ', and smoking adds to that' : ''}`
  if (has(['history-clots', 'history-stroke', 'history-heart-attack']))
    return 'After a clot, a stroke or a heart attack it can bring on the next one'
  if (smokes && now.person.ageYears !== null && now.person.ageYears >= smokersUntilYears && named.test(story))
    return 'Beside smoking, from 35 years on, it raises the risk of a heart attack and a stroke'
  return null
}

function hasAura({ now, story, has, leader }: Grounds): boolean {
  if (has(['aura-visual'])) return true
  const isOfHead = leader === 'migraine' || has(['history-migraine', 'headache'])
  return isOfHead && (has(['flashes']) || (aura.test(story) && now.observations['aura-visual']?.polarity !== 'absent'))
}

/** With migraine with aura the combined pill is stopped (FSRH: UK Medical Eligibility Criteria, category 4). */
export const combinedPill: Rule = (grounds) => {
  const { person } = grounds.now
  if (person.sex === 'male' || person.pregnant === true) return null
  const why = reasonOf(grounds)
  const taken = pillOf(grounds)
  const isOfProgestogen = taken === null && grounds.has(['takes-oral-contraceptive'])
  if (why === null || isOfProgestogen || (taken === null && !named.test(grounds.story))) return null
  return {
    id: 'combined-pill',
    name: taken ?? 'the combined pill',
    named,
    isOf: (ingredient) => ofCombined.has(ingredient),
    isTaken: taken !== null,
    stop: (name) => (taken === null ? 'do not start the combined pill' : `stop ${name} today, and do not wait until you are seen`),
    why,
    rest: 'Use condoms from now on, and ring whoever prescribed it, or a sexual health clinic, this week: the mini-pill, implant, injection and coils are all fine for you. If you had sex in the last 7 days, ask a pharmacist today whether you need the emergency pill. Weakness, numbness, trouble speaking or sight that stays away: call {number}.',
    instead:
      /\b(?:instead|in its place|(?:in the )?meantime|meanwhile|until then|not get pregnant|n['’]?t get pregnant|without getting pregnant|condoms?|protected|(?:other|another|different|which|what) (?:\w+ )?(?:method|contracept\w+|pill))\b/i,
    sources: ['NHS: Combined pill', 'Textbook: FSRH, UK Medical Eligibility Criteria'],
  }
}
