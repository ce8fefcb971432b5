import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const told = (words: string) =>
  Object.entries(clinic.consult(clinic.newCase({ country: 'GB' }), words).case.observations)
    .filter(([, { polarity, temporality }]) => polarity === 'present' && temporality === 'current')
    .map(([finding]) => finding)

test.each([
  // an earlier bout, set against now
  [
    'Ten years ago I had terrible dizzy spells with vomiting. None of it these days, it is only that my ears ring.',
    ['vomiting', 'dizziness'],
  ],
  ['My previous attacks of migraine had vomiting. This one is different, just a sore head.', ['vomiting']],
  ['Unlike my last bout of bronchitis with the fever, I only have a cough.', ['fever']],
  ['I know what my migraine feels like, flashing lights and being sick. Today had none of that, only a stiff neck.', ['vomiting']],
  ['When she was expecting our first she vomited daily. Now she is only tired.', ['vomiting']],
  // somebody else's, named on the way to one's own
  ['The chap in the next bed kept vomiting blood. What I came for is my sore heel.', ['vomiting-blood', 'vomiting']],
  ['Half the school has diarrhoea. My own trouble is a runny nose.', ['diarrhoea']],
  // what a medicine may do, what was read or asked of in general
  ['Does ramipril cause a dry cough? I have a headache.', ['cough']],
  ['I hear metformin brings on diarrhoea. I am just tired.', ['diarrhoea']],
  ['I looked up my symptoms: vomiting blood, yellow eyes, the lot. I have only got an itch.', ['vomiting-blood', 'yellow-eyes']],
  ['On the news they said people were vomiting, I have a cough', ['vomiting']],
  ['Out of interest, when is vomiting dangerous? I have a cold sore.', ['vomiting']],
  // only to come, only of the work
  ['The antibiotic will give me diarrhoea, I have a sore throat', ['diarrhoea']],
  ['I teach first aid, choking and seizures, and now my back hurts', ['seizure', 'choking-episode']],
] as const)('not of here and now: %s', (words, untold) => {
  const found = told(words)
  expect(untold.filter((finding) => found.includes(finding))).toEqual([])
})

test.each([
  ['Ten years ago the dizzy spells began and I still vomit with them.', 'vomiting'],
  ['Two years ago I was dizzy, and I still vomit every week.', 'vomiting'],
  ['My previous migraines had no vomiting. This time I vomit.', 'vomiting'],
  ['The man in the next bed was ill. Now I have a cough and a fever.', 'cough'],
  ['The whole family is vomiting, me included.', 'vomiting'],
  ['Is the vomiting from the metformin?', 'vomiting'],
  ['It makes me vomit, will it give me trouble?', 'vomiting'],
  ['I looked it up. I am vomiting blood.', 'vomiting-blood'],
  ['In general I feel sick and I have a fever', 'fever'],
  ['I train every day and my knee hurts', 'knee-pain'],
  ['A woman at work is ill and I vomit since noon', 'vomiting'],
] as const)('of here and now all the same: %s', (words, finding) => {
  expect(told(words)).toContain(finding)
})
