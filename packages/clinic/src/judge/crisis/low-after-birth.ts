import type { ConsultationCase } from '../../case/case.ts'

const afterBirth = /^(?:postpartum|recent-birth|breastfeeding)/
const ofMood =
  /^(?:postpartum|recent-birth|breastfeeding|malaise|low-mood|postnatal|anxiety|worry|guilt|fatigue|insomnia|crying|tearful|stress|hopeless|irritab|loss-of-interest|mood)/
const inWords =
  /\b(?:cry(?:ing)?|cried|in tears|tearful|(?:terrible|bad|awful|useless|rubbish|worst) (?:mother|mum|mom)|can['’]?t cope|not coping|no bond|don['’]?t (?:feel|love) (?:anything|it|him|her|my baby)|overwhelmed|feel(?:ing)? (?:so |really |very )?(?:low|down|empty|numb|sad|a failure))\b/i

/** A mother who is low after a birth, with nothing told of her body: asked straight out how she is, and not taken for a bodily emergency (NICE CG192). */
export function isLowAfterBirth({ observations, prose }: Pick<ConsultationCase, 'observations' | 'prose'>): boolean {
  const present = Object.values(observations).filter(({ polarity }) => polarity === 'present')
  return (
    inWords.test(prose) && present.some(({ finding }) => afterBirth.test(finding)) && present.every(({ finding }) => ofMood.test(finding))
  )
}
