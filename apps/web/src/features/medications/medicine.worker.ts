import { checkMedications } from '@dr-ai/clinic/medications/check-medications'
import { commonStrengths, completeName } from '@dr-ai/clinic/medications/complete-name'
import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import { resolveMedicine } from '@dr-ai/clinic/medications/resolve-medicine'
import type { MedicineAnswers, MedicineRequest } from './medicine-checker.ts'

/** The medication checker, away from the page: its knowledge is loaded and read here alone. */
const answers: { [Kind in keyof MedicineAnswers]: (request: Extract<MedicineRequest, { kind: Kind }>) => MedicineAnswers[Kind] } = {
  check: ({ input }) => checkMedications(knownMedicines(), input),
  complete: ({ typed }) => completeName(knownMedicines(), typed).map(({ name }) => name),
  strengths: ({ name }) => commonStrengths(knownMedicines(), name),
  limits: ({ name }) => {
    const { ingredients } = resolveMedicine(knownMedicines(), name)
    return knownMedicines().knowledge.doseLimits.find(({ ingredient }) => ingredients.length === 1 && ingredients[0] === ingredient) ?? null
  },
  find: ({ text }) => findMedicines(knownMedicines(), text),
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: MedicineRequest }>) => {
  const answer = (answers[data.request.kind] as (request: MedicineRequest) => unknown)(data.request)
  postMessage({ id: data.id, answer })
})
