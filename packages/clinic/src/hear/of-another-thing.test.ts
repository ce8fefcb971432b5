import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const held = (words: readonly string[]) => {
  const [first = '', ...rest] = words
  const turn = rest.reduce(
    (each, next) => clinic.consult(each.case, next),
    clinic.consult(clinic.newCase({ country: 'GB', ageYears: 35, sex: 'female' }), first),
  )
  return Object.values(turn.case.observations)
    .filter(({ polarity }) => polarity === 'present')
    .map(({ finding }) => finding)
}

test.each([
  [['my wrist is sore', 'dunno, three weeks'], /confus|disorient/],
  [['sore throat, is the rave on friday ok'], /confus|disorient/],
  [['my wrist is sore', 'no idea, a few months maybe'], /confus|disorient/],
  [['so much water ran out of my ear after the pool'], /waters-broken/],
  [['a water bottle broke in my bag and my knee is cold'], /waters-broken/],
  [['I passed out flyers all day and my heels hurt'], /faint|consciousness|fall/],
  [['we blacked out the bedroom windows and I still wake early'], /faint|consciousness|fall/],
  [['I chewed breath mints and my gums sting'], /breathless/],
  [['she threw up her hands when she saw my eczema'], /vomit/],
  [['my lad is off sick with a sore ear'], /vomit/],
  [['I burnt the rice and nicked my thumb'], /^burn/],
  [['I had my yellow fever vaccination and my shoulder aches'], /^fever/],
  [['all I manage is weak tea with a sore throat'], /weakness/],
  [['I am nursing a sore elbow'], /breastfeeding/],
  [['I have been purging since last night'], /self-induced/],
  [['the lights went out and I banged my shin'], /light-sensitivity/],
  [['my dad died decades ago, and my hip clicks'], /grief/],
  [['I stopped on the stairs to catch my breath and my knee aches'], /chest-pain|bad-breath/],
  [['my boss got my back up and my ear is sore'], /back-pain/],
  [['the news is hard to stomach and my ear is sore'], /abdom/],
  [['I was burning up calories on the bike and my knee is sore'], /fever/],
])('%j puts nothing of another thing down', (words, finding) => {
  expect(held(words).filter((each) => finding.test(each))).toEqual([])
})

test.each([
  [["I don't know where I am or what day it is"], 'confusion-new'],
  [['I am 38 weeks pregnant and my waters broke in the bath'], 'waters-broken'],
  [['I cough up gunk all morning'], 'sputum'],
  [['I passed out at the bus stop'], 'faint-or-collapse'],
  [['my dad died last month and I cannot stop crying'], 'grief'],
  [['I burnt my hand on the oven'], 'burn'],
])('%j: what is meant is heard', (words, finding) => {
  expect(held(words)).toContain(finding)
})
