import type { Question } from '../../case/model.ts'

const unknownOption = { id: 'unknown', label: "I don't know" }
const whyOption = { id: 'why', label: 'Why do you ask?' }

/** The quick replies of a yes-or-no question. */
export const closedOptions: Question['options'] = [{ id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }, unknownOption, whyOption]

/** The quick replies of a checklist: none of these, one for each item, not known, and why. */
export function checklistOptions(items: readonly { id: string; label: string }[]): Question['options'] {
  return [{ id: 'no', label: 'None of these' }, ...items, unknownOption, whyOption]
}

/** The options with "Sum up now": a wish that hearing takes for a call for the verdict. */
export function withSumUp(options: Question['options']): Question['options'] {
  return [...options, { id: 'sum-up', label: 'Sum up now' }]
}

/** The quick replies of an open question: suggestions first; one that means a finding carries its id. */
export function openOptions(suggestions: readonly (string | { id: string; label: string })[]): Question['options'] {
  return [...suggestions.map((each) => (typeof each === 'string' ? { id: slug(each), label: each } : each)), unknownOption, whyOption]
}

function slug(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
