import type { ContextTrigger } from './find-triggers.ts'
import { bodyParts, feelings } from './said-of-body.ts'
import type { Token } from './token.ts'

const subjects = new Set([
  'i',
  'he',
  'she',
  'we',
  'they',
  'it',
  'there',
  'patient',
  'pain',
  'symptom',
  'mother',
  'father',
  'mum',
  'mom',
  'son',
  'daughter',
  'parent',
  'wife',
  'husband',
  'child',
  'baby',
  'dad',
  'daddy',
  'mam',
  'brother',
  'sister',
  'everybody',
  'everyone',
  'breathe',
])
const affirmingVerbs = new Set([
  'have',
  'be',
  'feel',
  'get',
  'develop',
  'report',
  'complain',
  'start',
  'begin',
  'notice',
  'experience',
  'say',
  'state',
  'describe',
  'admit',
  'endorse',
  'suffer',
  'take',
  'present',
  'think',
  'do',
  'become',
  'remain',
  'use',
  'smoke',
  'drink',
  'go',
  'come',
])
const reportingVerbs = new Set([
  'report',
  'complain',
  'admit',
  'endorse',
  'state',
  'describe',
  'present',
  'has',
  'is',
  'was',
  'had',
  'have',
  'now',
  'also',
  'some',
  'mild',
  'severe',
  'slight',
  'occasional',
  'bad',
  'terrible',
  'just',
  'positive',
  'takes',
  'smokes',
  'drinks',
  'lives',
  'feels',
  'started',
  'developed',
  'worse',
  'got',
  'keeps',
  'keep',
  'kept',
  'stays',
  'hurts',
  'looks',
  'am',
])
const pronouns = new Set(['i', 'he', 'she', 'we', 'they', 'it'])
const linking = new Set(['and', 'or', 'also', 'with'])
const possessives = new Set(['my', 'his', 'her', 'their', 'the'])
const times = new Set(['day', 'week', 'month', 'year', 'night', 'today', 'now', 'yesterday', 'anymore', 'all'])
const nothingDoes = new Set(['give', 'make', 'be', 'help', 'interest', 'taste', 'feel', 'work', 'seem', 'bring', 'matter', 'stay'])
const saying = new Set([
  ...affirmingVerbs,
  'hurt',
  'ache',
  'swell',
  'look',
  'turn',
  'burn',
  'itch',
  'bleed',
  'keep',
  'stay',
  'dey',
  'don',
  'bang',
  'pound',
  'throb',
  'hot',
  'weak',
  'sore',
])

/** Answers for each place of one sentence whether a new statement begins there; each place is looked at once. */
export function statementStarts(tokens: readonly Token[], triggers: readonly ContextTrigger[]): (at: number) => boolean {
  const denied = new Set<number>()
  for (const { kind, start, end } of triggers)
    if (kind === 'deniesAfter' || kind === 'deniesNearby') for (let at = start; at < end; at += 1) denied.add(at)
  const known = new Map<number, boolean>()
  return (at) => {
    const answer = known.get(at) ?? startsStatement(tokens, at, denied)
    known.set(at, answer)
    return answer
  }
}

/** One place of a sentence, with the words around it. */
interface Place {
  tokens: readonly Token[]
  at: number
  token: Token
  previous: Token | undefined
  next: Token | undefined
  denied: ReadonlySet<number>
}

interface Rule {
  /** What it is about; the first rule that is about a place decides. */
  when(place: Place): boolean
  starts(place: Place): boolean
}

const unlessAlternative = ({ tokens, at }: Place) => !isAlternative(tokens, at)

const rules: readonly Rule[] = [
  // "I cannot breathe and my lips are blue"
  {
    when: ({ tokens, at, token, previous }) =>
      possessives.has(token.word) && linking.has(previous?.lemma ?? '') && saysSomething(tokens, at),
    starts: unlessAlternative,
  },
  // "I have no spleen and a fever": a thing denied by "no" bears no article
  {
    when: ({ tokens, at, token, previous }) => /^an?$/.test(token.word) && previous?.word === 'and' && isDeniedByNo(tokens, at),
    starts: unlessAlternative,
  },
  // "No itch and tired": a thing denied by "no" and how somebody feels are no list
  {
    when: ({ tokens, at, token, previous }) => feelings.has(token.word) && previous?.word === 'and' && isDeniedByNo(tokens, at),
    starts: unlessAlternative,
  },
  // "No motion from three days stomach is tight"
  {
    when: ({ token, previous, next }) =>
      bodyParts.has(token.lemma) &&
      next?.before === 'none' &&
      /^(?:is|are|was|feels?|looks?|hurts?|got)$/.test(next.word) &&
      !/^(?:my|his|her|their|the|your|a|an|in|on|of|at|to|from|around|and|or|this|that)$/.test(previous?.word ?? ''),
    starts: unlessAlternative,
  },
  // "I have not slept in weeks my heart races"
  {
    when: ({ tokens, at, token, previous }) =>
      possessives.has(token.word) && times.has(previous?.lemma ?? '') && token.before === 'none' && saysSomething(tokens, at - 1),
    starts: unlessAlternative,
  },
  // "Without fever, my chest hurts"
  { when: ({ token }) => token.word === 'my' && token.before === 'soft', starts: unlessAlternative },
  // "I have no energy, I puff on the stairs"
  {
    when: ({ at, token, denied }) => pronouns.has(token.word) && token.before === 'soft' && !denied.has(at + 1),
    starts: unlessAlternative,
  },
  // "no sugar in the house, and now she is not answering", "no temperature, his neck is stiff"
  {
    when: ({ tokens, at, token }) => /^(?:his|her|their)$/.test(token.word) && token.before === 'soft' && saysSomething(tokens, at),
    starts: unlessAlternative,
  },
  // "I have no energy, nothing gives me joy"
  {
    when: ({ token, next }) => token.word === 'nothing' && token.before === 'soft' && nothingDoes.has(next?.lemma ?? ''),
    starts: () => true,
  },
  // "I cannot open my mouth and breathing is hard"
  {
    when: ({ at, previous, next, denied }) =>
      previous?.lemma === 'and' && next?.lemma === 'be' && next.before === 'none' && !denied.has(at + 2),
    starts: () => true,
  },
  // "I cannot feel my bottom and I peed myself"
  {
    when: (place) =>
      pronouns.has(place.token.word) && place.previous?.word === 'and' && place.token.before === 'none' && unlessAlternative(place),
    starts: () => true,
  },
  // "I cannot feel my legs and I cannot hold my urine": the second denial takes over
  { when: ({ at, token, denied }) => pronouns.has(token.word) && denied.has(at + 1), starts: () => true },
  { when: ({ at, token, denied }) => subjects.has(token.lemma) && !denied.has(at + 1), starts: affirms },
  // "No scraping or severe bleeding" is one list.
  { when: ({ token, previous }) => previous?.lemma === 'or' && token.before === 'none', starts: () => false },
  { when: ({ token }) => reportingVerbs.has(token.word), starts: reports },
]

/**
 * Whether a new statement begins at a token, so that a denial before it no longer rules: "no fever, I have a cough",
 * "denies nausea, reports pain", "no cough and is tired".
 */
function startsStatement(tokens: readonly Token[], at: number, denied: ReadonlySet<number>): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  const place = { tokens, at, token, previous: tokens[at - 1], next: tokens[at + 1], denied }
  return rules.find(({ when }) => when(place))?.starts(place) ?? false
}

/** "I have", "the pain also is": a subject with a verb that affirms. */
function affirms({ tokens, at, next, denied }: Place): boolean {
  const verb = next?.lemma === 'also' || next?.lemma === 'just' ? tokens[at + 2] : next
  return verb !== undefined && verb.before === 'none' && affirmingVerbs.has(verb.lemma) && !denied.has(at + 2)
}

/** ", reports pain", "and is tired" */
function reports(place: Place): boolean {
  const { at, token, previous, denied } = place
  const followsBreak = token.before === 'soft' || linking.has(previous?.lemma ?? '')
  return followsBreak && !denied.has(at) && !denied.has(at + 1) && unlessAlternative(place)
}

/** Whether the words before, in the same sentence, are denied by a bare "no" and by nothing else. */
function isDeniedByNo(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence
  const before = tokens.slice(Math.max(0, at - 6), at).filter((token) => token.sentence === sentence)
  return before.findLast(({ word }) => /^(?:no|not|without|never|n't|cannot|deny|denies)$/.test(word))?.word === 'no'
}

/** Whether a verb follows within the next words: "my lips are", "his left leg hurts". */
function saysSomething(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 2, at + 7).some(({ lemma, before }) => before === 'none' && saying.has(lemma))
}

/** "no fever, severe headache or rash" is one list. */
function isAlternative(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 5); index += 1) {
    const token = tokens[index]
    if (token === undefined || (index > at && token.before === 'sentence')) return false
    if (token.lemma === 'or' || token.lemma === 'nor') return true
  }
  return false
}
