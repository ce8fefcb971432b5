import type { AccessScope } from '@dr-ai/contract/schemas/access'

export const scopeWords: Readonly<Record<AccessScope, string>> = {
  medications: 'Medications and doses',
  log: 'Writing down doses',
  results: 'Results and measured values',
  history: 'Medical history',
  documents: 'What was read from documents',
}
