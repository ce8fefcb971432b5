import type { DocumentLine } from './document-lines.ts'

/** Who prescribed or signed: "Prescriber: Dr Jane Roe", "Signed: ...". */
export function prescriberOf(lines: readonly DocumentLine[]): string | null {
  for (const { text } of lines) {
    const match =
      /\b(?:prescriber|prescribed by|prescribing (?:doctor|physician)|ordering (?:provider|physician)|signed(?: by)?|physician|consultant|attending|provider|doctor|gp)\s*[:\t-]\s*((?:dr\.?|prof\.?|mr\.?|mrs\.?|ms\.?)?\s*[A-Z][\p{L}.'’-]+(?:[ ]+[A-Z][\p{L}.'’-]*){0,3})/iu.exec(
        text,
      ) ?? /^\s*((?:Dr\.?|Prof\.?)\s+[A-Z][\p{L}.'’-]+(?:[ ]+[A-Z][\p{L}.'’-]+){0,2})\s*(?:,|$|\t)/u.exec(text)
    const name = match?.[1]?.trim().replace(/[.,]$/, '')
    if (name && name.split(/\s+/).length > 1) return name
  }
  return null
}
