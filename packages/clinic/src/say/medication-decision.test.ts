import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

function talk(profile: CaseProfile, ...words: readonly string[]): string[] {
  let consultation = clinic.newCase({ country: 'GB', ...profile })
  return words.map((each) => {
    const turn = clinic.consult(consultation, each)
    consultation = turn.case
    return turn.reply.text
  })
}
const last = (profile: CaseProfile, ...words: readonly string[]) => talk(profile, ...words).at(-1) ?? ''

const courses = { drugs: ['simvastatin', 'clarithromycin'] }

test.each([
  'should i take my simvastatin this evening?',
  'is clarithromycin ok with the simvastatin',
  'can I keep having simvastatin while I am on clarithromycin',
  'simvastatin at bedtime, yes or no',
])('%s: no, it waits until the course is over', (words) => {
  const text = last(courses, words)
  expect(text).toMatch(/^No, not together: leave simvastatin out for as long as you take clarithromycin/)
  expect(text).not.toMatch(/do not stop/i)
})

test.each([
  'do i stop simvastatin or not?',
  'should I leave out the simvastatin',
  'shall i pause my simvastatin?',
  'can I skip the simvastatin for now',
])('%s: yes, and never "do not stop it" beside "do not take them together"', (words) => {
  const text = last(courses, words)
  expect(text).toMatch(/^Yes, leave simvastatin out/)
  expect(text).not.toMatch(/do not stop/i)
})

test('a statin alone is still not stopped without asking', () => {
  expect(last({ drugs: ['simvastatin'] }, 'can i stop my simvastatin?')).toMatch(/^Please do not stop it on your own/)
})

test.each(['if i miss my ramipril one day do i double up', 'is my ramipril ok with lemon juice?', 'what about ramipril?'])(
  '%s: what was said of a pair is not taken back',
  (words) => {
    const text = last({ drugs: ['ramipril', ...courses.drugs] }, words)
    expect(text).not.toMatch(/no interaction known[^.]*simvastatin/i)
  },
)

test('a missed dose is answered as one', () => {
  expect(last({ drugs: ['ramipril'] }, 'forgot my ramipril yesterday, do i take two')).toContain('never take two to make up for it')
})

test.each(['so which is it?', 'yes or no', 'is that a yes or a no', 'well, can i or not?'])(
  '"%s" decides on the last medicine',
  (words) => {
    expect(last({ drugs: ['ramipril'] }, 'can I take ibuprofen', words)).toMatch(/^No, not before your doctor or pharmacist has agreed\./)
  },
)

test('"which is it" without a medicine before it is no question about one', () => {
  expect(last({}, 'I have a sore throat', 'a cold or flu, which is it?')).not.toMatch(/pharmacist has agreed/)
})

test.each([
  ['can I take cetirizine and loratadine together'],
  ['is it ok to have fexofenadine on top of cetirizine'],
  ['can i use zyrtec with claritin?'],
  ['may I take chlorphenamine as well as loratadine'],
])('%s: one of them', (words) => expect(last({}, words)).toMatch(/^No, not both: take only one of them/))

test('two of different kinds are no double', () => {
  expect(last({}, 'can I take cetirizine with paracetamol')).not.toMatch(/not both/)
})

const limits: readonly [CaseProfile, string][] = [
  [{ drugs: ['ramipril'] }, 'can i take ibuprofen for my back'],
  [{ drugs: ['losartan'] }, 'is naproxen ok for me'],
  [{ drugs: ['bendroflumethiazide'] }, 'may i have diclofenac tablets'],
  [{ ageYears: 52 }, 'i take a water tablet. can i take nurofen'],
  [{ ageYears: 50 }, 'my kidneys are weak, can i use ibuprofen'],
  [{ ageYears: 50 }, 'i have heart failure, is ibuprofen safe'],
  [{ ageYears: 50 }, 'had a stomach ulcer, can i take naproxen'],
  [{ drugs: ['apixaban'] }, 'can i take ibuprofen'],
  [{ ageYears: 30 }, 'i have asthma, can i take ibuprofen'],
  [{ ageYears: 30, sex: 'female', pregnant: true }, 'can i take ibuprofen'],
  [{ ageYears: 71 }, 'can i take ibuprofen'],
  [{ ageYears: 50 }, 'i have high blood pressure, can i take ibuprofen'],
]
test.each(limits)('%j %s: no, before anything else', (profile, words) => expect(last(profile, words)).toMatch(/^No[,:]/))

test('who is healthy and young is not refused, and told for whom it is not', () => {
  const text = last({ ageYears: 30, sex: 'male' }, 'can i take ibuprofen')
  expect(text).toContain('I know of no reason against ibuprofen for you, unless')
  expect(text).toContain('weak kidneys')
})

test.each([
  [{ ageYears: 58, sex: 'female', drugs: ['ramipril'] }, 'lower back pain since I lifted a box yesterday'],
  [{ ageYears: 70, sex: 'male' }, 'i twisted my ankle an hour ago'],
  [{ ageYears: 45, sex: 'male', drugs: ['furosemide'] }, 'bad toothache for two days'],
] as const)('%j: the verdict never offers what the answer refuses', (profile, complaint) => {
  const [, , verdict = ''] = talk(profile, complaint, 'can I take ibuprofen?', 'sum up now')
  expect(verdict).not.toMatch(/(?:^|[-.] )(?:take|if that is not enough, take) ibuprofen/im)
})
