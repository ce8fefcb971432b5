import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const relationIn = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).case.person.relation

const owners = ["my sister's", "my dad's", 'my mums', "my boss's", "my girlfriend's", "my nan's"]
const aside = [
  'since %s wedding',
  'after %s barbecue',
  'ever since I slept on %s sofa',
  'I ate %s curry',
  'from %s cat',
  'since I was at %s house',
]
const complaints = ['sore throat and a cough', 'itchy rash on both arms', 'runny tummy']

test('who only owns a thing is no patient', () => {
  const taken = complaints.flatMap((complaint) =>
    aside.flatMap((phrase) =>
      owners.map((owner) => `${complaint} ${phrase.replace('%s', owner)}`).filter((words) => relationIn(words) !== 'self'),
    ),
  )
  expect(taken).toEqual([])
})

test.each([
  ["my son's ear is red and hot", 'son'],
  ["my dad's been vomiting since Sunday", 'dad'],
  ["my daughter's stomach hurts", 'daughter'],
  ["my husband's cough keeps him awake", 'husband'],
  ["my mum's breathing is very fast", 'mum'],
  ["my wife's bleeding from the nose", 'wife'],
  ["my sister's baby has a rash", 'baby'],
  ['Mrs Murphy, 91, has a sore hip', 'patient'],
  ['an elderly gentleman of 84, confused', 'patient'],
  ['He has a fever, dad 81', 'dad'],
])('%s: the patient is %s', (words, relation) => {
  expect(relationIn(words)).toBe(relation)
})

test.each(["I'm an old lady and my hip hurts", 'Mrs Murphy here, my hip hurts', 'my friend Mrs Smith told me to ask, I have a rash'])(
  '%s: of the writer',
  (words) => {
    expect(relationIn(words)).toBe('self')
  },
)
