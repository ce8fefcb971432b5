import { expect, it } from 'vitest'
import { createClinic, type KnowledgePack } from '../../clinic.ts'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'
import { loadLearned, loadPack } from '../../testing/load-pack.ts'

const pack = loadPack()
const learned = loadLearned()
const clinic = createClinic(pack, { learned })

/** Every condition once more under another id, with its prose: nothing new is known. */
function packedTwice(once: KnowledgePack): KnowledgePack {
  const again = once.conditions.map((condition) => ({ ...condition, id: `${condition.id}-again` }))
  const { stems, steps, quarters } = once.lexicon
  return {
    ...once,
    conditions: [...once.conditions, ...again],
    lexicon: { stems, steps: [...steps, ...steps], quarters: [...quarters, ...quarters] },
  }
}

const told = [
  'grey and sweaty, wont answer me properly, been holding his chest since lunch',
  'the worst headache of my life came on like a thunderclap',
  'my leg is swollen and hot and now I get short of breath on the stairs',
  'bad tummy ache moved down to the right side, I feel sick',
  'sore throat and a runny nose since Monday',
  'my ankle hurts since I twisted it',
  'my back aches after gardening',
]

it('speaks provisionally where the words sound grave and no rule has fired, and not for an ordinary complaint', () => {
  const grave = clinic.consult(clinic.newCase(), 'dad has gone grey and wet and keeps rubbing his breastbone, he wont let me ring anyone')
  expect(['ambulance', 'emergency-department']).toContain(grave.reply.triage?.level)
  const slight = clinic.consult(clinic.newCase(), 'my calves are a bit stiff after the gym yesterday')
  expect(slight.case.held).toEqual([])
})

it('is not believed by its words alone where a harmless cause explains what was told', () => {
  const told = clinic.consult(
    clinic.newCase({ ageYears: 30, sex: 'male' }),
    'my breastbone hurts when I press on it since I lifted boxes on Monday',
  )
  expect(told.reply.triage?.level ?? 'none').not.toMatch(/ambulance|emergency/)
})

it('never lowers a level: with the learned reader it is at least what it is without', () => {
  const alone = loadLexiconClinic()
  const levels = ['self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']
  for (const words of told) {
    const [without, withIt] = [alone, clinic].map((each) => levels.indexOf(each.consult(each.newCase(), words).reply.triage?.level ?? ''))
    expect(withIt ?? -1, words).toBeGreaterThanOrEqual(without ?? -1)
  }
})

it('takes a bare answer for no story', () => {
  const first = clinic.consult(clinic.newCase(), 'I have a sore throat')
  const second = clinic.consult(first.case, "I don't know")
  expect(second.case.held.filter(({ provisional }) => provisional)).toEqual([])
})

it('gives the same first level when the knowledge is packed twice', () => {
  const twice = createClinic(packedTwice(pack), { learned })
  for (const words of told) {
    const [once, again] = [clinic, twice].map((each) => each.consult(each.newCase(), words).reply.triage?.level ?? null)
    expect(again, words).toBe(once)
  }
})

it('hears no danger in words that only deny', () => {
  for (const words of ['I have no fever', 'no fever and no cough', 'I not have fever'])
    expect(clinic.consult(clinic.newCase(), words).case.held, words).toEqual([])
})

it('puts a body in danger before a crisis that is only likely', () => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), 'she is not moving')
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.kind).toBe('emergency')
})

it('asks the way to hospital, and not what is wrong, where the words sound grave and nothing of them was read', () => {
  const { case: after, reply } = clinic.consult(clinic.newCase({ ageYears: 40, sex: 'male' }), 'pain in my right side')
  // Whatever reader is loaded: where a level stands on words alone and no complaint was read, nobody is asked what troubles him.
  const isUnread = reply.triage?.level === 'emergency-department' && after.complaints.length === 0
  if (isUnread) expect(reply.question?.id).toBe('emergency:called')
  expect(isUnread && /what is troubling you/i.test(reply.text)).toBe(false)
})

it('names no rare illness for one sign that was said once', () => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), "she's not herself since last night, 82, muddled")
  expect(reply.triage?.level).toBe('emergency-department')
  expect(reply.text).not.toContain('This could be')
})
