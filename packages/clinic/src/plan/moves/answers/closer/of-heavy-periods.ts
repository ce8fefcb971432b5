import type { CloserFact, Known } from './closer-entry.ts'

const change = /\b(?:peri-?)?menopaus\w*|\bthe change\b(?! in\b| of (?!life))|\bperi-?menopause\b/i
const asksWhether = /\b(?:is|could|can|might|may|would|or|it|that|this|think|and|yes or no|probably)\b|\?/i
const heavy = ['vaginal-bleeding-heavy-periods', 'vaginal-bleeding-abnormal', 'vaginal-bleeding-between-periods']
const bleeds = ({ has, story }: Known): boolean =>
  has(heavy) ||
  /\b(?:heavy (?:\w+ )?(?:period|bleed)\w*|periods?\b[^.!?]{0,30}\b(?:heavy|mad|flood\w*|clots?)|clots?|flooding|bleed(?:ing)? (?:so |too |very )?(?:much|heavily))\b/i.test(
    story,
  )
/** From when, in years, the change is likely, and from when it is usual (NICE: Menopause). */
const likelyFrom = 40
const usualFrom = 45

/** The change, and what slows heavy periods. */
export const ofHeavyPeriods: readonly CloserFact[] = [
  {
    asked: change,
    holds: ({ text, state, story }) =>
      state.now.person.relation === 'self' &&
      state.now.person.sex !== 'male' &&
      asksWhether.test(text) &&
      (state.now.person.ageYears ?? 0) >= likelyFrom &&
      /\bperiods?\b|\bbleed|\bclots?\b|\bflush|\bsweats?\b/i.test(story),
    answer: (known) => {
      const age = known.state.now.person.ageYears ?? likelyFrom
      const lead =
        age >= usualFrom
          ? `Quite possibly: at ${age} it is the usual time for it.`
          : `Possibly: at ${age} the run-up to it may have begun, though most women get there after 45.`
      return bleeds(known)
        ? `${lead} It makes periods come at odd times and can make them heavier. But heavy bleeding with clots is not put down to it unseen: fibroids and other causes are just as common and can be treated. So have a blood count for iron, and an examination or scan, in the next days. No hormone test is needed from 45 on.`
        : `${lead} Periods that change, flushes, night sweats, broken sleep and low mood belong to it. No hormone test is needed from 45 on; a doctor or nurse can say what helps, also hormones. Bleeding after a year without periods always needs to be looked at.`
    },
    sources: ['NICE: Menopause: identification and management', 'NICE: Heavy menstrual bleeding: assessment and management'],
  },
  {
    asked:
      /\btran\w*exami\w*|\bcyklo\w*|\b(?:stop|stops|slow\w*|less|lighten\w*|help|for|about|do)\b[^.!?]{0,30}\b(?:bleed\w*|flow|heavy periods?)\b/i,
    holds: (known) => bleeds(known) && !known.isEmergency && !known.isPregnant,
    answer: ({ state }) => {
      const lead = /\b(?:chemist|pharmac\w*|counter|buy)\b/i.test(state.words)
        ? 'Ask the pharmacist: in Britain tranexamic acid is sold there after some questions to women of 18 to 45 with regular heavy periods; elsewhere, or if yours are irregular, a doctor prescribes it.'
        : 'Two things slow it: tranexamic acid on the days of the bleeding (less by up to half), and ibuprofen or mefenamic acid if they suit you (less by up to a third).'
      const asthma = state.now.observations['history-asthma']?.polarity === 'present' ? ' With your asthma ask before ibuprofen.' : ''
      const thinner =
        state.now.observations['takes-blood-thinner']?.polarity === 'present'
          ? ' With your blood thinner take neither before your doctor or clinic was asked.'
          : ''
      return `${lead}${thinner} No tranexamic acid with a clot, a stroke or a heart attack, now or before, with fits or with kidney disease, and beside the combined pill only if a doctor says so; no ibuprofen with an ulcer, kidney disease or a blood thinner. For longer the hormone coil works best.${asthma} A pad soaked each hour for several hours, a faint, or breath that is short at rest needs a hospital the same day.`
    },
    sources: ['NICE: Heavy menstrual bleeding: assessment and management', 'NHS: Tranexamic acid'],
  },
]
