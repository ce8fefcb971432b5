import { expect, test } from 'vitest'
import { sentencesOf } from '../case/said-before.ts'
import type { Consultation } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'
import { loadPack } from '../testing/load-pack.ts'
import { simulateInterview } from '../testing/simulate-interview.ts'

const pack = loadPack()
const clinic = loadClinic()

function say(start: Consultation['case'], ...words: readonly string[]): Consultation[] {
  const turns: Consultation[] = []
  for (const each of words) turns.push(clinic.consult(turns.at(-1)?.case ?? start, each))
  return turns
}
const adult = () => clinic.newCase({ country: 'GB', ageYears: 34, sex: 'male' })

test('a question put for the third time is told what is not known and whom to ask', () => {
  const [, first, second, third] = say(
    adult(),
    'my knee hurts after running',
    'can I take methylsulfonylmethane for it?',
    'but can I take methylsulfonylmethane?',
    'you did not answer. can I take methylsulfonylmethane',
  ).map(({ reply }) => reply.text.split('\n')[0])
  expect(first).toContain('I do not know the medicine you ask about (methylsulfonylmethane)')
  expect(second).toContain('a pharmacist')
  expect(third).toContain('a pharmacist')
  expect(new Set([first, second, third]).size).toBe(3)
})

test('whom to ask goes by the topic and the country', () => {
  const asked = (country: string, ...words: string[]) =>
    say({ ...adult(), country }, 'sore throat for two days', ...words)
      .at(-1)
      ?.reply.text.split('\n')[0]
  expect(asked('GB', 'can I go scuba diving on friday?', 'can I go diving on friday though')).toContain('doctor for divers')
  expect(asked('GB', 'is zumba permitted?', 'is zumba permitted?')).toContain('NHS 111')
  expect(asked('US', 'is zumba permitted?', 'is zumba permitted?')).toContain('the nurse line')
})

test('an answer that is asked for again is given once more in short, then who knows more', () => {
  const replies = say(
    adult(),
    'I have a cold since yesterday',
    'how long will it last?',
    'but how long will it last?',
    'how long does a cold last',
    'how long will it last then',
  ).map(({ reply }) => reply.text)
  expect(replies[2]).toMatch(/^In short: .*for more than that, ask your GP/)
  expect(replies[3]).toMatch(/^Plainly: /)
  expect(new Set(replies.map((text) => text.split('\n')[0])).size).toBe(5)
})

test('a no to a medicine stays a no, with its reason, however often it is asked', () => {
  const replies = say(
    { ...adult(), drugs: ['warfarin'] },
    'my ankle hurts since I twisted it',
    'can I take ibuprofen?',
    'can I take ibuprofen just once?',
    'please, can I take ibuprofen?',
  ).map(({ reply }) => reply.text)
  expect(replies[1]).toMatch(/^No, /)
  expect(replies[2]).toMatch(/^It is still a no, for the same reason\. .*bleed/i)
  expect(replies[3]).toMatch(/^I would not do it, and here is why once more\. .*bleed/i)
})

test('an emergency that is pleaded against is never said twice with the same words, nor asked after so', () => {
  const replies = say(
    adult(),
    'crushing chest pain spreading to my left arm, sweating',
    ...['I will not go', 'no', 'no, leave me', 'I can wait till tomorrow', 'no way', 'I do not want an ambulance'],
  ).map(({ reply }) => reply)
  const levels = replies.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'level').map(({ text }) => text))
  const questions = replies.map(({ question }) => question?.text)
  expect(new Set(levels).size).toBe(levels.length)
  expect(new Set(questions.slice(0, 5)).size).toBe(5)
  expect(replies.every(({ triage }) => triage?.level === 'ambulance')).toBe(true)
})

test('"yes" to the question for the call is understood in all its wordings', () => {
  const turns = say(adult(), 'crushing chest pain spreading to my left arm, sweating', 'no', 'no', 'no')
  for (const { case: consultation } of turns) expect(clinic.consult(consultation, 'yes').case.help).toBe('called')
})

const afterwards = [
  'ok thanks',
  'no',
  'are you sure?',
  'ok',
  'I am worried',
  'still worried',
  'how long will it last?',
  'but how long?',
  'ok',
]
const interviews = 40
/** Of a hundred sentences said after a verdict, so many may be ones that were said before. */
const mostRepeated = 5

test('sentences hardly ever come back word for word within a consultation', () => {
  let said = 0
  const again: string[] = []
  for (let seed = 1; seed <= interviews; seed++) {
    const { consultation, verdict } = simulateInterview(clinic, pack, seed)
    if (verdict === null) continue
    const known = new Set<string>()
    for (const { reply } of say(consultation, ...afterwards)) {
      const sentences = reply.parts
        .filter(({ kind }) => kind !== 'question' && kind !== 'firstAid')
        .flatMap(({ text }) => sentencesOf(text))
      said += sentences.length
      again.push(...sentences.filter((sentence) => known.has(sentence)))
      for (const sentence of sentences) known.add(sentence)
    }
  }
  expect((again.length / said) * 100, again.slice(0, 20).join('\n')).toBeLessThanOrEqual(mostRepeated)
})

test('"why not?" to a refused medicine gets the reason in other words, and what to take instead', () => {
  const [first, second] = say({ ...adult(), drugs: ['warfarin'] }, 'can I take ibuprofen for my ankle?', 'why not?').map(
    ({ reply }) => reply.text,
  )
  expect(first).toMatch(/^No, /)
  expect(second).toMatch(/^Because the two do harm from two sides\..*Paracetamol works in another way/s)
  expect(say({ ...adult(), drugs: ['ramipril'] }, 'can I take ibuprofen?', 'but why not?').at(-1)?.reply.text).toMatch(
    /^Because of the kidneys/,
  )
})

test('who may be told of a talk is answered, not how words are kept', () => {
  for (const words of ['can you tell my mum that I am ill', 'will you tell my mum?', 'I want to tell my mum what you said'])
    expect(say(adult(), words)[0]?.reply.text, words).toMatch(/^Nobody is told from here.*show them this screen/)
})

test('"no tablets, only vitamin D" is put down as what is taken', () => {
  const turn = say(adult(), 'sneezing and itchy eyes for two weeks', 'no tablets only vitamin d').at(-1)
  expect(turn?.case.drugs).toEqual(['vitamin d'])
  expect(turn?.reply.text).toMatch(/you take vitamin D/i)
})

test('a bare sore throat is not put down to an eye', () => {
  let turn = say({ ...adult(), sex: 'female' } as Consultation['case'], 'I have a sore throat for two days').at(-1)
  for (let asked = 0; turn?.reply.question != null && asked < 10; asked++)
    turn = clinic.consult(turn.case, turn.reply.question.kind === 'checklist' ? 'None of these' : 'Nothing else')
  expect(turn?.reply.kind).toBe('verdict')
  expect(turn?.reply.causes.map(({ name }) => name).join()).not.toMatch(/conjunctiv|reflux/i)
})
