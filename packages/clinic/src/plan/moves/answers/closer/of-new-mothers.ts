import type { CloserFact } from './closer-entry.ts'

const parent = '(?:mum|mam|mom|mother|parent)'
const tears = '(?:cry\\w*|tears|tearful|weep\\w*|low|sad)'

/** Whether the tears after a birth are usual, and whether they make a bad mother. */
export const ofNewMothers: readonly CloserFact[] = [
  {
    asked: new RegExp(
      `\\b(?:bad|terrible|awful|rubbish|useless|horrible|shit|crap|not a good|good enough) ${parent}\\b|\\bfail\\w* as an? ${parent}\\b|\\b${tears}\\b[^.!?]{0,40}\\bnormal\\b|\\bnormal\\b[^.!?]{0,30}\\b${tears}\\b`,
      'i',
    ),
    isTold: true,
    holds: ({ has, story, state }) =>
      state.now.person.relation === 'self' &&
      (has(['postpartum', 'breastfeeding', 'low-mood-after-birth']) ||
        /\bsince (?:the birth|(?:s?he|the baby|my baby) was born)\b/i.test(story)) &&
      (has(['low-mood', 'low-mood-after-birth']) || /\bcry|\btear/i.test(story)),
    answer: () =>
      'You are not a bad mother. Tears in the first two weeks after a birth are usual; crying most days for longer is more than the baby blues. It is common, nobody’s fault, and it is treated well. Tell your midwife, health visitor or doctor this week, in the words you wrote here. If you think of hurting yourself or the baby, call {number} at once.',
    sources: ['NHS: Postnatal depression'],
  },
]
