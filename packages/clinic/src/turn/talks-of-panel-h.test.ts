import { describe, expect, it, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), messages[0] ?? '')
  for (const words of messages.slice(1)) turn = clinic.consult(turn.case, words)
  return turn
}

const polarityOf = ({ case: { observations } }: ReturnType<typeof talk>, finding: string) => observations[finding]?.polarity

describe('who it is about', () => {
  it.each([
    ['my son is 3 and was sick twice', "My son is 3!!!! HE IS FINE. It's my HUSBAND now, Mark, 36, type 1 diabetic, vomiting, sugar 17"],
    [
      'my boy of 3 was sick twice this morning',
      "he's ok. now its my husband mark, 36, type 1 diabetic, vomiting since last night, sugar 17",
    ],
  ])('turns to the husband with his age, his insulin and his danger: %s', (first, then) => {
    const turned = talk(first, then)
    expect(turned.case.person).toMatchObject({ relation: 'husband', ageYears: 36, sex: 'male' })
    expect(turned.reply.triage?.level).toMatch(/^(?:emergency-department|ambulance)$/)
    const next = clinic.consult(turned.case, "he says he'll skip his insulin")
    expect(next.case.person.relation).toBe('husband')
    expect(next.reply.text).not.toMatch(/your (?:son|boy)/)
  })

  it('keeps an emergency where its patient is not said to be well', () => {
    const first = talk('my boy of 3 swallowed a button battery')
    expect(clinic.consult(first.case, 'now its my husband, he has a cold').case.person.relation).toBe('boy')
  })

  it.each([["It's not me, it's Walter"], ["it's not me, it's Walter, I am his carer"], ["It's Walter, not me"]])(
    'speaks of somebody by name as of another: %s',
    (words) => {
      const { case: after, reply } = talk('pink urine since this morning, on apixaban, he is well', words)
      expect(after.person.relation).toBe('patient')
      expect(reply.text).not.toMatch(/\bCan you (?:set off|get)\b|\bHave someone drive you\b/)
    },
  )

  it('takes the friend for the patient beside the age of whoever writes, and no friend of eighty for the writer', () => {
    expect(talk('I am 34. My friend is 80 and she fell yesterday, her wrist is swollen').case.person).toMatchObject({
      relation: 'friend',
      ageYears: 80,
    })
    const { person } = talk('I have a cough and a fever since two days, my friend who is eighty had it first').case
    expect(person).toMatchObject({ relation: 'self', ageYears: null })
  })

  it('leaves the pregnancy of a mother who writes beside her child', () => {
    const { case: after } = talk(
      "My 4 year old daughter has an itchy bottom at night, this morning i saw tiny white threads in her poo. I'm 20 weeks pregnant, tell me what to buy",
    )
    expect(after.person).toMatchObject({ relation: 'daughter', ageYears: 4, pregnant: null })
    expect(after.observations.pregnant).toBeUndefined()
  })

  it.each([
    ["my daughter has a cold. I'm 30 weeks pregnant and bleeding"],
    ["my daughter has a cold. I'm 30 weeks pregnant. bleeding since this morning"],
    ["my son has chickenpox. I'm 20 weeks pregnant, is it dangerous"],
  ])('takes the mother for the patient where the pregnancy is the matter: %s', (words) =>
    expect(talk(words).case.person).toMatchObject({ relation: 'self', pregnant: true }),
  )

  it('gives nobody the catching illness of a friend', () => {
    for (const words of ['my friend has covid, can I visit', 'my mum has flu, can i catch it']) {
      const { case: after } = talk(words)
      expect(after.person.relation).toBe('self')
      expect(Object.values(after.observations).filter(({ polarity }) => polarity === 'present')).toEqual([])
    }
    expect(talk('my mum has a fever and is confused, can i visit').reply.triage?.level).toBe('ambulance')
  })
})

test.each([
  ["I'm twenty nine and I've a baby eleven weeks old, breastfeeding, left breast is red and sore", 29],
  ["I've a baby eleven weeks old, I'm 29, my breast is sore", 29],
  ['she is eighty one and confused since this morning, my mother', 81],
  ["he's sixteen months and has a fever of 39, my son", 16 / 12],
  ['my son is three and coughs', 3],
  ["I'm nineteen and have a sore throat", 19],
])('an age in words is read, and whose it is: %s', (words, years) => expect(talk(words).case.person.ageYears).toBeCloseTo(years, 2))

test("a baby's age put right makes no patient of the baby", () => {
  const { case: after, reply } = talk(
    "I've a sore breast, my baby is eleven weeks old, I'm breastfeeding",
    "No lump. and he's eleven weeks not six.",
  )
  expect(after.person).toMatchObject({ relation: 'self', ageYears: null })
  expect(reply.text).not.toMatch(/hours|your baby/)
})

describe('denials', () => {
  it.each([
    ['Nobody fainted!', 'faint-or-collapse'],
    ['NO. Nobody fainted, nobody is alone.', 'faint-or-collapse'],
    ['no one has collapsed', 'faint-or-collapse'],
    ['nobody is vomiting', 'vomiting'],
  ])('"%s" denies', (words, finding) =>
    expect(polarityOf(talk('my dad has blood in his urine, he is 88 and on apixaban', words), finding)).not.toBe('present'),
  )

  it.each([['nobody believes me but I fainted'], ['nobody is here and i fainted'], ['nobody helped me when i fainted']])(
    'hears a faint that is told beside nobody: %s',
    (words) => expect(polarityOf(talk('i feel dizzy', words), 'faint-or-collapse')).toBe('present'),
  )
})

describe('what is put right', () => {
  const diabetic = 'I have a wound on my foot that smells, age 52, diabetic for 8 years, sugar 214'

  it('leaves an illness that is said with weight', () => {
    expect(polarityOf(talk(diabetic, '52 is my age not sugar'), 'history-diabetes')).toBe('present')
    expect(polarityOf(talk(diabetic, '52 is my age not sugar', 'I HAVE diabetes'), 'history-diabetes')).toBe('present')
  })

  it('leaves a result that is no tablet', () => {
    const after = talk('My potassium is 5.6, I take ramipril and use LoSalt, 66', "I don't take potassium, that's the blood RESULT")
    expect(polarityOf(after, 'high-potassium')).toBe('present')
    expect(after.case.drugs).toEqual(['ramipril'])
    expect(after.reply.text).not.toMatch(/taken this out/)
  })

  it.each([['theres a ringing in it too actually since monday'], ['so is it sooner than a few days?']])(
    'moves no beginning of the whole illness: %s',
    (words) => {
      const first = talk('blocked ear for 3 weeks after a cold, 34 male')
      const next = clinic.consult(first.case, words)
      expect(next.case.durationDays).toBe(first.case.durationDays)
      expect(next.reply.text).not.toMatch(/corrected that|you did not say that/)
    },
  )
})

test('what the doctor wrote is not told by who quotes it', () =>
  expect(
    polarityOf(
      talk('blocked ear since saturday after a cold and a flight, 34 male', 'you wrote dizzy or ringing see a doctor sooner, so should i?'),
      'dizziness',
    ),
  ).toBeUndefined())

describe('crisis', () => {
  it.each([
    ['This is hopeless. You asked that three times. No symptoms. Just a blood result.'],
    ['this app is useless, you keep asking the same thing'],
    ['you are hopeless, you already asked me that'],
    ["I'm 15 and think I have chlamydia, will my mum find out"],
    ['it is pointless, same question again'],
  ])('none is made of anger at the doctor or of a private question: %s', (words) => {
    const { case: after, reply } = talk('My potassium is 5.6, I take ramipril, 66 male', words)
    expect(after.crisis).toBeNull()
    expect(after.observations.hopelessness).toBeUndefined()
    expect(reply.text).not.toMatch(/ending your life|hurting yourself/)
  })

  it.each([
    ['everything is hopeless, i want to die'],
    ['you keep asking and i just want to kill myself'],
    ['this is hopeless, you asked that already, i am going to end it tonight'],
    ['my life is pointless and i have the tablets here'],
    ['this app is useless, nobody can help me, i cut myself again to die'],
    ['i feel hopeless and i do not want to be here any more'],
    ["you don't listen, i'd be better off dead"],
    ['same question again, no point, i will hang myself'],
    ['i am 15 and my mum will find out, i want to kill myself'],
    ['it is useless, i have written a note and said goodbye'],
  ])('a true one is heard beside it: %s', (words) => expect(talk(words).case.crisis).toMatchObject({ kind: 'self-harm' }))
})

describe('a medicine that was stopped', () => {
  it('is not taken, and the crew is not told that it is', () => {
    const told = [
      'I take Eliquis. this morning my arm went weak and I was talking rubbish for ten minutes, right as rain now',
      'i stopped eliquis two weeks back',
    ]
    const after = talk(...told, 'mate take eliquis OFF')
    expect(after.case.drugs).toEqual([])
    expect(polarityOf(after, 'takes-blood-thinner')).not.toBe('present')
    expect(clinic.consult(after.case, 'what do i tell the crew').reply.text).not.toMatch(/Medicines:.*eliquis/i)
  })

  it('is not taken from the first word on', () => {
    const after = talk("my arm went weak this morning, right as rain now, I'm 58, I stopped Eliquis two weeks back")
    expect(polarityOf(after, 'takes-blood-thinner')).not.toBe('present')
    expect(Object.keys(after.case.observations).filter((id) => /right/.test(id))).toEqual([])
  })

  it('counts where it was stopped only now, and where another is stopped', () => {
    expect(polarityOf(talk('I stopped Eliquis yesterday, I hit my head'), 'takes-blood-thinner')).toBe('present')
    expect(talk('I take warfarin and ibuprofen, my knee hurts', 'i stopped ibuprofen').case.drugs).toEqual(['warfarin'])
  })
})

test('a sign that the advice asked to watch for raises the level, and is named by itself', () => {
  const talkOf = talk(
    'blocked ear since saturday after a cold and a flight, 34 male, no pain, no fever',
    'since saturday',
    'no',
    'no',
    'none',
    'sum up now',
  )
  expect(talkOf.reply.triage?.level).toBe('self-care')
  const { reply } = clinic.consult(talkOf.case, 'i hear a ringing in my ear now')
  expect(reply.triage?.level).toBe('appointment')
  expect(reply.triage?.because.map(({ name }) => name)).toContain('a sign that I had asked you to watch for (“a ringing that stays”)')
})
