import { expect, test } from 'vitest'
import { loadClinic, loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const listening = loadClinic()

function talk(...words: readonly string[]) {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return { consultation, reply }
}

const bladder = "back bad for weeks, since yesterday I'm numb around my bum when I wipe and can't tell when I need a wee. 47 female"

test.each([
  ['a picture of a pain', ['sudden headache while lifting at the gym, like someone hit me with a bat. neck feels tight. 34m']],
  ['what an illness does to a baby', ['itchy down below, 20 weeks pregnant, 30', 'NO WHAT? i meant will the thrush harm my baby!!']],
  ['a hospital that is feared', [bladder, "i'm terrified of hospitals, i was assaulted in one"]],
])('no question of violence is asked for %s', (_what, words) => {
  expect(talk(...words).reply.kind).not.toBe('crisis')
})

test('a deed told like a deed is still heard', () => {
  expect(talk('my boyfriend hit me with a bat last night').reply.kind).toBe('crisis')
  expect(talk('i keep thinking i will hurt my baby').reply.kind).toBe('crisis')
})

test('a carer who cannot go on is asked for himself, and the danger of the one cared for is said again', () => {
  const { reply } = talk(
    'My mum is 79, fell last week and banged her head. now she is slow and wobbly. she takes apixaban',
    "i'm her carer, i'm exhausted. i cant take any more",
  )
  expect(reply.question?.text ?? reply.text).toContain('are you having thoughts')
  expect(reply.text).toMatch(/emergency department|999/)
})

test('who took the tablets after a row is the patient, and says so once', () => {
  const { consultation } = talk('had a row with my boyfriend, took the rest of the paracetamol, like 20ish. feel a bit sick')
  expect(consultation.person.relation).toBe('self')
  const put = talk('my boyfriend took 20 paracetamol last night', 'stop saying boyfriend. i took them')
  expect(put.consultation.person.relation).toBe('self')
})

test('a note for the boss makes no patient of him', () => {
  expect(talk('Can you write me a sick note for my boss?', 'i have bad flu').consultation.person.relation).toBe('self')
})

test('a gas is left first; nobody is asked for its packet', () => {
  const { reply } = talk('our carbon monoxide alarm is going off and we all feel sick. 40 f')
  expect(reply.text).toContain('Leave this place first')
  expect(reply.text).not.toMatch(/packet|how much, and when/)
})

const firstLevel = (words: string) => listening.consult(listening.newCase({ country: 'GB' }), words).reply.triage?.level ?? 'none'

// The learned reader sent them to hospital, since in its corpus few words are mostly grave ones.
test.each([
  'vomiting since yesterday',
  'my foot is swollen',
  'I fell and my wrist hurts',
  'my head hurts and I feel sick',
  'I take warfarin',
])('a few plain words that were read to the last one go to no hospital: %s', (words) =>
  expect(firstLevel(words)).not.toMatch(/emergency|ambulance/),
)

test.each([
  'my speech is slurred',
  "I can't breathe",
  'my leg is cold and white',
  'vomiting blood',
  'my testicle hurts',
  'my husband is confused',
])('a few words of danger do: %s', (words) => expect(firstLevel(words)).toMatch(/emergency|ambulance/))

test('a medicine alone asks for nothing', () => expect(firstLevel('I take warfarin')).toBe('none'))
