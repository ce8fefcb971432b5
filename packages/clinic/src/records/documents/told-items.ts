import type { DocumentLine } from './document-lines.ts'
import type { Section } from './letter-headings.ts'

/** Words under a heading, or told in a sentence. */
export interface Item {
  section: Section
  text: string
  line: DocumentLine
  /** The line also tells of something else: what the item says is not all of it. */
  isTold: boolean
  /** It counts only where it is the name of an illness. */
  isOnlyKnown?: boolean
}

const allergyTold =
  /\b(?:(?:came|comes|broke|breaks) out in (?:an? )?(?:\w+ )?(?:rash|hives|spots) (?:with|to|from|after|on)|(?:developed|develops|had|gets?|got) (?:an? )?(?:\w+ )?(?:rash|hives|urticaria|cough|angio-?o?edema|anaphylaxis) (?:with|to|from|after|on)|(?:cannot|can't|could not|unable to|does not|did not) tolerate|(?:cannot|can't) (?:take|have)(?= [\w -]{3,40}? (?:because|as|since) (?:it|they) (?:makes?|made|gives?|gave|causes?|caused)\b)|(?:is |are |was |an |a )?allerg(?:ic|y|ies) to:?|intoleran(?:t|ce) (?:of|to)|(?:she|he|patient|pt) (?:is|was) (?:very |highly )?sensitive to|anaphylaxis to|reacted (?:badly )?to|(?:had|has|have|reports?) (?:an? )?(?:\w+ )?reaction to)\s+/i
const allergyNamed = /\b([a-z]{4,}(?: [a-z]{4,})?)[- ](?:allergy|allergic)\b/i
/** Of whom or of what an allergy is told that is not the patient's own: denied, a relative's, or only asked. */
const notOwn =
  /\b(?:not|no|denies|without|nil|never)\b[^.]{0,30}$|\b(?:if|whether|unless|in case|(?:people|patients|those|anyone|children|persons) (?:who|with))\b[^.]{0,40}$|\b(?:mother|father|mum|mom|dad|parents?|brothers?|sisters?|siblings?|son|daughter|uncles?|aunts?|grand\w+|wife|husband|family)\b(?![^.]*\b(?:says?|said|reports?|reported|states?|stated|tells?|told|thinks?|believes?|mentions?|mentioned|confirms?|confirmed)\b)[^.]{0,40}$/i
/** What once was held for an allergy and is none. */
const takenBack = /\b(?:de-?label\w*|ruled out|excluded|disproved|refuted|removed|no longer|tested negative|outgrown|grown out of)\b/i
const followUpTold =
  /\bfollow(?:ed)?[- ]?up (?:in|with|on|at|by)\b|\b(?:return|review(?:ed)?|see|seen|appointment) (?:to|in|with|on|at|by)\b[^.]*\b(?:weeks?|months?|days?|clinic|gp|doctor)\b/i

/** What is told of a visit that has been. */
const past = /\b(?:thank you for|(?:I|we) (?:reviewed|saw|met)|(?:was|were|been) (?:seen|reviewed)|your referral)\b/i
/** Names of operations and of what is done with instruments. */
export const surgery =
  /\b(?:(?:cataract|squint|strabismus|eye|laser|heart|cardiac|valve|bypass|vascular|back|spinal|hip|knee|shoulder|hand|foot|bowel|gastric|bariatric|abdominal|hernia|sinus|brain|thyroid|breast|prostate|plastic) surgery|\w+ectomy|\w+plasty|\w+otomy|\w+ostomy|bypass|cabg|pci|stent(?:ing)?|replacement|repair|c(?:a?esarean)?[- ]section|transplant|ablation|(?:pacemaker|icd|defibrillator)(?:,? (?:was )?(?:insertion|implantation|inserted|implanted|fitted))|endoscopy|colonoscopy|biopsy|fixation|orif|angiogra\w+)\b/i
/** The allergies, else the illness of the family, the diagnosis, procedure or follow-up that a sentence tells. */
export function toldIn(text: string, line: DocumentLine): Item[] {
  const allergies = toldAllergies(text, line)
  if (allergies.length > 0) return allergies
  const family = toldFamily(text, line)
  if (family !== null) return [family]
  const background = toldBackground(text, line)
  if (background.length > 0) return background
  const other = toldOther(text, line)
  return other ? [other] : []
}

/** "There is a family history of asthma (mother)". */
function toldFamily(text: string, line: DocumentLine): Item | null {
  const told = /\bfamily history (?:of|includes)\s+/i.exec(text)
  if (told === null || /\b(?:no|not|without|denies|denied|negative|nil|never)\b[^.]{0,30}$/i.test(text.slice(0, told.index))) return null
  return { section: 'family', text: text.slice(told.index + told[0].length).replace(/[.;](?:\s.*)?$/, ''), line, isTold: true }
}

const backgroundTold =
  /\b(?:(?:has|with|have) an? (?:past |medical )*(?:background|history) of|background (?:history )?(?:of|includes)|co-?morbidities (?:of|include)|admitted (?:[\w/]+ ){0,8}with|you saw [^:]{3,40} for:|(?:issues|problems|conditions|diagnoses)(?: that)? (?:(?:were|was) )?(?:addressed|discussed|reviewed)(?: today)?:|reason for (?:admission|visit):)\s+/i

/** What somebody is said to have beside other things; each counts only where it is the name of an illness (read-sections.ts). */
function toldBackground(text: string, line: DocumentLine): Item[] {
  const told = backgroundTold.exec(text)
  if (told === null || /\b(?:no|not|denies|family)\b[^.]{0,20}$/i.test(text.slice(0, told.index))) return []
  return text
    .slice(told.index + told[0].length)
    .replace(/\.(?:\s.*)?$/, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((piece) => ({ section: 'diagnosis', text: piece, line, isTold: true, isOnlyKnown: true }))
}

/** The allergies that a sentence tells. */
export function toldAllergies(text: string, line: DocumentLine): Item[] {
  const told = [...text.matchAll(new RegExp(allergyTold.source, 'gi'))]
  const items = told.flatMap(({ 0: words, index }, place): Item[] => {
    const isTolerance = /\btolerate\s+$/i.test(words)
    return notOwn.test(text.slice(0, isTolerance ? index : index + words.length))
      ? []
      : [{ section: 'allergy', text: text.slice(index + words.length, told[place + 1]?.index), line, isTold: true }]
  })
  if (items.length > 0) return items
  const named = allergyNamed.exec(text)
  const isOwn =
    named?.[1] !== undefined &&
    !/^(?:drug|food|known|seasonal|nasal|severe|with|this|that|have|true|skin|patient)$/i.test(named[1]) &&
    !notOwn.test(text.slice(0, named.index)) &&
    !takenBack.test(text.slice(named.index))
  return isOwn ? [{ section: 'allergy', text: named?.[1] ?? '', line, isTold: true }] : []
}

function toldOther(text: string, line: DocumentLine): Item | null {
  const diagnosed = /\b(?:diagnosed with|diagnosis of|known to have)\s+/i.exec(text)
  if (diagnosed)
    return { section: 'diagnosis', text: text.slice(diagnosed.index + diagnosed[0].length).replace(/[.,;].*$/, ''), line, isTold: true }
  const underwent = /\bunderwent (?:an? |the |another )?([^.;,]*)/i
    .exec(text)?.[1]
    ?.replace(/\s+(?:which|who|that|and|showing|with|by|under)\b.*$/i, '')
  if (underwent && surgery.test(underwent)) return { section: 'procedure', text: underwent, line, isTold: true }
  if (followUpTold.test(text) && !past.test(text)) return { section: 'follow-up', text, line, isTold: true }
  return null
}
