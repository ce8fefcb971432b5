import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const read = (sentence: string) => understand(index, sentence, { pending: null, complaints: [], person })

const rows: readonly [sentence: string, present: readonly string[], notPresent: readonly string[]][] = [
  ['I no fit breathe well and my body hot', ['breathless', 'fever'], []],
  ['Since morning her leg no gree move and her head dey bang', ['headache'], []],
  ["I can't climb stairs without getting winded", ['breathless'], []],
  ['I cannot walk a block without chest pain', ['chest-pain'], []],
  ['Without fever, my chest hurts', ['chest-pain'], ['fever']],
  ['Without vaccination: hoarse', ['hoarse-voice'], []],
  ['I am getting more and more short of breath', ['breathless.worsening'], []],
  ['No change in the sense of smell', [], ['smell-loss']],
  ['A history of constipation and tiredness that have been persistent', ['constipation', 'fatigue'], []],
  ['I have palpitations and had a heart attack years ago', ['palpitations', 'history-heart-attack'], []],
  ['I cannot obtain and maintain an erection', ['erection-difficulty'], ['priapism']],
  ['I am otherwise fit and well', [], ['seizure']],
  ['It stings when I pee', ['urination-painful'], ['insect-sting']],
  ['My heart feels like it races', ['palpitations'], []],
  ['I need to go all the time', ['urination-frequent'], []],
  ['I have to go every 20 minutes', ['urination-frequent'], []],
  ['Light hurts my eyes', ['light-sensitivity'], ['eye-pain']],
  ['I have a lump in my neck. No chest pain', ['neck-lump'], ['neck-lump.painless']],
  ['I have a lump in my neck. It is painless', ['neck-lump.painless'], []],
  ['My ear aches and it is worse at night', ['ear-pain.night'], ['ear-pain.worsening']],
  ['My ear aches and it is getting worse', ['ear-pain.worsening'], []],
  ['A bit of a runny nose', ['nose-runny'], ['nose-runny.watery']],
  ['My back aches, better when moving', ['back-pain.relieved-movement'], ['back-pain.improving', 'back-pain.worse-movement']],
  ['I have no energy, nothing gives me joy', ['fatigue', 'loss-of-interest'], []],
  ['My hands go numb, I have to shake them', ['numbness-hand'], ['tremor']],
  ['He banged his head', ['head-injury'], ['headache']],
  ['She had a fall, her hip hurts and she cannot stand', ['hip-pain', 'cannot-bear-weight'], []],
  ['Pain in my side goes to my groin', ['flank-pain.radiates-groin'], []],
  ['Tired, cold all the time, gained weight', ['cold-intolerance', 'weight-gain'], ['weight-gain.constant']],
  ['I have a vaginal discharge with a strong fishy smell', ['vaginal-discharge.foul'], ['smell-loss']],
  ['I had a normal pregnancy 3 years ago', [], ['pregnant']],
  ['I am pregnant', ['pregnant'], []],
  ['I fell asleep in the sun', [], ['fall-recent', 'falls-recurrent']],
  ['No ulcers or severe nosebleeds', [], ['nosebleed']],
  ['My knee hurts. Normal left leg', ['knee-pain'], ['knee-pain.left']],
  ['I cannot remember the name of the cream', [], ['memory-loss']],
  ['I am contacting you because I cough', ['cough'], ['contact-lens-wear']],
  [
    'I have a headache and light hurts my eyes. It throbs on the left side',
    ['headache.throbbing', 'headache.left'],
    ['light-sensitivity.left'],
  ],
  [
    'Chest pressure when walking uphill goes away when I rest',
    ['chest-tightness', 'chest-pain.worse-exertion', 'chest-pain.relieved-rest'],
    [],
  ],
  ['My rescue inhaler helps for a bit, then it comes right back', ['inhaler-wears-off'], []],
  ['My mother and sister had asthma', ['family-asthma-allergy'], ['school-contacts-ill', 'history-asthma']],
  ['I cannot breathe and my lips are blue', ['breathless-at-rest', 'cyanosis'], []],
  ['I cannot feel my legs and I cannot hold my urine', ['numbness-leg-foot', 'urine-incontinence'], []],
  ['No chest pain and my arm hurts', ['arm-pain'], ['chest-pain']],
  ['I cannot open my mouth and it is hard to breathe', ['trismus', 'breathless'], []],
  ['I cannot open my mouth and breathing is hard', ['trismus', 'breathless'], []],
  ['He cannot walk and it is hard to stand', ['walking-difficult'], []],
  ['Red eyes without discharge, cracked lips, rash and fever', ['eye-redness', 'lips-dry-cracked', 'rash', 'fever'], ['eye-discharge']],
  ['Headache without nausea, vomiting or fever', ['headache'], ['nausea', 'vomiting', 'fever']],
  ['When I was six I fell out of a tree', [], ['fall-recent']],
  ['I was stung by a bee in 1999', [], ['insect-sting']],
  ['My knee hurts since I fell off my bike', ['knee-pain', 'fall-recent'], []],
  ['We got back from Spain and my throat is sore', ['sore-throat'], ['back-pain']],
  ['Her comb fell from the shelf', [], ['fall-recent']],
  ['My trousers are falling off me', [], ['fall-recent']],
  ['My calf is pink and warm', ['skin-redness', 'skin-warm'], []],
  ['I bumped my shin and I am fine', [], ['lump']],
  ["I haven't pooped in 5 days", ['constipation'], []],
  ['I have had the headache for a minute', ['headache'], ['headache.brief', 'headache.long-standing']],
]

for (const [sentence, present, notPresent] of rows) {
  test(`reads "${sentence}"`, () => {
    const found = read(sentence)
      .mentions.filter(
        ({ polarity, temporality, experiencer }) => polarity === 'present' && temporality === 'current' && experiencer === 'patient',
      )
      .map(({ finding }) => finding)
    expect(found).toEqual(expect.arrayContaining([...present]))
    for (const finding of notPresent) expect(found).not.toContain(finding)
  })
}

const people: readonly [sentence: string, relation: string | undefined, ageYears: number | undefined][] = [
  ['My 3-year-old has a fever', 'child', 3],
  ['My son is 4 and has an earache', 'son', 4],
  ['My mother took too many pills', 'mother', undefined],
  ['My mother took me to hospital because I fainted', undefined, undefined],
  ['My wife had a coil put in three weeks ago and now she has a fever', 'wife', undefined],
  ["My grandma is on the floor and I've shaken her", 'grandma', undefined],
  ['My mother had breast cancer and I found a lump', undefined, undefined],
  ['My baby is four months old; I am exhausted and cry a lot', undefined, undefined],
]

for (const [sentence, relation, ageYears] of people)
  test(`knows whom "${sentence}" is about`, () => {
    expect(read(sentence).person.relation).toBe(relation)
    expect(read(sentence).person.ageYears).toBe(ageYears)
  })
