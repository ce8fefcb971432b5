import { expect, test } from 'vitest'
import { guessCountry } from '../hear/read-country.ts'
import { last, levelAfter, talk } from './testing/talk.ts'

const held = (finding: string, ...words: readonly string[]) => last(...words).case.observations[finding]?.polarity

test('what is thrown back with the words that the screen shows is taken out', () => {
  const told = ['my back hurts since i lifted a bag of compost on sunday, im 56', 'no none of that']
  expect(held('farm-or-mould-exposure', ...told, 'I never said anything about hay or birds')).toBeUndefined()
})

test('a town in passing says under which number an ambulance comes', () => {
  for (const [words, country] of [
    ['sore throat, im in Leeds', 'GB'],
    ['writing from Pune, my son has fever', 'IN'],
    ['back pain. Geelong.', 'AU'],
    ['I flew back from Delhi with a fever', null],
  ] as const)
    expect(guessCountry(words), words).toBe(country)
})

test('neither a place nor an exclamation is asked back', () => {
  for (const words of ['my back hurts, im a truckie in doncaster', 'blimey my ear hurts', 'Nuala here, my throat is sore'])
    expect(last(words).reply.text, words).not.toMatch(/did not get/)
})

test('a doubt about thoughts of suicide has a level until it is answered', () => {
  expect(levelAfter('feeling really low since the breakup, whats the point any more')).not.toBeNull()
})

test('who passes over the direct question and tells of means in hand is in danger now', () => {
  expect(levelAfter('whats the point any more honest to god', 'ive got them all counted out here on the table next to me')).toBe(
    'ambulance',
  )
  expect(
    levelAfter(
      'hi. nothing wrong really. just wanted to say youve been kinder than most people',
      'its all arranged so you dont need to worry',
      'goodbye x',
    ),
  ).toBe('ambulance')
})

test('a weapon beside voices needs a hospital, beside a command an ambulance', () => {
  const voices = 'the neighbours talk through the wall all night they know what im thinking'
  expect(levelAfter(voices, 'Im not mad. I have a hammer by the bed just in case')).toBe('emergency-department')
  expect(levelAfter(`${voices}, telling me to sort him out tonight`, 'i got the bat by the door')).toBe('ambulance')
})

test('means that were put away call for no more than stands', () => {
  const turns = talk({}, "i can't do this any more, whats the point", 'my brother took the shotgun away, he has the keys')
  expect(turns.at(-1)?.reply.triage?.level).not.toBe('ambulance')
})

test('a word in another sense is no finding', () => {
  const back = 'my back hurts since i lifted a bag of compost on sunday, im 56'
  expect(held('cannabis-use', back, 'no none of that, I weed fine this morning')).toBeUndefined()
  expect(held('back-pain.right', back, 'right cheers. do i need a sick note')).toBeUndefined()
  expect(held('back-pain.right', back, 'righto, thanks')).toBeUndefined()
  expect(held('suicidal-thoughts', 'heartburn after meals', "ta, it's a bit dark in here come to think of it")).toBeUndefined()
  expect(held('unresponsive', 'loose motions six times comma watery only')).toBeUndefined()
  expect(held('confusion-new', 'a cough for five weeks, sorry to be so muddled')).toBeUndefined()
  expect(held('abdominal-pain', '34 m. warehouse. lower back left side. no legs')).toBeUndefined()
  expect(held('history-heart-attack', 'tight chest after soup', 'But you said before it is heart attack')).toBeUndefined()
})

test('who is not on insulin misses none and is not told to take it', () => {
  const turn = last('i have diabetes type 2, and loose motions', 'I dont take insulin')
  expect(turn.case.observations['missed-insulin']).toBeUndefined()
  expect(last('i have diabetes type 2, and loose motions', 'I never had insulin').case.drugs).toEqual([])
})

test('bleeding and burning are those of a pregnancy only where one is told, and no more once it is denied', () => {
  const turn = last('burning when i wee', 'not preg have the mirena', 'bit of pink when i wipe')
  expect(turn.case.person.pregnant).not.toBe(true)
  expect(turn.case.observations['bleeding-in-pregnancy']).toBeUndefined()
  const denied = last('burning when i wee', 'bit of pink when i wipe', 'im NOT pregnant')
  expect(denied.case.person.pregnant).toBe(false)
  expect(denied.reply.text).not.toMatch(/in pregnancy/)
  expect(held('bleeding-in-pregnancy', 'im 8 weeks pregnant', 'bit of pink when i wipe')).toBe('present')
})

test('a dark stool is asked about, a black and sticky one is heard', () => {
  expect(last('heartburn', 'me poo is dark').reply.text).toMatch(/black and sticky/)
  expect(held('stool-black', 'heartburn', 'me poo is dark. black sort of, sticky')).toBe('present')
})

test('a day of the week is said back as it was told', () =>
  expect(last('i have had a sore throat since tuesday').reply.text).toMatch(/sore throat, since Tuesday\./))

test('what somebody does as usual is said so, and not as a doubled no', () => {
  const turn = last('my back hurts since sunday, im 56', 'I weed fine this morning')
  expect(turn.reply.text).toMatch(/passing water as usual/)
  expect(turn.reply.text).not.toMatch(/not passing no/)
})

test('who only says thank you for what is over is asked nothing, and his goodbye is none for good', () => {
  const turns = talk(
    {},
    "just wanted to say thank you, my wife's cough has cleared up and she's right as rain",
    'THANK YOU is all. goodbye',
  )
  for (const { reply } of turns) {
    expect(reply.question).toBeNull()
    expect(reply.crisis).toBeNull()
  }
  expect(last('i just wanted to say thank you for everything. goodbye').case.crisis).not.toBeNull()
  expect(last('just wanted to say thanks, its sorted, but now my ear hurts').reply.question).not.toBeNull()
})

test('a positive test after a late period is one of pregnancy', () => {
  expect(last('my period is late and im tired, 34 f', 'did the test there. its positive. oh god').case.person.pregnant).toBe(true)
  expect(last('my period is late and im tired, 34 f', 'did a covid test, its positive').case.person.pregnant).not.toBe(true)
})

test('where a rash or an itch is belongs to it', () => {
  expect(held('rash.flexural-site', 'itchy rash inside my elbows')).toBe('present')
  expect(held('skin-silvery-scale', 'itchy rash inside my elbows')).toBeUndefined()
  expect(held('skin-itch', 'itchy blocked ear after swimming since tuesday, 39 f')).toBeUndefined()
})

test('an inhaler in the house is no wheeze', () =>
  expect(held('wheeze', 'my back hurts', 'asthma. blue inhaler. can i take ibuprofen')).toBeUndefined())

test("a tablet that is somebody else's makes nobody else the patient", () => {
  const turn = last('62 m, cough five weeks, im on warfarin', "sorry it isn't warfarin, that is my wife's. Mine is atorvastatin")
  expect(turn.case.person.relation).toBe('self')
  expect(turn.reply.text).toMatch(/atorvastatin, not warfarin/)
})

test('water that was passed is nobody who passed away, and no drug', () => {
  const turn = last('my dad 84 is constipated', 'he passed water an hour ago, weed fine')
  expect(turn.reply.text).not.toMatch(/sorry for your loss/)
  expect(turn.case.observations['cannabis-use']).toBeUndefined()
})

test('no chance of a pregnancy is none, and warm weather no cold body', () => {
  expect(last('burning wee 27 f', 'no chance im pregnant ive got the implant').case.person.pregnant).toBe(false)
  expect(held('low-temperature', 'itchy rash, it is 30 degrees here mate')).toBeUndefined()
})

test('kindness in a talk about a loss is no reason to ask about a fear of somebody', () => {
  const turn = last('my mother died and i cant sleep', 'I did not reach her in time', 'You were very kind to her')
  expect(turn.case.crisis).toBeNull()
})

test('what comes as the doctor said it might is told all the same', () =>
  expect(held('chest-pain', 'I have heartburn after meals', 'like you said now i have chest pain')).toBe('present'))

test('what was stopped is not taken', () => expect(last('my wee is pink', 'no i STOPPED eliquis in march').case.drugs).toEqual([]))

test.each(['age 52, sugar patient, thirsty', 'My son is 3!!!! his dad has diabetes'])('an age is no blood sugar: %s', (words) =>
  expect(last(words).reply.text).not.toMatch(/blood sugar of/),
)

test('who is pregnant is told of no morning-after pill, and no list of nothing is said', () => {
  expect(
    last('my girl is 4 and has worms, I am 20 weeks pregnant', 'tell me what to buy and if I can take it pregnant').reply.text,
  ).not.toMatch(/levonorgestrel/)
  expect(last('what worm medicine can i buy, im 20 weeks pregnant').reply.text).not.toMatch(/What helps:\n\n(?!- )/)
})

test('the licence is answered by driving, not by who keeps what secret', () =>
  expect(last('I fell asleep at the wheel yesterday', 'do i have to tell dvla, will i lose my job').reply.text).not.toMatch(/knife/))

test('a baby of eleven weeks was not born in the last six', () => {
  const turn = last('I have a baby eleven weeks old, breastfeeding. left breast red hot and sore since this morning, temp 38.1, I feel ok')
  expect(turn.case.observations['postpartum']).toBeUndefined()
  expect(turn.reply.text).not.toMatch(/womb/)
  expect(held('postpartum', 'I gave birth two weeks ago, my breast is red and hot')).toBe('present')
})

test('white threads that were seen are no tendon', () =>
  expect(held('wound-deep-numb-weak', 'this morning i saw tiny white threads in my girls poo, shes 4')).toBeUndefined())
