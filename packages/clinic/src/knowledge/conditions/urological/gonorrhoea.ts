import type { Condition } from '../../schema.ts'

export const gonorrhoea = {
  id: 'gonorrhoea',
  name: 'Gonorrhoea',
  aliases: ['gonorrhea', 'gonococcal infection', 'the clap', 'gonococcal urethritis', 'neisseria gonorrhoeae infection'],
  icd10: 'A54.9',
  system: 'urological',
  summary: 'A bacterial infection passed on by sex.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'uncommon', older: 'very-rare' } },
  findings: {
    usual: ['sexual-unprotected'],
    often: ['penile-discharge', 'penile-discharge.green-yellow', 'urination-painful', 'swab-gonococci', 'sexual-new-partner', 'penile-discharge.pus'],
    some: ['vaginal-discharge', 'vaginal-discharge.green-yellow', 'sexual-many-partners', 'partner-infected', 'men-sex-with-men', 'pelvic-pain', 'rectal-pain', 'sore-throat', 'abdominal-pain.lower', 'bleeding-after-sex', 'history-pid', 'urination-frequent', 'vaginal-bleeding-abnormal', 'vaginal-discharge.pus'],
    occasional: ['testicle-pain', 'testicle-swelling', 'anal-discharge', 'joint-pain', 'joint-red-hot', 'eye-discharge', 'fever', 'intercourse-painful', 'skin-pustules', 'joint-swelling'],
    rare: ['genital-blisters', 'vaginal-discharge.thick-white', 'vaginal-itch', 'urine-blood', 'flank-pain', 'penile-discharge.watery', 'penile-sore'],
  },
  discriminators: ['penile-discharge.green-yellow', 'swab-gonococci', 'sexual-unprotected'],
  onset: ['days'],
  durationDays: { from: 1, to: 30 },
  course: ['worsening', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Go to a sexual health clinic for a test and treatment.', 'No sex until a week after you and your partners are treated.'],
  comeBack: ['you have pain in the lower belly or testicle', 'you get fever, a hot joint or spots', 'it hurts to move the eye or there is pus in it'],
  examination: ['a urine test or swabs with culture', 'tests for other infections'],
  presentation:
    'Two to seven days after unprotected sex: a man has thick yellow-green pus from the penis and burning urine; a woman mostly little: yellowish discharge, burning, bleeding after sex, lower belly pain. Sore throat or rectal discharge after oral or anal sex. Rarely a hot joint with skin pustules. Gram-negative intracellular diplococci.',
  sources: ['NHS: Gonorrhoea', 'CDC: Sexually Transmitted Infections Treatment Guidelines', 'CKS: Gonorrhoea'],
  examples: [
    { age: 24, sex: 'male', text: 'Four days after unprotected sex with a new partner thick yellow-green pus drips from my penis and it burns badly when I pee.' },
    { age: 22, sex: 'female', text: 'My boyfriend has gonorrhoea; I have a yellow vaginal discharge, burning when peeing and some bleeding after sex.' },
  ],
} satisfies Condition
