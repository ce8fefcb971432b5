import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'
import { last, talk } from './testing/talk.ts'

const clinic = loadClinic()
const itch = [
  'we have scabies, the lines are between my fingers, it itches at night, I am 28 and breastfeed my daughter of 3 months',
] as const

test.each([
  ['may the little one be creamed as well?', /under 2 years only after a doctor or pharmacist/],
  ['is it safe for the baby?', /under 2 years only after a doctor or pharmacist/],
  ['does my husband need the cream as well', /everybody in the house.*same day/],
  ['can I go on breastfeeding with this cream?', /off the nipples before each feed/],
  ['the cream was last week, why do I still itch?', /2 to 4 weeks/],
] as const)('scabies: %s', (words, expected) => expect(last(...itch, words).reply.text).toMatch(expected))

const cough = ['I have coughed for five weeks, wake up soaked and have lost half a stone, my flatmate had TB. I am 44 and female'] as const
test.each([
  ['may I hug my little granddaughter?', /keep apart until tuberculosis has been ruled out: small children/],
  ['do I need a mask at home?', /Yes: a mask/],
  ['can I go in to the office?', /Stay at home until tuberculosis/],
  ['which tests will they do?', /X-ray this week and three samples of phlegm/],
] as const)('tuberculosis in doubt: %s', (words, expected) => {
  const { text } = last(...cough, words).reply
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/honey|X-ray .* not needed/)
})

const three = [
  '68, male, on lisinopril and furosemide for years. got ibuprofen for my shoulder from the walk-in',
  'I have had four of them so far',
] as const
test.each([
  ["do I take tonight's one?", /Do not take the next ibuprofen.*Keep on with lisinopril and furosemide/],
  ['which one should I stop?', /Do not take the next ibuprofen/],
  ['is that a problem, that I had four?', /most likely done no harm.*urine/],
  ['what should I watch for now?', /less urine/],
] as const)('three that hurt the kidneys together: %s', (words, expected) => expect(last(...three, words).reply.text).toMatch(expected))

test('without the water tablet nothing of the kind is said', () => {
  expect(last('68, male, on lisinopril. got ibuprofen for my shoulder', 'do I take the next one?').reply.text).not.toMatch(/three together/)
})

/** The last reply of a talk on Friday, 27 November 2026. */
const onFriday = (...words: readonly string[]): string => {
  let consultation = clinic.newCase({ country: 'GB' })
  let text = ''
  for (const line of words) {
    const turn = clinic.consult(consultation, line, { now: '2026-11-27T09:00:00Z' })
    consultation = turn.case
    text = turn.reply.text
  }
  return text
}

test.each([
  [
    ['diarrhoea since Tuesday, I work in a care home, 41, female', 'the last loose stool was at 6am today', 'which day can I work again?'],
    /that is Sunday from 6 am/,
  ],
  [['diarrhoea and vomiting since Wednesday, 41', 'I last vomited yesterday evening', 'when may I go back to school?'], /that is Saturday/],
  [['diarrhoea since Tuesday, 41, male', 'when can I go back to work?'], /Tell me when the last one was/],
] as const)('%s: the day after a stomach bug is reckoned out', (words, expected) => expect(onFriday(...words)).toMatch(expected))

test('what is nearly over makes nothing graver', () => {
  const before = last('diarrhoea and vomiting since Wednesday, 41').reply.triage?.level
  expect(last('diarrhoea and vomiting since Wednesday, 41', 'I last vomited yesterday evening').reply.triage?.level).toBe(before)
  expect(
    last('diarrhoea since Wednesday, 41, male', 'the last loose one was this morning, I feel much better').reply.triage?.level,
  ).not.toBe('emergency-department')
})

test('a sore throat: the five signs that decide about antibiotics', () => {
  const text = last('sore throat since yesterday with 38.9, no cough, white spots on my tonsils, 27 male', 'will I need penicillin?').reply
    .text
  expect(text).toMatch(/FeverPAIN/)
  expect(text).toMatch(/You told me: a fever in the last day; pus or white spots on the tonsils/)
  expect(last('sore throat and a cough since yesterday, no fever, 27 male', 'will I need penicillin?').reply.text).toMatch(
    /Probably not|Not yet/,
  )
})

test("a feverish child has a child's own list", () => {
  const text = last('my girl is 3 and has had a fever of 39 since the morning, runny nose', 'when do I have to worry?').reply.text
  expect(text).toMatch(/floppy.*5 days/)
  expect(last('my son is 2 months old and has a runny nose and feels hot', 'what signs should I look out for?').reply.text).not.toMatch(
    /alcohol/,
  )
})

const birth = ['I am 29 and 34 weeks pregnant with a bad headache, flashing lights and a swollen face'] as const
test.each([
  ['what are they going to do there?', /listen to the baby’s heart/],
  ['will they induce me early?', /safer than waiting/],
  ['will they keep me in?', /Probably, at least for a day/],
  ['is my baby going to be okay?', /Most mothers and babies come through this well/],
] as const)('high pressure in pregnancy: %s', (words, expected) => {
  const { text } = last(...birth, words).reply
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/The crew takes over/)
})

test.each([
  [['crushing pain in my chest for 20 minutes and down the left arm, 61 male', 'do I have to stay in overnight?'], /troponin/],
  [['my dad cannot lift his right arm and slurs, since half an hour, he is 74', 'will he be all right?'], /cannot promise.*vessel/],
  [['my right testicle hurts terribly since an hour, I am 14', 'does my dad have to come?'], /nobody waits for a signature/],
  [['my mum has fever, is confused and breathes fast, 80', 'can I stay with her there?'], /one person can nearly always stay/],
] as const)('%s', (words, expected) => expect(last(...words).reply.text).toMatch(expected))

test.each([
  [
    'my heel hurts most with the first steps, for two months, 50, male',
    'is there any point in seeing the GP?',
    /for plantar fasciitis.*X-ray is not needed/,
  ],
  ['migraine every fortnight, one-sided, light hurts, 33 female', 'what could my doctor give me?', /triptan/],
] as const)('%s / %s: what a visit brings', (told, asked, expected) => expect(last(told, asked).reply.text).toMatch(expected))

test('water in the ear after the sea', () => {
  const turns = talk(
    { country: 'AU' },
    'my left ear is blocked since I was in the surf yesterday, no pain and nothing coming out, 30 male',
    'what can I put in it?',
    'can I surf tomorrow?',
  )
  expect(turns[1]?.reply.text).toMatch(/Nothing by hand.*water/)
  expect(turns[2]?.reply.text).toMatch(/Better wait until it has cleared/)
})

const heel = ['my heel hurts most with the first steps, for two months, 50, male'] as const
const zoster = ['a band of blisters on my right side that burns, since yesterday, 63 female'] as const
const eyes = ['my eyes are red and glued with pus in the mornings since Monday, 31 female, no contact lenses'] as const
const reflux = ['acid comes up into my mouth after meals and at night for a month, 45 male'] as const
test.each([
  [heel, 'what stretches can I do for it', /pull your toes up/, /Write me the word/],
  [heel, 'do I need other shoes?', /soft, raised heel/, /You can work/],
  [zoster, 'what can I put on the blisters?', /non-stick dressing.*Calamine/, /tetanus/],
  [eyes, 'what should I clean them with?', /boiled, cooled water/, /Calamine/],
  [eyes, 'do I need drops?', /antibiotic drops|Artificial tears/, /Which cream depends/],
  [reflux, 'which foods should I avoid?', /coffee, fat, chocolate/, /^No\./],
  [reflux, 'how should I lie at night?', /Raise the head/, /No screens/],
  [
    ['I twisted my ankle yesterday and it is swollen outside, I can walk, 22 male'],
    'shall I bandage it?',
    /bandage from the toes up/,
    /brake hard/,
  ],
] as const)('%s / %s: lines of the kind that is asked for, and no other', (told, asked, expected, not) => {
  const { text } = last(...told, asked).reply
  expect(text).toMatch(expected)
  expect(text).not.toMatch(not)
})

test.each([
  [['my son of 4 has chickenpox since Monday'], 'I gave him Nurofen yesterday, is that bad?', /One dose has most likely done no harm/],
  [['my son of 4 has chickenpox since Monday'], 'can his gran who has chemo come round?', /No, please keep away/],
  [['cold sore on my lip since today, 33 female, my baby is 3 weeks'], 'may I breastfeed?', /no sore on the breast/],
  [['hay fever again, sneezing and itchy eyes, 25 male'], 'which antihistamine does not make me drowsy?', /Cetirizine, loratadine/],
  [['flu since last night, aching and 39, 28 male'], 'do I need Tamiflu?', /mostly do not need it/],
  [
    ['my baby is 9 months old and has diarrhoea and vomits since yesterday, wet nappies as usual'],
    'what may she drink?',
    /Breast or bottle go on/,
  ],
  [['my back hurts low down since I lifted a sofa on Monday, 36 male, no leg pain'], 'is a hot water bottle ok?', /[Ww]arm|[Hh]eat/],
  [
    ['my knees ache on the stairs and are stiff ten minutes in the morning for a year, 64 female'],
    'will it get worse?',
    /comes and goes over years/,
  ],
  [['dry cough for two weeks, 40 male, no fever'], 'will the doctor be cross that I come so late?', /^No\. Doctors/],
] as const)('%s / %s', (told, asked, expected) => expect(last(...told, asked).reply.text).toMatch(expected))

test('a relative who touches a child is believed at once', () => {
  const { reply } = last('I am 12 and my stepdad keeps touching me')
  expect(reply.triage?.level).toBe('within-24-hours')
  expect(last('my brother touched me when he had ringworm and now I have a ring on my arm').case.crisis?.certainty).not.toBe('affirmed')
})

test('an HbA1c that came back high is put down, and no age is given to whom nobody knows one', () => {
  expect(last('my a1c came back 9.1, 54 male').case.observations['raised-hba1c']?.polarity).toBe('present')
  expect(last('my chest feels tight').reply.text).not.toMatch(/40 years/)
})

test.each([
  [itch, 'can my boy go back to nursery?', /After the first treatment/],
  [
    ['we have scabies, itching at night and lines on the wrists, 30, female, I have a little boy of 15 months'],
    'does the wee lad need it as well?',
    /under 2 years only after/,
  ],
  [three, 'am I in trouble, having taken some already?', /most likely done no harm/],
  [['my toddler is 2 and has a fever of 39.2 since last night, runny nose'], 'shall I put him in a cool bath?', /No sponging/],
  [['my lower back hurts since yesterday from digging, 48 male, no leg pain'], 'can I drive to work?', /[Dd]riv|brake/],
  [
    ['low mood and bad sleep for months, 36 female', 'no, nothing like that'],
    'how do I get therapy?',
    /refer yourself to NHS Talking Therapies/,
  ],
  [['my gran is suddenly confused and feverish since this morning, 86'], 'what will they do with her there?', /antibiotics/],
] as const)('%s / %s', (told, asked, expected) => expect(last(...told, asked).reply.text).toMatch(expected))

test('the dose of a child is never that of a grown-up, whatever the child is called', () => {
  for (const told of ['my pikin is 4 years and his body is hot', 'my wean is 4 and has a fever', 'my son has a fever'])
    expect(last(told, 'how much paracetamol can I give?').reply.text).not.toMatch(/say for adults/)
  expect(last('my husband is 41 and has hurt his back lifting', 'how much ibuprofen may he take?').reply.text).not.toMatch(/syrup|children/)
})

test('a time that was told in passing is counted from', () => {
  expect(
    onFriday(
      'diarrhoea since Tuesday, I cook in a school, 31, female',
      'all fine since this morning, last one was at 5am',
      'so which day am I back in the kitchen?',
    ),
  ).toMatch(/that is Sunday from 5 am/)
})

test('tuberculosis in doubt is seen within a day, and in hospital only with blood or breathlessness', () => {
  const words = 'chesty cough for three weeks, I wake soaked in sweat and my clothes are loose, my uncle had tuberculosis, 51, woman'
  expect(last(words, 'no fever that I know of').reply.triage?.level).toBe('within-24-hours')
  expect(last(words, 'and I have coughed up blood, a cupful').reply.triage?.level).toMatch(/emergency|ambulance/)
})
