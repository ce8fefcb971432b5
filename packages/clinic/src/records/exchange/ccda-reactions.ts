import { codedText, type Narrative, originalText } from './ccda-values.ts'
import { cleanText, type ReadItem } from './read-item.ts'
import { allText, at, attribute, below, childrenOf, type XmlElement } from './xml-tree.ts'

const severityTemplate = '2.16.840.1.113883.10.20.22.4.8'
const reactionTemplate = '2.16.840.1.113883.10.20.22.4.9'
/** SNOMED CT: mild, mild to moderate, moderate, moderate to severe, severe, fatal, life threatening. */
const severities: Readonly<Record<string, ReadItem['severity']>> = {
  '255604002': 'mild',
  '371923003': 'mild',
  '6736007': 'moderate',
  '371924009': 'moderate',
  '24484000': 'severe',
  '399166001': 'severe',
  '442452003': 'severe',
}
const severityWords: readonly (readonly [RegExp, ReadItem['severity']])[] = [
  [/\b(?:severe|fatal|life[- ]threatening)\b/i, 'severe'],
  [/\bmoderate\b/i, 'moderate'],
  [/\bmild\b/i, 'mild'],
]

const hasTemplate = (element: XmlElement, root: string): boolean =>
  childrenOf(element, 'templateId').some((each) => attribute(each, 'root') === root)
const isSeverity = (observation: XmlElement): boolean =>
  hasTemplate(observation, severityTemplate) || attribute(at(observation, 'code'), 'code') === 'SEV'

/** How an allergy shows itself, and how badly: by the templates, and where these are missing by what the entries say they are. */
export function reactionsOf(observation: XmlElement, narrative: Narrative): { reaction: string; severity: ReadItem['severity'] } {
  const manifested = [...below(observation, 'entryRelationship')]
    .filter((each) => attribute(each, 'typeCode') === 'MFST')
    .flatMap((each) => childrenOf(each, 'observation'))
  const all = new Set([...manifested, ...[...below(observation, 'observation')].filter((each) => hasTemplate(each, reactionTemplate))])
  const names = [...all]
    .filter((each) => !isSeverity(each))
    .flatMap((each) => {
      const value = at(each, 'value')
      return codedText(value, narrative).text ?? cleanText(allText(value)) ?? originalText(each, narrative) ?? []
    })
  const severity = at([...below(observation, 'observation')].find(isSeverity), 'value')
  const words = codedText(severity, narrative).text ?? cleanText(allText(severity)) ?? ''
  return {
    reaction: [...new Set(names)].join(', '),
    severity: severities[attribute(severity, 'code') ?? ''] ?? severityWords.find(([pattern]) => pattern.test(words))?.[1],
  }
}
