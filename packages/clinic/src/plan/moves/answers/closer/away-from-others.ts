import type { ConsultationCase } from '../../../../case/case.ts'

/** Of whom the rules ask: some go by age, some by country. */
type Asker = Pick<ConsultationCase, 'person' | 'country'>

/** Whether an illness keeps from others, and until when; `care`: what to mind among them. Of what keeps nobody away, `until` is null. */
interface KeptAway {
  conditions: readonly string[]
  until: string | null | ((asker: Asker) => string)
  care: string
}

const cold = 'Cough into your elbow, wash your hands, and keep clear of newborn babies and frail people.'

/** Hours of antibiotic after which whooping cough no longer keeps anybody at home: 48 in the UK, 5 days elsewhere (UKHSA; HSE Ireland; AAP: Red Book). */
export const hoursOfWhoopingCough = (country: string | null): number => (country === 'GB' ? 48 : 120)
/** The same in words. */
export const awayWithWhoopingCough = (country: string | null): string =>
  country === 'GB' ? '48 hours' : country === null ? '5 days (in the UK 48 hours)' : '5 days'

const northAmerica: readonly (string | null)[] = ['US', 'CA']
const grownUpFrom = 18
/** Days to keep away with COVID-19: 3 in under-18s, 5 later (UKHSA: Exclusion table; NHS: COVID-19). */
function daysOfCovid({ person: { ageYears } }: Asker): string {
  if (ageYears === null) return '5 days after a positive test (3 under 18)'
  return `${ageYears < grownUpFrom ? 3 : 5} days after a positive test`
}
/** After an ordinary stomach bug. */
export const afterStomachBug = '48 hours after the last loose stool or vomiting'
const theTeam = 'the local public health team or your doctor says so'

/** After UKHSA, Health protection in children and young people settings: the table of exclusions. */
const table: readonly KeptAway[] = [
  {
    conditions: ['chickenpox'],
    until: 'all the spots have crusted, which is 5 days after they came at the earliest',
    care: 'Pregnant women, newborn babies and people with weak defences must not meet it.',
  },
  {
    conditions: ['herpes-zoster'],
    until: null,
    care: 'Only a rash that weeps and cannot be covered keeps you at home. Keep clear of pregnant women, babies and people with weak defences until it is dry.',
  },
  { conditions: ['measles'], until: '4 full days have passed since the rash came', care: 'Ring before you go to any surgery.' },
  {
    conditions: ['rubella'],
    until: ({ country }) => `${northAmerica.includes(country) ? 7 : 5} full days have passed since the rash came`,
    care: 'Pregnant women must not meet it.',
  },
  { conditions: ['mumps'], until: '5 full days have passed since the swelling came', care: '' },
  { conditions: ['scarlet-fever', 'streptococcal-pharyngitis'], until: '24 hours after the first antibiotic', care: '' },
  {
    conditions: ['whooping-cough'],
    until: ({ country }) =>
      `${awayWithWhoopingCough(country)} after the first antibiotic, or three weeks after the cough began without one`,
    care: 'Babies must not meet it.',
  },
  { conditions: ['impetigo'], until: 'the sores are crusted and dry, or 48 hours after the first antibiotic', care: '' },
  { conditions: ['scabies'], until: 'the first treatment is done', care: '' },
  { conditions: ['influenza', 'viral-infection'], until: 'the fever has been gone for a day without tablets', care: cold },
  {
    conditions: ['covid-19'],
    until: (asker) => `the fever is gone and you feel well, and for ${daysOfCovid(asker)} if you can`,
    care: 'Keep clear of frail people for 10 days.',
  },
  {
    conditions: ['viral-gastroenteritis', 'food-poisoning', 'giardiasis', 'travellers-diarrhoea'],
    until: afterStomachBug,
    care: '',
  },
  {
    conditions: ['bacterial-gastroenteritis'],
    until: afterStomachBug,
    care: 'With E. coli (STEC), dysentery or typhoid, children under 5, whoever handles food and whoever looks after others usually need a clear test first: ask the local public health team.',
  },
  {
    conditions: ['hepatitis-a'],
    until: '7 days after the skin or eyes turned yellow, or 7 days after it began if they did not',
    care: 'Wash hands well after the toilet, and handle no food for others. Whoever lives with it may need a vaccine soon: ask the doctor.',
  },
  {
    conditions: ['typhoid-fever', 'amoebiasis'],
    until: theTeam,
    care: 'Handle no food for others until then, and wash hands well after the toilet.',
  },
  { conditions: ['bacterial-meningitis'], until: 'it is over and the hospital has agreed', care: '' },
  {
    conditions: ['mpox'],
    until: 'every scab has fallen off and new skin has grown beneath',
    care: 'No sex and no skin against skin until then; ask the clinic before you go back.',
  },
  {
    conditions: ['tuberculosis'],
    until: 'the TB clinic agrees, which in the lungs is usually after 2 weeks of tablets',
    care: 'Small children and people with weak defences must not meet it.',
  },
  {
    conditions: ['common-cold', 'viral-pharyngitis', 'laryngitis', 'tonsillitis', 'acute-bronchitis', 'acute-sinusitis'],
    until: null,
    care: cold,
  },
  {
    conditions: ['infectious-mononucleosis'],
    until: null,
    care: 'It goes by spit: no kisses, and no shared glasses, bottles or vapes. No alcohol and no rough games.',
  },
  { conditions: ['hand-foot-mouth-disease'], until: null, care: 'Wash hands often; pregnant women near their date should keep clear.' },
  {
    conditions: ['fifth-disease'],
    until: null,
    care: 'It is catching before the rash and no longer once it is there. Tell pregnant women who were near: they should ring their midwife.',
  },
  { conditions: ['roseola'], until: null, care: 'Wash hands often.' },
  {
    conditions: ['viral-conjunctivitis', 'bacterial-conjunctivitis'],
    until: null,
    care: 'Wash your hands often, and share no towel, pillow or make-up.',
  },
  {
    conditions: ['herpes-labialis'],
    until: null,
    care: 'No kisses and no shared cups until the scab is off; keep clear of newborn babies.',
  },
  { conditions: ['molluscum-contagiosum', 'common-warts', 'tinea-corporis', 'tinea-pedis'], until: null, care: 'Share no towels.' },
  { conditions: ['threadworms', 'head-lice'], until: null, care: 'Treat it today.' },
]

/** Whether an illness keeps away from others; null where the table does not know it. */
export function keptAwayBy(condition: string | null, asker: Asker): (KeptAway & { until: string | null }) | null {
  const rule = table.find(({ conditions }) => condition !== null && conditions.includes(condition))
  if (rule === undefined) return null
  return { ...rule, until: typeof rule.until === 'function' ? rule.until(asker) : rule.until }
}
