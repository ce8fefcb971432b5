import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

test.each([
  'my husband has taken 30 of his beta blockers by mistake',
  'i took my husbands diltiazem by mistake, about 12 of them',
  'my mum had 8 diltiazem by accident',
  'my grandma swallowed 12 heart pills, she got muddled',
  'my 80 year old dad took a whole weeks digoxin by mistake',
  'gran has taken 15 gliclazide by mistake, she mixed up the boxes',
  'grandad has taken about 15 of his diabetes tablets by mistake',
  'nan took 10 oramorph doses by mistake',
  'my toddler ate one of grandads verapamil',
  'my 18 month old swallowed a nifedipine',
  'my 2 year old swallowed one of my methadone',
  'my 2 year old sucked on a fentanyl patch',
  'my 3 year old has eaten two of my amitriptyline',
])('tablets of which one is too many for a small child, or so many for anybody, need an ambulance: %s', (words) => {
  const { text, triage } = last(words).reply
  expect(triage?.level).toBe('ambulance')
  expect(text).toMatch(/^\*\*Call an ambulance now\.\*\*/)
  expect(text).toMatch(/Call 999 now/)
  expect(text).not.toMatch(/\*\*Call NHS 111/)
})

test.each([
  'i take 2 beta blockers a day and feel tired',
  'i have taken beta blockers for 30 years',
  'the doctor gave me 28 amlodipine tablets',
  'ive taken 5 mg of amlodipine',
  'been on bisoprolol 10 years, ankles swollen',
  'i took 8 codeine over the week for my back',
  'the dog ate 10 of my beta blockers',
  'i forgot 5 of my beta blockers this week',
  'my baby takes propranolol for her birthmark, is it ok with calpol',
  'my 2 year old has a cough, i took codeine for mine',
  'my toddler had chickenpox, dad takes digoxin',
  'what if my toddler swallowed one of my verapamil',
  'i accidentally took two of my bisoprolol this morning',
])('what is taken as it should be, or by nobody, does not: %s', (words) => {
  expect(last(words).reply.triage?.level).not.toBe('ambulance')
})

test.each(['my 2 year old drank bleach', 'i drank antifreeze by accident', 'my daughter of 3 swallowed a few iron tablets'])(
  'who is awake after a poison rings the line for poisons before the way to hospital: %s',
  (words) => {
    for (const [country, line] of [
      ['GB', 'NHS 111 (111)'],
      ['US', 'Poison Help (1-800-222-1222)'],
      ['AU', 'Poisons Information (13 11 26)'],
    ] as const) {
      const [turn] = talk({ country }, words)
      expect(turn?.reply.triage?.level).toBe('emergency-department')
      expect(turn?.reply.text.startsWith(`**Ring ${line} now, then go to an emergency department.**`)).toBe(true)
    }
  },
)

test.each([
  'my 2 year old drank bleach and is drowsy',
  'my wife swallowed oven cleaner, her mouth is burnt',
  'he drank antifreeze and is fitting',
])('where life hangs on it the ambulance comes before the line: %s', (words) => {
  const { text, triage } = last(words).reply
  expect(triage?.level).toBe('ambulance')
  expect(text.indexOf('999')).toBeLessThan(text.indexOf('111'))
})
