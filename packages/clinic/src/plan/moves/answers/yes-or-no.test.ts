import { expect, test } from 'vitest'
import { loadClinic } from '../../../testing/load-clinic.ts'

const clinic = loadClinic()

function said(...words: readonly string[]): string {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return reply.text
}

const back = ['man of 45, my lower back hurts since I lifted boxes yesterday, no leg pain, I can wee fine', 'no', 'sum up now'] as const
const cystitis = [
  'I am 34, a woman, it burns when I pee and I go all the time since yesterday, no fever, not pregnant',
  'no',
  'sum up now',
] as const
const bug = ['woman 30, diarrhoea and sick since last night, no blood, no fever, drinking water', 'no', 'no', 'sum up now'] as const
const pox = ['my daughter is 4 and has chickenpox, spots all over, itchy, no fever, eating fine', 'no', 'no', 'sum up now'] as const
const gout = [
  '58 man, big toe suddenly red hot and swollen since last night, had gout before, on ramipril',
  'no',
  'no',
  'sum up now',
] as const

test.each([
  [back, 'can i drive to work', /^Yes, on one condition\. Drive only when/],
  [cystitis, 'is it ok to drive', /^Yes\. You can drive if/],
  [bug, 'can i go to work tomorrow', /^Not yet: stay at home until 48 hours/],
  [pox, 'is it catching', /^Yes, very/],
  [cystitis, 'is it catching or not', /^No, a bladder infection is not catching/],
  [pox, 'can she kiss her gran', /^Not for now, as it is catching\./],
  [gout, 'can i kiss my wife', /^Yes: gout is not catching/],
  [bug, 'will it go by itself', /^(?:Yes|No)\b/],
  [back, 'could it be cancer', /^I can’t tell for certain from here\. Nothing you have told me points to cancer/],
  [back, 'is it dangerous', /^No, as far as I can tell\./],
  [gout, 'is this serious', /^Yes, it may be\. A doctor should see you within 24 hours/],
  [back, 'can i have a beer', /^No\. Better no alcohol/],
  [gout, 'can i put ice on it', /^Yes\. Put ice in a towel/],
  [back, 'can i fly on saturday', /^Yes, mostly: if/],
] as const)('%s %s begins with its answer', (told, question, expected) => expect(said(...told, question)).toMatch(expected))

test('the heart of an answer that is asked for again begins with it too', () => {
  expect(said(...cystitis, 'can it wait till monday', 'can it wait till monday or not')).toMatch(/^Yes, /)
})

test.each([
  [back, 'what can i take for it'],
  [back, 'how long does it last'],
  [back, 'heat or ice?'],
  [cystitis, 'when can i go back to work'],
  [bug, 'do you know how long it lasts'],
] as const)('%s %s wants neither yes nor no', (told, question) =>
  expect(said(...told, question)).not.toMatch(/^(?:Yes|No|Not yet|I can’t tell)\b/),
)

test.each(['can i sleep on my side', 'should i stay in bed', 'is it ok to eat normally'])(
  '%s: no yes or no out of another matter',
  (question) => {
    expect(said(...bug, question)).not.toMatch(/^(?:Yes, on one condition|Not yet|No)\b/)
  },
)

test('after a low sugar neither the wheel nor the dose is waved through', () => {
  const low = 'i am 34, type 1. had a really bad hypo last night, 1.9 at 2am, husband had to use glucagon. 9.2 now and fine'
  expect(said(low, 'can i drive to work, yes or no')).toMatch(/^No, not today: after a low in which somebody had to help you/)
  expect(said(low, 'do i take the same lantus tonight')).toMatch(
    /^I can’t tell from here whether the same dose is right\. Do not leave the long-acting/,
  )
  expect(
    said('type 1 diabetic 31 m, sugar went to 2.4 last night, ate sweets, now 7.8', 'nobody had to help me', 'can i drive to work'),
  ).toMatch(/^Not yet: only from 45 minutes after/)
  expect(said('type 1 diabetic 31 m, sore throat since monday, sugar is 7', 'can i drive to work')).not.toMatch(
    /45 minutes after the sugar/,
  )
})

test('a prescription medicine of which nothing bad is known is no yes', () => {
  expect(said(...bug, 'can i take the amoxicillin left over from last year')).not.toMatch(/^Yes/)
})
