import type { Citation } from '../../../knowledge/sources.ts'
import { toldTopics } from '../../../knowledge/told-topics.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { type Told, toldIn } from './told.ts'

/** A question that has another answer for people of a certain kind: what is asked, whose answer it is, and the answer. */
interface PersonalFact {
  asked: RegExp
  /** In: what the case holds, the patient's words so far, and the likeliest cause. */
  holds(told: Told, story: string, leader: string | undefined): boolean
  answer: string
  sources: readonly Citation[]
}

const itch = ['itching-general', 'skin-itch', 'pregnancy-itch-palms']
const isItchyInPregnancy = ({ isPregnant, has }: Told) => isPregnant && has(itch)

const facts: readonly PersonalFact[] = [
  {
    asked:
      /\b(?:if|when)\b[^?]{0,40}\b(?:bad|high|positive|abnormal|raised)\b|\b(?:c(?:a?e)sar\w*|c-?section|induc\w*|deliver\w*|born early|early birth|what (?:do|will|would) they do)\b/i,
    holds: isItchyInPregnancy,
    answer:
      'If the blood test shows cholestasis, it is repeated every week or so, and you can get something for the itch. How high the bile acids are decides: with mild values birth is planned near the due date, with higher ones it is often started some weeks early. A caesarean is not usually needed for it.',
    sources: ['NHS: Itching and intrahepatic cholestasis of pregnancy'],
  },
  {
    asked: /\b(?:baby|child|dangerous|harm\w*|hurt|serious|bad|safe|worr(?:y|ied)|normal|risk\w*)\b/i,
    holds: isItchyInPregnancy,
    answer:
      'It can be. Itching in pregnancy, most of all of the palms and soles and at night, can come from cholestasis, in which bile is held back; with very high values it can harm the baby. That is why it is tested and not waited for: call your maternity unit or midwife today, at any hour, and ask for bile acids and liver values. If the baby moves less than usual, call at once. Ask them too what you may take for the itch.',
    sources: ['NHS: Itching and intrahepatic cholestasis of pregnancy'],
  },
  {
    asked: /\b(?:nights?|shifts?|rota|naps?|same time|sleep|get up|bed|what (?:do|can|should) i do|what helps|daytime)\b/i,
    holds: ({ has }, story) => has(['insomnia']) && toldTopics['night-work'].test(story),
    answer:
      'With night shifts the usual rules do not fit, for your rota works against your body clock. Before the first night, nap for up to 90 minutes in the late afternoon; on the shift a nap of 20 minutes is good if it is allowed. Coffee only in the first half of the shift. Go home in dark glasses, straight to bed, in a dark, cool, quiet room. Keep one block of sleep at the same hours for as long as the nights last, and on free days go back to late bedtimes step by step. Do not drive home if you nod off. Ask for shifts that move forward (early, late, night) and no single nights; occupational health can help with that, and a doctor if it goes on for a month.',
    sources: ['CDC: Training for nurses on shift work and long work hours', 'NHS: Insomnia'],
  },
  {
    asked: /\b(?:agbo|herb(?:al|s)|traditional|native|root|bush|concoction|bitters|kratom|ayurved\w*)\b/i,
    holds: (_told, story) =>
      /\b(?:agbo|herb(?:al|s)|traditional medicine|native medicine|concoction|bitters|kratom|ayurved\w*)\b/i.test(story),
    answer:
      'Please leave the herbal mixture out while you are ill. Nobody can say what is in it or how strong it is: some hold things that hurt the liver or the kidneys, or hidden medicines, and they can clash with tablets. Tell every doctor and pharmacist that you had it. Yellow eyes, dark urine, little urine, vomiting or drowsiness: get help the same day.',
    sources: ['WHO: Traditional medicine', 'NHS: Herbal medicines'],
  },
  {
    asked: /\b(?:alcohol|beers?|wine|pints?|lager|cider|booze|whisk(?:e)?y|spirits|drink(?:ing)?)\b/i,
    holds: ({ condition, has }, _story, leader) => condition === 'gout' || leader === 'gout' || has(['history-gout']),
    answer:
      'Not during the attack, and leave it a week or so after. Later, a little now and then: no more than 14 units a week, spread out, with days without. Beer and spirits bring gout on most, wine least. Sweet fizzy drinks count as well; water helps.',
    sources: ['NICE: Gout: diagnosis and management', 'NHS: Gout'],
  },
  {
    asked:
      /\b(?:iron|ferritin|anaemi\w+|anemi\w+)\b[^?]{0,40}\b(?:help|work|make|better|need|take|tablets?|yes or no)\b|\b(?:help|need|take)\b[^?]{0,30}\biron\b/i,
    holds: ({ has }) => has(['vaginal-bleeding-heavy-periods', 'craving-ice-clay', 'pallor', 'fatigue']),
    answer:
      'Very likely yes, if a blood test shows that you lack it, and with what you tell me that is well possible. Ask for a full blood count and ferritin before you begin, so that the right dose is chosen. Iron tablets make you feel better in 2 to 4 weeks, and are taken for 3 months after the blood is right again. What causes the lack, such as heavy periods, is treated too. Without meat: lentils, beans, tofu, eggs, dark greens and fortified cereals, with something rich in vitamin C; no tea or coffee with it.',
    sources: ['NHS: Iron deficiency anaemia'],
  },
  {
    asked: /\b(?:inhaler|reliever|salbutamol|albuterol|ventolin|who do i ask|puffer)\b/i,
    holds: ({ has, isEmergency }, story) =>
      !isEmergency &&
      has(['wheeze', 'history-asthma']) &&
      /(?:n['’]?t have|\b(?:no|not got|without|ran out|out of|new|need))\b[^.!?]{0,24}\b(?:inhaler|puffer|reliever)\b/i.test(story),
    answer:
      'Yes. A wheeze at night in somebody with asthma, also from long ago, means that it is awake again, and you should not be without a reliever. Ask your doctor for an appointment in the next few days, or an urgent care or walk-in clinic; in many places a pharmacist can give an emergency supply if you have had one before. If you get short of breath, cannot finish a sentence, or the wheeze does not ease: call an ambulance.',
    sources: ['NHS: Asthma', 'GINA: Global strategy for asthma management and prevention'],
  },
]

/** What the patient's own state changes about the answer; null where nothing does. */
export const forThisPerson: Answer = ({ text }, state) => {
  // Most questions ask for none of them: what was told is looked up for those that do.
  const asked = facts.filter((fact) => fact.asked.test(text))
  if (asked.length === 0) return null
  const told = toldIn(state, text)
  const story = storyOf(state)
  const fact = asked.find(({ holds }) => holds(told, story, state.judged.ranking.ranked[0]?.condition))
  return fact === undefined || told.isEmergency ? null : `${fact.answer} (${fact.sources.join('; ')})`
}

const storyOf = ({ now, words }: TurnState): string => `${now.prose} ${words}`
