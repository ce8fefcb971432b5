import { knownMedicines } from '../../../../medications/known-medicines.ts'
import { resolveMedicine } from '../../../../medications/resolve-medicine.ts'
import { spokenMedicine } from '../../../../say/spoken-medicine.ts'
import type { Grounds, Rule } from './ruled-out-entry.ts'

const isAntiInflammatory = (ingredient: string): boolean => knownMedicines().classesOf.get(ingredient)?.has('nsaid') === true

/** What aspirin in a small dose is given for: it is not left out without the doctor who gave it. */
const heartAndVessels = ['history-heart-attack', 'history-stroke', 'history-coronary-disease', 'history-atrial-fibrillation']
const smallAspirin =
  /\b(?:baby|low[- ]dose|small|daily) aspirin\b|\baspirin\b[^.!?]{0,20}\b(?:75|81|100)\b|\b(?:75|81|100) ?mg (?:of )?aspirin\b/i
const fromPregnancyWeek = 20

/** Why not, the gravest first; null where nothing known speaks against it. What is only asked for is checked with the other medicines. */
function reasonOf({ now, has, leader }: Grounds, isTaken: boolean): string | null {
  if (has(['stool-black', 'vomiting-blood'])) return 'It can make the stomach bleed, and what you told me can be just that'
  if (!isTaken) return leader === 'peptic-ulcer' ? 'What you told me can be an ulcer, and with it an ulcer can bleed' : null
  if (has(['history-ulcer'])) return 'An ulcer can bleed from it'
  const burns = has(['heartburn', 'indigestion', 'abdominal-pain.epigastric', 'abdominal-pain.burning'])
  if (burns || leader === 'peptic-ulcer')
    return 'It attacks the lining of the stomach, burning or pain there can be an ulcer from it, and an ulcer can bleed'
  if (has(['history-kidney-disease'])) return 'It can harm kidneys that are weak'
  if (has(['history-heart-failure'])) return 'With a weak heart it holds back water and can make it worse'
  const { pregnant, pregnancyWeeks } = now.person
  if (pregnant === true && pregnancyWeeks != null && pregnancyWeeks >= fromPregnancyWeek)
    return 'From 20 weeks of pregnancy on it can harm the baby’s heart and kidneys'
  return null
}

/** Anti-inflammatory painkillers with an ulcer or what can be one, a bleed, weak kidneys or a weak heart (NHS: Who can and cannot take ibuprofen). */
export const antiInflammatory: Rule = (grounds) => {
  const { now, has, story } = grounds
  const keepsAspirin = has(heartAndVessels) || smallAspirin.test(story)
  const isOf = (ingredient: string) => isAntiInflammatory(ingredient) && !(keepsAspirin && ingredient === 'acetylsalicylic acid')
  const taken = now.drugs.find((drug) => resolveMedicine(knownMedicines(), drug).ingredients.some(isOf))
  const isTaken = taken !== undefined || has(['takes-nsaid'])
  const why = reasonOf(grounds, isTaken)
  if (why === null) return null
  const isBleeding = has(['stool-black', 'vomiting-blood'])
  return {
    id: 'anti-inflammatory',
    name: taken === undefined ? 'ibuprofen' : spokenMedicine(taken),
    named: /\b(?:anti-?inflammator\w*|nsaids?|nurofen|advil|brufen)\b/i,
    isOf,
    isTaken,
    stop: (name) =>
      isTaken
        ? `stop ${name} now, and take no naproxen or aspirin for the pain in its place`
        : `take no ${name}, and no naproxen or aspirin for the pain either`,
    why,
    rest: `For the pain: paracetamol as the packet says, warmth or cold, and a gel rubbed on the sore place; if that is not enough, ask a pharmacist or doctor for another painkiller.${keepsAspirin ? ' A small daily aspirin for heart or vessels is another matter: ask about it today before you leave it out.' : ''} If a doctor gave it to you, tell them today that you stopped it and why. ${isBleeding ? 'With black stools or vomited blood' : 'Black stools, vomiting blood or feeling faint'}: call {number}.`,
    instead:
      /\b(?:instead|in its place|(?:what|which) (?:other|else|medicine|painkiller)s?\b|(?:what|which)\b[^?]{0,30}\b(?:for|against) (?:my |the )?(?:pain|back|knee|head\w*|joints?|shoulder|neck|hip))\b/i,
    sources: ['NHS: Ibuprofen for adults', 'NHS: Stomach ulcer'],
  }
}
