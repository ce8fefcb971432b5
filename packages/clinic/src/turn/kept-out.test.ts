import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'
import { loadPack } from '../testing/load-pack.ts'

const pack = loadPack()
const clinic = loadClinic()

/** Ways in which people say that a thing was put down wrongly. */
const phrasings: readonly ((thing: string) => string)[] = [
  (thing) => `I never said ${thing}`,
  (thing) => `I didn't say I have ${thing}`,
  (thing) => `no, not ${thing}`,
  (thing) => `please take out ${thing}`,
  (thing) => `${thing} is wrong`,
  (thing) => `I don't have ${thing}`,
  (thing) => `who said ${thing}? not me`,
  (thing) => `why do you write ${thing}? I have no such thing`,
  (thing) => `where did you get ${thing} from? that's not true`,
  (thing) => `there is no ${thing}, you made that up`,
  (thing) => `remove ${thing} from my notes`,
  (thing) => `that's a mistake, I have no ${thing}`,
]
const companion = 'My little finger is sore.'
const kinds: ReadonlySet<string> = new Set(['symptom', 'sign', 'history', 'medication', 'exposure'])
const bare = (name: string) => name.replace(/^(?:I have )?(?:(?:an?|the) )?/, '').replace(/\.$/, '')
const adult = 40
/** One finding in so many is tried, each with the next phrasings in turn. */
const every = 6
const phrasingsEach = 3

/** The first message about a finding, where it is read in it by the name that the patient is shown. */
function toldFirst({ id, name, only }: (typeof pack.findings)[number]) {
  const ageYears = only?.toYears !== undefined && only.toYears <= adult ? only.toYears / 2 : Math.max(adult, only?.fromYears ?? 0)
  const told = clinic.consult(clinic.newCase({ country: 'GB', ageYears, sex: only?.sex ?? 'female' }), `${companion} I have ${bare(name)}.`)
  return told.case.observations[id]?.polarity === 'present' && told.reply.kind !== 'crisis' ? told.case : null
}

const later = ['it began on Tuesday', 'sum up now']

const tried = pack.findings
  .filter(({ id, kind, name }) => !id.includes('.') && kinds.has(kind) && name.length > 2)
  .filter((_, place) => place % every === 0)
  .flatMap((finding, place) => {
    const first = toldFirst(finding)
    if (first === null) return []
    return Array.from({ length: phrasingsEach }, (_, at) => {
      const told = place % 2 === 0 ? finding.name : (first.observations[finding.id]?.text ?? finding.name)
      const correction = phrasings[(place * phrasingsEach + at) % phrasings.length]?.(bare(told)) ?? ''
      return { id: finding.id, first, correction }
    })
  })

function correctedAnd({ first, correction }: (typeof tried)[number]) {
  return later.reduce((turn, words) => clinic.consult(turn.case, words), clinic.consult(first, correction))
}

test('what was taken out stays out of the case, the sum-up and its causes, and nothing else is lost or put down', () => {
  expect(tried.length).toBeGreaterThan(200)
  const wrong = tried.flatMap((each) => {
    const { case: after, reply } = correctedAnd(each)
    const held = Object.values(after.observations).filter(({ polarity }) => polarity === 'present')
    const kept = held.filter(({ finding }) => finding === each.id || finding.startsWith(`${each.id}.`)).map(({ finding }) => finding)
    const anew = held
      .filter(({ finding }) => each.first.observations[finding] === undefined && !finding.includes('.'))
      .map(({ finding }) => `new: ${finding}`)
    const isLost = each.first.observations['finger-pain'] !== undefined && after.observations['finger-pain'] === undefined
    const name = pack.findings.find(({ id }) => id === each.id)?.name ?? ''
    const isNamed = reply.text.includes(`Fits: ${name}`) || new RegExp(`In short:[^.]*${name}`).test(reply.text)
    const faults = [...kept, ...anew, ...(isLost ? ['lost: finger-pain'] : []), ...(isNamed ? ['named in the sum-up'] : [])]
    return faults.length === 0 ? [] : [`${each.correction}: ${faults.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

test('two things in one correction', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: adult, sex: 'male' }), 'My knee hurts, I have a fever and a cough')
  const { case: after } = clinic.consult(first.case, 'I never said fever or cough')
  expect(Object.keys(after.observations)).not.toContain('fever')
  expect(Object.keys(after.observations)).not.toContain('cough')
  expect(after.observations['knee-pain']?.polarity).toBe('present')
})

test('where a thing comes from is answered with the words it was read in, and a no takes it out', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: adult, sex: 'male' }), 'My elbow is stiff and I cough at night')
  const asked = clinic.consult(first.case, 'why do you write cough?')
  expect(asked.reply.text).toMatch(/You wrote: “My elbow is stiff and I cough at night”/)
  expect(asked.case.observations['cough']?.polarity).toBe('present')
  const denied = clinic.consult(asked.case, "no, that's not what I meant")
  expect(denied.case.observations['cough']).toBeUndefined()
  expect(denied.reply.text).toMatch(/taken this out: a cough/)
})

test('who said so makes no medicine and no finding of it', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: adult, sex: 'male' }), 'My ankle is sprained')
  const { case: after } = clinic.consult(first.case, 'who said warfarin?')
  expect(after.drugs).toEqual([])
  expect(after.observations['takes-blood-thinner']).toBeUndefined()
})

test('what was taken out comes back when it is told anew', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: adult, sex: 'male' }), 'My hip hurts and I have a fever')
  const out = clinic.consult(first.case, 'I never said fever')
  expect(clinic.consult(out.case, 'now I do have a fever').case.observations['fever']?.polarity).toBe('present')
})

test('a level that rested on what was taken out falls with it', () => {
  const first = clinic.consult(
    clinic.newCase({ country: 'GB', ageYears: adult, sex: 'female' }),
    'I have a headache and a fever for two days',
  )
  const { reply } = clinic.consult(first.case, 'who wrote fever? not me')
  expect(reply.triage?.level ?? 'none').not.toMatch(/emergency|ambulance/)
})

test('what was taken out is not put down again by a question', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: adult, sex: 'male' }), 'My hip hurts and I have a fever')
  const out = clinic.consult(first.case, 'I never said fever')
  expect(clinic.consult(out.case, 'could I have a fever?').case.observations['fever']).toBeUndefined()
})

test.each(['why do you write cough? I do not understand', 'why is a cough on my list?'])(
  '%s: who only asks has nothing taken out',
  (words) => {
    const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: adult, sex: 'male' }), 'My elbow is stiff and I cough at night')
    const { case: after, reply } = clinic.consult(first.case, words)
    expect(after.observations['cough']?.polarity).toBe('present')
    expect(reply.text).toMatch(/You wrote: “My elbow/)
  },
)

test('an emergency that is made light of stands', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 60, sex: 'male' }), 'I have chest pain and my left arm aches')
  const { case: after, reply } = clinic.consult(first.case, "no chest pain, it's probably just wind")
  expect(after.withdrawn ?? []).toEqual([])
  expect(reply.triage?.level).toMatch(/emergency|ambulance/)
})

test('a medicine that was never named is taken out by its name', () => {
  const first = clinic.consult(
    clinic.newCase({ country: 'GB', ageYears: adult, sex: 'male' }),
    'My ankle is sprained and I take amoxicillin',
  )
  const { case: after, reply } = clinic.consult(first.case, 'I never said amoxicillin')
  expect(after.drugs).toEqual([])
  expect(reply.text).toMatch(/taken this out: [^.]*(?:amoxicillin|antibiotic)/i)
})
