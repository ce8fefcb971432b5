import type { CloserFact, Known } from './closer-entry.ts'

/** Tuberculosis is thought of: it leads, was met or named, or a long cough comes with sweats or loss of weight. */
function isOfTuberculosis({ condition, has, story, state, isEmergency }: Known): boolean {
  if (isEmergency || !has(['cough', 'coughing-blood'])) return false
  const first = state.judged.ranking.ranked.slice(0, 2).some((each) => each.condition === 'tuberculosis')
  return (
    condition === 'tuberculosis' ||
    has(['tb-contact', 'positive-tb-test']) ||
    (/\b(?:tb|tuberculosis)\b/i.test(story) && has(['night-sweats', 'weight-loss', 'coughing-blood'])) ||
    (first && has(['night-sweats', 'weight-loss']))
  )
}

const people = String.raw`(?:grand\w+|kids?|children|baby|babies|wife|husband|partner|family|people|others|mum|mom|dad|nan|gran|friends?|toddler|newborn|son|daughter|nephew|niece|them|him|her|everyone)`
const asksDistance = new RegExp(
  String.raw`\b(?:stay|keep|sleep|be) (?:away|apart|clear|separate|my distance|out of)\b|\b(?:see|visit|hold|hug|cuddle|kiss|mind|babysit|look after|be (?:near|with|around)|go near|have)\b[^?]{0,24}\b${people}\b|^\W*(?:and |what about |but )*(?:my |the |our )${people}\b[^?]{0,20}\?|\bisolat\w*|\bquarantin\w*|\binfect\w* (?:my|the|others)\b`,
  'i',
)

/** How to keep others safe while tuberculosis of the lungs is in doubt (NICE NG33; NHS). */
export const ofKeepingApart: readonly CloserFact[] = [
  {
    asked: /\bmask\b|\bcover (?:my )?(?:face|mouth)\b/i,
    holds: isOfTuberculosis,
    answer: () =>
      'Yes: a mask whenever you are in a room with others, and at the surgery or clinic from the door on, until the phlegm test is back. At home open the windows, cough into a tissue, and sleep in a room of your own.',
    sources: ['NICE: Tuberculosis', 'NHS: Tuberculosis (TB)'],
  },
  {
    asked: asksDistance,
    holds: isOfTuberculosis,
    answer: ({ text }) =>
      `Yes, please keep apart until tuberculosis has been ruled out${/\b(?:grand|kid|child|bab|toddler|newborn|son|daughter)/i.test(text) ? ': small children fall ill from it most easily, and most gravely' : ''}. No visits from children, from pregnant women or from people with weak defences, and nobody in your room at night. If it is TB, that usually ends after 2 weeks of tablets, and whoever was close to you is tested. If it is not, you have lost a few days.`,
    sources: ['NICE: Tuberculosis', 'NHS: Tuberculosis (TB)'],
  },
  {
    asked: /\b(?:work|job|office|shift|school|college|bus|train|church|mosque)\b/i,
    holds: isOfTuberculosis,
    answer: () =>
      'Stay at home until tuberculosis has been ruled out: ask for the X-ray and the phlegm test now, so that it is a matter of days. If it is TB, most people are back after 2 weeks of tablets.',
    sources: ['NICE: Tuberculosis'],
  },
  {
    asked:
      /\b(?:tests?|tested|x-?ray|scan|swab|find out|how do they know|what (?:will|would|do|can) (?:they|the (?:gp|doctor)|a (?:gp|doctor)))\b/i,
    holds: (known) => isOfTuberculosis(known) && !/\bhow (?:likely|sure)\b|\bhave (?:tb|it)\b/i.test(known.text),
    answer: () =>
      'A chest X-ray this week and three samples of phlegm, one of them from the early morning; often a blood test and, for everybody with TB in doubt, an HIV test. The X-ray also shows the other things a cough with loss of weight can come from, the lungs’ cancer among them. Say at once who near you had TB, and where you have lived.',
    sources: ['NICE: Tuberculosis', 'NICE: Suspected cancer: recognition and referral'],
  },
]
