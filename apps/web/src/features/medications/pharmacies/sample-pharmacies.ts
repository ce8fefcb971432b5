import type { Pharmacy } from '@dr-ai/contract/schemas/service'

const sample = (pharmacy: string, address: string, phone: string): Pharmacy => ({
  pharmacy,
  address,
  distance: 'Sample',
  price: null,
  inStock: null,
  phone,
})

/** The description's three samples, shown and marked as such whenever a search fails. The numbers are of the range kept for fiction. */
export const samplePharmacies: readonly Pharmacy[] = [
  sample('CVS Pharmacy - Main St', 'Main Street', '(555) 555-0101'),
  sample('Walgreens - Oak Ave', 'Oak Avenue', '(555) 555-0102'),
  sample('Rite Aid - Elm St', 'Elm Street', '(555) 555-0103'),
]
