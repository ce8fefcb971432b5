import type { ConsultationCase } from '../../case/case.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { namedAsShown } from './said-in-protest.ts'

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
const general = /^(?:fault|idea|words?|question|problem|business|name|mistake|bad|turn|medicine|tablets?|pills?)$/i

/** "It wasn't my stool, it was my daughter's": the told facts that are somebody else's; null where the message says so of none. */
export function ofAnother(text: string, before: ConsultationCase, findings: ReadonlyMap<string, PackedFinding>): readonly string[] | null {
  const thing = (notMine.exec(text) ?? theirs.exec(text))?.[1]?.toLowerCase()
  if (thing === undefined || general.test(thing)) return null
  const stem = thing.replace(/s$/, '')
  const byName = namedAsShown(sameThing[stem] ?? thing, before, findings)
  const byWord = Object.values(before.observations)
    .filter(
      ({ polarity, source, text: told }) =>
        polarity === 'present' && source === 'told' && new RegExp(String.raw`\b${stem}`, 'i').test(told),
    )
    .map(({ finding }) => finding)
  const found = [...new Set([...byName, ...byWord])]
  return found.length > 0 ? found : null
}

/** Lay words beside those of the names. */
const sameThing: Readonly<Record<string, string>> = {
  poo: 'stool poo',
  poop: 'stool poo',
  motion: 'stool',
  nappy: 'stool urine',
  wee: 'urine',
  pee: 'urine',
  belly: 'belly tummy stomach',
  tummy: 'belly tummy stomach',
  skin: 'rash skin',
  temperature: 'fever temperature',
}
