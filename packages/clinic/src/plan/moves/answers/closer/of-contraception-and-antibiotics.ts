import type { CloserFact } from './closer-entry.ts'

const contraceptive =
  /\b(?:contracept\w*|birth control|(?:the|my|her) (?:mini[- ]?|combined )?(?:pill|patch|ring|implant|coil|injection|jab)|mini[- ]?pill|evra|nuvaring|depo|nexplanon|microgynon|cerazette)\b/i
const antibiotic =
  /\b(?:antibiotics?|amoxi\w*|penicillin|co-amoxiclav|augmentin|flucloxacillin|metronidazole|flagyl|doxycycline|doxy|nitrofurantoin|trimethoprim|clarithromycin|erythromycin|azithromycin|cef\w+|ceph\w+|ciprofloxacin|clindamycin)\b/i
const weakening = /\b(?:rifamp\w+|rifabutin)\b/i

/** Whether an antibiotic takes away the protection of a contraceptive (FSRH: Drug interactions with hormonal contraception). */
export const ofContraceptionAndAntibiotics: readonly CloserFact[] = [
  {
    asked:
      /\b(?:affect\w*|interfer\w*|interact\w*|work\w*|cover\w*|protect\w*|cancel\w*|mess\w*|safe|condoms?|extra|rely|okay?|fine|stop\w*|pregnan\w*|weak\w*|less|with|matter|clash\w*|count\w*|bugger\w*|screw\w*)\b/i,
    holds: ({ text, story }) => contraceptive.test(text) && (antibiotic.test(`${text} ${story}`) || weakening.test(`${text} ${story}`)),
    answer: ({ text, story }) =>
      weakening.test(`${text} ${story}`)
        ? 'Yes: rifampicin and rifabutin make the pill, patch, ring and implant unsafe. Use condoms with it and for 4 weeks after it, and ask whoever prescribed it or a pharmacist today which method suits; the injection and the coils go on working.'
        : 'No: this antibiotic leaves the pill, patch, ring, implant, injection and coil as safe as before, and no condom is needed because of it. Only rifampicin and rifabutin, given for tuberculosis for example, do weaken them. One thing counts for the pill alone: vomiting within 3 hours of it, or very watery stools for more than a day, is like a missed pill. The patch, ring, implant and coil do not mind that.',
    sources: ['NHS: Antibiotics: interactions', 'Textbook: FSRH, Drug interactions with hormonal contraception'],
  },
]
