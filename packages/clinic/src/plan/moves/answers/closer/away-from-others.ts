/** Whether an illness keeps from others, and until when; `care`: what to mind among them. Of what keeps nobody away, `until` is null. */
interface KeptAway {
  conditions: readonly string[]
  until: string | null
  care: string
}

const cold = 'Cough into your elbow, wash your hands, and keep clear of newborn babies and frail people.'

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
  { conditions: ['rubella'], until: '5 full days have passed since the rash came', care: 'Pregnant women must not meet it.' },
  { conditions: ['mumps'], until: '5 full days have passed since the swelling came', care: '' },
  { conditions: ['scarlet-fever', 'streptococcal-pharyngitis'], until: '24 hours after the first antibiotic', care: '' },
  {
    conditions: ['whooping-cough'],
    until: '48 hours after the first antibiotic, or three weeks after the cough began without one',
    care: 'Babies must not meet it.',
  },
  { conditions: ['impetigo'], until: 'the sores are crusted and dry, or 48 hours after the first antibiotic', care: '' },
  { conditions: ['scabies'], until: 'the first treatment is done', care: '' },
  { conditions: ['influenza', 'viral-infection'], until: 'the fever has been gone for a day without tablets', care: cold },
  {
    conditions: ['covid-19'],
    until: 'the fever is gone and you feel well, and for 5 days after a positive test if you can',
    care: 'Keep clear of frail people for 10 days.',
  },
  {
    conditions: ['viral-gastroenteritis', 'bacterial-gastroenteritis', 'travellers-diarrhoea'],
    until: '48 hours after the last loose stool or vomiting',
    care: '',
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
export const keptAwayBy = (condition: string | null): KeptAway | null =>
  table.find(({ conditions }) => condition !== null && conditions.includes(condition)) ?? null
