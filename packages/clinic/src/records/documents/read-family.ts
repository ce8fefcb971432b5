import type { LabFinding } from './judge-lab-value.ts'
import { familyPrefix } from './remembered-document.ts'

const relatives =
  /\b(?:(?:maternal|paternal|half|step|grand|great)[- ]?)*(?:mother|father|mum|mom|dad|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|aunts?|uncles?|cousins?|grand(?:mother|father|parents?|ma|pa))\b/i
const none = /\b(?:no|nil|none|not|nothing|denies|denied|negative|unremarkable|non-?contributory|unknown|adopted)\b/i
/** What stands behind an illness: when it came, and whose it was. */
const remark = /\s*(?:\([^)]*\)?|\b(?:at|aged?|in|from|since|on|diagnosed|on (?:his|her|the)|when)\b.*)$/i

/** The illnesses of the family that words tell, each with whose it was where that is told. In: what of words is the name of an illness, '' where none is. */
export function readFamily(text: string, illnessIn: (words: string) => string): Pick<LabFinding, 'kind' | 'name' | 'value'>[] {
  let whose: string | null = null
  return text.split(/[,;.:]\s+|\s+[-–]\s+|\s+and\s+/).flatMap((piece) => {
    // "Mother: asthma": whose it is stands before what it is, and counts until another is named.
    whose = relatives.exec(piece)?.[0].toLowerCase() ?? whose
    const illness = none.test(piece) ? '' : illnessIn(piece.replace(remark, '').trim())
    return illness === '' ? [] : [{ kind: 'diagnosis' as const, name: `${familyPrefix}${illness}`, value: whose }]
  })
}
