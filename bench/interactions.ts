import { checkMedications } from '@dr-ai/clinic/medications/check-medications'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'

/** npm run --silent interactions -- "warfarin" "ibuprofen": all that is known of a list of medicines, as JSON. */
const medications = process.argv.slice(2)
if (medications.length === 0) {
  console.error('Usage: npm run --silent interactions -- NAME [NAME ...]')
  process.exit(2)
}
const { warnings, unknown, resolved } = checkMedications(knownMedicines(), { medications })
console.log(
  JSON.stringify(
    {
      medications: resolved.map(({ name, ingredients }) => ({ name, ingredients })),
      warnings,
      unknown: unknown.map(({ name, suggestions }) => ({ name, suggestions })),
      ...(warnings.length === 0 && { note: 'No interaction known to us. That does not prove that there is none.' }),
    },
    null,
    2,
  ),
)
