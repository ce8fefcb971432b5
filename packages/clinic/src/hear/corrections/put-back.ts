import type { ConsultationCase } from '../../case/case.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Hearing } from '../hearing.ts'
import { isDisbelieved } from '../told-stands.ts'
import type { Correction } from './correction.ts'

type Findings = ReadonlyMap<string, PackedFinding>

const sentences = /[^.!?\n]+[.!?]*/g
/** "Why did you take out low mood", "put it back": what was taken out is wanted back. */
const wantsBack =
  /\b(?:why|how come)\b[^.!?]{0,20}\b(?:take|took|taken|taking|remove[ds]?|delete[ds]?|drop(?:ped)?|cross(?:ed)?|strike|struck|leave|left)\b|\bput (?:it|that|this|them|the [\w ]{2,30}?|[\w ]{2,30}?) back\b|\b(?:do ?n['’]?t|do not|never|should ?n['’]?t have|didn['’]?t (?:ask|want|tell) you to|not meant to) (?:take|remove|delete|drop|cross|took)\b|\byou (?:took|removed|deleted|dropped|left|crossed) (?:out|off)?\b/i
/** "I told you two times it IS cloudy", "I did say I was sick", "he was sick 5 times i said". */
const saidSo =
  /\b(?:i|we)(?:['’]?ve| have| did)? (?:already |just |clearly |literally |\w+ times? )*(?:told|tell|said|say|wrote|mentioned)\b|\btold you\b|\bas i said\b|\b(?:IS|ARE|DO|DOES|HAVE|HAS|WAS|DID)\b|\b(?:i|he|she|it|they|we) (?:do|does|did) (?:have|feel|get|hurt|smell|look)\b|\b(?:i|he|she|it|they|we)(?:['’]?(?:ve|s|re|m))? (?:(?:do|does|am|is|are) )?still (?:have|has|got|get|gets|feel|feels|do|am|is|are|swollen|cough\w*)\b/
const denials = /\b(?:no|not|never|none|without|nor|nobody|nothing)\b|n['’]t\b|\b(?:dont|doesnt|didnt|isnt|wasnt|havent|hasnt)\b/i
/** Where a sentence turns from what the doctor put down to what is so. */
const turns = /,? ?\b(?:but|because|when|cos)\b ?|, ?(?=(?:i|he|she|it|they|we|and|they)\b)|!+ ?/i

/** Words of a name that many names share. */
const general = new Set(
  'pain ache sore feeling feel felt with your that this from have been when after before and for not more than less very most few last weeks days months years time part side using use take taken takes taking recent having being getting somebody something other another hard easy new long short like such one two both while during over under body symptom problem trouble the urine stool skin chest belly head back leg arm foot hand eye ear nose throat mouth birth child baby high low blood bad known history strong severe knee hip shoulder wrist ankle toe finger neck jaw tongue lip face nose calf thigh groin breast tooth heart lung kidney bladder bowel muscle joint bone nail hair medicine tablet night day'.split(
    ' ',
  ),
)

/**
 * What a reproach wants put back: a thing that the doctor denies or has taken out, which the patient told. In: the case before, what was heard, the
 * names of findings. Out: the findings that its words name; null where it names none.
 */
export function putBack(before: ConsultationCase, heard: Hearing, findings: Findings): Extract<Correction, { kind: 'put-back' }> | null {
  const text = heard.clauses.map((clause) => clause.text).join(' ')
  const parts = [...text.matchAll(sentences)].map(([sentence]) => sentence)
  const wanted = parts.filter((part) => wantsBack.test(part))
  const out = wanted.length === 0 ? [] : takenOut(before)
  const inWish = named(wanted.join(' '), out, findings)
  // "I DO have it!! Put it back": the name stands beside the wish.
  const back = inWish.length > 0 ? inWish : named(parts.filter((part) => !denials.test(part)).join(' '), out, findings)
  const denied = Object.values(before.observations)
    .filter(
      ({ polarity, source, temporality }) =>
        (polarity === 'absent' && source !== 'measured' && source !== 'document') || (polarity === 'present' && temporality === 'past'),
    )
    .map(({ finding }) => finding)
  const isDoubting = parts.some((part) => isDisbelieved(part, { start: 0 }))
  const own = parts.flatMap((part, at) => {
    const affirmed = part.split(turns).filter((each) => !denials.test(each))
    if (saidSo.test(part)) return affirmed
    // "No vomiting?? He was sick five times": the name stands in what is not believed.
    return isDoubting && isDisbelieved(part, { start: 0 }) && parts.slice(at + 1).some((each) => saidSo.test(each)) ? [part] : []
  })
  const anew = named(own.join(' '), denied, findings)
  const all = [...new Set([...back, ...anew])]
  return all.length === 0 ? null : { kind: 'put-back', findings: all }
}

function takenOut({ withdrawn = [], observations }: ConsultationCase): string[] {
  const denied = Object.values(observations).filter(({ polarity }) => polarity === 'absent')
  return [...withdrawn.filter((id) => observations[id]?.polarity !== 'present'), ...denied.map(({ finding }) => finding)]
}

/** Those whose name the words hold: all of it, or, where none is named so, all that is its own but a place that goes without saying. */
function named(words: string, ids: readonly string[], findings: Findings): string[] {
  const said = new Set(stems(words))
  const left = ids.map((id) => ({ id, missing: stems(findings.get(id)?.name ?? '').filter((stem) => !said.has(stem)) }))
  const whole = left.filter(({ id, missing }) => missing.length === 0 && isOwn(id, said, findings))
  const most = left.filter(
    ({ id, missing }) => findings.get(id)?.grave !== true && missing.every((stem) => unsaid.has(stem)) && isOwn(id, said, findings),
  )
  return (whole.length > 0 ? whole : most).map(({ id }) => id)
}

/** Whether a word is said that not every other name has as well; a name of nothing else is said as a whole. */
function isOwn(id: string, said: ReadonlySet<string>, findings: Findings): boolean {
  const all = stems(findings.get(id)?.name ?? '')
  const own = all.filter((stem) => !generalStems.has(stem))
  return own.length > 0 ? own.every((stem) => said.has(stem)) : all.length > 0 && all.every((stem) => said.has(stem))
}

const stemLetters = 5
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:ies|s)$/, '').slice(0, stemLetters))
const generalStems = new Set([...general].flatMap(stems))
/** What a name has beside its own word and a reproach leaves out: "it IS cloudy", of the urine. */
const unsaid = new Set(['urine stool skin strong feeling feel the your from with and bouts'].flatMap(stems))
