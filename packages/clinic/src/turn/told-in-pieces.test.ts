import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}

const crises: readonly [kind: string, ...words: string[]][] = [
  ['overdose', 'how many paracetamol is too many', 'just wondering', 'i already had 24'],
  ['self-harm', 'i have a cut on my arm, how do i clean it', 'no idea', 'i did it myself. it helps'],
  ['self-harm', 'tired. no energy', 'no', 'sometimes i wish i just wouldnt wake up in the morning'],
  ['self-harm', 'my chest feels tight', '19 m', 'i was stood on the platform yesterday and i nearly did it'],
  ['self-harm', "I can't stop crying", 'since the divorce', 'whats the point in any of it'],
]
for (const [kind, ...words] of crises)
  test(`a crisis that comes in the middle is met: ${words.at(-1)}`, () => {
    const { reply } = talk(...words)
    expect(reply.crisis?.kind).toBe(kind)
    expect(reply.text).not.toMatch(/not waking up or not responding/)
  })

const ordinary: readonly (readonly string[])[] = [
  ['I have hay fever', '30 male', 'my dad has dementia and keeps wandering at night, i dont know what to do'],
  ['she broke my heart and i cant sleep'],
  ['my girlfriend left me and now my head aches at night'],
  ['how many ibuprofen can i take', 'i had 2 at noon'],
  ['i have a cut on my arm', '40 m', 'no it was not on purpose, the cat did it'],
  ['my back is killing me', '40 f', 'my wife will kill me if i cant go on holiday'],
  ['i overdosed on chocolate at easter and now i feel sick'],
]
for (const words of ordinary)
  test(`no crisis and nobody else: ${words.at(-1)}`, () => {
    const turn = talk(...words)
    expect(turn.reply.crisis).toBeNull()
    expect(turn.case.person.relation).toBe('self')
    expect(turn.reply.text).not.toMatch(/plan or means to end life|emergency department/)
  })

test('what was asked for in an ordinary question and affirmed opens the card', () => {
  const asked = talk('i have a cut on my arm, how do i clean it')
  if (asked.case.pending?.findings.includes('self-harm'))
    expect(clinic.consult(asked.case, 'yes its deep').reply.crisis?.kind).toBe('self-harm')
})

for (const [words, days] of [
  ['about a week', 7],
  ['months', 122],
  ['2 days now', 2],
] as const)
  test(`a time is understood whatever was asked: ${words}`, () => {
    const { case: after, reply } = talk('I have a headache', words)
    expect(after.durationDays).toBe(days)
    expect(reply.text).not.toMatch(/did not get that/)
  })
