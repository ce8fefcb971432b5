import { describe, expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const crisisOf = (...talk: string[]) => last(...talk).reply.crisis

describe('a parent at the end of the rope', () => {
  test.each([
    'i could throw him out the window, he is 3 months',
    'my baby wont stop crying and I could shake him',
    "I was this close to shaking her, she's 5 weeks",
    "I could strangle her she's 6 weeks old and screams all night",
    "had to walk out of the room or I'd have thrown the baby",
    'my newborn has been crying for 6 hours, I might snap',
    'i swear i will throw this baby out of the window',
  ])('is heard, helped at once and asked straight: %s', (words) => {
    const { reply } = last(words)
    expect(reply.crisis?.kind).toBe('harm-to-others')
    expect(reply.text).toMatch(/cot, close the door/)
    expect(reply.question?.text).toMatch(/hurt/)
  })
  test.each([
    'he is 3 months and I could eat him up',
    'she is 4 months old and throws her toys out of the pram',
    'my teenage son left the oven on again, I could strangle him lol',
    'my baby is 3 months, could I throw out the old milk',
    'he is 2 months, I could throw up from the tiredness',
    'can I shake the bottle of formula for my 3 month old',
    'I could kill for a coffee, my baby is 3 months old and has colic',
    'I am worn out, my baby is 6 weeks',
  ])('is no other: %s', (words) => expect(crisisOf(words)).toBeNull())
})

describe('a baby that was dropped', () => {
  test.each([
    'I dropped my baby, I keep seeing it',
    "I dropped her this morning and I can't stop seeing it, she is 2 months",
    "baby slipped out of my arms, it keeps flashing in my head, he's 5 weeks",
  ])('is an injury of the baby and no unwanted picture: %s', (words) => {
    const { reply, case: consultation } = last(words)
    expect(reply.crisis).toBeNull()
    expect(consultation.person.relation).not.toBe('self')
    expect(reply.triage?.level).toBe('emergency-department')
  })
  test('a picture of what has not happened stays one', () =>
    expect(crisisOf('I keep seeing myself drop my baby')?.kind).toBe('harm-to-others'))
  test('what was done on purpose stays a danger', () =>
    expect(crisisOf('I dropped my baby on purpose, I was so angry')?.kind).toBe('harm-to-others'))
})

describe('a quarrel over a trifle', () => {
  test.each([
    'my brother says he will kill me if i tell mom who broke the tv',
    "my sister said she'll kill me if i wear her jumper",
    'my brother will kill me if I tell dad he skipped school',
    'my sister is going to kill me if she finds out I ate her chocolate',
    'mum will kill me when she sees my report',
    "my roommate will kill me if I don't do the dishes",
  ])('opens no card: %s', (words) => expect(crisisOf(words)).toBeNull())
  test.each([
    'my brother says he will kill me if i tell mom what he does at night',
    "my stepdad says he'll kill me if I tell anyone",
    'my dad says he will kill me if I tell my teacher about the bruises',
    'my boyfriend said he would kill me if I wear that dress',
    'my brother hits me and says he will kill me if i tell mom',
    'my brother threatened to kill me with a knife',
  ])('a threat is heard: %s', (words) => expect(crisisOf(words)?.kind).toBe('abuse'))
})

describe('an overdose of long ago', () => {
  test.each([
    'I had depression ten years ago and took a lot of pills once. That is over',
    "years ago I swallowed a lot of tablets. I'm over it",
    "I was depressed as a student and took too many pills once. It's long past now",
    'took a handful of pills once, long ago, all in the past',
    'back in college I took a whole bottle of pills. That chapter is closed',
  ])('is none of today: %s', (words) => {
    expect(crisisOf(words)).toBeNull()
    expect(last(words).reply.triage).toBeNull()
  })
  test.each([
    'I overdosed ten years ago and last night again',
    'I took a lot of pills once and I want to do it again',
    'took a lot of pills. soon it is over',
    'I took a lot of pills. It is over',
  ])('one of today is heard: %s', (words) => expect(crisisOf(words)?.kind).toBe('overdose'))
})

describe('who told to stop the tablets', () => {
  test.each([
    'God told me to stop my tablets',
    'god says I must not take my medication any more',
    'Jesus told me to throw away my pills',
    'the tv told me my pills are poison',
    'an angel told him to stop taking his lithium',
  ])('a mind that loses its footing: %s', (words) => expect(crisisOf(words)?.kind).toBe('psychosis'))
  test.each([
    'my doctor told me to stop my tablets',
    'thank god they told me to stop my tablets',
    'the chemist told me to stop the tablets',
    'my wife told me to stop my tablets',
    "for god's sake tell me when to stop my tablets",
  ])('advice: %s', (words) => expect(crisisOf(words)).toBeNull())
})

describe('snoring', () => {
  test.each([
    "dad's drunk and asleep, snoring like always",
    'my husband is drunk and snoring on the sofa as usual',
    'my flatmate is drunk asleep and snores as he always does',
  ])('as always calls nobody: %s', (words) => expect(last(words).reply.triage).toBeNull())
  test.each([
    "dad's drunk and I can't wake him, he's snoring",
    "he's drunk and asleep, snoring strangely and gurgling",
    "he's drunk, asleep, like always, but his lips are blue",
  ])('otherwise it does: %s', (words) => expect(last(words).reply.triage?.level).toBe('ambulance'))
})

const viagra = ['I have crushing chest pain, I took viagra this morning', 'can I use my GTN spray', 'but can I use the spray'] as const
test('the spray that is asked for again is refused with its reason again', () =>
  expect(last(...viagra).reply.text).toMatch(/Viagra and the spray together/))

const allergies = (told: string) =>
  last(`my husband has crushing chest pain and is sweating, he is 60. ${told}`, 'yes called', 'they are here').reply.text
test('that somebody is not allergic stands in the story for the crew', () => {
  expect(allergies('he is not allergic to anything')).toContain('Allergies: none\n')
  expect(allergies('he smokes')).toContain('Allergies: none told\n')
})
