import { spokenList } from '../../../../judge/questions/spoken-list.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const onSkin =
  /\b(?:rash|eczema|skin|wound|cut|graze|bite|sting|burn|spot|blister|scab|stitches|toenail|nail|piercing|boil|sore|stye|lump)\b/i
const signs = [
  'fever',
  'skin-pustules',
  'skin-crusts',
  'skin-weeping',
  'skin-warm',
  'skin-redness-spreading',
  'wound-pus',
  'shaking-chills',
]
const told = /\b(?:weep\w*|ooz\w*|pus|crust\w*|yellow|hot|warm|throb\w*|spread\w*|smell\w*|red (?:line|streak)\w*|shiver\w*|fever\w*)\b/gi

/** What was told of an infected skin, in the patient's words. */
function toldSigns({ story }: Known): string[] {
  return [...new Set((story.match(told) ?? []).map((word) => word.toLowerCase()))].slice(0, mostNamed)
}
const mostNamed = 4

/** Whether a rash or a wound is infected: how an infection shows, and what of it was told. */
export const ofInfectedSkin: readonly CloserFact[] = [
  {
    asked: /\b(?:is|was|are|looks?|could|can|might|may|getting|got|gone)\b[^.?!]{0,25}\binfected\b|\binfected\W*\?/i,
    holds: (known) => !known.isEmergency && (onSkin.test(known.story) || known.has(signs)),
    answer: (known) => {
      const words = toldSigns(known)
      const shows =
        'Skin that is infected gets redder, hotter, more swollen and more painful, weeps or has yellow crusts or pus; a fever or a red line running away from it makes it urgent.'
      return words.length === 0
        ? `Not by what you have told me. ${shows} If any of that comes, have it looked at within a day.`
        : `It may be: you wrote of ${spokenList(words.map((word) => `“${word}”`))}. ${shows} Have it looked at today or tomorrow; with fever, shivering or fast spreading, today.`
    },
    sources: ['NHS: Cellulitis', 'NHS: Impetigo'],
  },
]
