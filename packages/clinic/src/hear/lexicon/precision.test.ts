import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }

function presentIn(words: string, relation = 'self'): string[] {
  return understand(index, words, { pending: null, complaints: [], person: { ...person, relation } })
    .mentions.filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
    .map(({ finding }) => finding)
}

const harmless: readonly [words: string, wrong: readonly string[]][] = [
  ['The gas bill nearly gave me a heart attack', ['flatulence']],
  ['There was a hot water bottle on it', ['burn']],
  ['Mine is 49', ['asbestos-dust-exposure']],
  ['It was rock bottom, you rock', ['repetitive-behaviour']],
  ['We met at the golf club', ['clubbing']],
  ['My trousers are my best pants', ['breathing-fast']],
  ['I got a flu shot', ['severe-bleeding-wound']],
  ['He hit the cricket bat on the fence', ['bat-contact']],
  ['Forget it', ['memory-loss']],
  ['What a useless robot you are', ['guilt']],
  ["I can't see the point in it", ['vision-blurred']],
  ["I can't just see my GP", ['vision-blurred']],
  ['The little fella from next door', ['fall-recent']],
  ['He was watching the match', ['paranoia']],
  ['It feels like someone hit me with a bat', ['bat-contact', 'head-injury']],
  ["I don't get nauseous or anything", ['swallowing-nothing']],
  ['Fever and right side chest pain when breathing', ['flank-pain', 'abdominal-pain']],
  ['I have COPD and my oxygen is 93', ['low-oxygen']],
  ['My head is splitting', ['head-injury']],
  ['My boss is a pain in the neck', ['neck-pain']],
  ['He got a kick on the head of the bed', ['headache-thunderclap']],
  ['My son was hit on the back of the head with a football', ['headache-thunderclap']],
  ['My mood is better when I go outside', ['carbon-monoxide-exposure']],
  ['Everyone feels sick after the takeaway', ['carbon-monoxide-exposure']],
  ['My arm went dead for a moment, I had slept on it', ['transient-neuro-symptoms']],
]
for (const [words, wrong] of harmless)
  test(`reads nothing false in "${words}"`, () => {
    const found = presentIn(words)
    for (const finding of wrong) expect(found).not.toContain(finding)
  })

const kept: readonly [words: string, right: readonly string[]][] = [
  ['I have a lot of gas', ['flatulence']],
  ['A bat bit me on the hand', ['bat-contact']],
  ['I keep forgetting names', ['memory-loss']],
  ['He was shot in the leg', ['severe-bleeding-wound']],
  ['I worked down a coal mine', ['asbestos-dust-exposure']],
  ['My arm is white, cold and numb', ['cold-limb-suddenly']],
  ['I feel useless', ['guilt']],
]
for (const [words, right] of kept)
  test(`still reads "${words}"`, () => expect(presentIn(words)).toEqual(expect.arrayContaining([...right])))

test('a bare "no." denies what stands before it and nothing behind it', () => {
  expect(presentIn('No. On metformin')).toContain('takes-metformin')
  expect(presentIn('no. bit stressed')).toContain('stress-recent')
  const found = presentIn('phlegm no. sore throat a bit')
  expect(found).toContain('sore-throat')
  expect(found).not.toContain('sputum')
  expect(presentIn("don't enjoy football no more, waking at 4, lost weight")).toContain('weight-loss')
})

test('the oxygen of lungs with COPD is low from below 92 % on, of others from below 94 %', () => {
  expect(presentIn('I have COPD and my oxygen is 91')).toContain('low-oxygen')
  expect(presentIn('My oxygen is 93')).toContain('low-oxygen')
})

test('a year that is over makes a complaint past, one in which it began does not', () => {
  expect(presentIn('I had chest pain in 2015')).not.toContain('chest-pain')
  expect(presentIn('The chest pain began in 2015')).toContain('chest-pain')
  expect(presentIn('I had a stroke in 2015')).toContain('history-stroke')
})

test('the length of a journey is no time since', () => {
  const read = understand(index, "My partner's 2 hours away and my chest hurts", { pending: null, complaints: [], person })
  expect(read.durationDays).toBeNull()
  expect(read.person.relation).toBeUndefined()
  expect(read.mentions.map(({ finding }) => finding)).not.toContain('chest-pain.prolonged')
})

test('"it is me, not him" gives the consultation back to the speaker', () => {
  const read = understand(index, 'no its me not him, my chest hurts', {
    pending: null,
    complaints: [],
    person: { ...person, relation: 'boss' },
  })
  expect(read.person.relation).toBe('self')
})
