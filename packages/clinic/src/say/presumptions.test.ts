import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import { loadClinic } from '../testing/load-clinic.ts'
import { firstAidCards } from './cards/first-aid-cards.ts'
import { firstAidSteps } from './cards/first-aid-text.ts'
import { toldDangers } from './cards/testing/told-dangers.ts'
import { isOfCrew } from './helpers.ts'
import { givenLines, isGiven, withoutDenied } from './presumptions.ts'

const clinic = loadClinic()

const stories = [
  'my mum is 78 and fell yesterday, her hip is sore but she can walk',
  'my daughter is 2, diarrhoea and vomiting since yesterday, she is drinking dioralyte',
  'I am 34, a woman, and I have had a sore throat and a temperature of 38.2 for two days',
  'I am a man of 45 with a bad back since I lifted a sofa on Tuesday',
  'I am 19, male, confirmed glandular fever last week',
  'my husband is 61, chest tightness when he climbs the stairs for two weeks',
  'my son is 9, itchy rash on his arms for three days',
  'I am 52, a woman, burning when I pee since this morning',
  'my dad is 81 and has got confused since this morning',
  'I am 23, male, crushing chest pain since an hour',
]
/** One question for many topics, none of which names what the answers below presume. */
const questions = [
  'can i give her ibuprofen',
  'can i have something for it',
  'does it matter if it is taken with milk',
  'how long does it take',
  'is it catching',
  'can i drive',
  'is it ok to have a shower',
  'when can i go back to work',
  'will it come back',
  'what should i look out for',
  'do i need a test',
  'who reads this',
  'will you listen',
  'must my husband use the cream too',
  'can i eat',
  'can it wait until monday',
  'what will they do',
  'i am scared',
  'what are the side effects',
  'how do i sleep tonight',
  'can i go to football',
  'is it dangerous',
  'no',
]

/** What a sentence takes for granted, by how it reads, and where that is so. A sentence that begins with its condition takes nothing for granted. */
const presumed: readonly [says: RegExp, told: RegExp][] = [
  [/\b(?:open break|your (?:wound|dressing|stitches|cut)|the (?:wound|dressing))\b/i, /wound|cut|stitch|dressing|bleed|bite/],
  [/\byour milk\b|\bwhile (?:you are )?(?:breast)?feeding\b/i, /breast|feeding|nursing/],
  [/\b(?:your|the) (?:unborn )?baby\b|\byour midwife\b|\bmaternity\b/i, /pregnan|baby|newborn|weeks/],
  [/\bpoison (?:line|centre)\b|\bwhat was swallowed\b|\bthe packet of what\b/i, /poison|swallow|overdose|too many|twice/],
  [/\b(?:your|the) operation\b|\bafter the anaesthetic\b/i, /operation|surgery|anaesth/],
  [/\b(?:your|this) antibiotic\b/i, /antibio|cillin|mycin/],
  [/\byour (?:pill|coil|contracept\w*)\b/i, /pill|coil|contracept/],
  [/\bthe sting\b|\bjellyfish\b|\brabies\b/i, /sting|stung|bit|jelly/],
]
const opensWithCondition = /^(?:if|in|with|after|under|where|when|while|from|not|unless|should)\b/i
const sentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).map((each) => each.replace(/^[-*\s]+/, ''))

test.each(stories)('no answer takes for granted what was not told: %s', (story) => {
  const first = clinic.consult(clinic.newCase({ country: 'GB' }), story)
  const faults = questions.flatMap((question) => {
    const { reply, case: after } = clinic.consult(first.case, question)
    const told = `${story} ${question}`.toLowerCase()
    const said = reply.parts.filter(({ kind }) => kind === 'answer' || kind === 'obstacle').flatMap(({ text }) => sentences(text))
    return said
      .filter((sentence) => !opensWithCondition.test(sentence))
      .filter(
        (sentence) =>
          presumed.some(([says, of]) => says.test(sentence) && !of.test(told)) || (/\bthe crew\b/i.test(sentence) && !isOfCrew(after)),
      )
      .map((sentence) => `${question}: ${sentence}`)
  })
  expect(faults).toEqual([])
})

test('a question that is surely about something else is no plea, and the danger is said beside its answer', () => {
  const { case: open } = clinic.consult(clinic.newCase({ country: 'GB' }), 'I am 23, male, crushing chest pain since an hour')
  const said = (words: string) => clinic.consult(open, words)
  expect(said('must my husband use the cream too').case.emergency).not.toBe('coming')
  for (const words of ['must my husband use the cream too', 'is my son allowed to school tomorrow', 'can i wash first']) {
    const { text } = said(words).reply
    expect(text).not.toMatch(/well done|rather wait|sounds most like/i)
    expect(text).toMatch(/emergency department|999/)
  }
  // Pleas stay pleas.
  expect(said('can i not just sleep on it until the morning').reply.text).toMatch(/wait|sleep|time will not/i)
  expect(said('my husband is driving me there now').case.help).toBe('travelling')
})

test('"she can walk" asks for no leave to drive', () => {
  const { text } = clinic.consult(clinic.newCase({ country: 'GB' }), stories[0] ?? '').reply
  expect(text).not.toMatch(/drive while you/)
  const { case: open } = clinic.consult(clinic.newCase({ country: 'GB' }), stories[0] ?? '')
  expect(clinic.consult(open, 'can she walk to the hospital').reply.text).toMatch(/drive|taxi|car|walk/i)
})

test('who takes over is a crew only where one is right or called', () => {
  const { case: atHome } = clinic.consult(clinic.newCase({ country: 'GB' }), stories[0] ?? '')
  expect(clinic.consult(atHome, 'can i give her ibuprofen').reply.text).toMatch(/The hospital has something better/)
  const called = clinic.consult(atHome, 'I have called 999, they are on their way').case
  expect(clinic.consult(called, 'can i give her ibuprofen').reply.text).toMatch(/The crew has something better/)
})

const spoken = newCase({ country: 'GB' })
test('a line of a card that takes something for granted is said where it was told, and not where it was denied', () => {
  const wound = { ...spoken, prose: 'she fell and the bone is sticking out of the skin' }
  expect(isGiven('open-wound', wound)).toBe(true)
  expect(isGiven('open-wound', { ...spoken, prose: 'she fell, there is no wound and no blood, but her hip is sore' })).toBe(false)
  expect(isGiven('hip', { ...spoken, prose: 'she fell, there is no wound and no blood, but her hip is sore' })).toBe(true)
  expect(withoutDenied('no fever but a cough')).toContain('a cough')
  const fracture = firstAidCards.find(({ id }) => id === 'fracture')
  const steps = (prose: string) => (fracture === undefined ? '' : firstAidSteps(fracture, { ...spoken, prose }).steps.join(' '))
  expect(steps('he broke his arm and it bleeds')).toMatch(/open wound/)
  expect(steps('he broke his arm')).not.toMatch(/open wound/)
})

test('every card has a reason and two steps for whomever it is for', () => {
  for (const card of firstAidCards)
    for (const prose of toldDangers[card.id] ?? []) {
      const of = { ...spoken, prose }
      expect(givenLines(card.reasons, of).length, card.id).toBeGreaterThan(0)
      expect(firstAidSteps(card, of).steps.length, `${card.id}: ${prose}`).toBeGreaterThan(1)
    }
})
