import type { ContextTrigger } from './find-triggers.ts'
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
  'got',
  'am',
])
const pronouns = new Set(['i', 'he', 'she', 'we', 'they', 'it'])
const linking = new Set(['and', 'or', 'also', 'with'])
const possessives = new Set(['my', 'his', 'her', 'their', 'the'])
const nothingDoes = new Set(['give', 'make', 'be', 'help', 'interest', 'taste', 'feel', 'work', 'seem', 'bring', 'matter', 'stay'])
const saying = new Set([...affirmingVerbs, 'hurt', 'ache', 'swell', 'look', 'turn', 'burn', 'itch', 'bleed', 'keep', 'stay'])

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

/**
 * Whether a new statement begins at a token, so that a denial before it no longer rules: "no fever, I have a cough",
 * "denies nausea, reports pain", "no cough and is tired".
 */
function startsStatement(tokens: readonly Token[], at: number, denied: ReadonlySet<number>): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  // "I cannot breathe and my lips are blue"
  if (possessives.has(token.word) && linking.has(tokens[at - 1]?.lemma ?? '') && saysSomething(tokens, at))
    return !isAlternative(tokens, at)
  // "I have no spleen and a fever": a thing denied by "no" bears no article
  if (/^an?$/.test(token.word) && tokens[at - 1]?.word === 'and' && isDeniedByNo(tokens, at)) return !isAlternative(tokens, at)
  // "Without fever, my chest hurts"
  if (token.word === 'my' && token.before === 'soft') return !isAlternative(tokens, at)
  // "I have no energy, nothing gives me joy"
  if (token.word === 'nothing' && token.before === 'soft' && nothingDoes.has(tokens[at + 1]?.lemma ?? '')) return true
  // "I cannot open my mouth and breathing is hard"
  const next = tokens[at + 1]
  if (tokens[at - 1]?.lemma === 'and' && next?.lemma === 'be' && next.before === 'none' && !denied.has(at + 2)) return true
  // "I cannot feel my bottom and I peed myself"
  if (pronouns.has(token.word) && tokens[at - 1]?.word === 'and' && token.before === 'none' && !isAlternative(tokens, at)) return true
  const followsBreak = token.before === 'soft' || linking.has(tokens[at - 1]?.lemma ?? '')
  // "I cannot feel my legs and I cannot hold my urine": the second denial takes over
  if (pronouns.has(token.word) && denied.has(at + 1)) return true
  if (subjects.has(token.lemma) && !denied.has(at + 1)) {
    const verb = tokens[at + 1]?.lemma === 'also' || tokens[at + 1]?.lemma === 'just' ? tokens[at + 2] : tokens[at + 1]
    return verb !== undefined && verb.before === 'none' && affirmingVerbs.has(verb.lemma) && !denied.has(at + 2)
  }
  // "No scraping or severe bleeding" is one list.
  if (tokens[at - 1]?.lemma === 'or' && token.before === 'none') return false
  return followsBreak && reportingVerbs.has(token.word) && !denied.has(at) && !denied.has(at + 1) && !isAlternative(tokens, at)
}

/** Whether the words before, in the same sentence, are denied by a bare "no" and by nothing else. */
function isDeniedByNo(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence
  const before = tokens.slice(Math.max(0, at - 6), at).filter((token) => token.sentence === sentence)
  return before.findLast(({ word }) => /^(?:no|not|without|never|n't|cannot|deny|denies)$/.test(word))?.word === 'no'
}

/** Whether a verb follows within the next words: "my lips are", "his left leg hurts". */
function saysSomething(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 2, at + 5).some(({ lemma, before }) => before === 'none' && saying.has(lemma))
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
