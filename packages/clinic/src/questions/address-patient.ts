/** Those whose relation reads with "your": "your daughter". */
function subjectOf(relation: string): string {
  return relation === 'patient' || relation === 'other' ? 'the patient' : `your ${relation}`
}

/** How the patient is named in a sentence: "you", "your daughter", "the patient". */
export function patientName(relation: string): string {
  return relation === 'self' ? 'you' : subjectOf(relation)
}

interface Pronouns {
  subject: string
  object: string
  possessive: string
  reflexive: string
}

const women =
  /^(?:mother|mum|mom|mummy|mama|sister|daughter|wife|grand(?:mother|ma|daughter)|granny|nan|gran|aunt|niece|girl|girlfriend|stepdaughter|fiancee)$/
const men = /^(?:father|dad|papa|brother|son|husband|grand(?:father|pa|son)|grandad|uncle|nephew|boy|boyfriend|stepson|fiance)$/

function pronounsOf(relation: string): Pronouns {
  if (women.test(relation)) return { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' }
  if (men.test(relation)) return { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' }
  return { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' }
}

const openings: readonly (readonly [RegExp, string])[] = [
  [/^Do you\b/, 'Does {subject}'],
  [/^Are you\b/, 'Is {subject}'],
  [/^Have you\b/, 'Has {subject}'],
  [/^(Did|Can|Could|Will|Would|Were) you\b/, '$1 {subject}'],
]

/** Turns a question to "you" into one about the person who is ill; unchanged where the patient speaks for himself. */
export function addressPatient(question: string, relation: string): string {
  if (relation === 'self') return question
  const who = pronounsOf(relation)
  const isOne = who.subject !== 'they'
  let text = question
  for (const [pattern, replacement] of openings) {
    if (pattern.test(text)) {
      text = text.replace(pattern, replacement.replace('{subject}', subjectOf(relation)).replace('Were ', 'Was '))
      break
    }
  }
  return text
    .replace(/\byou are\b/g, isOne ? `${who.subject} is` : 'they are')
    .replace(/\byou have\b/g, isOne ? `${who.subject} has` : 'they have')
    .replace(
      /\byour(?! (?:daughter|son|child|baby|mother|father|wife|husband|partner|friend|brother|sister|grandmother|grandfather))\b/g,
      who.possessive,
    )
    .replace(/\byourself\b/g, who.reflexive)
    .replace(/\b(to|for|with|of|on|in|by|near|around|helps?|stops?|wakes?|makes?|hurts?|troubles?|bothers?) you\b/g, `$1 ${who.object}`)
    .replace(/\byou\b/g, who.subject)
}
