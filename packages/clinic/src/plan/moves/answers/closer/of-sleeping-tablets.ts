import type { CloserFact, Known } from './closer-entry.ts'

const shelfTablet = /\b(?:nytol|sominex|diphenhydramine|doxylamine|unisom|zzzquil|benadryl|promethazine|phenergan|sleepeaze|kalms night)\b/i
const anyTablet = /\bsleep(?:ing)? (?:tablets?|pills?|aids?)\b/i
const asksUse =
  /\b(?:every (?:night|day)|each night|nightly|daily|all the time|long[- ]?term|for (?:months|weeks|years)|(?:\d+|two|three|four|six) (?:months|weeks|years)|ok(?:ay)?|safe|bad|harm\w*|alright|all right|addict\w*|yes or no|how long)\b/i
const asksStop =
  /\b(?:stop\w*|come off|coming off|come off|quit\w*|cut(?:ting)? (?:it |them )?down|wean\w*|reduc\w*|taper\w*|cold turkey|give (?:it|them) up)\b/i
/** What must not be stopped at once is another matter (BNF: Hypnotics). */
const ofWithdrawal =
  /\b(?:zopiclone|zolpidem|zaleplon|eszopiclone|ambien|\w+zepam|\w+zolam|valium|xanax|ativan|pregabalin|gabapentin|lyrica|alcohol(?:ic)?|drink(?:ing)?|phenibut)\b/i
const speaksOfShelf = ({ text, state }: Known): boolean =>
  shelfTablet.test(text) ||
  (anyTablet.test(text) && shelfTablet.test(state.now.prose)) ||
  (shelfTablet.test(state.words) && asksStop.test(text))

/** Sleeping tablets from the shelf: every night, and how to stop. */
export const ofSleepingTablets: readonly CloserFact[] = [
  {
    asked: asksStop,
    holds: (known) => speaksOfShelf(known) && !ofWithdrawal.test(known.story),
    answer: () =>
      'You may stop it at once: tablets of this kind from the shelf bring on no fits and no dangerous withdrawal. Easier is to step down, half for a week, then every second night, for the first nights without are often bad. They mostly settle within a week or two. Ask a pharmacist first if you take more than the packet says.',
    sources: ['NHS: Diphenhydramine', 'NHS: Insomnia'],
  },
  {
    asked: new RegExp(`${shelfTablet.source}|${anyTablet.source}`, 'i'),
    holds: (known) => speaksOfShelf(known) && asksUse.test(known.text),
    answer: () =>
      'No, not every night: a sleeping tablet from the shelf is for 2 weeks at most. After that it works less, and it leaves you groggy the next day, with a dry mouth and slow reactions, which counts when you drive. From 65 on, with glaucoma, trouble passing water or epilepsy it is better not taken at all. You can come off it. What helps for longer is a steady routine for sleep, and CBT for insomnia; see your doctor if it has lasted over a month. Do not take it with alcohol.',
    sources: ['NHS: Diphenhydramine', 'NHS: Insomnia'],
  },
]
