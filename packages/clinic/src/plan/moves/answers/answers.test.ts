import { expect, test } from 'vitest'
import { wantsAnswer } from '../../../hear/clause.ts'
import { hear } from '../../../hear/hear.ts'
import { sideEffects } from '../../../medications/effects/side-effects.ts'
import { loadIndex, loadLexiconClinic } from '../../../testing/load-clinic.ts'
import { loadPack } from '../../../testing/load-pack.ts'
import { dailyFacts } from './daily-facts.ts'
import { illnessFacts } from './illness-facts.ts'
import { medicineKinds } from './medicine-kinds.ts'
import { triggers } from './triggers.ts'

const pack = loadPack()
const clinic = loadLexiconClinic()
const index = loadIndex()
const reply = (...words: readonly string[]) => {
  const [first = '', ...rest] = words
  return rest.reduce(
    (turn, next) => clinic.consult(turn.case, next),
    clinic.consult(clinic.newCase({ country: 'GB', ageYears: 34, sex: 'female' }), first),
  ).reply
}

const throat = 'I have had a sore throat for two days'
const answered: readonly [words: readonly string[], expected: RegExp][] = [
  [[throat, 'do I need antibiotics'], /virus/i],
  [[throat, 'how long will this go on for?'], /week/],
  [[throat, 'can my kids catch it'], /catching/],
  [[throat, 'could it be cancer?'], /points to cancer/],
  [[throat, 'should I go to the hospital?'], /^Not yet: I have not heard anything that needs a hospital/],
  [[throat, 'could this be pneumonia'], /does not point to pneumonia/],
  [[throat, 'why does that happen?'], /too early to name a cause/],
  [[throat, 'can I go to the gym'], /exercise|movement|sport/i],
  [[throat, 'is beer ok?'], /alcohol/i],
  [[throat, 'what painkiller is best'], /Paracetamol/],
  [['I have diarrhoea since last night', 'can I go to work on Monday?'], /48 hours/],
  [['I have diarrhoea since last night', 'can I fly tomorrow'], /fever, or within 2 days/],
  [['I am 20 weeks pregnant and have a headache', 'which painkiller may I use?'], /pregnancy paracetamol/],
  [['I had a fit yesterday', 'may I drive?'], /not drive|no driving/i],
  [['is 49 diabetes?'], /48/],
  [['my HbA1c came back as 6.7 %, is that diabetes?'], /6\.5 %/],
  [['is 152/94 too high?'], /152 over 94 is high/],
  [['what does a ferritin of 9 mean?'], /iron stores/],
  [['can I take ibuprofen with my weak kidneys?'], /harm weak kidneys/],
  [['can I take naproxen, I have an ulcer'], /ulcer can bleed/],
  [['I am allergic to penicillin, can I take amoxicillin?'], /allergy to penicillin/],
  [['can I take paracetamol and ibuprofen together?'], /together or in turn/],
  [["I'm on the combined pill and get migraine, is that ok?"], /aura/],
  [['are you a real doctor?'], /computer program/],
  [['how much does this cost?'], /costs nothing/],
  [['where does my data go?'], /encrypted/],
  [['can you write me a sick note?'], /cannot write a sick note/],
  [['which allergies do I have?'], /no allergies of yours/],
  [['I have asthma and a sore throat', 'how long does it go on?'], /sore throat usually goes within a week/],
  [['my blood pressure was 147/93 today, should I worry?'], /147 over 93 is high/],
  [['the lab says my ferritin is 6, what does that mean'], /iron stores are empty/],
  [['my cholesterol is 6.4, do I need a statin?'], /6\.4 mmol\/L is raised.*whole risk/],
  [['what are the warning signs of a stroke?'], /stroke usually shows as .*call 999/i],
  [['what is the difference between a cold and the flu?'], /Common cold.*\n\nInfluenza/s],
  [['my aunt had a stroke, am I likely to get one?'], /stroke/i],
  [[throat, 'what happens if I leave it?'], /help soon if/],
  [[throat, 'what happens if I do nothing?'], /help soon if/],
  [[throat, 'what can you give me for the pain'], /Paracetamol|paracetamol/],
  [[throat, 'is there a home remedy?'], /What helps|For that/],
  [[throat, 'what would a doctor do?'], /[Aa] doctor (?:may do|would ask)/],
  [[throat, 'my mum had the same, is it in the family?'], /not something you simply inherit/],
  [['how do I tell if my toe is broken?'], /4 steps/],
  [['my stool is green, is that normal?'], /green comes from/],
  [['can stress give me headaches?'], /Stress can bring on or worsen headache/],
  [['why do I get a headache when I skip my coffee?'], /last cup/],
  [
    ['I take ramipril and I am dizzy when I get up', 'could it be the tablets?'],
    /dizziness .*can come from ramipril, as from all blood pressure tablets/,
  ],
  [['I take sertraline and feel sick', 'should I stop it?'], /not stop it on your own/],
  [['what are the side effects of amlodipine?'], /swollen ankles/],
  [['is codeine addictive?'], /Yes, codeine can be/],
  [['is cetirizine addictive?'], /^No, cetirizine/],
  [["can I take St John's wort with the pill?"], /may not protect against pregnancy/],
  [['which painkiller can I have with warfarin?'], /Paracetamol .*safest/],
  [['I am 12 weeks pregnant', 'can I take sudafed?'], /not advised in pregnancy/],
  [['I am 12 weeks pregnant', 'can I take paracetamol?'], /^Yes: paracetamol/],
  [['I am 12 weeks pregnant and have a cough', 'can that harm my baby?'], /do not harm an unborn baby/],
  [['I am allergic to penicillin and have a bladder infection', 'will they give me amoxicillin?'], /This is a penicillin/],
  [['my daughter is 5 and has a fever of 38.6, how much calpol can I give her?'], /10 ml/],
  [['my baby is 2 months old and hot, how much paracetamol may I give?'], /Under 3 months/],
  [['I forgot my pill yesterday, what do I do?'], /48 hours/],
  [['I have a migraine', 'may I fly tomorrow?'], /may fly with a migraine/],
  [['I had a heart attack 5 years ago', 'may I go swimming?'], /best medicines/],
  [['my head aches', "I'm out of my inhaler, can I get one without prescription?"], /emergency supply/],
  [['I have shingles, can I visit my new grandchild?'], /until they crust/],
  [['my eye is red and sticky', 'can I wear my contact lenses?'], /Leave contact lenses out/],
  [['can I take lemsip with a cold?'], /never take other paracetamol beside/],
  [['I have toothache', 'does clove oil help?'], /clove oil on cotton wool/],
]
test.each(answered)('%j', (words, expected) => {
  const { text } = reply(...words)
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/sure answer|will not guess|only read English/)
})

test('every clause that asks has a part of its own place', () => {
  for (const words of [
    'my knee hurts, how long will it last and can I drive?',
    'is it dangerous? can I take ibuprofen? do I need a scan?',
    'who are you and what does it cost',
    'I have a rash. is it catching, can I swim, what causes it?',
  ]) {
    const { clauses } = hear(index, null, words, { pending: null, complaints: [], person: clinic.newCase().person })
    const asked = clauses.flatMap(({ act }, place) => (act.startsWith('ask-') && wantsAnswer(act) ? [place] : []))
    expect(asked.length).toBeGreaterThan(1)
    expect(reply(words).parts.map(({ clause }) => clause)).toEqual(expect.arrayContaining(asked))
  }
})

test('in an emergency no answer sends anyone to wait, eat or drive', () => {
  const start = 'I have crushing chest pain into my left arm and I sweat'
  for (const words of ['can I drive there myself?', 'can I have some dinner first?', 'can it wait until tomorrow?', 'can I go to work'])
    expect(reply(start, words).text).toMatch(/call 999 now/i)
  expect(reply(start, 'can I drive there myself?').text).toMatch(/do not drive/i)
  expect(reply(start, 'can I have some dinner first?').text).toMatch(/Nothing to eat/)
})

test('the tables name nothing that the knowledge does not hold, and give their sources', () => {
  const findings = new Set(pack.findings.map(({ id }) => id))
  const conditions = new Set(pack.conditions.map(({ id }) => id))
  const tells = { isEmergency: false, isPregnant: false, condition: null, catching: null, takes: () => false, refuses: () => false }
  for (const facts of illnessFacts) {
    expect(facts.conditions.filter((id) => !conditions.has(id))).toEqual([])
    expect((facts.complaints ?? []).filter((id) => !findings.has(id))).toEqual([])
    expect(facts.sources.length).toBeGreaterThan(0)
  }
  for (const { causes, taken, sources } of sideEffects) {
    expect([...causes, ...(taken === undefined ? [] : [taken])].filter((id) => !findings.has(id))).toEqual([])
    expect(sources.length).toBeGreaterThan(0)
  }
  expect(triggers.flatMap(({ brings }) => brings).filter((id) => !findings.has(id))).toEqual([])
  for (const { rules, sources } of [...dailyFacts, ...medicineKinds]) {
    const named: string[] = []
    for (const { holds } of rules) holds({ ...tells, has: (ids) => named.push(...ids) < 0 })
    expect(named.filter((id) => !findings.has(id))).toEqual([])
    expect(sources.length).toBeGreaterThan(0)
  }
})
