import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const talk = (...messages: string[]) =>
  messages.reduce(
    ({ now }, words) => {
      const { case: next, reply } = clinic.consult(now, words)
      return { now: next, reply: reply.text }
    },
    { now: clinic.newCase({ country: 'GB' }), reply: '' },
  )
const opening = ['trod on a nail on site, went thru me boot', '35 bloke. 3 days ago']

test.each([
  'no illness no tablets. allergic to penicilin, came up in a rash as a kid',
  "I'm allergic to penicillin",
  'im alergic to pencillin',
  'penacillin allergy',
  "I can't have penicillin, I'm allergic",
  'allergies: penicillin',
  'what? I dont TAKE penicilin im ALLERGIC to it!! big difference',
  'i AM allergic to penicilin. please put that down',
  'no allergies except penicillin',
  'penicillin brings me out in a rash',
])('%s is written down by name, is no medicine that is taken, and is answered as no question', (words) => {
  const { now, reply } = talk(...opening, words)
  expect(now.allergies).toEqual(['penicillin'])
  expect(now.drugs).toEqual([])
  expect(now.observations['history-medicine-allergy']?.polarity ?? 'present').toBe('present')
  expect(reply).not.toMatch(/know of no allerg|Your record names|no allergy to/)
})

test('an allergy stays one, whatever is said of the medicine later', () => {
  const { now, reply } = talk(
    ...opening,
    'allergic to penicilin',
    'rash was when i was SIX mate. its penicilin',
    'I dont TAKE penicilin im ALLERGIC to it!!',
  )
  expect(now.allergies).toEqual(['penicillin'])
  expect(now.drugs).toEqual([])
  expect(now.observations['history-medicine-allergy']?.polarity).toBe('present')
  expect(reply).not.toMatch(/no allergy/)
})

test.each([
  'am I allergic to penicillin?',
  "I'm not allergic to penicillin",
  'no known penicillin allergy',
  'my sister is allergic to penicillin',
  'I take loratadine for my allergies',
  'could it be an allergy?',
  'no allergies',
  'not allergic to anything',
  'I take penicillin every day',
  'I took ramipril, no allergies',
])('%s tells of no allergy to penicillin', (words) => expect(talk(...opening, words).now.allergies).toEqual([]))

test('what is taken all the same is told to the crew, and what turns out to be no allergy is one no more', () => {
  expect(talk(...opening, "I'm allergic to penicillin", 'I take penicillin every day all the same').now.drugs).toEqual(['penicillin'])
  expect(talk(...opening, "I'm allergic to penicillin", "sorry, I'm not allergic to penicillin after all").now.allergies).toEqual([])
})

test('whoever said "no allergy" is not asked for one while the ambulance comes', () => {
  const said = ['52 man. crushing chest pain and sweating. no allergy, no medicines', 'I called them, they come', '20 minutes ago it began']
  for (let place = 1; place <= said.length; place += 1)
    expect(talk(...said.slice(0, place)).reply).not.toContain('allergic to any medicine')
})
