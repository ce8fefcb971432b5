import { expect, test } from 'vitest'
import { last } from '../../../../turn/testing/talk.ts'

const answerTo = (...words: readonly string[]) => last(...words).reply.text
const cold = 'I have a cold, runny nose, sore throat and cough since 2 days, 29 male'
const feverish = 'sore throat and fever since yesterday 38.6, 19 f'
const lifted = 'my back hurts since I lifted a box yesterday, 40 male, no numbness, legs fine'

test.each<[string, string, RegExp]>([
  [cold, 'can I go to a wedding on Saturday', /^Yes, if there is no fever/],
  [cold, 'is it ok to go to the cinema tonight?', /^Yes, if there is no fever/],
  [cold, 'should I skip the barbecue tomorrow', /^No need to, if there is no fever/],
  [feverish, 'can I go to a party on sat??', /^Not with a fever.*If that is so by Saturday and you feel well enough, yes/],
  [feverish, 'is it alright to go to the pub tonight?', /^Not with a fever(?!.*If that is so)/],
  ['blisters like chickenpox on my son, he is 5, since yesterday', 'can he go to a birthday party on Sunday', /^Not.*spots have crusted/],
  ['diarrhoea since yesterday, 33 f, drinking fine, no blood no fever', 'can I still go to the party tomorrow', /^Not yet.*48 hours/],
  ['red itchy eye with pus since this morning, my girl is 8, no fever', 'can she go to school', /^Yes, if there is no fever/],
  [lifted, 'can I go to my brothers wedding on saturday', /^Yes, if you feel up to it that day/],
  ['knee hurts on stairs for weeks, 60 f', 'can I still go to the theatre tomorrow', /^Yes, if you feel up to it.*not catching/],
])('whether one may go among people: %j, %j', (story, question, answer) => expect(answerTo(story, question)).toMatch(answer))

test.each([
  'did I catch it at the party',
  'can I drink at the party on saturday',
  'what do I tell them at work',
  'i went to a wedding last week',
  'I work in an office',
])('is not asked by: %s', (words) =>
  expect(answerTo(cold, words)).not.toMatch(/^(?:Yes, if there is no fever|No need to)|up to it that day/),
)

test.each<[string, string, RegExp]>([
  [
    'pain in my cheeks and blocked nose for 6 days, 30 male no fever',
    'will you give me antibiotics',
    /^No, not for now.*6 days.*cannot write/,
  ],
  ['pain in my cheeks and blocked nose for 12 days, 30 male no fever', 'do i need antibotics', /^Perhaps/],
  ["my ear has been hurting since yesterday, I'm 34 male, no fever", 'do I need antibiotics for it yes or no', /^No, not for now.*3 days/],
  ['my daughter is 4, earache since last night, the ear is running, fever 38.2', 'does she need antibiotics', /^Quite possibly/],
  [
    "I've had a cough with green phlegm for 5 days, 40 female, no fever, not short of breath",
    'do I get antibiotics or not',
    /^No, as it stands/,
  ],
  ['it burns when i pee and i go all the time since yesterday, 28 female no fever', 'antibiotics or not?', /^Probably yes/],
  ["burning when I pee, I'm a man of 50, since 2 days", 'do i need antibiotics', /^Yes, mostly/],
  ['sore throat and fever 5 days, 20 male', 'need antibotics asap', /FeverPAIN/],
  [lifted, 'scan, yes or no', /^No, not as it stands/],
  ['headaches every evening for 3 weeks like a band, 33 male', 'should I get a brain scan', /^No, not as it stands/],
  [
    "there was blood on the paper when I wiped, I'm 62 male, for 4 weeks, and loose stools",
    'Should I ask for a test with the poo?',
    /^Yes, ask for it.*FIT.*blood in the stool and a change/,
  ],
  [
    'blood in my stool and lost a stone, 55 f, for two months',
    'should I do a FIT test',
    /^Yes, ask for it.*blood in the stool.*loss of weight/,
  ],
  ['diarrhoea since yesterday 33 m no blood', 'do i need a stool test', /^Not yet/],
])('what is asked outright is decided by what was told: %j, %j', (story, question, answer) =>
  expect(answerTo(story, question)).toMatch(answer),
)

test.each<[string, string]>([
  ['cough with phlegm for 5 days, 40 f', 'which antibiotics are there'],
  ['cough with phlegm for 5 days, 40 f', 'can I drink with antibiotics'],
  ['pain in my cheeks for 6 days, 30 m', 'I am allergic to antibiotics'],
  [lifted, 'does an mri hurt'],
  [lifted, 'how long is the wait for a scan'],
  ['blood in my stool, 55 f, for two months', 'what happens at a colonoscopy'],
])('and keeps away from other questions on it: %j, %j', (story, question) =>
  expect(answerTo(story, question)).not.toMatch(/^(?:No, (?:not|as it)|Probably yes|Quite possibly|Yes, ask for it)/),
)

const glandular = 'sore throat for 5 days, 20 male, the doctor says it is glandular fever'

test.each<[string, string, RegExp]>([
  [glandular, 'can I have a few beers on saturday', /^No, none until you are well again.*liver/],
  [glandular, 'is a pint ok tonight?', /^No, none until you are well again/],
  [feverish, 'can I have a glass of wine tonight', /^No, not while you have a fever/],
  ['heartburn for two weeks, 44 male', 'can I have a few beers tonight', /^(?!No, (?:none until|not while))/],
])('a drink with what was told: %j, %j', (story, question, answer) => expect(answerTo(story, question)).toMatch(answer))
