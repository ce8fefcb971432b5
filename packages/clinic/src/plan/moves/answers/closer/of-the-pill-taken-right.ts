import type { CloserFact, Known } from './closer-entry.ts'

const asksAfter = /\bmorning[- ]after\b|\bemergency (?:pill|contracept\w*)\b|\bpregnan\w*\b/i
const takenRight =
  /\b(?:never|not|have ?n['’]?t|did ?n['’]?t|without) (?:\w+ )?(?:miss\w*|forgot\w*|skip\w*)\b|\b(?:took|taken|take|taking) (?:it|them|my pill|the pill|every pill|seven|7)\b[^.!?]{0,24}\b(?:right|every ?day|each day|on time|properly|in a row|always)\b|\bno missed\b/i
const upset =
  /\b(?:vomit\w*|threw up|been sick|diarrh\w*|(?:ox|es?lic)?carbazepine|carbamazepine|eslicarbazepine|phenytoin|phenobarb\w*|primidone|topiramate|topamax|rifampicin|rifabutin|efavirenz|ritonavir|modafinil|epilep\w*|st\.? john|mini[- ]?pill|(?<!never |not |n['’]?t )(?:missed|forgot) (?:\w+ )?(?:two|three|four|\d|a few|some))\b/i
const onPill = ({ story }: Known): boolean =>
  /\b(?:rigevidon|microgynon|yasmin|cilest|gedarel|marvelon|ovranette|levest|millinette|femodene|lucette|combined pill|the pill|my pill)\b/i.test(
    story,
  )

/** Sex while the combined pill was taken as it should be, which now has to be stopped. */
export const ofThePillTakenRight: readonly CloserFact[] = [
  {
    asked: asksAfter,
    holds: (known) => onPill(known) && takenRight.test(known.story) && !upset.test(known.story) && known.state.now.person.sex !== 'male',
    answer: () =>
      'No, as far as you tell me: a combined pill that was taken right protects for that day, also now that you stop it, if you took at least 7 in a row since the last break. You only need the emergency pill if it were fewer than 7, if pills were missed, if you were sick, or if you take a medicine that weakens it. From the day you stop use condoms. You may stop in the middle of the packet; a bleed follows within days. Not sure? A pharmacist tells you today.',
    sources: ['NHS: Combined pill', 'NHS: Emergency contraception'],
  },
]
