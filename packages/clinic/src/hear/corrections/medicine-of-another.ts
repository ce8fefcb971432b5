import type { ConsultationCase } from '../../case/case.ts'
import type { Hearing } from '../hearing.ts'
import { kinWords } from '../later/kin.ts'
import type { Correction } from './correction.ts'

const namesOwner = new RegExp(String.raw`\b(?:${kinWords})(?:['’]?s)?\b|\bnot (?:me|mine|him|her|his|hers)\b`, 'i')

/**
 * "Scratch that, my husband takes the warfarin": what was put down of a medicine of the case that turns out to be somebody else's.
 * In: the words, the case before, and what is heard. Out: its findings to take out; null where none rests on such a medicine.
 */
export function medicineOfAnother(text: string, { drugs, observations }: ConsultationCase, heard: Hearing): Correction | null {
  if (!namesOwner.test(text)) return null
  const out = drugs.map((drug) => drug.toLowerCase()).filter((drug) => heard.notTaken?.includes(drug) === true)
  const isToldAnew = (finding: string) => heard.mentions.some((mention) => mention.finding === finding)
  const findings = Object.values(observations)
    .filter(({ finding, polarity, text }) => finding.startsWith('takes-') && polarity === 'present' && names(text, out))
    .map(({ finding }) => finding)
    .filter((finding) => !isToldAnew(finding))
  return findings.length === 0 ? null : { kind: 'unsaid', findings }
}

const names = (text: string | undefined, drugs: readonly string[]): boolean =>
  text !== undefined && drugs.some((drug) => text.toLowerCase().includes(drug))
