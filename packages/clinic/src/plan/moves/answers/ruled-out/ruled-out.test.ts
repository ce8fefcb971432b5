import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

function talk(...words: readonly string[]) {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return { consultation, text: reply.text }
}
const said = (...words: readonly string[]): string => talk(...words).text

const pill = 'I get migraine with aura, zigzag lights before the headache. I take Microgynon, I am 34 female'
const burning = 'I have had burning in my stomach for three weeks and take ibuprofen for my back, I am 38 male'
const mono = 'I am 20 male, my doctor says I have glandular fever, sore throat and swollen neck glands'

test.each([
  ['should I stop the pill', 'Yes, stop Microgynon today'],
  ['Do I stop it today or wait till I see someone?', 'Yes, stop Microgynon today'],
  ['do I take it tonight, yes or no?', 'No, please stop Microgynon'],
  ['can I keep taking Microgynon until my appointment?', 'No, please stop Microgynon'],
  ['is it safe for me to carry on with it', 'No, please stop Microgynon'],
  ['Is the pill bad with migraine?', 'Yes, that is so'],
  ['My friend said the pill and migraine with aura can cause a stroke, is that true?', 'Yes, that is so'],
  ['You said not to take it, then you said not to stop. Which is it?', 'I said two different things, and I am sorry'],
])('a combined pill with aura is stopped, whichever way it is asked: %s', (question, begins) => {
  const text = said(pill, question)
  expect(text).toMatch(new RegExp(`^${begins}`))
  expect(text).toMatch(/risk of a stroke/)
  expect(text).not.toMatch(/on your own|3 months|unlikely/)
})

test('what is used in its place is answered, and no word becomes a medicine', () => {
  const { text, consultation } = talk(pill, 'What do I use in the meantime so I do not get pregnant?')
  expect(text).toMatch(/^Use condoms from now on/)
  expect(consultation.drugs.join(' ')).not.toMatch(/meantime/i)
})

test('a quotation of the doctor denies nothing and withdraws no warning', () => {
  const { text, consultation } = talk(
    pill,
    "But two minutes ago you wrote 'Do not take the combined pill with aura'. Now you say don't stop it. Microgynon IS a combined pill. Which is it?",
  )
  expect(text).toMatch(/^I said two different things/)
  expect(text).not.toMatch(/taken this out|no longer holds|corrected/)
  expect(consultation.observations['aura-visual']?.polarity).toBe('present')
  expect(consultation.observations['takes-oral-contraceptive']?.polarity).toBe('present')
})

test('an old pill gives way to the one that is taken now, and is warned of unasked', () => {
  const { text, consultation } = talk(
    'I get migraines with flashing lights beforehand. I am on the pill, Cerazette.',
    "I'm 34. Sorry, I said Cerazette, that was my old one, it's Microgynon I'm on now.",
  )
  expect(text).toMatch(/stop Microgynon today/)
  expect(consultation.drugs).toEqual(['Microgynon'])
})

test('whether to come off a medicine is asked, not told', () =>
  expect(talk(pill, 'Right, so I should come off Microgynon? And what do I use instead').consultation.drugs).toContain('Microgynon'))

test.each([
  ['I stop ibuprofen yes or no', /^Yes, stop ibuprofen now/],
  ['so do I take it tonight?', /^No, please stop ibuprofen now/],
  ['can I take nurofen for my head', /^No, no Nurofen either/],
  ['You say ibuprofen bad, then you say paracetamol and ibuprofen can be join. Which one is true?', /^I said two different things/],
])('ibuprofen is stopped with what can be an ulcer: %s', (question, begins) => {
  const text = said(burning, question)
  expect(text).toMatch(begins)
  expect(text).not.toMatch(/know of no reason|may be joined|together or in turn|on your own/)
})

test.each([
  ['is amoxicillin bad with glandular fever', /^Yes\b[^.]*amoxicillin/],
  ['should I take the amoxicillin I was given?', /^No, please take no amoxicillin/],
  ['so no antibiotics?', /^No, not for glandular fever/],
])('antibiotics in glandular fever: %s', (question, begins) => expect(said(mono, question)).toMatch(begins))

test.each([
  [pill, 'can I take paracetamol with Microgynon'],
  [pill, 'can I take sumatriptan?'],
  [burning, 'is ibuprofen gel ok for my back?'],
  [burning, 'can I take paracetamol?'],
  ['I have a headache and take Microgynon, I am 24 female', 'should I stop the pill?'],
  ['I get migraine with aura. I take Cerazette, I am 34 female', 'should I stop my pill?'],
  ['My knee hurts, I take ibuprofen for it, I am 38 male', 'should I stop ibuprofen?'],
  ['I have had a heart attack and take 75 mg aspirin daily. I have heartburn', 'should I stop the aspirin?'],
])('what nothing rules out is not stopped: %s | %s', (story, question) =>
  expect(said(story, question)).not.toMatch(/^(?:Yes|No), (?:please )?(?:stop|take no)|two different things/),
)

test('beside a ruled-out medicine, another one is still kept', () =>
  expect(said(`${pill}, and citalopram`, 'should I stop citalopram?')).toMatch(/not stop|never stop/i))

test('the illness of a relative is no medicine of his', () => {
  const text = said(burning, 'Is MY ibuprofen from pharmacy! My father had ULCER. Can it be ulcer?')
  expect(text).not.toMatch(/belongs to/)
  expect(said('I have gout in my toe, 50 male', 'My brother has colchicine at home, can I take it?')).toMatch(/belongs to your brother/)
  expect(said('My stomach burns, 50 male', 'my mum has an ulcer and takes omeprazole, can I take hers?')).toMatch(/belongs to your mum/)
})

test.each(['left usually but last time right', 'sometimes the left, sometimes the right'])(
  'one side at a time is not both: %s',
  (sides) => {
    const { consultation, text } = talk('I have a headache on one side, 34 female', `No wait, it is not always the same side: ${sides}`)
    expect(text).not.toMatch(/both sides|not the left/)
    expect(consultation.observations['headache.both-sides']?.polarity).not.toBe('present')
    expect(
      talk('I have a headache, 34 female', 'the pain is on both sides').consultation.observations['headache.both-sides']?.polarity,
    ).toBe('present')
  },
)
