import { describe, expect, it } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  const [first = '', ...rest] = messages
  return rest.reduce((turn, words) => clinic.consult(turn.case, words), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}
const asks = /ending (?:your|their) life/

describe('a crisis that is told in halves is heard', () => {
  it.each([
    [
      'I cannot sleep and drink too much since the divorce, 52 m',
      "I've thought about going into the sea. Not tonight. I'd only get that wrong as well",
    ],
    ['feeling low for weeks, 40 f', 'I keep thinking of the bridge near my work'],
    ['my back aches all the time', 'to be honest I have been looking up how to do it', 'do what you think, I mean end it'],
    ['headaches every day, 35', 'what happens if you take all your amitriptyline at once', 'just wondering for me, i have a full box'],
    ['feeling down', 'no I am not thinking of that', 'that was not true, I do think of it every night'],
    ['no appetite, 33', 'life isnt for me i think', 'i have it planned for friday'],
    ['panic attacks, 28 f', 'sometimes I stand at the edge of the platform and think just one step'],
    ['insomnia for months, 60 m', 'i wrote letters to the kids last night', 'they are in the drawer with the will'],
  ])('%s / %s', (...messages) => {
    const { case: now, reply } = talk(...messages)
    expect(now.crisis).toMatchObject({ kind: 'self-harm' })
    expect(now.crisis?.certainty).not.toBe('denied')
    expect(reply.text).toMatch(/116 123|999/)
  })

  it('is answered, and not asked for again, where the straight question got more than a yes', () => {
    const asked = talk('I feel so down', '34 female')
    expect(asked.reply.text).toMatch(asks)
    for (const words of ['not tonight', 'I have thought about it, most nights', 'I do think of walking off the pier into the water']) {
      const { case: now, reply } = clinic.consult(asked.case, words)
      expect(now.crisis?.certainty, words).toBe('affirmed')
      expect(reply.text).not.toMatch(asks)
    }
  })

  it('stands through what is put right beside it', () => {
    const told = talk(
      'I shake since I stopped drinking yesterday, 50 m',
      'I thought about walking into the canal. Not now, the dog is here',
    )
    expect(told.case.crisis?.certainty).toBe('affirmed')
    const after = clinic.consult(told.case, 'my sister is near, I could ring her. I meant YOU did not answer ME about the drink')
    expect(after.case.crisis?.certainty).toBe('affirmed')
  })
})

describe('a word of a crisis that is none opens nothing', () => {
  it.each([
    ['hot flushes, 52', 'can I have it as a patch, I cannot swallow a tablet to save my life'],
    ['period pains, 22', 'I just want to curl up and die every month with the cramps lol'],
    ['my mum died in march and I cannot sleep, 48 f', 'I cry a lot but I want to be here for my girls'],
    ['I cannot sleep since my husband died, 67', 'the nurse asked me if I wish that I was dead too. I do not, I have a grandson'],
    ['this job is killing me, my neck is so stiff, 38 f', 'my boss will be the death of me'],
    ['hungry all the time since steroids, 50 m', 'I could murder a curry'],
    ['my throat is scratchy, 23', "I've got exams and I'm drowning in revision"],
    ['my baby is nine weeks and I am so tired, 31 f', 'if it came to tablets, could I go on feeding him myself?'],
    ['ringing in my ears, 60 m', 'it is hell, I cannot stand the noise'],
    ['a lump on my wrist, 54 f', 'I feel like I am talking to a brick wall here'],
  ])('%s / %s', (...messages) => {
    const { case: now, reply } = talk(...messages)
    expect(now.crisis).toBeNull()
    expect(reply.text).not.toMatch(asks)
    expect(reply.kind).not.toBe('emergency')
  })

  it.each([
    ['a walk along the canal helps', 'I thought about walking along the river with the dog'],
    ['I never thought about jumping off anything', 'I thought of swimming in the lake for exercise'],
  ])('a place is no way to die: %s / %s', (...words) => {
    for (const each of words) expect(talk('sore knee, 40 f', each).case.crisis).toBeNull()
  })
})
