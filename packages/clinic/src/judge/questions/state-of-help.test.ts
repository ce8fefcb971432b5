import { expect, test } from 'vitest'
import type { StateOfHelp } from '../../case/case.ts'
import type { Clause } from '../../hear/clause.ts'
import { helpAfter, helpNews } from './state-of-help.ts'

const after = (words: string, before: StateOfHelp = 'none') => {
  const clauses: Clause[] = [{ text: words, start: 0, end: words.length, act: 'fact', sureness: 1 }]
  return helpAfter(before, helpNews(clauses, before))
}

test.each([
  ['Rang 999, they said ten minutes', 'called'],
  ['ok I have phoned for an ambulance', 'called'],
  ["they're sending someone out to us", 'called'],
  ['my husband is ringing them', 'called'],
  ['ambulance is on its way', 'called'],
  ['ringing 000 now', 'called'],
  ['she did call them', 'called'],
  ["we're in my brother's car", 'travelling'],
  ['My sister is driving me, off now', 'travelling'],
  ['setting off now', 'travelling'],
  ['we have just left for the hospital', 'travelling'],
  ['taxi is outside', 'travelling'],
  ['Tom will drive me in now', 'travelling'],
  ['the ambulance crew have just walked in', 'crew'],
  ['ambo has pulled up', 'crew'],
  ['Medics are with him', 'crew'],
  ['they have him in the ambulance', 'crew'],
  ["she's in the back of the ambulance", 'crew'],
  ['here are the paramedics', 'crew'],
  ['im in A&E now', 'hospital'],
  ['we got to casualty', 'hospital'],
  ['a nurse just took his pulse', 'hospital'],
  ['they took her down for an x-ray', 'hospital'],
  ['got a drip in my arm', 'hospital'],
  ['the registrar says it is my gallbladder', 'hospital'],
  ["I've been admitted", 'hospital'],
  ['he is in resus', 'hospital'],
  ['they are doing an ECG on me', 'hospital'],
] as const)('help is where the words say: %s', (words, state) => expect(after(words)).toBe(state))

test.each([
  'should I ring 999?',
  'if the ambulance is here before six I might',
  'I do not want to be in hospital',
  'when they get here what do I say',
  'no ambulance is here',
  'I was in hospital last year with this',
  'will they do a scan there',
  'I work at the hospital',
  'my GP did an ECG last month',
  'can my mate drive me',
  'I rang my sister',
  'I am not going to casualty',
  'the ambulance is not here',
  'I will go to the hospital tomorrow',
  'pain in the left arm',
  'I hate lying on a trolley',
])('nothing is known of help by: %s', (words) => expect(after(words)).toBe('none'))

test.each([
  ['called', 'I told them not to come', 'none'],
  ['called', 'I hung up', 'none'],
  ['crew', 'they left again without him', 'none'],
  ['crew', 'the paramedics have gone again', 'none'],
  ['travelling', 'we turned back', 'none'],
  ['hospital', 'they sent me home', 'none'],
  ['called', 'they have not come yet', 'called'],
  ['called', 'shall I tell them not to come', 'called'],
  ['travelling', "we're here", 'hospital'],
  ['travelling', 'arrived', 'hospital'],
  ['hospital', 'I called my wife', 'hospital'],
  ['hospital', 'the paramedics were here before', 'hospital'],
  ['crew', 'ok thanks', 'crew'],
  ['crew', 'now I am on the ward', 'hospital'],
] as const)('from %s by "%s" help is: %s', (before, words, state) => expect(after(words, before)).toBe(state))
