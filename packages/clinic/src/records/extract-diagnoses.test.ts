import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const now = '2026-11-20T10:00:00.000Z'
const user = (content: string) => ({ type: 'user', content, timestamp: '2026-11-19T08:00:00.000Z' })
const ai = (content: string) => ({ type: 'ai', content, timestamp: '2026-11-19T08:01:00.000Z' })

test('a greeting yields nothing', () => {
  expect(clinic.extractDiagnoses([ai("Hello! I'm your AI medical assistant."), user('Hi there')], { now })).toEqual([])
})

test("another doctor's words: the named diagnosis, the patient's own duration and symptoms, the advice as given", () => {
  const [entry, ...others] = clinic.extractDiagnoses(
    [
      user('I have had a throbbing headache on one side for 3 days and light hurts my eyes. I feel sick.'),
      ai(
        'This sounds like migraine. It does not sound like meningitis. I recommend resting in a dark room. You should see a doctor if it lasts more than a week.',
      ),
    ],
    { now },
  )
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    diagnosis: 'Migraine',
    date: '2026-11-19T08:01:00.000Z',
    duration: '3 days',
    followUpNeeded: true,
    status: 'Follow-up Needed',
  })
  expect(entry?.symptoms.join(' ')).toMatch(/headache/)
  expect(entry?.confidence).toBeGreaterThan(0.3)
  expect(entry?.aiRecommendations).toContain('I recommend resting in a dark room.')
})

test('a question or a denial of a disease is no diagnosis', () => {
  const entries = clinic.extractDiagnoses(
    [user('My tummy hurts a bit'), ai('Do you have appendicitis in your family? It is unlikely to be appendicitis.')],
    { now },
  )
  expect(entries.map(({ diagnosis }) => diagnosis)).not.toContain('Appendicitis')
})

test('nobody said how long: no duration is invented', () => {
  const [entry] = clinic.extractDiagnoses(
    [user('I have an itchy runny nose and I sneeze near cats, my eyes itch'), ai('This is likely allergic rhinitis.')],
    { now },
  )
  expect(entry?.diagnosis).toMatch(/hay fever|allergic rhinitis/i)
  expect(entry).not.toHaveProperty('duration')
})

test('one message of complaints without any doctor gives at most what the engine can stand for', () => {
  const entries = clinic.extractDiagnoses(
    [
      user(
        'My tummy started hurting around the belly button last night and now the pain is low down on the right. I was sick once and it hurts when I cough.',
      ),
    ],
    { now },
  )
  expect(entries.length).toBeLessThanOrEqual(2)
  for (const { confidence } of entries) expect(confidence).toBeLessThanOrEqual(1)
})

test('what is said closer is no second symptom, and stands in the units of the country', () => {
  const conversation = [
    user('My son is 2 and has had a fever of 103.3 since last night, with a runny nose and a cough'),
    ai('This sounds like a cold. See a doctor if the fever lasts more than three days.'),
  ]
  const [american] = clinic.extractDiagnoses(conversation, { now, country: 'US' })
  expect(american?.symptoms).not.toContain('fever')
  expect(american?.symptoms.join(' ')).toMatch(/a high fever \(102\.2 °F or more\)/)
  expect(clinic.extractDiagnoses(conversation, { now, country: 'GB' })[0]?.symptoms.join(' ')).toMatch(/39 degrees or more|39 °C/)
})
