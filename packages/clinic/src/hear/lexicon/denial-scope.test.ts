import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const read = (sentence: string, polarity: string) =>
  understand(index, sentence, { pending: null, complaints: [], person })
    .mentions.filter((mention) => mention.polarity === polarity && mention.temporality === 'current')
    .map(({ finding }) => finding)

const absent: readonly [sentence: string, findings: readonly string[]][] = [
  ['It stings when I pee, nae fever nae back pain', ['fever', 'back-pain']],
  ['My waist pains me, the hips are clear of swelling, clear of fever too', ['fever']],
  ['Eyes yellow and too sleepy. Fever is not.', ['fever']],
  ['My wrist aches. I did not fall and I did not knock it.', ['injury-recent']],
  ['My knee is stiff. It never locks, never gives way', ['knee-locking', 'knee-giving-way']],
  ['I can put weight on the foot', ['cannot-bear-weight']],
  ['She bumped her head and cried at once', ['loss-of-consciousness']],
  ['He took a tumble but is thinking clearly', ['confusion-new']],
  ['Nope to fever, nope to diarrhea', ['fever', 'diarrhoea']],
  ['Afebrile since noon', ['fever']],
  ['A nasty cut on my shin, nothing coming out of it, not red', ['wound-infected']],
  ['My left eye waters. No gunk, not red', ['eye-discharge', 'eye-redness']],
  ['Down there it is sore but no discharge', ['vaginal-discharge']],
  ['The fever is there but cough is not there', ['cough']],
  ["Can't say I have a rash", ['rash']],
  ['My baby is feeding well and gaining weight', ['infant-not-feeding', 'weight-gain-poor']],
  ['My tooth hurts, the face is not swollen', ['swelling-face']],
  ['no cough weight the same', ['weight-loss']],
  ["The neck's supple", ['neck-stiffness']],
  ['He bumped his head but did not black out', ['loss-of-consciousness']],
  ['My back hurts but the pain does not go down my leg', ['leg-pain']],
]

test.each(absent)('reads as absent: %s', (sentence, findings) => {
  expect(read(sentence, 'absent')).toEqual(expect.arrayContaining([...findings]))
})

const present: readonly [sentence: string, finding: string][] = [
  ['Bad tooth, I cannot open more than a finger', 'trismus'],
  ['His eyelids are heavy and food is not going down properly', 'swallowing-difficult'],
  ['He is grey and he can hardly breth', 'breathless'],
  ['No fever just a sore throat', 'sore-throat'],
  ['no itch and tired all the time', 'fatigue'],
  ["She has not been to the toilet all day n she's boiling", 'fever'],
  ['She would sleep better without my snoring', 'snoring'],
  ['Her eyes are bright red but no goop, lips cracked, tongue like a strawberry', 'red-tongue-strawberry'],
  ['We have no baby, milk is coming from both breasts and the test is negative', 'breast-milk-unexpected'],
  ['I have a chest pain coming down my left arm', 'chest-pain'],
  ['Pain in my chest that comes down into my arm', 'chest-pain'],
  ['My leg pain is bad and the leg just goes', 'leg-pain'],
]

test.each(present)('reads as present: %s', (sentence, finding) => {
  expect(read(sentence, 'present')).toContain(finding)
})

const notAbsent: readonly [sentence: string, finding: string][] = [
  ['I can barely put weight on the foot', 'cannot-bear-weight'],
  ['She was thinking clearly until this morning', 'confusion-new'],
  ['He is not feeding well', 'infant-not-feeding'],
  ['Is my weight the same as before?', 'weight-loss'],
  ['Nothing helps the headache', 'headache'],
  ['No urine two days, vomiting', 'vomiting'],
  ['No hunger, nausea is there', 'nausea'],
  ['I have no energy, I puff on the stairs', 'breathless'],
  ['No appetite, tired all the time', 'fatigue'],
  ['I have no spleen, shivering', 'rigors'],
  ['He cannot talk, lips blue', 'cyanosis'],
  ["She won't wake he is sweating", 'sweating'],
  ["My eyelid won't stop twitching", 'eyelid-twitching'],
  ['Nothing bad n I feel sick', 'nausea'],
  ['He sees spiders that are not there', 'hallucinations'],
  ['No pain in the thumb and the bruise on my leg is big', 'bruise'],
  ['The baby is blue and not waking up', 'apnoea-infant'],
  ['My blood pressure is 94/60', 'low-blood-pressure'],
  ['His sugar is 34', 'low-blood-sugar'],
  ['My mother cannot sleep, no temperature, her neck is stiff', 'neck-stiffness'],
]

test.each(notAbsent)('denies nothing that was not denied: %s (%s)', (sentence, finding) => {
  expect(read(sentence, 'absent')).not.toContain(finding)
})

/** Complaints whose plain names are read whole. */
const complaints = ['fever', 'cough', 'diarrhoea', 'rash', 'chest pain', 'headache', 'palpitations', 'nosebleed'] as const
const findingOf = (complaint: string) => complaint.replace(' ', '-')
const some = fc.shuffledSubarray([...complaints], { minLength: 2, maxLength: 4 })

test('every item of a list that ends with "or" is denied, however it is denied', () => {
  const denials = ['No', 'Without any', "I don't have", 'I have not had', 'There is no', 'I have never had', 'She has no']
  fc.assert(
    fc.property(some, fc.constantFrom(...denials), (list, denial) => {
      const items = `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`
      expect(read(`${denial} ${items}.`, 'absent')).toEqual(expect.arrayContaining(list.map(findingOf)))
    }),
    { numRuns: 60 },
  )
})

test('a denial ends with its sentence, and where "but I have" begins', () => {
  fc.assert(
    fc.property(some, fc.constantFrom('. ', ' but I have ', '. I have '), ([denied = '', told = ''], joint) => {
      const sentence = `I have no ${denied}${joint}${told}.`
      expect(read(sentence, 'absent')).toContain(findingOf(denied))
      expect(read(sentence, 'present')).toContain(findingOf(told))
      expect(read(sentence, 'absent')).not.toContain(findingOf(told))
    }),
    { numRuns: 60 },
  )
})

test('where every part has a "no" of its own, one without is told', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...complaints], { minLength: 3, maxLength: 4 }), (list) => {
      const told = list.at(-1) ?? ''
      const sentence = `${list
        .slice(0, -1)
        .map((each) => `no ${each}`)
        .join(', ')}, ${told}`
      expect(read(sentence, 'absent')).toEqual(expect.arrayContaining(list.slice(0, -1).map(findingOf)))
      expect(read(sentence, 'present')).toContain(findingOf(told))
    }),
    { numRuns: 60 },
  )
})
