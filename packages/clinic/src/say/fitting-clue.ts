import type { ConsultationCase } from '../case/case.ts'
import type { Citation } from '../knowledge/sources.ts'

/** A clue of the patient, and what it says for an illness. */
interface FittingClue {
  told: RegExp
  conditions: readonly string[]
  /** A whole sentence about it. */
  says: string
  sources: readonly Citation[]
}

const skinAtWork = ['hand-eczema', 'contact-dermatitis', 'lichen-simplex', 'atopic-eczema', 'urticaria-chronic']
const strains = ['nonspecific-low-back-pain', 'muscle-strain', 'lumbar-disc-herniation', 'mechanical-neck-pain', 'myofascial-pain']
const ofRunning = [
  'plantar-fasciitis',
  'achilles-tendinopathy',
  'shin-splints',
  'patellofemoral-pain',
  'patellar-tendinopathy',
  'iliotibial-band-syndrome',
  'muscle-strain',
  'exercise-muscle-soreness',
  'greater-trochanteric-pain-syndrome',
]

/** By area; the first that was told and fits the cause is said. */
const fittingClues: readonly FittingClue[] = [
  {
    told: /\b(?:better|clear\w*|gone|goes|fine|settle\w*|eases?|heal\w*)\b.{0,50}\b(?:holidays?|vacation|weekends?|days? off|off work|away from work|annual leave)\b|\b(?:holidays?|vacation|weekends?|days? off|off work|away from work|annual leave)\b.{0,50}\b(?:better|clear\w*|gone|goes|fine|settle\w*|eases?|heal\w*)\b/i,
    conditions: [...skinAtWork, 'allergic-rhinitis', 'non-allergic-rhinitis', 'asthma', 'tension-headache'],
    says: 'Better away from work points to something that you meet there.',
    sources: ['NHS: Contact dermatitis', 'NHS: Asthma'],
  },
  {
    told: /\bhair ?dress\w*|\bsalon\b|\bwash(?:ing|es)?(?: up)?\b.{0,30}\b(?:hair|dishes|pots|up|clients|hands|all day)\b|\b(?:kitchen|chef|cleaner|cleaning|bleach|wet work)\b/i,
    conditions: skinAtWork,
    says: 'Hands that are wet or in cleaning agents for hours lose their own fat and get sore: wet work alone can bring this on.',
    sources: ['BAD: Hand dermatitis'],
  },
  {
    told: /\bnew (?:\w+ )?(?:cream|soap|shampoo|detergent|washing powder|perfume|deodorant|make-?up|jewell?ery|earrings?|watch|belt|gloves|plaster)\b|\bnickel\b/i,
    conditions: ['contact-dermatitis', 'hand-eczema', 'perioral-dermatitis', 'urticaria-chronic'],
    says: 'Something new on the skin shortly before speaks for a reaction to it.',
    sources: ['NHS: Contact dermatitis'],
  },
  {
    told: /\b(?:after|with|when)\b.{0,20}\b(?:meals?|eat\w*|food|dinner|spicy|curry)\b|\blie down\b|\blying (?:down|flat)\b|\bbend\w*\b/i,
    conditions: ['gastro-oesophageal-reflux', 'hiatus-hernia', 'acute-gastritis', 'functional-dyspepsia', 'laryngopharyngeal-reflux'],
    says: 'After meals and lying or bending is when acid rises most easily.',
    sources: ['NHS: Heartburn and acid reflux'],
  },
  {
    told: /\b(?:upped|increased|more|started|training|marathon|longer)\b.{0,25}\b(?:run\w*|jog\w*|training|miles|walk\w*|gym|mileage|exercise)\b|\b(?:run\w*|jog\w*|training|marathon)\b/i,
    conditions: ofRunning,
    says: 'More running or walking than the body is used to is what mostly brings this on.',
    sources: ['NHS: Plantar fasciitis', 'NHS: Tendonitis'],
  },
  {
    told: /\b(?:lift\w*|carr(?:y|ied|ying)|mov\w+ (?:house|furniture)|gardening|digging|shovel\w*|decorating|paving|patio)\b/i,
    conditions: strains,
    says: 'Lifting or work that the back is not used to commonly sets this off.',
    sources: ['NHS: Back pain'],
  },
  {
    told: /\b(?:swim\w*|pool|diving|cotton buds?|earbuds?)\b/i,
    conditions: ['otitis-externa'],
    says: 'Water or cotton buds in the ear are what mostly bring this on.',
    sources: ['NHS: Otitis externa'],
  },
  {
    told: /\b(?:new )?(?:dog|cat|kitten|puppy|horse|hamster|rabbit)\b|\b(?:pollen|grass|dust|hay|outdoors)\b/i,
    conditions: ['allergic-rhinitis', 'asthma'],
    says: 'That it comes near animals, dust or pollen speaks for an allergy.',
    sources: ['NHS: Hay fever', 'NHS: Asthma'],
  },
  {
    told: /\b(?:screen|computer|desk|laptop|stress\w*|deadlines?|exams?)\b/i,
    conditions: ['tension-headache', 'mechanical-neck-pain'],
    says: 'Long hours at a screen and strain commonly bring this on.',
    sources: ['NHS: Tension headaches'],
  },
  {
    told: /\b(?:sun|sunbath\w*|beach|sunbed)\b/i,
    conditions: ['sunburn-condition', 'polymorphic-light-eruption', 'rosacea', 'melasma', 'miliaria'],
    says: 'The sun before it speaks for that.',
    sources: ['NHS: Polymorphic light eruption'],
  },
]

const denied = /\b(?:no|not|never|didn['’]?t|don['’]?t|without|nor)\b[^.;]{0,25}$/i
const lookedBack = 40

/** Why an illness fits by what the patient told of it; null where no clue of theirs speaks for it. */
export function fittingClue(condition: string, { prose, clues = [] }: Pick<ConsultationCase, 'prose' | 'clues'>): string | null {
  const story = `${prose} ${clues.join('. ')}`
  const found = fittingClues.find(({ told, conditions }) => {
    const at = story.search(told)
    return at >= 0 && conditions.includes(condition) && !denied.test(story.slice(Math.max(0, at - lookedBack), at))
  })
  return found === undefined ? null : found.says
}

/** The illnesses that the clues name. */
export const fittingClueConditions: readonly string[] = [...new Set(fittingClues.flatMap(({ conditions }) => conditions))]
