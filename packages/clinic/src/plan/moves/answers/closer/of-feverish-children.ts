import { isChild } from '../../../../judge/questions/address-patient.ts'
import type { CloserFact } from './closer-entry.ts'

const infantYears = 0.25
const halfYear = 0.5

/** When a parent must worry about a feverish child: the child's own list (NICE NG143). */
export const ofFeverishChildren: readonly CloserFact[] = [
  {
    asked: /\b(?:spong\w*|cold bath|cool bath|tepid|undress|strip (?:him|her)|fan on|wrap (?:him|her) up)\b/i,
    holds: ({ has, state, isEmergency }) => isChild(state.now.person) && has(['fever']) && !isEmergency,
    answer: () =>
      'No sponging and no cool bath: the skin then holds the heat, and it makes a child miserable. Light clothes, a room that is not hot, drinks often; paracetamol or ibuprofen only if the child is in distress.',
    sources: ['NICE: Fever in under 5s: assessment and initial management'],
  },
  {
    asked:
      /\b(?:when|what|which|how)\b[^?]{0,50}\b(?:worr\w*|signs?|danger\w*|watch|look(?:ing)? (?:out )?for|emergency|hospital|a&e|bring (?:him|her|them) in|take (?:him|her|them) in|call|999|serious|get help)\b/i,
    holds: ({ has, state, isEmergency }) => isChild(state.now.person) && has(['fever']) && !isEmergency,
    answer: ({ state }) => {
      const years = state.now.person.ageYears
      const young =
        years === null || years < infantYears
          ? 'Under 3 months any fever of 38 °C or more is for hospital now. '
          : years < halfYear
            ? 'Under 6 months 39 °C or more is for a doctor today. '
            : ''
      return `${young}Call {number} if the lips, skin or tongue are pale, blue, grey or mottled; a rash stays under a glass; the child is hard to wake, floppy, or cries weakly or without end; grunts, or the ribs pull in at each breath; has a stiff neck, a bulging soft spot or a fit. A doctor the same day: fever for 5 days, shivers, hardly any drinking or wet nappies, a dry mouth, fast breath, a limb or joint not used, no smile and no interest, or you feel that it is not right. How high it is says little: how the child is counts.`
    },
    sources: ['NICE: Fever in under 5s: assessment and initial management'],
  },
]
