import { valuesTold } from '../told-values.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const acidTablet = /\b(?:lansoprazole|omeprazole|pantoprazole|esomeprazole|rabeprazole|ppi|losec|nexium|zoton)\b/i
const isTested = ({ story }: Known): boolean =>
  /\b(?:ferritin|hb|haemoglobin|hemoglobin)\b[^.?!]{0,20}\d|\b(?:low|lack of) (?:ferritin|iron)\b|\bblood tests?\b[^.?!]{0,40}\b(?:low|anaemi\w*|anemi\w*|iron)\b/i.test(
    story,
  )
/** Under this the store is empty or nearly so (WHO: Use of ferritin concentrations to assess iron status). */
const emptyBelow = 30
/** The ferritin that was told, as it is said back: "a ferritin of 9"; null where none was, or it is not low. */
export function lowFerritin({ story, has }: Known): string | null {
  const told = valuesTold(story).find(({ facts }) => facts.id === 'ferritin')
  if (told !== undefined) return told.value < emptyBelow ? `a ferritin of ${told.value}` : null
  return has(['low-ferritin']) ? 'a low ferritin' : null
}
/** What a result means and whether it is dangerous is answered from the document that it stands in. */
const asksMeaning = /\b(?:mean|means|dangerous|compare|compared)\b/i
const isOfDocument = ({ text, story }: Known): boolean =>
  asksMeaning.test(text) && !valuesTold(story).some(({ facts }) => facts.id === 'ferritin')
const asksElse =
  /\b(?:buy|boots|chemist|pharmac\w+|over the counter|shop|prescription|foods?|eat|diet|meat|inject\w*|drip|infusion|side effects?|constipat\w*|how (?:long|much|many|often))\b/i
const isOfIron = ({ story, has, condition }: Known): boolean =>
  /\b(?:iron|ferritin|ferrous)\b/i.test(story) || has(['takes-iron']) || condition === 'iron-deficiency-anaemia'
const tablets =
  'One tablet of ferrous sulfate, fumarate or gluconate a day, or every other day if it upsets the stomach, with water or orange juice and away from tea, coffee, milk and indigestion tablets. Black stools are usual with it. The blood is checked after 2 to 4 weeks, and it goes on for 3 months after it is normal.'

/** Iron tablets: where from, with which other tablets, and what to eat without meat. */
export const ofIron: readonly CloserFact[] = [
  {
    asked:
      /\b(?:low|short|lack\w*|deficien\w*|enough)\b[^?]{0,12}\biron\b|\b(?:my|the|an?) (?:iron|ferritin)\b(?! (?:tablets?|pills?|supplements?))|\b(?:should|can|do|shall|must|need|will|would|is it worth)\b[^?]{0,30}\biron\b/i,
    holds: (known) =>
      lowFerritin(known) !== null &&
      !known.isEmergency &&
      !isOfDocument(known) &&
      !acidTablet.test(known.text) &&
      !known.has(['takes-iron']) &&
      !asksElse.test(known.text),
    answer: (known) =>
      `Yes: ${lowFerritin(known)} means that your iron stores are empty or nearly so, and that alone can make tired. No further test is needed to begin. ${tablets} Show a doctor the result all the same, so that the cause is looked for.`,
    sources: ['CKS: Anaemia - iron deficiency', 'NHS: Iron deficiency anaemia'],
  },
  {
    asked: /\b(?:stop|leave|off|block\w*|absor\w*|together|with|same time|apart|interfer\w*|affect\w*|keep|still|take)\b/i,
    holds: (known) => acidTablet.test(known.text) && isOfIron(known),
    answer: () =>
      'No, do not stop it because of the iron: an acid tablet lets a little less iron in, and the iron works all the same, only more slowly. Take the iron in the morning on an empty stomach with orange juice. Tell whoever checks your blood that you take both, and ask them whether you still need the acid tablet, or a lower dose would do.',
    sources: ['CKS: Anaemia - iron deficiency', 'NHS: Lansoprazole'],
  },
  {
    asked: /\b(?:buy|boots|chemist|pharmac\w+|over the counter|shop|without (?:a )?prescription|get|start|which)\b/i,
    holds: (known) =>
      /\b(?:iron|ferrous)\b/i.test(known.text) && isOfIron(known) && !known.isEmergency && !/\b(?:test|food|eat)/i.test(known.text),
    answer: (known) =>
      isTested(known)
        ? `Yes: a pharmacist sells iron tablets without a prescription. Take your result along. ${tablets}`
        : 'A pharmacist sells it, but have the blood count and ferritin first if you can: afterwards nobody can tell how low it was, and iron that you do not lack does no good.',
    sources: ['CKS: Anaemia - iron deficiency', 'NHS: Iron deficiency anaemia'],
  },
  {
    asked: /\b(?:eat|foods?|diet|meat|veg\w*|vegan|veggie)\b/i,
    holds: (known) => isOfIron(known) && /\b(?:veggie|vegetarian|vegan|no meat|don['’]?t eat meat)\b/i.test(known.story),
    answer: () =>
      'Without meat: lentils, beans, chickpeas, tofu, cereal with added iron, dark green leaves, nuts, seeds and dried apricots, each day, with something that holds vitamin C beside them (peppers, oranges, tomatoes). Tea and coffee an hour apart. Food keeps the stores up; empty ones need tablets as well.',
    sources: ['NHS: Iron', 'NHS: The vegetarian diet'],
  },
]
