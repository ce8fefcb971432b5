import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const talk = (...lines: readonly string[]) =>
  clinic.caseOfConversation(lines.map((content, place) => ({ type: place % 2 === 0 ? 'ai' : 'user', content }))).observations
const polarity = (finding: string, ...lines: readonly string[]) => talk(...lines)[finding]?.polarity

test('a yes to "is it all right?" speaks for health, a plain yes for the complaint', () => {
  expect(polarity('appetite-loss', 'And your appetite is well maintained?', 'Yeah.')).not.toBe('present')
  expect(polarity('diarrhoea', 'Are your bowels working OK?', 'Yes, fine.')).not.toBe('present')
  expect(polarity('vomiting', 'Have you vomited at all?', 'Yeah.')).toBe('present')
})

test('"no vomiting?" is denied by a yes as by a no', () => {
  expect(polarity('vomiting', 'So no vomiting?', 'Yeah.')).toBe('absent')
  expect(polarity('vomiting', 'So no vomiting?', 'No.')).toBe('absent')
})

test('what is asked of the family or of others says nothing of the patient', () => {
  expect(polarity('history-diabetes', 'Are there any illnesses in your family?', 'Diabetes.')).toBeUndefined()
  expect(polarity('diarrhoea', 'Have you been around anyone unwell with diarrhoea?', 'No, not that I know.')).toBeUndefined()
  expect(polarity('history-diabetes', 'Are there any illnesses in your family?', 'No, but I have diabetes.')).toBe('present')
})

test('a complaint that a question only names is not denied by its answer', () => {
  const told = ['Hello.', 'I have had a headache since yesterday.'] as const
  expect(polarity('headache', ...told, 'About the headache: is it on one side only?', 'No.')).toBe('present')
  expect(polarity('headache.one-sided', ...told, 'About the headache: is it on one side only?', 'No.')).toBe('absent')
  expect(polarity('headache', ...told, 'How bad is the headache, from 0 to 10?', 'No.')).toBe('present')
})

test('a test, a worry and advice are no complaint', () => {
  expect(polarity('history-diabetes', 'Did they check for diabetes as well?', 'Yeah.')).toBeUndefined()
  expect(polarity('dehydration-signs', 'If you are getting dehydrated we need to do more tests, OK?', 'OK.')).toBeUndefined()
})

test('several questions in a row are answered together, also across a sound of hesitation', () => {
  const read = talk('Any nausea? Any diarrhoea?', 'Um', 'Mm-hmm.', 'No.')
  expect(read.nausea?.polarity).toBe('absent')
  expect(read.diarrhoea?.polarity).toBe('absent')
})

test('a life told in passing is not said of the complaint', () => {
  expect(
    polarity('headache.night', 'What do you do for work?', 'I have a headache.', 'And your job?', 'I do a lot of late nights there.'),
  ).toBeUndefined()
  expect(polarity('headache.night', 'How can I help?', 'I have a headache.', 'When is it worst?', 'It is worst at night.')).toBe('present')
})

test('a question that only names a finding denies none and dates none', () => {
  expect(polarity('history-asthma', 'Any illnesses?', 'I have asthma.', 'What do you take for your asthma?', 'Nothing, no.')).toBe(
    'present',
  )
  const told = ['How can I help?', 'I have a cough for three days.', 'How long have you had diabetes?', 'Ten years.']
  const read = clinic.caseOfConversation(told.map((content, place) => ({ type: place % 2 === 0 ? 'ai' : 'user', content })))
  expect(read.durationDays).toBe(3)
})

test('an illness in the family is not the patient’s; a pause for breath parts nothing', () => {
  expect(polarity('history-migraine', 'Anything else?', 'I have asthma, and, uh, in my family, uh, there is migraine.')).toBeUndefined()
  expect(polarity('irritability', 'How is your mood?', 'I am not, like, irritable.')).toBe('absent')
  expect(polarity('light-sensitivity', 'Do you feel sensitive to bright lights?', "Um, it, I'm a little bit sensitive.")).toBe('present')
})
