import type { Citation } from '../sources.ts'

/** What the contents below are printed in. */
export const contentSources = ['EMC: Summaries of product characteristics', 'FDA: OTC monograph labels'] as const satisfies readonly Citation[]

/** A medicine of several parts, or one that the list of names does not hold: how people write it, and what one tablet, capsule or sachet of the weakest holds in milligrams. */
export interface Contents {
  name: string
  holds: Readonly<Record<string, number>>
}

/** Combinations that people take beside one of their parts without knowing, and everyday names of strong painkillers. */
export const contents: readonly Contents[] = [
  { name: 'zapain|kapake|solpadol|panadeine forte', holds: { paracetamol: 500, codeine: 30 } },
  { name: 'codipar', holds: { paracetamol: 500, codeine: 15 } },
  { name: 'co ?codamol|panadeine', holds: { paracetamol: 500, codeine: 8 } },
  { name: 'solpadeine(?: max| plus| headache)?', holds: { paracetamol: 500, codeine: 8 } },
  { name: 'co ?dydramol|paramol', holds: { paracetamol: 500, dihydrocodeine: 7.46 } },
  { name: 'syndol|migraleve(?: pink| yellow)?', holds: { paracetamol: 450, codeine: 8 } },
  { name: 'tramacet', holds: { paracetamol: 325, tramadol: 37.5 } },
  { name: 'percocets?|endocet', holds: { paracetamol: 325, oxycodone: 5 } },
  { name: 'vicodins?|norcos?|lortabs?', holds: { paracetamol: 325, hydrocodone: 5 } },
  { name: 'nurofen plus', holds: { ibuprofen: 200, codeine: 12.8 } },
  { name: 'anadin extra', holds: { paracetamol: 200, 'acetylsalicylic acid': 300 } },
  { name: 'excedrin', holds: { paracetamol: 250, 'acetylsalicylic acid': 250 } },
  { name: '(?:lemsip|beechams) max(?:imum strength)?(?: sachets?)?', holds: { paracetamol: 1000 } },
  { name: 'lemsip(?: cold (?:and|&) flu| original)?', holds: { paracetamol: 650 } },
  { name: 'beechams powders?', holds: { 'acetylsalicylic acid': 600 } },
  { name: 'beechams(?: flu plus| all in 1)?', holds: { paracetamol: 500 } },
  { name: '(?:day|night) nurse', holds: { paracetamol: 500 } },
  { name: 'tylenol pm', holds: { paracetamol: 500, diphenhydramine: 25 } },
  { name: '(?:dayquil|nyquil|theraflu|tylenol (?:cold|sinus))', holds: { paracetamol: 325 } },
  { name: 'benylin (?:cold|flu|4 flu)|sudafed (?:cold|mucus)|(?:cold|flu|cold (?:and|&) flu) (?:powders?|sachets?|capsules?)', holds: { paracetamol: 500 } },
  { name: 'oramorph|mst|zomorph|sevredol', holds: { morphine: 10 } },
  { name: 'oxynorm|oxycontin|endone|oxys', holds: { oxycodone: 5 } },
]

/** Insulins by how fast they act: the one in place of the other is a mistake of its own. */
export const insulins = {
  fast: 'novo ?rapid|humalog|apidra|fiasp|novolog|lyumjev|admelog|actrapid|humulin (?:s|r)|(?:fast|rapid|quick|short)(?:[- ]?acting)?(?: (?:insulin|1|stuff))?',
  slow: 'lantus|levemir|tresiba|toujeo|abasaglar|semglee|basaglar|insulatard|humulin (?:i|n)|(?:long|slow)(?:[- ]?acting)?(?: (?:insulin|1|stuff))?|basal|background(?: insulin)?',
} as const
