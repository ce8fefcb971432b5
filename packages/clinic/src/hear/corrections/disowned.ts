import type { ConsultationCase } from '../../case/case.ts'
import type { Mention } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Clause } from '../clause.ts'
import type { Hearing } from '../hearing.ts'
import { isDisbelieved } from '../told-stands.ts'
import type { Disowned } from './correction.ts'
import { heldByName, shownNames } from './held-under.ts'
import { isMadeLight } from './made-light.ts'
import { strikePart } from './struck-out.ts'

type Findings = ReadonlyMap<string, PackedFinding>

/** From here on something else is told: "I never said fainted, I said dizzy". */
const stop = String.raw`(?=\s*(?:[.!?;:\n()]|,(?! ?(?:or|and|nor) )|[-–—]{1,3}(?= |$)|\b(?:but|only|just|actually|rather|instead|(?:and )?(?:i|i['’]?m|im|i['’]?ve|ive|he|she|we|they|it['’]?s|its|it is|it was|that['’]?s|my|his|her|our)|when i|because|where|again|at all|anywhere)\b|$))`
/** What leads to the thing itself. */
const lead = String.raw`(?:(?:that|about|of|anything|any|like|to have|having|with|down|in|as|again|so much as) )*(?:(?:i|he|she|we|they|it|there|my \w+)(?:['’](?:m|s|d|ve|re))? (?:(?:had|have|has|was|were|is|am|are|got|get|gets|felt|feel|feels|take|takes|took|ever|also|been) )*)?(?:(?:an?|the|any|some|having|being|got|that|this|my|his|her) )*["'“‘]?`
const thing = String.raw`(?<what>(?!(?:i |it )?(?:said|say|meant?|told|wrote|did|do)\b)[^.!?;\n]{2,80}?)["'”’]?`

const frames: readonly (readonly [how: Disowned['how'], pattern: RegExp])[] = [
  [
    'disowned',
    new RegExp(
      String.raw`(?<=^\W*|[.!?;,:\n]\s*|\b(?:i|we|no|but|and|just|really|have|definitely|certainly|['’]?ve)[ ,]+)(?:never|did ?n['’]?t|did not|have ?n['’]?t|have not)(?: (?:actually|ever|even|once|at any point))* (?:say|said|write|written|wrote|report|reported|complain(?:ed)?|claim(?:ed)?) ${lead}${thing}${stop}`,
      'gi',
    ),
  ],
  [
    'disowned',
    new RegExp(
      String.raw`\b(?:please )?who (?:said|says|told (?:you|u)(?: about)?|mentioned|wrote|spoke (?:of|about)|talked about|has|have|takes) ${lead}${thing}${stop}`,
      'gi',
    ),
  ],
  [
    'disowned',
    new RegExp(
      String.raw`\b(?:you(?:['’]ve| have)?|u|the app|it) (?:just |simply |have |clearly )*(?:made (?:up|that up about)|invented|imagined|dreamt up) ${lead}${thing}${stop}`,
      'gi',
    ),
  ],
  [
    'disowned',
    new RegExp(
      String.raw`(?:^|[.!?;\n]|\b(?:no|and|but|well|also|hang on|wait),?)\s*(?:there['’]?s|there is|there are|there was) (?:no|not any) ${thing}(?=,? (?:you|u)(?:['’]ve| have)? (?:just )?(?:made|invented|imagined))`,
      'gi',
    ),
  ],
  [
    'disowned',
    /(?:^|[.!?;\n]|\b(?:no|and|but|well|also|hang on|wait|sorry|doctor),?)\s*(?:the |that |your )?(?:bit |part |thing )?(?:about )?(?:(?:an?|the) )?["'“‘]?(?<what>(?!(?:that|this|it|you|something|what|which|nothing|everything|anything|all|i|he|she|there|my|his|her|our)\b)[^.!?;,\n]{2,60}?)["'”’]? (?:is|are|was|were)(?: (?:simply|just|completely|totally|all|plain|actually))* (?:wrong|incorrect|not (?:true|correct)|a mistake|your mistake|made up|invented|nonsense|not what i (?:said|meant|wrote|told you))\b/gi,
  ],
  [
    'asked',
    new RegExp(
      String.raw`\b(?:why|how come)(?: on earth| the hell)? (?:do|does|did|are|have|would|must|is|has) (?:you|u|it|that|this|the (?:app|page|sheet|card|list)|there) (?:still |always |keep |keeping |even |just |got |have )*(?:writ(?:e|ing|ten)|put(?:ting)?|say(?:ing)?|said|not(?:e|ed|ing)|list(?:ed|ing)?|mention(?:ed|ing)?|bring(?:ing)? up|talk(?:ing)? (?:of|about)|add(?:ed|ing)?|got|have) ${lead}${thing}${stop}`,
      'gi',
    ),
  ],
  [
    'asked',
    new RegExp(String.raw`\bwhy (?:is|are) ${lead}${thing} (?:in|on|down|written|listed|noted)(?: (?:my|the|your|there|here))?\b`, 'gi'),
  ],
  [
    'asked',
    new RegExp(
      String.raw`\b(?:where|how) (?:did|do|have|has) (?:you|u|it) (?:get|got|have|read|hear|see) ${lead}${thing}(?= from\b|[?.!]|$)`,
      'gi',
    ),
  ],
  [
    'denied',
    new RegExp(String.raw`(?:^|[.!?;,\n]|\b(?:no|but|and)\b,?)\s*(?:(?:it|that|this)(?:['’]s| is| was) )?not? ${thing}${stop}`, 'gi'),
  ],
  [
    'denied',
    new RegExp(
      String.raw`\b(?:i|he|she|we|they)(?: really| certainly| definitely)?(?: (?:do|does|did|have|has)(?: ?n['’]?t| not)(?: (?:have|take|get|feel|got|had))?|(?:['’]ve|['’]s)?(?: have| has| had)?(?: got)? no|(?:['’]m| am| is|['’]s) not) ${lead}${thing}${stop}`,
      'gi',
    ),
  ],
]

/** Acts in which a thing that was taken out is told anew. */
const tells: ReadonlySet<Clause['act']> = new Set(['fact', 'answer', 'change', 'feeling', 'crisis', 'obstacle', 'help'])

/** What was taken out comes back by no guess and no question: only where the patient tells it in so many words. */
function withoutWithdrawn(heard: Hearing, { withdrawn = [] }: ConsultationCase): Hearing {
  if (withdrawn.length === 0) return heard
  const isOut = ({ finding }: Mention) => withdrawn.some((id) => finding === id || finding.startsWith(`${id}.`))
  const isTold = ({ start }: Mention) => heard.clauses.some((each) => start >= each.start && start < each.end && tells.has(each.act))
  const stays = (mention: Mention) => mention.polarity !== 'present' || !isOut(mention) || isTold(mention)
  return { ...heard, mentions: heard.mentions.filter(stays), guessed: heard.guessed.filter((guess) => !isOut(guess)) }
}

/** Said beside the question where something comes from: it is none. */
const deniesBeside =
  /\b(?:not (?:me|i|true|right|correct|so)\b|never\b|no such|(?:is|was|are|were)n['’]?t (?:true|right|so)|wrong|nonsense|rubbish|made (?:it|that|this|them) up|(?:i|he|she|we) (?:do|does|did|have|has|am|is|was)(?: not|n['’]?t)\b(?! (?:understand|know|remember)\b)|i['’]?m not|take (?:it|that|this|them) out|remove (?:it|that|this|them)|nobody|no one|nothing of the (?:sort|kind))/i

/**
 * The parts of a message that disown something or ask where it comes from. In: the words, and the names that the patient was shown, each of which is
 * read whole. Out: each part with its place; what is only asked counts as disowned where the message says beside it that it is not so.
 */
export function disowned(given: string, names: readonly string[] = []): Disowned[] {
  const words = names.reduce((text, name) => text.replaceAll(name, name.replaceAll(/[^a-z0-9]/g, '_')), given.toLowerCase())
  return frames.flatMap(([how, pattern]) =>
    [...words.matchAll(pattern)].flatMap((match): Disowned[] => {
      const what = match.groups?.what?.trim() ?? ''
      if (!/[a-z]{2}/i.test(what)) return []
      const start = match.index + match[0].lastIndexOf(what)
      const rest = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`
      return [
        { words: what.toLowerCase(), start, end: start + what.length, how: how === 'asked' && deniesBeside.test(rest) ? 'disowned' : how },
      ]
    }),
  )
}

/** "You say not cloudy, but it IS": what the doctor says is so is denied by nobody. */
const isOfDoctor = (words: string, { start }: Disowned): boolean => doctorSays.test(words.slice(0, start))
const doctorSays =
  /\b(?:you|u)(?:['’]?re| are)? (?:still |just |now |keep |even )*(?:say|says|saying|said|wrote|put|list|listed|think|thought|told me)\b(?![^.!?;]*\bbut\b)[^.!?;]*$/i

/**
 * What was heard without what the message disowns or asks the origin of: "who said insulin?" tells of no insulin. What was read there is kept beside it.
 * In: the case before, what was heard in a later message of its talk, and its words. A plain denial counts where it names the very thing that is held.
 */
export function withoutDisowned(findings: Findings, before: ConsultationCase, heard: Hearing, words: string): Hearing {
  const isLight = isMadeLight(words, before)
  const isByName = (part: string) => heldByName(part, before, findings).some((id) => /[ _]/.test(part) || !id.startsWith('takes-'))
  const parts = disowned(words, shownNames(before, findings)).filter(
    (part) => part.how !== 'denied' || (!isLight && isByName(part.words) && !isDisbelieved(words, part) && !isOfDoctor(words, part)),
  )
  const struck = strikePart(words, isByName)
  if (struck !== null) parts.push(struck)
  if (parts.length === 0) return withoutWithdrawn(heard, before)
  const isIn = ({ end }: Mention, part: Disowned) => end > part.start && end <= part.end
  const isTold = (mention: Mention) => mention.polarity !== 'present' || !parts.some((part) => isIn(mention, part))
  const isNamed = (drug: string) => {
    const rest = parts.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), words)
    return !rest.toLowerCase().includes(drug.toLowerCase())
  }
  const { pregnant, ...person } = heard.person
  return {
    ...heard,
    // "Why does it say pregnancy" tells of none.
    person: pregnant === undefined || parts.some(({ words: part }) => /\bpregn/.test(part)) ? person : { ...person, pregnant },
    mentions: heard.mentions.filter(isTold),
    guessed: heard.guessed.filter(isTold),
    drugs: heard.drugs.filter((drug) => !isNamed(drug)),
    disowned: parts.map((part) => ({
      ...part,
      read: heard.mentions.filter((mention) => isIn(mention, part)),
    })),
  }
}
