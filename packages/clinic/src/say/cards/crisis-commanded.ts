import { isCommanded } from '../../hear/lexicon/crisis/commanded.ts'

/** To a command from above, beside what the card of the crisis says (CKS: Psychosis and schizophrenia). */
const orders = {
  self: 'A voice that gives orders can be part of an illness, and it can be treated. You do not have to do what it says. Tell whoever comes what it told you to do.',
  other:
    'A voice that gives orders can be part of an illness, and it can be treated. Do not argue about whether it is real. Tell whoever comes what {who} was told to do.',
} as const

/** What is said where the words tell of such a command; nothing where they do not. */
export function toOrders(words: string, side: keyof typeof orders): string {
  return isCommanded(words) ? orders[side] : ''
}
