import { expect, test } from 'vitest'
import type { Sight } from './sight-frames.ts'
import { sightsIn } from './sights.ts'

const told: Readonly<Record<Sight, readonly string[]>> = {
  'newborn-limp': [
    'just gave birth on the bathroom floor, baby is floppy and not crying',
    'he was born in the car just now and isnt crying, all floppy',
    'newborn just came out and he’s blue and limp',
    'my sister delivered in the taxi just now and the baby is silent',
    'he was born ten minutes ago and hasnt cried yet',
    'my 3 day old is limp and wont feed',
  ],
  choking: [
    'my 6 month old is choking on a grape, no cry coming out',
    'my 10 month old has something stuck in her throat and is silent',
    '7 month old swallowed a coin and now no sound is coming out',
    'my husband is choking on a piece of steak',
  ],
  'gone-limp': [
    'our lad has gone limp in my arms',
    'my daughter just went all floppy and wont look at me',
    'our baby has gone floppy',
    'hes limp in my arms',
  ],
  pinned: [
    'a worker is pinned under the forklift',
    'my hand is pinned in the machine',
    'my mate is pinned against the wall by the van',
    'a man is crushed between two lorries',
    'the car fell off the jack and my son is stuck under it',
    'hes trapped in the car after a crash',
  ],
  opioid: ['he took heroin and wont wake up', 'my mate injected fentanyl and his lips are blue', 'needle still in his arm and hes slumped'],
  'limb-severed': ['his hand has been severed by the press', 'the saw took his foot clean off'],
  'part-severed': [
    'cut his finger clean off with the table saw',
    'cut off the tip of my thumb, i have the bit in a bag',
    'his toe got sliced off by the mower',
    'finger severed in the car door',
    "my son's fingertip is off, it got shut in a door",
  ],
  'bone-open': ['bone is sticking out of my shin after football', 'the bone has come through the skin on his arm'],
  'leg-turned': ['my nan fell, her leg is shorter and turned out'],
  'limb-askew': [
    'ankle pointing the wrong way',
    'my forearm is bent the wrong way after i fell off my bike',
    'his leg is at a weird angle',
    'my kneecap is facing sideways',
  ],
  'caustic-on-skin': ['got battery acid all over my arm', 'i spilled drain cleaner on my leg', 'caustic soda went over his hands'],
  'poison-on-skin': ['weedkiller splashed all over my skin', 'roundup all over my hands', 'pesticide spilled on my legs'],
}

for (const [sight, ways] of Object.entries(told))
  test.each(ways)(`${sight} is seen: %s`, (words) => expect(sightsIn(words)).toContain(sight))

test.each([
  'i just gave birth two weeks ago and my baby wont stop crying',
  'my newborn has floppy ears',
  'our newborn is floppy when asleep, normal otherwise',
  'my baby was born 3 months ago and is not crying much, feeding well',
  'my baby keeps choking on her milk a little',
  'he was choking on a grape but he coughed it up and hes fine now',
  'what do i do if my baby is choking',
  'feels like something stuck in my throat',
  "he's choking the life out of his sister's doll",
  'my toddler went limp in a tantrum when i tried to put his coat on',
  'my hair has gone limp',
  'i pinned a poster against the wall and my shoulder hurts',
  'i was stuck in traffic behind a lorry and my back aches',
  'i trapped my finger in the car door',
  'i have a trapped nerve in my neck',
  'he was pinned under the tractor, my father. we buried him on tuesday',
  'i take morphine for my back and cant sleep',
  'i am on methadone and have a cough',
  'he had too much to drink and has a headache',
  'theres a gurgling sound when he breathes and hes out cold',
  'my toe was amputated last year because of diabetes',
  'will they have to cut my foot off',
  'cut the ring off my finger',
  'my nail came off my toe',
  'i cut my finger slightly with a knife',
  'my collarbone sticks out',
  'my hip bone is sticking out since i lost weight',
  'a bump of bone is sticking out of my big toe, a bunion',
  'my toe has pointed the wrong way since birth',
  'my arthritis fingers are bent sideways',
  'food went down the wrong way',
  'i use roundup in the garden, could it cause cancer',
  'i put salicylic acid on my skin and it peels',
  'acid reflux all over my chest and throat',
  'is bleach on skin dangerous',
])('nothing is seen in: %s', (words) => expect(sightsIn(words)).toEqual([]))
