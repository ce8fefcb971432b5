import { readMarkup } from '../../ui/trusted-types.ts'

/** A summary as a doctor reads it: whose it is, from when, and its lists. */
export interface SummaryParts {
  name: string
  /** What is known of the patient beside the name, in words. */
  about: string[]
  at: string
  sections: { title: string; lines: string[] }[]
}

interface Resource {
  resourceType?: string
  name?: { text?: string; given?: string[]; family?: string }[]
  gender?: string
  birthDate?: string
  date?: string
  section?: { title?: string; text?: { div?: string } }[]
}

/**
 * The parts of an International Patient Summary, from the text that each section carries for people. Only words are taken out of it.
 * Null for a file that is no such document.
 */
export function partsOfSummary(text: string): SummaryParts | null {
  const resources = resourcesIn(text)
  const composition = resources.find(({ resourceType }) => resourceType === 'Composition')
  if (!composition) return null
  const patient = resources.find(({ resourceType }) => resourceType === 'Patient')
  const named = patient?.name?.[0]
  return {
    name: named?.text ?? ([...(named?.given ?? []), named?.family].filter(Boolean).join(' ') || 'Not given'),
    about: [patient?.gender ?? '', patient?.birthDate ? `born ${patient.birthDate}` : ''].filter((each) => each !== ''),
    at: composition.date ?? '',
    sections: (composition.section ?? []).map(({ title = 'Without a title', text: narrative }) => ({
      title,
      lines: linesOf(narrative?.div ?? ''),
    })),
  }
}

function resourcesIn(text: string): Resource[] {
  try {
    const bundle = JSON.parse(text) as { entry?: { resource?: Resource }[] }
    return Array.isArray(bundle.entry) ? bundle.entry.flatMap(({ resource }) => (resource ? [resource] : [])) : []
  } catch {
    return []
  }
}

/** The lines of a section's text: each item of a list, row of a table or paragraph. What looks like a program is text here. */
function linesOf(narrative: string): string[] {
  const page = readMarkup(narrative)
  const pieces = [...page.querySelectorAll('li, tr, p')].map((each) =>
    [...(each.matches('tr') ? each.querySelectorAll('th, td') : [each])].map((cell) => (cell.textContent ?? '').trim()).join(', '),
  )
  const lines = pieces.length > 0 ? pieces : [(page.body.textContent ?? '').trim()]
  return lines.filter((line) => line !== '')
}
