import type { Mention, Observation, Person } from '../case/model.ts'

/** The findings that say whether there is, or may be, a pregnancy. */
const ofPregnancy = /^(?:pregnant|pregnancy-possible|pregnancy-first-trimester|pregnancy-second-half)$/
const possible = 'pregnancy-possible'
/** What makes a pregnancy possible whatever is believed: a period that does not come, sex without protection. */
const late = ['period-late', 'period-missed', 'late-period-with-pain']
const speaksForIt = [...late, 'sexual-unprotected']

const names = /\bpregn\w*|\bpreggo\b|\bpreggers\b|\bexpecting\b|\bup the duff\b/i
/** Words of one who does not know. */
const doubts =
  /\b(?:think|thought|hope\w*|guess\w*|believe|reckon|suppose|assum\w*|doubt\w*|imagine|probs|probably|prob|likely|unlikely|presumably|maybe|pretty sure|fairly sure|almost (?:sure|certain)|not (?:\w+ )?(?:sure|certain)|no idea|who knows|should ?n['’]?t|should not|as far as i|afaik|(?:not )?that i know|to my knowledge|at least|surely not|dunno|idk|have ?n['’]?t (?:tested|done a test|checked))\b/i
/** A doubt that hangs on what stands before it: "i think.", "at least I don't think so", "I hope". */
const afterthought =
  /^\W*(?:(?:well|or|but|at least|so|anyway|though|um+|not)\W+)*(?:(?:i )?(?:do ?n['’]?t )?(?:think|hope|guess|believe|reckon|suppose|assume)(?: (?:so|not))?|probably(?: not)?|maybe|pretty sure|fairly sure|i['’]?m (?:not|pretty|fairly) (?:\w+ )?sure|(?:not )?(?:as far as|that) i know|afaik|who knows|dunno|idk|(?:i )?(?:have ?n['’]?t|not) (?:tested|done a test|checked)(?: yet)?)\W*$/i
/** What settles it: a test, an operation, no sex with a man, the change of life. */
const settled =
  /\b(?:negative|hysterectomy|steril\w+|tubes? tied|vasectomy|menopaus\w*|lesbian|virgin|celibate|(?:never|not|n['’]?t|no) (?:\w+ ){0,2}(?:sex|intercourse|slept with|sexually active)|on my period|post-?menopausal)\b/i

/** What tests for something else. */
const otherTests = /\b(?:covid|flu|strep|hiv|urine|dipstick|sti|std|chlamydia|blood)\b[^.!?]{0,24}\bnegative\b/gi

/** Whether a message says of a pregnancy that it is believed, hoped or guessed away. */
function isDoubted(words: string): boolean {
  if (!names.test(words) || settled.test(words)) return false
  const sentences = words.split(/(?<=[.!?;])\s+|\n+/)
  return sentences.some((sentence, at) => {
    const own = sentence.split(/\b(?:but|because|so)\b/i).find((part) => names.test(part))
    return own !== undefined && (doubts.test(own) || afterthought.test(sentences[at + 1] ?? ''))
  })
}

/** What a message says of the person, without a pregnancy that it doubts. */
export const withoutDoubted = (words: string, { pregnant, ...person }: Partial<Person>): Partial<Person> =>
  pregnant === undefined || isDoubted(words) ? person : { ...person, pregnant }

/** "I'm not pregnant. I think": a pregnancy that is believed away is neither there nor ruled out. In: the message and what was read in it. */
export function withDoubtedPregnancy(words: string, mentions: readonly Mention[]): readonly Mention[] {
  if (!isDoubted(words)) return mentions
  const isBelief = ({ finding, polarity, text }: Mention) =>
    ofPregnancy.test(finding) && (polarity === 'absent' || /\bdoubt\b/i.test(words)) && !/\d/.test(text)
  const rest = mentions.filter((mention) => !isBelief(mention))
  const isNamed = rest.some(({ finding, polarity }) => polarity === 'present' && (finding === possible || speaksForIt.includes(finding)))
  const belief = isNamed ? mentions.find(isBelief) : undefined
  return belief === undefined ? rest : [...rest, { ...belief, finding: possible, polarity: 'present', certain: false }]
}

/**
 * A late period or a torn condom outweighs a mere "not pregnant": what no test and no operation has settled stays open. Changes `observations`: the
 * denial stays, and no possible pregnancy is ruled out; beside a late period one is possible. In: also all that was written.
 */
export function keepPregnancyOpen(observations: Record<string, Observation>, story: string): void {
  const isHere = (id: string) => observations[id]?.polarity === 'present' && observations[id]?.temporality === 'current'
  const isSettled = isHere('history-hysterectomy') || observations['positive-pregnancy-test']?.polarity === 'absent'
  const denied = Object.values(observations).filter(({ finding, polarity }) => ofPregnancy.test(finding) && polarity === 'absent')
  const [first] = denied
  if (first === undefined || isSettled || settled.test(story.replace(otherTests, ' ')) || !speaksForIt.some(isHere)) return
  for (const { finding } of denied) if (finding !== 'pregnant') delete observations[finding]
  if (late.some(isHere)) observations[possible] = { ...first, finding: possible, polarity: 'present', certain: false, text: '' }
}

type Facts = Readonly<Record<string, Pick<Observation, 'polarity'>>>

/** Whether a period that does not come was told: too late to prevent anything. */
export const isPeriodLate = (observations: Facts): boolean => late.some((id) => observations[id]?.polarity === 'present')

/** Whether a pregnancy is open or known. */
export function mayBePregnant({ observations, person }: { observations: Facts; person: Pick<Person, 'sex' | 'pregnant'> }): boolean {
  if (person.sex === 'male') return false
  return person.pregnant === true || isPeriodLate(observations) || observations[possible]?.polarity === 'present'
}
