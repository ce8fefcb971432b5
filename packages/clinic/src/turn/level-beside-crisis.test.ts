import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

const openings = [
  'i want to kill myself',
  'i cant go on, ive got the tablets here',
  'ive taken all my tablets and i want to die',
  'i took 30 paracetamol an hour ago',
  'im on the bridge and im going to jump',
  'im standing on the train tracks',
  'i have a rope round my neck',
  'ive cut my wrists and it wont stop bleeding',
  'my husband has locked himself in with a gun',
  'my son says he will kill himself tonight and he has gone out',
  'my daughter cut herself and wont talk to me',
  'ive got a knife in my hand and i want to stab my brother',
  'voices are telling me to kill my neighbour',
  'a voice tells me to jump off the roof',
  'my baby is 4 weeks and i hear voices telling me to hurt him',
  'my little girl is 5 weeks, a voice says to put her out the window',
  'i gave birth last week and the devil speaks to me through the baby',
  'my wife had a baby 2 weeks ago and a voice tells her to drown him',
  'my sister gave birth 10 days ago, she has not slept for 4 nights and says the baby is not hers',
  'had my baby 3 weeks ago and i keep seeing myself dropping her down the stairs',
  'he put his hands round my neck last night and i blacked out',
  'my boyfriend strangled me and now my voice is hoarse',
  'i was raped last night and im bleeding a lot',
  'i dont feel safe going home to him',
  'my partner hit me in the stomach and im pregnant',
  'i lost my temper and shook the baby',
  'my dad took 40 of his sleeping pills on purpose',
  'my friend took heroin and wont wake up',
  'my 2 year old drank bleach',
  'my 2 year old drank bleach and is drowsy',
  'crushing chest pain and i want to die',
  'i think they put a chip in my head and they are coming for me',
  'im going to burn the house down with them in it',
  'i have nothing left, the letters are written, its tonight',
  'i swallowed antifreeze so it would end',
  'my mum has been saving her morphine and says goodbye to everyone',
] as const

const ofCall = /(?:call an ambulance|call 999|ring 999)/i

test.each(openings)('in a crisis the level on the wire and the words are one: %s', (words) => {
  const { text, triage } = last(words).reply
  const first = text.split('\n\n')[0] ?? ''
  if (triage?.level === 'ambulance') expect(first).toMatch(ofCall)
  else expect(first).not.toMatch(/^\*\*Call an ambulance/)
  if (/^\*\*Go to an emergency department now/.test(first)) expect(triage?.level).toBe('emergency-department')
})

const unwanted = /come unwanted/

test.each([
  'i keep seeing myself dropping her down the stairs, it horrifies me. shes 3 weeks old',
  'had my baby 3 weeks ago and i keep seeing myself dropping her down the stairs',
  'i keep picturing stabbing my baby, im disgusted with myself, shes 6 weeks',
  'i have awful thoughts of hurting my newborn, i would never do it',
  'my baby is 2 months and horrible images pop into my head of her drowning in the bath',
  'intrusive thoughts of throwing my baby, they make me sick',
  'i cant stop imagining smothering him, it terrifies me, he is 5 weeks',
])('a picture that comes unwanted is no wish: asked about once, and seen to within a day: %s', (words) => {
  const { text, triage, question } = last(words).reply
  expect(triage?.level).toBe('within-24-hours')
  expect(text).toMatch(unwanted)
  expect(text).toMatch(/midwife, health visitor or doctor/)
  expect(question?.text).toMatch(/might really do it, or do you hear a voice/)
})

test.each([
  'my baby is 4 weeks and i hear voices telling me to hurt him',
  'i want to hurt my baby, i keep picturing it',
  'my baby is the devil and i keep seeing myself drowning him, it has to be done',
  'i keep thinking of stabbing my boss',
  'i keep picturing killing my husband',
])('a voice, a wish or a conviction is an emergency as before: %s', (words) => {
  const { text, triage } = last(words).reply
  expect(['emergency-department', 'ambulance']).toContain(triage?.level)
  expect(text).not.toMatch(unwanted)
})

test.each([
  'i keep seeing flashing lights in the corner of my eye',
  'i keep thinking about the crash, images of it come back',
  'i keep dropping things',
])('what else comes back is no such picture: %s', (words) => {
  expect(last(words).case.crisis?.kind).not.toBe('harm-to-others')
})

test('a yes to that question is an emergency', () => {
  expect(['emergency-department', 'ambulance']).toContain(
    last('i keep picturing stabbing my baby, im disgusted with myself, shes 6 weeks', 'yes i might').reply.triage?.level,
  )
})

test.each([
  'my little girl is 5 weeks, a voice says to put her out the window',
  'he is 4 weeks old, the voices say to leave him in the woods',
])('the mother who hears it is spoken to herself: %s', (words) => {
  const [turn] = talk({ country: 'GB' }, words)
  expect(turn?.reply.text).toMatch(/Do not be alone with the baby/)
  expect(turn?.reply.text).not.toMatch(/the person/)
})
