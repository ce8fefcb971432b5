import type { Question, Understanding } from '../../case/model.ts'

const unknownAnswer =
  /^\W*(?:(?:um+|hm+|well|sorry|honestly|i)\W+)*(?:i )?(?:(?:do not|don['’]?t|dont|can['’]?t|cannot|couldn['’]?t) (?:really )?(?:know|remember|recall|tell|say)|dunno|idk|not sure|no idea|unsure|i['’]?m not sure|i am not sure|not certain|hard to (?:say|tell)|no clue|have ?n['’]?t (?:checked|measured|noticed|looked)|haven['’]?t checked|i forgot|unknown|skip|pass|who knows|maybe|perhaps|possibly|\?+)\b/i
const partlyAnswer =
  /^\W*(?:(?:um+|hm+|uh+|well|yes|yeah|it|i['’]?m|i am|it['’]?s|just|only|maybe)\W+)*(?:(?:just )?a (?:little|bit|tiny bit|little bit)|bit (?!of a (?:joke|question))|kind of|kinda|sort of|sorta|somewhat|slightly|sometimes|occasionally|now and then|on and off|partly|a touch|mildly|from time to time|only (?:a bit|a little|sometimes|when)|not (?:much|a lot|always|often|very)|i think so|probably|(?:it )?(?:could|might|may) (?:well )?be|it comes and goes)\b/i
const noAnswer =
  /^\W*(?:(?:um+|hm+|well|oh|so|actually|doctor|sorry|honestly)\W+)*(?:no|nope|nah|na|naw|none|never|not (?:really|at all|that i (?:know|noticed|can tell|am aware)|any(?:thing|more)?|so far|yet|now)|nothing|neither|negative|n|i (?:do not|don['’]?t|have ?n['’]?t|haven['’]?t|am not|did ?n['’]?t|didn['’]?t|can['’]?t say (?:so|i do))(?=\W*$|[,.!;]| (?:have|had|feel|felt|get|got|think|notice|noticed|any|really|actually|either|been|taken|take|smoke|drink|but|no)\b)|i['’]?m not(?=\W*$|[,.!;]| (?:pregnant|on|really|that|very|any|taking)\b)|it (?:does ?n['’]?t|doesn['’]?t|is ?n['’]?t|did ?n['’]?t)|she (?:does ?n['’]?t|has ?n['’]?t|is ?n['’]?t)|he (?:does ?n['’]?t|has ?n['’]?t|is ?n['’]?t)|don['’]?t (?:have|think so)|does ?n['’]?t|have ?n['’]?t|isn['’]?t|hasn['’]?t|absolutely not|of course not|definitely not|hardly|i doubt it)\b/i
const yesAnswer =
  /^\W*(?:(?:um+|hm+|well|oh|so|actually|doctor|sorry|unfortunately)\W+)*(?:yes|yeah|yea|yep|yup|yh|ya|y|aye|(?:sure|correct|right|true)(?=\W*$|[,.!;])|exactly|indeed|absolutely|definitely|certainly|of course|affirmative|uh[- ]?huh|mhm+|i (?:do|have|am|did|was|think i do)(?=\W*$|[,.!;]| (?:yes|indeed|a bit|sometimes|often|always|when|at|since|but|and)\b)|i['’]?m afraid so|it (?:does|is|did|has)(?=\W*$|[,.!;]| (?:yes|a bit|sometimes|often|always|when|if|at|after|before|very|really|quite|but|and|sort|kind)\b)|(?:she|he|they) (?:does|is|has|did|are|do|have)(?=\W*$|[,.!;]| (?:yes|a bit|sometimes|often|always|when|if|at|but|and)\b)|very much|a lot|all the time|both|all of (?:them|these|those)|always|quite|i guess so|all)\b/i
const noneOfThese =
  /\b(?:none of (?:these|those|them|the above|that)|no to all|not any of (?:these|those|them)|neither|no none|nothing (?:like (?:that|those|any of that)|of (?:the|that) (?:sort|kind)|else|from the list))\b|^\W*none\W*$/i
const ordinals: readonly RegExp[] = [
  /\b(?:the )?(?:first|1st)(?: one| option)?\b|^\W*(?:number |option )?1\W*$/i,
  /\b(?:the )?(?:second|2nd)(?: one| option)\b|^\W*(?:the )?second\W*$|^\W*(?:number |option )?2\W*$/i,
  /\b(?:the )?(?:third|3rd)(?: one| option)?\b|^\W*(?:number |option )?3\W*$/i,
  /\b(?:the )?(?:fourth|4th)(?: one| option)?\b|^\W*(?:number |option )?4\W*$/i,
  /\b(?:the )?(?:fifth|5th)(?: one| option)?\b|^\W*(?:number |option )?5\W*$/i,
  /\b(?:the )?(?:sixth|6th)(?: one| option)?\b|^\W*(?:number |option )?6\W*$/i,
]
const lastOne = /\bthe last (?:one|option)\b/i

/**
 * How the words answer the pending question: yes, no, partly, unknown, or null when they answer something else.
 * For a checklist "no" means none of its items.
 */
export function readAnswer(text: string, pending: Question | null): Understanding['answer'] {
  if (pending === null) return null
  const words = text.trim()
  const option = pending.options.find(({ id, label }) => sameWords(label, words) || sameWords(id, words))
  if (option !== undefined && ['yes', 'no', 'partly', 'unknown'].includes(option.id))
    return option.id as 'yes' | 'no' | 'partly' | 'unknown'
  if (deniesWhole(words) && pending.kind !== 'open') return 'no'
  // "I'm not pregnant" denies no list that does not ask of it.
  if (pending.kind === 'checklist' && ofPregnancy.test(words) && !pending.findings.some((id) => id.startsWith('pregnan'))) return null
  if (unknownAnswer.test(words)) return 'unknown'
  if (partlyAnswer.test(words)) return 'partly'
  if (noAnswer.test(words)) return 'no'
  if (yesAnswer.test(words)) return 'yes'
  return null
}

const ofPregnancy = /^\W*(?:but |well |and )*(?:i['’]?m|i am|i (?:do ?n['’]?t|do not) think i['’]?m) (?:not )?pregnant\b/i

/** "None of these", "nothing like that": said of the whole list. */
export function deniesWhole(words: string): boolean {
  return noneOfThese.test(words)
}

/** The items of a checklist that the words point at: "the second one", a label, or "all of them". Numbers from 0. */
export function readChosenItems(text: string, pending: Question | null): number[] {
  if (pending?.kind !== 'checklist') return []
  if (
    /\b(?:all of (?:them|these|those)|every one|all (?:three|four|five|six))\b|^\W*(?:yes\W+)?all\W*$/i.test(text) &&
    !/\b(?:not|no)\b/i.test(text)
  )
    return pending.findings.map((_, index) => index)
  const chosen = new Set<number>()
  ordinals.forEach((pattern, index) => {
    if (index < pending.findings.length && pattern.test(text)) chosen.add(index)
  })
  if (lastOne.test(text)) chosen.add(pending.findings.length - 1)
  pending.options.forEach(({ id, label }) => {
    const index = pending.findings.indexOf(id)
    if (
      index >= 0 &&
      text
        .toLowerCase()
        .split(/\s*[,;\n]\s*/)
        .some((part) => sameWords(part, label))
    )
      chosen.add(index)
  })
  return [...chosen].sort((a, b) => a - b)
}

function sameWords(a: string, b: string): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return bare(a) === bare(b) && bare(a) !== ''
}
