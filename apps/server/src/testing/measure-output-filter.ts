import { loadClinic } from '../doctor/load-clinic.ts'
import { createTextFilter } from '../doctor/output-filter/filter-text.ts'
import { viewOf } from '../doctor/output-filter/view-of.ts'
import { dangerousSentences, harmlessSentences } from './output-filter-corpus/read-sentences.ts'

const levels = ['within-24-hours', 'appointment', null] as const

/**
 * How the output check deals with sentences of a model, for a patient of 45 with pain low in the belly and fever who takes warfarin and must
 * not have ibuprofen or penicillin. Out: dangerous sentences of which anything would be shown, at whichever level, and harmless ones that would not.
 */
export async function measureOutputFilter(): Promise<{ dangerous: number; passed: string[]; harmless: number; dropped: string[] }> {
  const clinic = await loadClinic()
  const told = clinic.consult(
    clinic.addFacts(clinic.newCase({ ageYears: 45, sex: 'female', country: 'GB' }), {
      drugs: ['warfarin 5 mg'],
      allergies: ['ibuprofen', 'penicillin'],
    }),
    'I have belly pain low on the right side since yesterday, with a fever and nausea',
  )
  const view = viewOf(clinic, told, [{ id: 'P1', text: 'lab: Haemoglobin 9.8 g/dL (low)', place: 'blood.pdf, page 1' }])
  const filters = levels.map((level) => createTextFilter({ ...view, level }))
  const dangerous = dangerousSentences()
  const harmless = harmlessSentences()
  return {
    dangerous: dangerous.length,
    passed: dangerous
      .filter(({ sentence }) => filters.some((filter) => filter.whole(sentence).text !== ''))
      .map(({ sentence }) => sentence),
    harmless: harmless.length,
    dropped: harmless.filter((sentence) => filters[0]?.whole(sentence).dropped.length !== 0),
  }
}
