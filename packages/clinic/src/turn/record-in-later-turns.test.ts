import { describe, expect, it } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), messages[0] ?? '')
  let before = turn
  for (const words of messages.slice(1)) {
    before = turn
    turn = clinic.consult(turn.case, words)
  }
  const present = (observations: typeof turn.case.observations) =>
    Object.values(observations)
      .filter(({ polarity, source, finding }) => polarity === 'present' && source !== 'offered' && !finding.includes('.'))
      .map(({ finding }) => finding)
  const held = present(before.case.observations)
  const now = present(turn.case.observations)
  return {
    ...turn,
    added: now.filter((id) => !held.includes(id)),
    lost: held.filter((id) => !now.includes(id)),
    level: { before: before.case.held.map(({ level }) => level), now: turn.case.held.map(({ level }) => level) },
  }
}

describe('who is told of in passing', () => {
  it.each([
    ['my skin itches on both forearms for two weeks', 'My uncle reckons it is nerves. He is a right old moaner, mind.'],
    ['my skin itches on both forearms for two weeks', 'It has been snowing here for nine days, and my cousin lives in Malta'],
    ['I am 47 and my periods are all over the place', 'My nan stopped at 51. She is 83 and still swims.'],
    ['my son is 5, he has a rash on his tummy', 'His big sister Ella, 11, had eczema as a toddler'],
    ['my son is 5, he has a rash on his tummy', "I'm nursing my youngest too, she is 8 months. Can the two of them share a bath?"],
    ['my son is 5, he has a rash on his tummy', 'does her having had the jab keep him safe'],
    ['my son is 5, he has a rash on his tummy', "me partner's 28 weeks pregnant and she's shattered"],
    ['my boy is 4 and his ear hurts', 'we drove home on the M4 and the A38 last week'],
  ])('leaves the person as it was: %s > %s', (first, then) => {
    const { person } = talk(first).case
    const after = talk(first, then)
    expect(after.case.person).toMatchObject({ relation: person.relation, ageYears: person.ageYears })
    expect(after.case.person.sex === person.sex || person.sex === null).toBe(true)
    expect(after.case.person.pregnant).not.toBe(true)
    expect(after.added.filter((id) => !id.startsWith('family-'))).toEqual([])
  })

  it.each([
    ['my ear hurts since Monday', 'our tenant has epilepsy and she is on two different tablets for it'],
    ['my ear hurts since Monday', 'The barmaid had shingles last month.'],
    ['my ear hurts since Monday', "my gran's got cancer of the lung so that is all they talk about"],
    ['my husband is 61 and his back hurts since Sunday', "his sister's diabetic and she has had a stroke"],
    ['my ear hurts since Monday', 'The dog lies on my legs and coughs all night.'],
  ])('puts down nothing and makes nothing graver: %s > %s', (first, then) => {
    const after = talk(first, then)
    expect(after.added.filter((id) => !id.startsWith('family-') && !id.includes('contact'))).toEqual([])
    expect(after.lost).toEqual([])
    expect(after.level.now).toEqual(after.level.before)
  })

  it('hears the patient again behind the other', () => {
    expect(talk('my ear hurts since Monday', 'my brother lives abroad and now I have a fever').added).toContain('fever')
    expect(talk('my mum is 81 and constipated', 'my brother is with her but she is vomiting now').added).toContain('vomiting')
    expect(talk('my mum is 81 and constipated', 'my sister says she is confused since this morning').added).toContain('confusion-new')
  })

  it('still hears who the patient is', () => {
    expect(talk('my ear hurts since Monday', "I'm 34, a woman").case.person).toMatchObject({ ageYears: 34, sex: 'female' })
    expect(talk('my ear hurts since Monday', '52 m').case.person).toMatchObject({ ageYears: 52, sex: 'male' })
    expect(talk('my mum has a rash on her leg', 'she is 79').case.person.ageYears).toBe(79)
    expect(talk('my boy has a rash on his leg', "he's three").case.person.ageYears).toBe(3)
    expect(talk('my child is 5 with a rash on the leg', 'a girl').case.person.sex).toBe('female')
  })
})

describe('what is only said in passing', () => {
  it.each([
    ['my elbow itches for a week', 'Ok I will walk the dog more and see the nurse after my exams'],
    ['my elbow itches for a week', 'would putting on weight make that worse, or is that an old tale?'],
    ['my lower back hurts for a week', 'so sit up or lie flat, which is better?'],
    ['my elbow itches for a week', 'Thanks. My mum always said nobody ever died of a few spots.'],
    ['my elbow itches for a week', 'there is a bereavement cafe at the library on Fridays'],
    ['my wrist hurts since I fell off the bike', 'do antihistamines make people drowsy'],
    ['my elbow itches for a week', 'that question makes no sense'],
    ['my elbow itches for a week', 'God bless you. You will never see sickness in your home.'],
    ['my dad is 81 and his shin is cut', 'he says it does not hurt him to wait'],
  ])('%s > %s', (first, then) => {
    const after = talk(first, then)
    expect(after.added).toEqual([])
    expect(after.lost).toEqual([])
    expect(after.level.now).toEqual(after.level.before)
  })

  it('takes no medicine that is only asked about', () => {
    expect(talk('my elbow itches for a week', 'Can I mix Panadol with Nurofen or is that bad for the stomach?').case.drugs).toEqual([])
    expect(talk('my elbow itches for a week', 'can i take ibuprofen, i am on warfarin?').case.drugs).toContain('warfarin')
  })

  it.each([
    ['my calf hurts for a week', 'why is my whole leg swollen now?', 'swelling-one-leg'],
    ['my belly hurts since monday', "there's blood when i poo now, is that normal?", 'stool-bloody'],
    ['my belly hurts since monday', 'I will ring the doctor, but now i have a fever', 'fever'],
  ])('what is told beside a question or a plan is heard: %s > %s', (first, then, finding) => {
    expect(
      Object.values(talk(first, then).case.observations)
        .filter(({ polarity }) => polarity === 'present')
        .map((held) => held.finding),
    ).toContain(finding)
  })

  it.each([
    ['my baby has a cold, she is 5 months', "what do I do, she's gone blue and floppy?"],
    ['my arm aches since this morning', 'why is my face hanging down on one side?'],
    ['my gran is 84 and has a cough', 'will she be ok? she cannot get her breath and her lips are blue'],
    ['my brother is 30 and has a headache', 'my mum says he is having a fit right now'],
  ])('an emergency stays one, however it is put: %s > %s', (first, then) => {
    expect(talk(first, then).reply.triage?.level).toMatch(/^(?:ambulance|emergency-department)$/)
  })
})

describe('what is said of the talk itself', () => {
  it.each([
    ['my heel hurts every morning', 'and you never mentioned the insoles'],
    ['my heel hurts every morning', 'u havent answered, just tell me straight'],
    ['my heel hurts every morning', 'fourth time asking, do I strap it or not'],
    ['my heel hurts every morning', "HEEL? Eh? that's not what I was asking"],
    ['i am 19 and there is a lump under my nipple', "You still didn't answer me about the beer"],
  ])('a reproach puts nothing down, takes nothing out and makes nothing graver: %s > %s', (first, then) => {
    const after = talk(first, then)
    expect(after.added).toEqual([])
    expect(after.lost).toEqual([])
    expect(after.level.now).toEqual(after.level.before)
    expect(after.reply.text).not.toMatch(/you did not say that|taken this out/)
  })

  it('hears what is told beside it', () => {
    expect(talk('my heel hurts every morning', "you haven't told me about work, and now my ankle is swollen").added).toContain(
      'swelling-one-leg',
    )
    expect(talk('my son is 4 and has a cold', "you're not listening, he has stopped breathing").reply.triage?.level).toBe('ambulance')
  })
})

describe('sayings', () => {
  it.each([
    'the sales team do my head in',
    "it's like speaking to a wall with that surgery",
    "I couldn't cook to save my life",
    'he would talk your ears off',
    'no worries, I was not born yesterday',
    'I nearly had a heart attack when I saw the price',
    'my mum would have a fit',
    'his hands are tied until Monday',
    'I was scratching my head over that leaflet',
    'they pulled my leg about it at work',
    'my gran would have kittens and die of shame',
  ])('are no signs: %s', (words) => {
    const after = talk('my elbow itches for a week', words)
    expect(after.added).toEqual([])
    expect(after.level.now).toEqual(after.level.before)
    expect(after.case.crisis).toBeNull()
  })

  it.each([
    ['I banged my head on the wall and blacked out', 'head-injury'],
    ['I had a fit this morning', 'seizure'],
    ['my legs turned to jelly and I cannot stand', 'weakness-both-legs'],
  ])('what is meant is heard: %s', (words, finding) => {
    expect(talk('my elbow itches for a week', words).added).toContain(finding)
  })
})

describe('an amount put right', () => {
  it('changes that amount and leaves what was answered since', () => {
    const after = talk(
      'my father is 74, both his feet are swollen for ten days, he takes amlodipine 10',
      'no chest pain and he is not short of breath',
      'small correction, it is amlodipine 5, not 10',
    )
    expect(after.case.observations['chest-pain']?.polarity).toBe('absent')
    expect(after.case.observations.breathless?.polarity).toBe('absent')
    expect(after.lost).toEqual([])
  })
})

describe('whom a first message asks for', () => {
  it.each([
    ["my little girl is 7 and keeps scratching her head, i'm so embarrassed", 'girl'],
    ['Asking about my husband, 53, tall. He snores and gasps in his sleep.', 'husband'],
    ['I am a support worker. My client Mr Lowe, 84, scraped his arm on the door and the skin is torn.', 'client'],
    ['I am the grandad here. My grandson is 6, his tummy hurts and he was sick twice.', 'grandson'],
  ])('%s', (words, relation) => {
    expect(talk(words).case.person.relation).toBe(relation)
  })

  it('stays with who writes where that one is ill', () => {
    expect(talk('my daughter is 3 and has a cold, now I have a sore throat and a fever').case.person.relation).toBe('self')
    expect(talk('my daughter is 3, she has a cold and now i have lost my voice and feel shivery').case.person.relation).toBe('self')
  })
})

it('an illness of the mind that a relative once had is no crisis of now', () => {
  const after = talk(
    'i feel low since the baby came, i cannot sleep',
    'My aunt had what they called nerves, spent a year in a hospital by the sea',
  )
  expect(after.case.crisis?.about).toBeUndefined()
})

describe('names in a talk', () => {
  it('keeps the age and the findings of the patient apart from those of others by name', () => {
    const spots = 'my 4 year old boy Leo has chickenpox, itchy blisters everywhere. Nora is 6 weeks old, will she get it'
    expect(talk(spots).case.person).toMatchObject({ ageYears: 4, sex: 'male' })
    const denied = talk(spots, 'Nora is 6 weeks and has NO rash')
    expect(denied.case.observations.rash?.polarity).not.toBe('absent')
    expect(denied.case.person).toMatchObject({ ageYears: 4, sex: 'male' })
    const own = talk(spots, 'i had chickenpox myself when i was 9, does that protect noras skin')
    expect(own.lost).toEqual([])
    expect(own.case.person.sex).toBe('male')
    expect(talk(spots, 'Leo has a fever now').added).toContain('fever')
  })

  it('tells somebody by name from whoever writes', () => {
    expect(talk('i feel so low, i cry all day', "Rob's upstairs. He's got a weak heart and bad nerves.").added).toEqual([])
    expect(talk('my mam is 80 and constipated', 'Niall has rung, she is vomiting now').added).toContain('vomiting')
  })
})

describe('what is said again', () => {
  it('a denial in the words of what was told takes that out', () => {
    const after = talk('my chest hurts when I press on it since I coughed', 'no it does not hurt when I press, I was wrong')
    expect(after.case.observations['chest-wall-tenderness']?.polarity).toBe('absent')
    expect(after.case.observations['abdominal-tenderness']).toBeUndefined()
  })

  it('one word of what was told is that again', () => {
    expect(talk('i have a tooth abscess', 'the dentist put me on metronidazole for the abscess').added).not.toContain('skin-boil')
  })

  it.each([
    ['my thigh aches for two weeks', 'since I stopped the statin the aches have gone completely', 'thigh'],
    ['my elbow itches and is dry for two weeks', 'used the cream, itching is nil', 'itch'],
  ])('what is gone is of an earlier time: %s > %s', (first, then, word) => {
    const held = Object.values(talk(first, then).case.observations).filter(
      ({ finding }) => finding.includes(word) && !finding.includes('.'),
    )
    expect(held.length).toBeGreaterThan(0)
    expect(held.every(({ polarity, temporality }) => polarity === 'absent' || temporality === 'past')).toBe(true)
  })

  it('what is not gone, or came back, stays', () => {
    expect(talk('my thigh aches for two weeks', 'the aches have not gone').lost).toEqual([])
    expect(talk('my thigh aches for two weeks', 'the ache has mostly gone').lost).toEqual([])
  })

  it('an allergy of childhood puts down no rash of now', () => {
    expect(
      talk('my throat hurts since friday', 'allergic to penicillin since I was little, it brought me out in hives').added,
    ).not.toContain('hives')
  })
})

describe('what is put right', () => {
  it('no fever stands against what only sounds like one', () => {
    expect(talk('my son is 5 and has a cough and a fever', 'he has no fever, I said he feels warm from the bath').lost).toContain('fever')
  })

  it('a correction of everything is asked back, one of a part is done', () => {
    const all = talk('my heel hurts', "that's not right")
    expect(all.lost).toEqual([])
    expect(all.reply.text).toMatch(/Which of it is not right/)
    const part = talk('my head hurts', "that's wrong, it's my neck")
    expect(part.lost).toEqual(['headache'])
    expect(part.added).toContain('neck-pain')
  })

  it('what whoever writes does not take stays with the one who does', () => {
    const after = talk('my mum is 80, she takes apixaban and fell', "I'm her daughter. Not me on the apixaban, she is")
    expect(after.case.observations['takes-blood-thinner']?.polarity).toBe('present')
    expect(after.case.drugs).toContain('apixaban')
    expect(after.level.now).toEqual(after.level.before)
  })

  it('a question about the record puts nothing in it', () => {
    expect(talk('I have a headache', 'did I say I had a fever?').added).toEqual([])
  })
})

describe('whoever writes beside the patient', () => {
  it.each([
    ["I'm shattered, I have not slept for two nights"],
    ["my back's killing me from carrying her"],
    ['I was ill with shingles last year myself'],
    ["I don't drive because of my epilepsy"],
  ])('%s', (words) => {
    expect(talk('my daughter is 3, she has a rash on her back', words).added).toEqual([])
  })
})
