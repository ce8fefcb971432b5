import { expect, test } from 'vitest'
import { type CaseProfile, createClinic } from '../../../../clinic.ts'
import { loadPack } from '../../../../testing/load-pack.ts'

const clinic = createClinic(loadPack())

/** The last reply of a talk. */
function said(words: readonly string[], profile: CaseProfile): string {
  let { case: consultation, reply } = clinic.consult(clinic.newCase(profile), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return reply.text
}

const british: CaseProfile = { country: 'GB', ageYears: 34, sex: 'female' }

type Row = [what: string, words: readonly string[], profile: CaseProfile, is: RegExp, not: RegExp | null]
const rows: Row[] = [
  [
    'a child swims after 2 weeks',
    ['My 6 year old son has had diarrhoea and vomiting since Monday', 'can he swim?'],
    { country: 'GB', ageYears: 6, sex: 'male' },
    /2 weeks after the last loose stool/,
    /48 hours/,
  ],
  [
    'an adult swims after 48 hours',
    ['I have had diarrhoea and vomiting since Monday', 'can I go swimming?'],
    british,
    /48 hours after.*2 weeks after it if cryptosporidium/,
    null,
  ],
  [
    'whooping cough in the UK',
    ['I have whooping cough and started the antibiotic', 'can I go to work tomorrow?'],
    british,
    /48 hours after the first dose/,
    null,
  ],
  [
    'whooping cough in Ireland',
    ['I have whooping cough and started the antibiotic', 'can I go to work tomorrow?'],
    { ...british, country: 'IE' },
    /5 days after the first dose/,
    /48 hours after/,
  ],
  [
    'hepatitis A is no 48 hours',
    ['I have hepatitis A and some diarrhoea, can I go to work tomorrow?'],
    british,
    /7 days after the skin or eyes turned yellow/,
    /until 48 hours/,
  ],
  [
    'head lice',
    ['my 7 year old daughter has head lice', 'do we all need the treatment?'],
    { country: 'GB' },
    /live louse/,
    /wash bedding hot/,
  ],
  ['syphilis', ['I have syphilis, is it catching?'], british, /until the clinic agrees/, /7 days after that/],
  ['disulfiram', ['I take disulfiram', 'when can I drink wine after the last tablet?'], british, /2 weeks/, null],
  ['Qlaira', ['I take Qlaira and missed one pill yesterday, am I covered?'], british, /rule of its own/, /takes nothing away/],
  [
    'food that sticks at 30',
    ['Meat sticks in my gullet, for two months, getting worse', 'none of these', 'sum up now', 'none of these', 'sum up now'],
    { country: 'GB', ageYears: 30, sex: 'male' },
    /endoscopy|camera/,
    null,
  ],
  [
    'bleeding after the menopause',
    ['I am bleeding again, years after the menopause', 'sum up now'],
    { country: 'GB', ageYears: 62, sex: 'female' },
    /gynaecology/,
    /measured within two weeks/,
  ],
]

test.each<Row>(rows)('%s', (_what, words, profile, is, not) => {
  const text = said(words, profile)
  expect(text).toMatch(is)
  if (not !== null) expect(text).not.toMatch(not)
})
