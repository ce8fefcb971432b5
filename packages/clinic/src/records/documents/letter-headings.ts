import type { DocumentLine } from './document-lines.ts'
import { isMedicineName } from './medicine-names.ts'
import { beginsWithAllergen, isAboveList, isAllergen } from './read-allergies.ts'
import { sampleHeading } from './sample-letters.ts'

/** What a part of a letter tells of. */
export type Section = 'diagnosis' | 'history' | 'allergy' | 'procedure' | 'follow-up' | 'medication' | 'family' | 'immunisation' | 'other'

/** Over the medicines that a crew or an emergency room gave, once. */
export const givenOnTheWay =
  /^(?:(?:(?:treatments?|medic(?:ations?|ines?)|meds|drugs?)(?: (?:given|administered|used))? (?:by (?:the )?(?:ambulance|crew|paramedics?)|on scene|at (?:the )?scene|en route|pre-?hospital|in (?:the )?(?:ambulance|ed|a&e|emergency (?:department|room)))(?: crew)?|pre-?hospital (?:treatment|medic(?:ations?|ines?)|drugs)|(?:medic(?:ations?|ines?)|meds|drugs) administered|administered(?= ?:)|crew (?:treatment|medic(?:ations?|ines?)|drugs)))\b/i

const headings: readonly (readonly [Section, RegExp])[] = [
  ['family', /^(?:family (?:medical )?history|fhx?)\b/i],
  [
    'allergy',
    /^(?:(?:(?:warnings?|alerts?|cautions?|medical alerts?) ?(?:\/|and|&) ?)?(?:(?:drug|medication|medicine|known|food|documented|your|current|any|patient|reported|recorded)(?: (?:and|&|or))? )*(?:allerg(?:y|ies|ic(?= ?[:-]))|sensitivit(?:y|ies)|intolerances?|hypersensitivit(?:y|ies))(?: status| list| history| information| details| noted| summary| profile| alerts?| record)?(?: ?(?:and|&|\/|,) ?(?:intolerances?|allerg(?:y|ies)|adverse (?:drug )?reactions?|(?:drug )?reactions?|side[- ]effects|sensitivit(?:y|ies)|alerts?|adr'?s?))*(?: as (?:of|at) [\d/. -]{6,11}\d)?|allergic reactions?|(?:adverse |drug )*reactions?(?: to (?:drugs?|medic(?:ines?|ations?)))?|adr'?s?|alerts?|allergens?|(?:food|environmental)(?= ?:)|(?:patient (?:is )?|known )?allergic to)\b/i,
  ],
  ['immunisation', /^(?:immuni[sz]ations?|vaccin(?:ations?|es?))(?: (?:history|record|status|given|administered))?\b/i],
  // What others gave on the way is not taken at home: document-medicines.ts.
  ['medication', givenOnTheWay],
  [
    'medication',
    /^(?:(?:your |my )?(?:current|discharge|home|regular|prescribed|new|admission|active|ongoing|repeat|acute|continuing|changed|unchanged|stopped|discontinued|past|previous|former|old)?\s*(?:medic(?:ations?|ines?)|drugs?|treatment|therapy|scripts?)(?: (?:list(?: as (?:of|at) .{4,40})?|history|on (?:admission|discharge)|at (?:admission|discharge)|prescribed|changes?|to (?:continue|take|start|stop)|started|stopped|dispensed|supplied|advised|given))?|prescriptions?|rx|ttos?|ttas?|stopped|discontinued|ceased|(?:start|stop|continue|keep) taking(?: (?:these|the following))?(?: medic(?:ations?|ines?))?)\b/i,
  ],
  [
    'history',
    /^(?:(?:active|inactive|current|resolved) past (?:medical |surgical )?history|past (?:medical|surgical|psychiatric|medical and surgical|medical & surgical)? ?history|medical history|past history|background(?: history)?|pmhx?|pmh|co-?morbidities|known conditions|chronic conditions|(?:active |current |significant |health )?problem(?:s| list)|known with|k\/c\/o|known case of|(?:minor|major|significant|resolved) (?:past(?: history)?|problems?)|active (?:diagnoses|conditions)|inactive problems|long[- ]term conditions|(?:past |previous )?(?:ocular|ophthalmic|eye|cardiac|respiratory|neurological|renal|psychiatric|mental health|obstetric|gyna?ecological) (?:medical )?history|general health(?= ?[:-])|(?:relevant|significant) (?:past )?(?:medical )?history)\b/i,
  ],
  [
    'diagnosis',
    /^(?:(?:primary|principal|main|final|working|provisional|discharge|admission|admitting|secondary|additional|other|new|clinical|current|ed|confirmed|established|presumptive)?(?: (?:discharge|admission))?\s*diagnos[ei]s(?: (?:on|at) (?:admission|discharge))?|secondary|icd[- ]?10(?:-cm)?(?: codes?)?|(?:(?:primary|provisional|clinical|working|crew) )?impression|(?:clinical )?opinion(?= ?[:-])|assessment|assessment (?:and|&|\/) plan|conclusions?|dx)\b/i,
  ],
  [
    'procedure',
    /^(?:(?:past |previous |principal |operations?|surgical)?\s*(?:procedures?|operations?|interventions?)(?: (?:performed|carried out|done|undertaken|and dates?|this admission))*|surger(?:y|ies)|(?:past )?surgical history|pshx?)\b/i,
  ],
  [
    'follow-up',
    /^(?:follow[- ]?up(?: (?:plan|appointments?|instructions?|arrangements?|care))?|next (?:appointment|review|visit|steps?)|appointments?|review(?: date)?|return(?: visit)?|plan(?: and (?:follow[- ]?up|recommendations))?|actions? (?:for|required by) (?:the )?(?:gp|patient|hospital)|recommendations?|gp to (?:do|action)|requests? (?:for|to) (?:gp|the gp))\b/i,
  ],
  [
    'other',
    /^(?:history of (?:present(?:ing)?|the present) (?:illness|complaint)|hpi|presenting complaints?|chief complaint|reason for (?:admission|visit|referral)|examination|physical exam(?:ination)?|vital signs|observations|investigations?|results?|laboratory(?: results)?|imaging|radiology|ecg|echo(?:cardiogram)?|chest x-?ray|ct\b.*|mri\b.*|social history|clinical (?:course|history|summary|findings|details|narrative)|hospital course|course in hospital|progress|summary|patient(?: details| information)?|comments?|notes?|findings|dear|sincerely|yours|signed|signature|cc|copy to|review of systems|systems review|subjective|objective|advice|information given|instructions?|report|condition (?:on|at) discharge|discharge (?:summary|instructions?|letter|condition|date|destination)|date|admission date|date of|consultant|ward|hospital|gp (?:details|practice)|diet|activity|prescriber|dispensing|pharmacy|weight|lifestyle|smoking|alcohol|occupation|functional|mental (?:state|capacity)|safeguarding|legal)\b/i,
  ],
]

/** The words with which a letter takes leave. */
const leave = /^(?:yours|sincerely|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|many thanks)\b.{0,40}$/i
/** "Procedure    Result    Units" is the head of a table of tests. */
const tableHead = /\b(?:results?|units?|ref\.? range)\b/i

/** A heading, what stands behind it, and where that begins. */
interface Heading {
  section: Section
  words: string
  rest: string
  restStart: number
}

const apart = /^(?:CURRENT|DISCHARGE|HOME|REGULAR)?MEDICATIONS?$/

/** The heading that a statement is or begins with, and what stands behind it; null where it begins with none. */
export function headingOf(line: DocumentLine): Heading | null {
  // In pictures the letters of a heading are taken apart: "MEDICAT ION".
  const [first] = line.cells
  const sample = sampleHeading(line)
  if (sample) {
    const { section, length } = sample
    return { section, words: line.text.slice(0, length), rest: line.text.slice(length).replaceAll('\t', ' ').trim(), restStart: length }
  }
  if (line.recognised && first?.text.includes(' ') && apart.test(first.text.replaceAll(' ', '')))
    return { section: 'medication', words: first.text, rest: '', restStart: line.text.length }
  const lead = /^[\s#*_•·-]*(?:\d{1,2}[.)]\s+(?=[A-Z]))?/.exec(line.text)?.[0].length ?? 0
  const text = line.text.slice(lead).replaceAll('\t', ' ')
  for (const [section, pattern] of headings) {
    const words = pattern.exec(text)?.[0]
    if (words === undefined || (section === 'procedure' && tableHead.test(text))) continue
    const after = text.slice(words.length)
    const colon = /^\s*(?:[([][^)\]]*[)\]]\s*)?[*_]*(?::|\.{3,}|=|->|→|\?\s*:?|–|—|-(?=\s)|\s-)\s*/.exec(after)
    const rest = (length: number) => {
      const behind = after.slice(length).trim()
      const isHeadOnly = section === 'allergy' && isAboveList(behind)
      return { section, words, rest: isHeadOnly ? '' : behind, restStart: lead + words.length + length }
    }
    if (colon) return rest(colon[0].length)
    const isAlone = /^[\s*_#=-]*$/.test(after) || (/^[A-Z][A-Z\s/&()-]+$/.test(text.trim()) && text.trim().length < 60)
    if (isAlone) return rest(after.length)
    if (line.cells.length > 1 && line.cells[0]?.text.length === words.length) return rest(0)
    if (section === 'allergy' && /allerg/i.test(words) && beginsWithAllergen(after.trimStart())) return rest(0)
  }
  return headingWithoutName(line, text, lead)
}

/** A heading that we have no name for, or the leave of a letter: it ends the section before it. */
function headingWithoutName(line: DocumentLine, text: string, lead: number): Heading | null {
  if (leave.test(text)) return { section: 'other', words: text, rest: '', restStart: line.text.length }
  const own = /^([A-Z][A-Za-z /&'-]{2,40}):\s*/.exec(text)
  // A line of a list, or a medicine with what is said of it, is none.
  if (own && !/[•*·-]/.test(line.text.slice(0, lead)) && !isMedicineName(own[1] ?? '') && !isAllergen(own[1] ?? ''))
    return { section: 'other', words: own[1] ?? '', rest: text.slice(own[0].length).trim(), restStart: lead + own[0].length }
  return /^[A-Z][A-Z /&-]{4,40}\s*$/.test(text) && !/ALLERG/.test(text) && !beginsWithAllergen(text)
    ? { section: 'other', words: text.trim(), rest: '', restStart: line.text.length }
    : null
}
