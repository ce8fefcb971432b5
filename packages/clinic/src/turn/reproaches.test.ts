import { describe, expect, it } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), messages[0] ?? '')
  for (const words of messages.slice(1)) turn = clinic.consult(turn.case, words)
  const has = (id: string) => turn.case.observations[id]?.polarity === 'present'
  return { ...turn, has }
}

const lowMood = ['baby is 9 weeks and i feel so low. 29 f', 'no', 'sum up']
const headache = ['bad headache since monday and i feel sick. 34 f', 'none of these', 'sum up']

describe('a reproach', () => {
  it.each([
    'i didnt say she fell?? nobody fell. will social services come just because i feel low, yes or no',
    'i never said that',
    'i never said anything about a rash',
    "that's not what I said",
    'who said I had a fit??',
  ])('takes out no complaint that it does not name: %s', (words) => {
    const before = talk(...lowMood)
    const { has, ...after } = talk(...lowMood, words)
    expect(has('low-mood')).toBe(true)
    expect(after.case.complaints).toEqual(before.case.complaints)
    expect(after.case.held.length > 0).toBe(before.case.held.length > 0)
  })

  it.each(['i never said that', 'I did not say that!'])('that names nothing asks which of it is wrong: %s', (words) => {
    const { has, reply } = talk(...headache, words)
    expect(has('headache') && has('nausea')).toBe(true)
    expect(reply.text).toContain('Which of it is not right?')
  })

  it.each([
    ['I never said I feel sick', 'nausea', 'headache'],
    ['feeling sick?? i never said that', 'nausea', 'headache'],
    ['i never said headache', 'headache', 'nausea'],
  ])('takes out what it names, and nothing else: %s', (words, out, stays) => {
    const { has } = talk(...headache, words)
    expect(has(out)).toBe(false)
    expect(has(stays)).toBe(true)
  })

  it.each([
    'why did you take out low mood, thats the whole point. i enjoy nothing',
    'put low mood back please',
    'i DO have low mood!! put it back please',
    "no don't take out the low mood",
  ])('puts back what was taken out: %s', (words) => {
    const out = talk(...lowMood, 'take out low mood')
    expect(out.has('low-mood')).toBe(false)
    const { has, reply } = talk(...lowMood, 'take out low mood', words)
    expect(has('low-mood')).toBe(true)
    expect(reply.text).toContain('low mood. I have that down again')
  })

  it('puts back no graver thing of a like name', () => {
    const { has, ...after } = talk(
      'my son is 4, he was sick 5 times and has diarrhoea',
      'none of these',
      'none of those',
      'no vomiting?? he was sick 5 times i said',
    )
    expect(has('vomiting')).toBe(true)
    expect(has('vomiting-blood')).toBe(false)
    expect(after.case.held.some(({ rule }) => rule.startsWith('vomiting-blood'))).toBe(false)
  })

  it.each([
    ['burning when i pee. 29 f', 'sorry is my sister who has allergy, not me. I confuse', 'your sister'],
    ['burning when i pee. 29 f', "the allergy is my sister's, not mine", 'your sister'],
    ['burning when i pee. 29 f', "I'm not allergic, my mum is", 'your mum'],
    ['burning when i pee. 29 f', 'sorry, wrong: it is my brother who is allergic', 'your brother'],
  ])('says whose the allergy is: %s > %s', (first, words, owner) => {
    const { reply, ...after } = talk(first, "I'm allergic to penicillin", words)
    expect(reply.text).toContain(`it is ${owner} who has the allergy`)
    expect(after.case.allergies).toEqual([])
    expect(after.case.complaints).toContain('urination-painful')
  })

  it.each(["I'm allergic to nuts as well", 'my sister has no allergy, I do', 'is my allergy dangerous for my baby?'])(
    'leaves an allergy of one’s own: %s',
    (words) => {
      expect(talk('burning when i pee. 29 f', "I'm allergic to penicillin", words).case.allergies.length).toBeGreaterThan(0)
    },
  )
})

describe('what is only feared or asked', () => {
  it.each([
    'infection can make baby come early. I am scared now. How I know if this happen?',
    "I'm so scared",
    'im freaking out a bit',
    'she is terrified of hospitals',
    'I am worried about it',
  ])('is no finding of the mind: %s', (words) => {
    expect(talk('burning when I pee, 24 weeks pregnant, 29', words).has('anxiety')).toBe(false)
  })

  it.each([
    "I'm scared all the time, I can't leave the house",
    'I feel anxious all day and my heart races',
    'I have had anxiety for years',
  ])('is one where it lasts: %s', (words) => {
    expect(Object.keys(talk(words).case.observations).some((id) => /^(?:anxiety|history-anxiety|history-mental)/.test(id))).toBe(true)
  })

  it('makes no question about suicide of a fright at a rash', () => {
    const { reply } = talk('hey so ive got this rash thing all over my chest and back and im kinda freaking out. pls dont tell my mum')
    expect(reply.kind).not.toBe('crisis')
  })

  it('makes no kidney disease of a result that is asked about', () => {
    expect(talk('my eGFR is 78, does that mean my kidneys are failing? 46 f').has('history-kidney-disease')).toBe(false)
  })

  it.each(['reckon its a kidney stone, mate had one', 'could it be a kidney stone?', 'I think it is a kidney stone'])(
    'makes no history of a guess: %s',
    (words) => {
      expect(talk('my back hurts on the left. 67 male', words).has('history-kidney-stones')).toBe(false)
    },
  )

  it.each(['I had a kidney stone before', 'I get kidney stones, this is another one'])('keeps one that was there before: %s', (words) => {
    expect(talk('my back hurts on the left. 67 male', words).has('history-kidney-stones')).toBe(true)
  })
})

describe('an ill child and who nurses it', () => {
  it('is one child under two names', () => {
    const { reply } = talk('my little boy has been sick since yesterday', 'no not me, my son Leo. hes 20 months. im 31')
    expect(reply.text).not.toMatch(/not your boy/)
  })

  it.each([
    'hi my little boy has been sick and got the runs since yesterday im so worn out',
    "my daughter has been vomiting all night, I'm exhausted",
    'our baby keeps vomiting since yesterday and im so tired',
    "my son has had diarrhoea for two days. I'm knackered",
    "the baby has been sick since Monday, I've not slept",
  ])('the complaint is of the child: %s', (words) => {
    const { has, ...after } = talk(words)
    expect(after.case.person.relation).not.toBe('self')
    expect(has('fatigue')).toBe(false)
    expect(has('vomiting') || has('diarrhoea')).toBe(true)
  })

  it.each([
    "I'm so tired all the time since my son was born",
    "I'm exhausted and my head hurts, my son had a cold last week",
    'I have been sick all night, my son is fine',
  ])('and of who writes where that one is ill: %s', (words) => {
    expect(talk(words).case.person.relation).toBe('self')
  })
})
