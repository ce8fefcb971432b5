import { expect, test } from 'vitest'
import { companionOf, lostPerson } from '../say/cards/companion.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const first = "I don't want to be here any more, my husband died"

function last(...words: readonly string[]): string {
  const start = clinic.consult(clinic.newCase({ country: 'GB' }), first)
  return words.reduce((turn, next) => clinic.consult(turn.case, next), start).reply.text
}

test('who died is named in the first reply, and what happened is not asked again', () => {
  expect(last()).toContain('I am so sorry about your husband.')
  for (const words of ['i do not know', 'i cannot sleep', 'it is so quiet'])
    expect(last(words), words).not.toContain('What happened that brought you')
})

test('who was called is taken up, with the right pronoun', () => {
  const text = last('I called my sister, she is coming')
  expect(text).toMatch(/turn(?:ed)? to your sister/)
  expect(text).not.toMatch(/\bthem\b|telling/)
  for (const words of ['she is here now', 'my sister is here'])
    expect(last(words), words).not.toMatch(/\b(?:with|tell|telling) them\b|Do they know/)
})

test('a sign of the body is taken seriously without losing the person', () => {
  const text = last("no one, I'm alone at home", 'my chest feels tight too')
  expect(text).toMatch(/I take that seriously too[\s\S]*(?:emergency department|999)/)
  expect(text).toMatch(/both/)
  expect(text).not.toMatch(/Take your time|one more reason|What is one thing that you would miss/)
})

test.each([
  ['i called my sister, she is coming', 'your sister', 'her'],
  ['my dad is downstairs', 'your dad', 'him'],
  ['he is here', 'him', 'him'],
  ['someone is here', 'them', 'them'],
])('the companion in: %s', (words, name, object) => {
  expect(companionOf(words)).toEqual({ name, object })
})

test.each([
  ['my husband died', 'your husband'],
  ['i lost my mum last year', 'your mum'],
  ['my sister passed away', 'your sister'],
  ['my phone died', null],
])('who died in: %s', (words, lost) => {
  expect(lostPerson(words)).toBe(lost)
})
