import type { ConsultationCase } from '../../case/case.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'

const kin =
  'mother|mum|mom|mam|father|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|gran|nan|grandma|grandad|grandpa|aunt|uncle|niece|nephew|cousin|child|kid|baby|toddler|little one|boy|girl|friend|neighbour|neighbor|flatmate|mate'
const notMine = new RegExp(
  String.raw`\b(?:wasn['’]?t|isn['’]?t|weren['’]?t|aren['’]?t|was not|is not|were not|are not|not) my (?:own )?([a-z]+)[\s,.;!]+(?:but |actually |sorry )?(?:(?:it|that|this|they|those|its|it['’]?s|that['’]?s|thats)(?: was| were| is| are)? )?(?:(?:in|on|from) )?(?:my (?:\w+ )?(?:${kin})|his|hers|her|theirs)(?:['’]?s)?\b`,
  'i',
)
const theirs = new RegExp(
  String.raw`\b(?:the |that |this |those )?([a-z]+) (?:was|is|were|are|belongs? to)(?:n['’]?t mine[\s,.;]+(?:it|that|they)(?: was| is| were| are|['’]?s)?| not mine[\s,.;]+(?:it|that|they)(?: was| is| were| are|['’]?s)?) (?:my (?:\w+ )?(?:${kin})|his|hers|theirs)(?:['’]?s)?\b`,
  'i',
)
const belongs = new RegExp(
  String.raw`\b((?:[a-z]+ ){0,3}?[a-z]+) (?:that )?(?:was|is|were|are) (?:only |from )?(?:my (?:\w+ )?(?:${kin})|his|hers|theirs|him|her)(?:['’]?s)?\W+(?:and )?not (?:me|mine|my)\b`,
  'i',
)
const general = /^(?:fault|idea|words?|question|problem|business|name|mistake|bad|turn|medicine|tablets?|pills?)$/i

/** "It wasn't my stool, it was my daughter's": the told facts that are somebody else's; null where the message says so of none. */
export function ofAnother(text: string, before: ConsultationCase, findings: ReadonlyMap<string, PackedFinding>): readonly string[] | null {
  const thing = [notMine, theirs, belongs].map((pattern) => pattern.exec(text)?.[1]?.toLowerCase()).find((each) => each !== undefined)
  if (thing === undefined || general.test(thing)) return null
  const words = (thing.match(/[a-z]{3,}/g) ?? []).filter((word) => !empty.test(word))
  const found = Object.values(before.observations).filter(({ polarity, source, finding, text: told }) => {
    const own = `${told} ${findings.get(finding)?.name ?? ''}`.toLowerCase()
    const isNamed = (word: string) =>
      [word, ...(sameThing[word] ?? [])].some((each) => new RegExp(String.raw`\b${each.replace(/s$/, '')}`).test(own))
    return polarity === 'present' && source === 'told' && words.length > 0 && words.every(isNamed)
  })
  return found.length > 0 ? found.map(({ finding }) => finding) : null
}

const empty = /^(?:the|that|this|those|and|but|actually|sorry|with|was|from|for|has|had|have|only|just)$/

/** Lay words beside those of the names. */
const sameThing: Readonly<Record<string, readonly string[]>> = {
  poo: ['stool'],
  poop: ['stool'],
  motion: ['stool'],
  nappy: ['stool', 'urine'],
  wee: ['urine'],
  pee: ['urine'],
  belly: ['tummy', 'stomach'],
  tummy: ['belly', 'stomach'],
  stomach: ['belly', 'tummy'],
  skin: ['rash'],
  temperature: ['fever'],
}
