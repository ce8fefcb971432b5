import type { FindingKind } from './schema.ts'

/** What is done or felt, and the verb it is said with of somebody: "taking a statin" is "you take a statin". */
const verbs: Readonly<Record<string, string>> = {
  aching: 'ache',
  acting: 'act',
  avoiding: 'avoid',
  biting: 'bite',
  bruising: 'bruise',
  burping: 'burp',
  coughing: 'cough',
  craving: 'crave',
  drinking: 'drink',
  dropping: 'drop',
  eating: 'eat',
  falling: 'fall',
  feeling: 'feel',
  getting: 'get',
  going: 'go',
  grinding: 'grind',
  hearing: 'hear',
  injecting: 'inject',
  itching: 'itch',
  keeping: 'keep',
  leaking: 'leak',
  leaving: 'leave',
  living: 'live',
  looking: 'look',
  managing: 'manage',
  needing: 'need',
  passing: 'pass',
  pulling: 'pull',
  refusing: 'refuse',
  reliving: 'relive',
  seeing: 'see',
  sleeping: 'sleep',
  smoking: 'smoke',
  speaking: 'speak',
  taking: 'take',
  using: 'use',
  waking: 'wake',
  walking: 'walk',
  wearing: 'wear',
  wetting: 'wet',
}
const participle = /^having (?=(?:\w+ed|given|been|lost|had)\b)/

/**
 * How a finding is said of somebody, to "you": what its name proposes. In: the name and the kind. What English says otherwise stands as
 * `clause` on the finding.
 */
export function proposeClause(name: string, kind: FindingKind): string {
  const opening = verbs[name.split(' ')[0] ?? ''] ?? ''
  if (participle.test(name)) return name.replace(participle, 'you have ')
  if (/^having to /.test(name)) return name.replace(/^having/, 'you have')
  if (/^having /.test(name)) return `you are ${name}`
  if (/^(?:not being able|being unable) to /.test(name)) return name.replace(/^(?:not being able|being unable) to/, 'you cannot')
  if (/^being /.test(name)) return name.replace(/^being/, 'you are')
  if (opening !== '') return name.replace(/^\w+/, `you ${opening}`)
  if (/ in the family$/.test(name)) return `there is a history of ${name.replace(/ in the family$/, ' in your family')}`
  if (kind === 'result') return `your results show ${name}`
  if (kind === 'exposure' || /^(?:an? )?earlier /.test(name) || / in the past$/.test(name)) return `you have had ${name}`
  return `you have ${name}`
}
