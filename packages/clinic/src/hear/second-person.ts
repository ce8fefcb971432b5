import type { Mention, Person } from '../case/model.ts'
import type { Clause } from './clause.ts'
import { lentMedicine } from './lent-medicine.ts'
import { hasOccasion, staysElsewhere } from './lexicon/beside-the-story.ts'

/** Somebody else who is spoken of in the middle of a consultation, with what was said of that person. */
export interface SecondPerson {
  /** "self", or who it is in the speaker's words. */
  relation: string
  words: string
  /** From where to where the words stand in the message. */
  start: number
  end: number
}

const kin =
  'mother|mum|mom|father|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|grandmother|grandma|gran|nan|grandfather|grandpa|grandad|grandson|granddaughter|aunt|uncle|niece|nephew|cousin|child|kid|baby|toddler|(?:little|wee|baby|young) (?:girl|boy|one|man|lad)|lad|lass|bairn|newborn|twin|grandchild|granny|nana|grandad|missus|hubby|fianc[eé]e?|colleague|roommate|housemate|mate|boss|friend|neighbour|neighbor|flatmate'
const named = new RegExp(
  String.raw`\b(?:my|our) (?:(?:\w+ |\d+[- ](?:year|month|week)[- ]old )?(${kin})(?:[ -]in[ -]law)?(?:['’]?s)?|\d+[- ](?:year|month|week)[- ]old)\b(?! (?:says?|sai?d|sed|sez|thinks?|thought|reckons?|told|tells|asked|mention(?:s|ed)|heard|read|wants|keeps saying|gave|brought|drove|took me|had|died|used to|always had|works|smokes))`,
  'i',
)
const happens =
  /\b(?:hasn['’]?t|haven['’]?t|doesn['’]?t|does not|keeps|stopped|started|has (?:just |also )?(?:had|come|gone|started|hurt|lost|swallowed|fallen|collapsed|cut|burnt|burned|eaten|taken|got|a|an|been)|just (?:swallowed|fell|collapsed|passed out|cut|burnt|burned|ate|drank|fainted|had)|fell|collapsed|swallowed|cannot|can['’]?t|won['’]?t|isn['’]?t|not breathing|is (?:having|being|not|sick|ill|choking|bleeding|burning|vomiting|in)|fainted|hurts?|aches?)\b/i
const ofMyself =
  /^\W*(?:(?:and|also|oh|plus|but|ok|okay|by the way|btw|one more thing|now)\W+)*(?:(?:as for )?me\W+)?(?:i have a question for me\W+)?(?:i|i['’]?m|im|i['’]?ve|ive)\b(?! (?:have |['’]ve |just |also )?(?:noticed?|seen|saw|given|gave|checked|check|measured|called|rang|tried|think|thought|know|told|said|put|took (?:him|her|his)|looked|found|can(?:['’]?t)? (?:see|feel|tell|hear)|want|wanted|need|am worried|worry|mean|meant|feel like (?:its|it))\b)/i
const ownBody = new RegExp(
  String.raw`^\W*(?:and|also|plus|but|oh)\W+my (?:own )?(?!(?:\w+ )?(?:${kin})\b)\w+ (?:is|are|hurts?|aches?|has|have|keeps?|feels?)\b`,
  'i',
)
const myOwn =
  /^\W*(?:and |also |now |then |but )?(?:what about )?me\b[\s,.:]|\b(?:me too|i keep|i['’]?ve|ive|for myself|for me\b|myself|and me\b|me,? i|i['’]?m (?:also )?having|i also (?:have|feel|got)|i (?:have|['’]ve got|got) (?:a|an|my|the|thrush|pain|this)|my own)\b/i

/** "My brother is in Hull", "it is my sister's hen do": where somebody is, and whose day it is, tells of no patient. */
function isOnlyMentioned(text: string): boolean {
  const found = named.exec(text)
  if (found === null) return false
  const behind = text
    .slice(found.index + found[0].length)
    .trim()
    .toLowerCase()
  return staysElsewhere(behind) || hasOccasion(behind)
}

/**
 * Who else is spoken of, where a consultation about one person is under way: "also my daughter has a rash". In: the clauses, what was read in
 * them, and whom the consultation is about. Null where nobody new is; a relative's opinion and an illness in the family are not meant.
 */
export function secondPerson(
  clauses: readonly Clause[],
  mentions: readonly Mention[],
  person: Person,
  isFelt: (finding: string) => boolean,
): SecondPerson | null {
  // "My brother has colchicine at home, can I take it?" is about the speaker.
  if (lentMedicine(clauses.map(({ text }) => text).join(' ')) !== null) return null
  for (const [place, clause] of clauses.entries()) {
    if (isOnlyMentioned(clause.text)) continue
    const isBeside = besides.has(clause.act) || (clause.act === 'answer' && person.relation === 'self')
    if (isBeside && ![happens, asksAbout, turnsToOther].some((pattern) => pattern.test(clause.text))) continue
    // "Can we talk about my son? He has a cough", "my baby is 8 weeks and hasn't had a wet nappy": what is told stands in the clauses behind.
    const isSubject = asksAbout.test(clause.text) || (named.test(clause.text) && !besides.has(clause.act))
    const behind = isSubject && person.relation === 'self' ? goingOn(clauses, place) : []
    const end = behind.at(-1)?.end ?? clause.end
    // "Will the thrush harm my baby?" tells of nobody's thoughts.
    const isAsked = clause.act.startsWith('ask-')
    const told = mentions.filter(
      ({ finding, start, polarity, temporality }) =>
        start >= clause.start &&
        start < end &&
        polarity === 'present' &&
        temporality === 'current' &&
        isFelt(finding) &&
        !(isAsked && finding.startsWith('harm-others')),
    )
    const relation =
      person.relation === 'self'
        ? otherNamed({ ...clause, text: [clause, ...behind].map(({ text }) => text).join(' ') }, told)
        : selfNamed(clause, told)
          ? 'self'
          : otherNamed(clause, told, person.relation)
    if (relation !== null) return withAfterwards(relation, clause, clauses.slice(place + 1), person.relation)
  }
  return null
}

const asksAbout = new RegExp(
  String.raw`\b(?:talk|ask|speak|tell (?:me|you)|question|worr(?:y|ied)|advice|help|is|are|was|look|chat|consult\w*)\b[^.!?]{0,24}\b(?:about|for|with|at|on) (?:my|our) (?:(?:\w+ )?(?:${kin})|\d+[- ](?:year|month|week)[- ]old)\b|^\W*(?:(?:now|and|also|next|then|actually|ok|okay|but)\W+)*(?:about|as for|regarding|what about) (?:my|our) (?:\w+ )?(?:${kin})\b|\bit(?:['’]?s)? (?:really |actually )?about my (?:\w+ )?(?:${kin})\b(?! says?)`,
  'i',
)

/** "It's my husband now", "now it's my mum": said outright, somebody else has the turn. */
export const turnsToOther = new RegExp(
  String.raw`\b(?:it['’]?s|its|it is|this is)(?: about| for)? my (?:\w+ )?(?:${kin})\W{1,3}now\b|\bnow,? (?:it['’]?s|its|it is|this is)(?: about| for)? my (?:\w+ )?(?:${kin})\b`,
  'i',
)

/** The clauses behind one that go on about "he" or "she". */
function goingOn(clauses: readonly Clause[], place: number): Clause[] {
  const after = clauses.slice(place + 1)
  const end = after.findIndex(({ text }) => !goesOn.test(text))
  return end < 0 ? after : after.slice(0, end)
}

const besides: ReadonlySet<string> = new Set(['opinion', 'family', 'past', 'correction', 'crisis', 'obstacle', 'refusal', 'hypothetical'])

function otherNamed({ text }: Clause, told: readonly Mention[], known = 'self'): string | null {
  const match = named.exec(text)
  const relation = match === null ? undefined : (match[1]?.toLowerCase() ?? 'child')
  if (match === null || relation === undefined) return null
  const isAnother = /\b(?:my|our) (?:other|older|elder|younger|eldest|youngest|second|big) $/i.test(
    text.slice(0, match.index + match[0].lastIndexOf(relation)),
  )
  if (!isAnother && (relation === known || sameChild(relation, known))) return null
  const [behind = ''] = text.slice(match.index + match[0].length).split(ofSpeaker)
  if (doesToSpeaker.test(text.slice(match.index + match[0].length))) return null
  const isTold = told.some(({ experiencer }) => experiencer !== 'patient') || told.length > 0
  if (!isTold && !happens.test(behind) && !onlyTurns.test(text)) return null
  return relation === known
    ? 'child'
    : relation.replace(/^(?:little|wee|baby|young) (?:one|lad|man)$/, 'child').replace(/^(?:little|wee|baby|young) /, '')
}

/** "Can I ask about my son?" tells nothing yet and wants to. */
const onlyTurns = new RegExp(
  String.raw`^\W*(?:(?:actually|ok|okay|so|and|now|also|sorry|please|hi)\W+)*(?:can|could|may|shall) (?:i|we) (?:also |just |please )*(?:ask|talk|speak|tell you)\b[^.!?]{0,24}\babout (?:my|our) (?:\w+ )?(?:${kin})\W*(?:instead|please|too|as well|now)?\W*$`,
  'i',
)

/** "My husband won't let me see the midwife": what is done to the speaker makes nobody else ill. */
const doesToSpeaker = /^(?: (?!i\b|and\b|but\b|who\b)\w+){1,5} (?:me|my|us)\b/i

/** From here on the speaker tells of himself: "my wife is cross if I can't go". */
const ofSpeaker = /\b(?:i|i['’]m|im|i['’]ve|ive|me|myself)\b/i

function selfNamed({ text }: Clause, told: readonly Mention[]): boolean {
  if (told.length > 0 && ownBody.test(text)) return true
  return told.length > 0 && ofMyself.test(text) && (myOwn.test(text) || /^\W*(?:and|also|plus|oh)\b/i.test(text))
}

const children = /^(?:child|kid|baby|toddler|son|daughter)$/
const sameChild = (one: string, other: string) =>
  children.test(one) &&
  children.test(other) &&
  (one === 'child' || other === 'child' || one === 'baby' || other === 'baby' || one === 'toddler' || one === 'kid')
const goesOn =
  /^\W*(?:(?:and|but|just|then|now|also|so)\W+)*(?:he|she|his|her|hes|shes|he['’]s|she['’]s|they|it|has|hasn['’]?t|is|isn['’]?t|was|keeps?|fell|won['’]?t|cannot|can['’]?t|does|doesn['’]?t|looks?|feels?|seems?|started|stopped|got|had|hates?|bleeding|vomiting|crying|not)\b/i

/** What follows about "she" or "he" is of the same person, unless the one before is called so as well. */
function withAfterwards(relation: string, clause: Clause, after: readonly Clause[], before: string): SecondPerson {
  let { end, text } = clause
  if (relation !== 'self' && before === 'self')
    for (const next of after) {
      if (!goesOn.test(next.text)) break
      end = next.end
      text = `${text}. ${next.text}`
    }
  return { relation, words: text, start: clause.start, end }
}
