import { checkMedications } from '@dr-ai/clinic/medications/check-medications'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import { AccessPart, type ReadSharedResponse } from '@dr-ai/contract/schemas/access'
import { z } from 'zod'

/** Asks the server for one part of the record. Throws a sentence for the one who asked. */
export type ReadPart = (part: AccessPart) => Promise<ReadSharedResponse>

interface Tool {
  description: string
  input: z.ZodType
  answer(input: unknown, read: ReadPart): Promise<unknown>
}

const nothing = z.object({}).strict()
const medicines = z
  .object({
    medicines: z.array(z.string().min(1).max(200)).min(1).max(50).describe('Names of medicines, as written on the pack'),
    allergies: z.array(z.string().max(200)).max(50).optional().describe('Known allergies'),
    with_record: z.boolean().optional().describe('Also check against the medicines of the record. Default: true'),
  })
  .strict()

const descriptions: Readonly<Record<AccessPart, string>> = {
  medications: 'The medicines of the record, with dosage, schedule and the doses of these days. Read only.',
  results: 'Laboratory results and measured values of the record, with units, ranges and dates. Read only.',
  history: 'The medical history of the record: diagnoses with their dates and recommendations. Read only.',
  documents: 'What was read from the medical documents of the record, finding by finding. Read only.',
}

const reading = (part: AccessPart): Tool => ({
  description: descriptions[part],
  input: nothing,
  answer: async (_input, read) => (await read(part))[part],
})

/** Every tool only reads; what the token does not show answers with a sentence that says so. */
export const tools: Readonly<Record<string, Tool>> = {
  ...Object.fromEntries(AccessPart.options.map((part) => [`get_${part}`, reading(part)])),
  check_medicines: {
    description:
      'Checks medicines against each other, against allergies and against the medicines of the record, by the rules of Dr. AI. No warning does not mean safe: names under "unknown" were not checked.',
    input: medicines,
    answer: async (input, read) => {
      const asked = medicines.parse(input)
      const own = asked.with_record === false ? [] : await ownMedicines(read)
      const names = [...new Set([...asked.medicines, ...own])]
      const check = checkMedications(knownMedicines(), {
        medications: names,
        ageYears: null,
        pregnant: null,
        allergies: asked.allergies ?? [],
        conditions: [],
      })
      return { checked: names, ...check, not_considered: 'Age, pregnancy and illnesses were not considered.' }
    },
  },
}

async function ownMedicines(read: ReadPart): Promise<string[]> {
  const { medications } = await read('medications')
  const active = medications?.shared?.medications.filter(({ isActive }) => isActive) ?? []
  return [...active, ...(medications?.items.filter(({ status }) => status !== 'past') ?? [])].map(({ name }) => name)
}
