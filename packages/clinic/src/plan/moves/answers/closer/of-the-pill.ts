import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import type { CloserFact, Known } from './closer-entry.ts'
import { missedPills } from './missed-pills.ts'

const pillNames =
  /\b(?:combined pill|contracept\w+ pill|the pill|my pill|birth control|microgynon|rigevidon|yasmin|cilest|marvelon|mercilon|femodene|logynon|levest|ovranette|lucette|gedarel|millinette|eloine|qlaira|zoely|daylette)\b/i
const withoutOestrogen =
  /\b(?:mini[- ]?pill|progest[oe]r?o?gen[- ]only|pop|cerazette|cerelle|desogestrel|noriday|norgeston|slynd|zelleta|feanolla|depo|implant|coil|iud|mirena)\b/i
const aura = /\baura\b|\bzig-?zag\w*|\b(?:flashing|shimmering|jagged|wavy) (?:lights?|lines?|vision)\b|\bblind spots?\b/i

const isOnCombinedPill = ({ has, story }: Known) =>
  (has(['takes-oral-contraceptive']) || pillNames.test(story)) && !withoutOestrogen.test(story)
const hasAura = ({ has, story }: Known) => has(['aura-visual']) || aura.test(story)

/** Whether the question is about another medicine than the pill. */
const namesAnother = ({ text }: Known): boolean =>
  findMedicines(knownMedicines(), text).some(({ ingredients }) => ingredients.every((each) => !/estr|gest|norethi|drospi/i.test(each)))

/** With migraine with aura the combined pill is stopped (FSRH: UK Medical Eligibility Criteria, category 4). */
export const stopWithAura =
  'Please do not take the combined pill any more, and use condoms from now on: beside a migraine with aura it raises the risk of a stroke, at any age. Ring whoever prescribed it, or a sexual health clinic, this week: the mini-pill, implant, injection and coils are all fine. If you had sex in the last 7 days, ask a pharmacist today whether you need the emergency pill. Weakness, numbness, trouble speaking or sight that stays away: call {number}.'

/** The contraceptive pill: with an aura, and when pills were missed. */
export const ofThePill: readonly CloserFact[] = [
  {
    asked: /\b(?:weight|fat|fatter|heavier)\b/i,
    holds: ({ text }) => /\bpill\b|\bcontracept|\bbirth control\b/i.test(text),
    answer: () =>
      'Probably not: studies found no weight gain that comes from the pill. Some hold a little water in the first months, and that passes. If it lasts, ask for another kind.',
    sources: ['NHS: Combined pill'],
  },
  {
    asked:
      /\b(?:covered|protected|safe|pregnan\w*|emergency|morning[- ]after|plan b|condoms?|extra|back-?up|what (?:do|should|can|must) i do|carry on|take (?:both|two)|missed|forg[eo]t\w*|skipped)\b/i,
    isTold: true,
    holds: ({ has, story, state }) =>
      state.now.person.sex !== 'male' &&
      state.now.person.pregnant !== true &&
      (has(['takes-oral-contraceptive']) || pillNames.test(story) || withoutOestrogen.test(story)),
    answer: (known) => {
      const isToStop = isOnCombinedPill(known) && hasAura(known)
      const said = missedPills(known.story, known.state.words, !isToStop)
      return said === null ? null : isToStop ? `${said} ${stopWithAura}` : said
    },
    sources: ['NHS: Combined pill', 'NHS: The progestogen-only pill', 'Textbook: FSRH guideline, Combined hormonal contraception'],
  },
  {
    asked:
      /\b(?:stop|come off|keep|carry on|continue|safe|which|take|taking|switch|change|dangerous|risk\w*|matter|ok|okay|alright|stroke|pill|aura|zig-?zags?|migraines?)\b/i,
    isTold: true,
    holds: (known) =>
      !namesAnother(known) &&
      isOnCombinedPill(known) &&
      hasAura(known) &&
      known.state.now.person.sex !== 'male' &&
      /\b(?:pill|it|that|stop|which|contracept\w*|microgynon|aura|zig-?zags?|migraines?)\b/i.test(known.text),
    answer: () => stopWithAura,
    sources: ['NHS: Combined pill', 'Textbook: FSRH, UK Medical Eligibility Criteria'],
  },
]
