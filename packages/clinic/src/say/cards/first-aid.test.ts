import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { readingGrade } from '../reading-grade.ts'
import { chooseFirstAid } from './choose-first-aid.ts'
import { firstAidCards, generalFirstAid } from './first-aid-cards.ts'
import { firstAidSteps } from './first-aid-text.ts'

const pack = loadPack()
const clinic = createClinic(pack)
const everyday = clinic.newCase({ country: 'GB' })
const cards = [...firstAidCards, generalFirstAid]

/** For each card three ways in which it is told; the words alone must find it. */
const told: Readonly<Record<string, readonly [string, string, string]>> = {
  'head-arteries': [
    "I'm 74, my temple is sore and my jaw aches when I chew",
    'my scalp is tender on one side, the jaw hurts with chewing and my sight went dim',
    'giant cell arteritis, they said, and now my eye is blurred',
  ],
  'not-breathing-baby': [
    'my baby is 5 weeks old and she isnt breathing',
    'the newborn has stopped breathing what do i do',
    'my 3 months old went blue and limp in the cot',
  ],
  'not-breathing-child': [
    'my toddler has stopped breathing',
    'she is not breathing, my little girl',
    'our son went under the slide and is no longer breathing',
  ],
  'not-breathing': [
    'my dad collapsed and he is not breathing',
    'a man at the gym, there is no pulse',
    'she is on the floor gasping every few seconds',
  ],
  'unconscious-breathing': [
    'I cannot wake my husband but his chest goes up and down',
    'my flatmate keeled over and is out cold',
    "gran slumped in her chair and won't respond to us",
  ],
  'choking-baby': [
    'my baby is choking on a bit of apple',
    'the infant makes no sound, choking on a coin, baby is 8 months old',
    'my 9 months old boy has something stuck in his throat',
  ],
  choking: [
    'my wife is choking on steak',
    'he is clutching his throat and cannot talk, grape went down wrong',
    'my brother is choking right now',
  ],
  asthma: [
    'my asthma is bad and the blue inhaler is not working',
    'she is wheezing and can’t speak',
    'struggling to get air, puffer does nothing, had my inhaler ten times',
  ],
  breathless: ['I can’t catch my breath since this morning', 'he is fighting for air', 'cannot get my breath even sitting still'],
  'throat-closing': [
    'my son has a fever and is drooling, he will not swallow',
    'barking cough and a noise each time she breathes in',
    'I can’t swallow my own spit, my throat hurts so much',
  ],
  'torn-vessel': [
    'a tearing feeling in my chest going through to my back',
    'it ripped between my shoulder blades, then I went cold',
    'he has an aneurysm and now belly pain',
  ],
  'chest-pain': [
    'a heavy weight on my chest for half an hour',
    'my chest is tight and crushing',
    'I think my dad is having a heart attack',
  ],
  'heart-rhythm': [
    'my heart is racing and I nearly passed out',
    'my heart is going crazy and I feel dizzy',
    'my defibrillator went off twice',
  ],
  stroke: [
    'mums mouth has dropped on one side',
    'his words come out jumbled and his arm is weak',
    'my left arm has gone dead and won’t lift',
  ],
  'sudden-headache': [
    'the worst headache of my life came out of nowhere',
    'bang, like hit by a bat at the back of my head',
    'a thunderclap in my head and I was sick',
  ],
  fit: [
    'my husband is having a fit right now',
    'she is jerking all over and foaming at the mouth',
    'his eyes rolled back and he went stiff',
  ],
  faint: [
    'I feel about to faint each time I stand',
    'he blacked out at the table for a minute',
    'I came over all faint and had to lie down',
  ],
  'cold-limb': [
    'my leg has gone white and cold',
    'his foot is freezing and numb all at once, it looks pale',
    'my arm in the cast is so tight, fingers numb',
  ],
  'leg-clot': ['my calf is swollen and hot', 'one leg swelled up after the flight', 'his calf is hard and red'],
  amputation: ['he chopped off the tip of his finger', 'my thumb is cut clean off', 'the saw severed two of his fingers'],
  bleeding: ['blood is spurting from his arm', 'it is bleeding and will not stop, towels soaked', 'he has been stabbed in the thigh'],
  nosebleed: ['my nosebleed has gone on for an hour', 'blood is pouring out of my nose', 'her nose keeps bleeding, she is on warfarin'],
  'head-injury': [
    'my son fell and hit his head on the kerb',
    'I banged my head hard and feel odd',
    'she was kicked in the head by a friend',
  ],
  spine: [
    'he fell off a ladder and cannot feel his legs',
    'crashed my bike, my neck hurts and my hands tingle',
    'a man is pinned under a beam',
  ],
  fracture: [
    'the bone is sticking out of her shin',
    'my wrist is bent the wrong way',
    'gran has a broken hip I think, her hip looks crooked',
  ],
  'chest-wound': ['he was stabbed in the chest', 'a horse kicked me in the ribs', 'I fell onto my side and it hurts to breathe'],
  'eye-injury': ['a piece of metal flew into my eye', 'he was poked, a stick in the eye', 'my eye was pierced by a wire'],
  'tooth-out': ['my front tooth was knocked out', 'her tooth came out when she fell', 'he knocked out his front tooth at football'],
  drowning: [
    'we pulled him out of the pool, he was under water',
    'my girl nearly drowned in the lake',
    'found in the bath face down, coughing now',
  ],
  burn: [
    'I spilt boiling water on my arm',
    'my toddler pulled the kettle over him, his chest is scalded',
    'burnt my hand on the bbq, big blister',
  ],
  smoke: ['we got out of a house fire and I keep coughing', 'breathed in a lot of smoke', 'smoke from the fire, my throat is hoarse'],
  'electric-shock': ['I got a shock from the oven', 'he touched a live wire', 'my mate was electrocuted at work'],
  heat: [
    'I think he has heatstroke',
    'she is confused after hours in the sun, in the heat and vomiting',
    'the dog and the boy were in the hot car, he is burning up',
  ],
  cold: [
    'he was out in the cold all night and is drowsy',
    'I think it is hypothermia',
    'fell in the river and she is shivering and slurring',
  ],
  frostbite: ['my toes are frozen and white and hard', 'frostbite on three fingers', 'my ears have frozen, frostbitten I think'],
  'diving-altitude': [
    'after a dive my joints hurt and my hand is numb',
    'at 4000 metres up he has a bad headache and staggers',
    'since my scuba dive I am dizzy and have a rash',
  ],
  anaphylaxis: [
    'my lips are swelling after a peanut',
    'wasp stung me, now hives and a tight throat',
    'her tongue has blown up since the new tablet',
  ],
  'carbon-monoxide': [
    'the carbon monoxide alarm is going off',
    'all of us have a headache since the boiler was on',
    'they had a charcoal grill inside, everyone is dizzy',
  ],
  opioid: ['my friend took heroin and is blue', 'she is slumped after oxy and barely breathing', 'I have narcan here, do I give it'],
  'button-battery': ['my toddler swallowed a battery', 'a magnet is missing and I think he ate it', 'there is a battery stuck in her nose'],
  'eye-chemical': ['bleach splashed in my eye', 'I got oven cleaner in both eyes', 'my eye is burning from cement dust, lime in the eye'],
  'skin-poison': ['acid splashed on my arm', 'drain cleaner went down my leg', 'weed killer spilt over his skin'],
  'gas-poison': [
    'I mixed bleach and a cleaner and now I cough',
    'breathed in chlorine at the pool',
    'he inhaled fumes from paint stripper',
  ],
  'poison-mouth': ['my son drank white spirit', 'she ate some berries from the hedge', 'he swallowed a pod from the washing'],
  'snake-bite': ['a snake bit my ankle', 'I was bitten by a snake', 'an adder got me on the hand'],
  sting: ['stung by a jellyfish on holiday', 'a bat bit me in the night', 'a spider bite on my thigh, redback bit me'],
  alcohol: [
    'he drank a bottle of vodka and we can’t wake him: drunk and wont wake',
    'I stopped drinking three days ago and I am shaking',
    'no alcohol since friday and he is seeing things',
  ],
  'baby-limp': [
    'my baby of 5 months is limp and wont feed',
    'the infant is floppy like a rag doll',
    'limp and floppy, my baby, since this morning',
  ],
  'newborn-limp': [
    'the baby was just born and she is floppy',
    'my newborn will not cry and is limp',
    'three days old and wont feed, the baby is like a rag doll',
  ],
  birth: ['the baby is coming now', 'I need to push and we are at home', 'her waters have broken and contractions are every 2 minutes'],
  'bleeding-after-birth': [
    'I gave birth on monday and I soak a pad every half hour',
    'had my baby a week ago, huge clots today',
    'postpartum and the bleeding is like a tap',
  ],
  'bleeding-pregnant': [
    'pregnant and bleeding',
    '8 weeks gone with pain on one side',
    'a late period and now cramps and shoulder tip pain',
  ],
  preeclampsia: [
    'pregnant, bad headache and flashing lights',
    '34 weeks gone and my blood pressure is sky high',
    'pregnant with a swollen face and pain under my ribs',
  ],
  'baby-fever': ['my 6 week old has a temperature of 38.5', 'five weeks old and burning up', 'a newborn with a fever of 39'],
  'ill-child': ['my toddler is just lying there, listless', 'our little girl is grey and not responding', 'my child is floppy and mottled'],
  meningitis: [
    'spots that do not go away when I press a glass, the rash is purple',
    'fever, headache and my neck is stiff: fever and a stiff neck',
    'stiff neck and vomiting since last night',
  ],
  sepsis: ['could this be sepsis', 'I am on chemo and have a temperature', 'the redness is spreading fast up my leg, agony'],
  'sugar-tablets': [
    'my toddler swallowed two of his nans gliclazide',
    'she overdosed on glipizide',
    'our boy ate a handful of glimepiride',
  ],
  'low-sugar': ['my sugar is 2.4', 'I think I am having a hypo', 'on insulin, shaking and sweating, missed lunch'],
  'high-sugar': ['my sugar is high, the meter says 28', 'my ketones are 4', 'diabetic and vomiting all day'],
  adrenal: [
    'I have addisons and keep vomiting',
    'adrenal patient, collapsed',
    'missed my hydrocortisone and feel weak: hydrocortisone missed',
  ],
  'vomiting-blood': ['I am vomiting blood', 'my sick looks like coffee grounds, sick with coffee grounds', 'my stool is black like tar'],
  belly: ['my belly is rigid', 'doubled up, my stomach is agony', 'tummy pain that moved to the right'],
  'food-stuck': [
    'a piece of steak is stuck and I can’t swallow my saliva',
    'chicken stuck halfway down',
    'meat stuck in my chest since dinner',
  ],
  testicle: ['my testicle hurts like hell since an hour', 'his balls are agony and he is sick', 'one ball is swollen and higher'],
  'erection-foreskin': ['an erection for five hours that won’t go', 'my foreskin is stuck back', 'my penis cracked and is swollen'],
  'urine-blocked': ['I can’t pee at all since last night', 'dad cannot pass water', 'unable to urinate for 14 hours'],
  'cauda-equina': ['numb between my legs when wiping', 'my back is bad and I wet myself', 'back pain and my legs are giving way'],
  'eye-sight': ['like a curtain over my right eye', 'my eye is rock hard and I see halos', 'a shadow coming across my vision'],
  confusion: ['mum is suddenly confused', 'he doesn’t know where he is', 'grandad is talking nonsense since today'],
  'dried-out': [
    'I cannot keep any water down: cant keep water down',
    'no wet nappies since yesterday',
    'she is dehydrated, nothing stays in',
  ],
}
for (const [id, ways] of Object.entries(told))
  test(`the words find the card: ${id}`, () =>
    expect(
      ways.map((words) => {
        const relation = /baby|infant|newborn|months? old|weeks? old/.test(words)
          ? 'baby'
          : /toddler|child|girl|son|boy/.test(words)
            ? 'son'
            : 'self'
        return chooseFirstAid({ ...everyday, person: { ...everyday.person, relation } }, words).id
      }),
    ).toEqual([id, id, id]))

test('every card has three ways of being told', () => expect(Object.keys(told).sort()).toEqual(firstAidCards.map(({ id }) => id).sort()))

const immediate = pack.redFlags.filter(({ level }) => level === 'ambulance' || level === 'emergency-department')
test('nearly every emergency rule leads to a card of its own', () => {
  const without = immediate.filter(({ id }) => !cards.some(({ rules }) => rules?.test(id))).map(({ id }) => id)
  expect(without.length / immediate.length, without.join(' ')).toBeLessThan(0.12)
})
test('every condition, finding and rule that a card names exists', () => {
  const conditions = new Set(pack.conditions.map(({ id }) => id))
  const findings = new Set(pack.findings.map(({ id }) => id))
  const unknown = cards.flatMap((card) => [
    ...(card.conditions ?? []).filter((id) => !conditions.has(id)),
    ...(card.findings ?? []).filter((id) => !findings.has(id)),
    ...(card.rules === undefined || card.rules.test('life:no-breath') || pack.redFlags.some(({ id }) => card.rules?.test(id))
      ? []
      : [`rules of ${card.id}`]),
  ])
  expect(unknown).toEqual([])
})
for (const card of cards)
  test(`a card is short, plain and names its sources: ${card.id}`, () => {
    for (const relation of ['self', 'father'])
      for (const country of ['GB', 'US', 'AU', null]) {
        const { steps, doNot } = firstAidSteps(card, { ...everyday, country, person: { ...everyday.person, relation } })
        const text = [...steps, ...doNot, ...card.reasons, card.ahead ?? ''].join('\n')
        expect(readingGrade(text)).toBeLessThanOrEqual(6.5)
        expect(text).not.toMatch(/[{}]/)
        expect(steps.length + doNot.length).toBeLessThanOrEqual(9)
      }
    expect(card.sources.length).toBeGreaterThan(0)
  })

const aspirin = (profile: Parameters<typeof clinic.newCase>[0], words = 'a heavy weight on my chest and a cold sweat') => {
  const { reply } = clinic.consult(clinic.newCase(profile), words)
  return reply.parts.find(({ kind }) => kind === 'firstAid')?.text ?? ''
}
test('aspirin: by country, and not for everybody', () => {
  expect(aspirin({ country: 'GB', ageYears: 60, sex: 'male' })).toMatch(/300 mg/)
  expect(aspirin({ country: 'AU', ageYears: 60, sex: 'male' })).toMatch(/300 mg/)
  expect(aspirin({ country: 'US', ageYears: 60, sex: 'male' })).toMatch(/325 mg/)
  expect(aspirin({ country: 'US', ageYears: 60, sex: 'male', drugs: ['Apixaban'] })).not.toMatch(/[Cc]hew/)
  expect(aspirin({ country: 'GB', ageYears: 60, sex: 'male', allergies: ['Aspirin'] })).not.toMatch(/[Cc]hew/)
  expect(aspirin({ country: 'GB', ageYears: 12, sex: 'male' })).not.toMatch(/[Cc]hew/)
})
test('the card stands right under the level in the first emergency reply, and the question comes last', () => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), "my dad's face is drooping and he cannot lift his arm")
  expect(reply.parts.map(({ kind }) => kind)).toEqual(['level', 'firstAid', 'question'])
  expect(reply.text).toMatch(/999[\s\S]*First aid for a stroke[\s\S]*time when it began[\s\S]*Nothing to eat or drink/)
})
