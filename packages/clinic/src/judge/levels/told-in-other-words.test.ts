import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const firstOf = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)
const levelOf = (words: string) => firstOf(words).reply.triage?.level ?? 'none'

/** A spot that is new, grows, darkens or bleeds: seen on the suspected cancer pathway (NICE NG12). */
test.each([
  'A new dark mark on my shin that keeps growing',
  'the brown spot on my cheek has changed and bled twice',
  "there is a black blemish on my arm that's getting bigger",
  'black bump on my scalp, bleeds when I comb',
  'My freckle has become larger since spring',
  "brown patch on my thigh, wasn't there last summer, it is growing",
])('a spot that changes needs an appointment: %s', (words) => expect(levelOf(words)).toBe('appointment'))

test('a growing speck in the sight is no mole, and a bleeding mark no bleeding of the womb', () => {
  expect(firstOf('my girlfriend has a brown mark on her neck that is bleeding').case.observations).not.toHaveProperty(
    'vaginal-bleeding-abnormal',
  )
})

/** A fit that goes on is an ambulance call with first aid in the first reply (NHS: What to do if someone has a seizure). */
test.each([
  'my flatmate is having a fit here',
  'my dad is fitting',
  'grandma is having a seizure now, what should I do',
  'she started convulsing a minute ago',
])('a fit of now calls an ambulance: %s', (words) => {
  const { reply } = firstOf(words)
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toMatch(/First aid for a fit/)
})

test.each([
  'my daughter is having seizures most days and sees a neurologist',
  'mum is having a fit about my exam results',
  'the children are in fits of laughter',
  'the new crown is fitting well',
])('no fit of now calls none: %s', (words) => expect(levelOf(words)).not.toBe('ambulance'))

/** A wish not to wake is asked about; whoever writes it is awake. */
test.each([
  "at night I lie there hoping I won't wake up",
  'it would be a relief if I never woke up',
  "I'd be happy if I just didn't wake up",
])('a wish not to wake is heard as one, and as no unconsciousness: %s', (words) => {
  const { reply, case: told } = firstOf(words)
  expect(reply.kind).toBe('crisis')
  expect(told.crisis?.kind).toBe('self-harm')
  expect(told.observations).not.toHaveProperty('unresponsive')
  expect(told.held.map(({ rule }) => rule)).not.toContain('not-responding')
})

test.each(["my gran won't wake up", 'he will not wake up', "I can't wake my brother up"])(
  'somebody else who does not wake is still an ambulance call: %s',
  (words) => expect(levelOf(words)).toBe('ambulance'),
)

test('somebody who is let sleep is not unconscious', () =>
  expect(firstOf("I don't want to wake her, she has a cold").case.observations).not.toHaveProperty('unresponsive'))

/** Few words, all of them read, that have a harmless cause are asked about first. */
test.each([
  "I've had a sore throat with a fever since Tuesday",
  'My knee hurts and I feel snurgly',
  'earache since Sunday in my left ear',
  'diarrhoea and vomiting since last night, keeping fluids down',
  'lower back pain shooting down my right leg',
])('an everyday complaint is asked about before it is sent anywhere: %s', (words) =>
  expect(['none', 'self-care', 'appointment']).toContain(levelOf(words)),
)

test('the pain in a neck is a pain, and the one in a figure of speech is none', () => {
  expect(firstOf("I've got a pain in my neck").case.observations).toHaveProperty('neck-pain')
  expect(firstOf('my landlord is such a pain in the neck').case.observations).not.toHaveProperty('neck-pain')
})

test('earache says nothing of the hearing', () =>
  expect(firstOf('earache in my left ear since breakfast').case.observations).not.toHaveProperty('hearing-loss-sudden'))

test('a tight chest in asthma gets the help for asthma and no aspirin; a pain in the chest keeps its own', () => {
  const tight = firstOf('I have asthma and my chest is really tight and wheezy').reply.text
  expect(tight).toMatch(/First aid for an asthma attack/)
  expect(tight).not.toMatch(/aspirin/i)
  expect(firstOf('crushing chest pain into my arm, I also have asthma').reply.text).toMatch(/First aid for chest pain/)
})

test('a leg, and numbness between the legs, are no birth', () => {
  const rules = firstOf('pain in my back and leg, numb between the legs').case.held.map(({ rule }) => rule)
  expect(rules).toContain('saddle-numbness')
  expect(rules).not.toContain('birth-now')
})

test('the reason that is said again is the complaint, not what goes with it', () => {
  const first = firstOf('chest pain for two hours and sweating, I am 66')
  expect(clinic.consult(first.case, 'I cannot afford it').reply.text).toMatch(/“chest pain”/)
})

/** A man with a fever and trouble passing urine is seen the same day (NICE NG110: acute prostatitis). */
test.each([
  'my uncle is 77, has a fever and needs to wee all the time',
  'man of 69, temperature 38.4, weak stream since yesterday',
  'old man, fever and burning water',
])('a fever and the waterworks in a man are for today: %s', (words) =>
  expect(['within-24-hours', 'emergency-department']).toContain(levelOf(words)),
)

/** Sleep at the wheel: a doctor looks for its cause (NICE NG202). */
test.each(['I nodded off at the wheel this morning', 'falling asleep when driving home', 'dozed off at a red light'])(
  'sleep at the wheel needs an appointment: %s',
  (words) => expect(levelOf(words)).toBe('appointment'),
)

test.each([
  'my niece is 3, threw up twice, she is still playing and drinking',
  'lad of 3 vomited two times this morning but is running about and drinking his milk',
])('a small child who was sick twice and plays goes to no hospital: %s', (words) =>
  expect(levelOf(words)).not.toMatch(/emergency|ambulance/),
)

test('a girl who bleeds heavily gets first aid for that and none for a pregnancy', () => {
  const { text } = firstOf('I am 14, my period soaks a pad every hour and I nearly fainted').reply
  expect(text).toMatch(/heavy bleeding from the womb/)
  expect(text).not.toMatch(/maternity|in pregnancy/)
  expect(firstOf('I am 9 weeks pregnant, bleeding and feel faint').reply.text).toMatch(/First aid for bleeding or pain in pregnancy/)
})
