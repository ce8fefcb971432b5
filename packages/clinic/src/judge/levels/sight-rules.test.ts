import { expect, test } from 'vitest'
import { chooseFirstAid } from '../../say/cards/choose-first-aid.ts'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const first = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

test.each([
  ['just gave birth on the bathroom floor, baby is floppy and not crying', 'ambulance', 'newborn-limp'],
  ['he was born in the car just now and isnt crying, all floppy', 'ambulance', 'newborn-limp'],
  ['my 6 month old is choking on a grape, no cry coming out', 'ambulance', 'choking-baby'],
  ['my 10 month old has something stuck in her throat and is silent', 'ambulance', 'choking-baby'],
  ['my husband is choking on a piece of steak', 'ambulance', 'choking'],
  ['our lad has gone limp in my arms', 'ambulance', 'unconscious-breathing'],
  ['a worker is pinned under the forklift', 'ambulance', 'crush'],
  ['my mate is pinned against the wall by the van', 'ambulance', 'crush'],
  ['he took heroin and wont wake up', 'ambulance', 'opioid'],
  ["he's snoring weird and wont wake after drinking", 'ambulance', 'unconscious-breathing'],
  ['theres a gurgling sound when he breathes and hes out cold', 'ambulance', 'not-breathing'],
  ['his toe got sliced off by the mower', 'emergency-department', 'amputation'],
  ['finger severed in the car door', 'emergency-department', 'amputation'],
  ['bone is sticking out of my shin after football', 'emergency-department', 'fracture'],
  ['ankle pointing the wrong way', 'emergency-department', 'fracture'],
  ['got battery acid all over my arm', 'emergency-department', 'skin-poison'],
])('"%s" needs %s and the card %s', (words, level, card) => {
  const { case: now, reply } = first(words)
  expect(reply.triage?.level).toBe(level)
  expect(chooseFirstAid(now, words).id).toBe(card)
  expect(reply.question?.id).not.toBe('safety')
})

test('a weedkiller on the skin is rinsed off at once, and no hospital is named', () => {
  const { reply } = first('roundup all over my hands')
  expect(reply.text).toContain('First aid for a chemical on the skin')
  expect(reply.triage?.level).not.toBe('emergency-department')
})

test('the reason is what was told: a bent forearm is no hip, and a grown man no baby', () => {
  expect(first('my forearm is bent the wrong way after i fell off my bike').reply.text).not.toMatch(/\bhip\b/)
  const blue = first('he’s collapsed and his lips are blue').reply.text
  expect(blue).toContain('blue lips')
  expect(blue).not.toContain('baby')
})

test('who laughs until no breath is left is not sent to hospital; who wheezes after it is', () => {
  const level = (words: string) => first(words).reply.triage?.level ?? null
  expect(level('my daughter laughed so hard she couldnt breathe lol. she has a mild cold')).toBeNull()
  expect(level('he laughed until he couldn’t breathe and passed out')).toBe('ambulance')
})
