import { isChild } from '../../../../judge/questions/address-patient.ts'
import type { TurnState } from '../../../../turn/turn-state.ts'
import { detailsOfCare } from './details-of-care.ts'
import { detailsOfDailyLife } from './details-of-daily-life.ts'
import { detailsOfDanger } from './details-of-danger.ts'
import { detailsOfIllness } from './details-of-illness.ts'
import { detailsOfMedicines } from './details-of-medicines.ts'
import { detailsOfMindAndFamily } from './details-of-mind-and-family.ts'
import { detailsOfTakingMedicines } from './details-of-taking-medicines.ts'
import { detailsOfTalk } from './details-of-talk.ts'
import type { TopicDetail } from './topic-detail.ts'

/** By topic, and by part of daily life. */
export const topicDetails: Readonly<Record<string, readonly TopicDetail[]>> = {
  ...detailsOfCare,
  ...detailsOfDailyLife,
  ...detailsOfDanger,
  ...detailsOfIllness,
  ...detailsOfMedicines,
  ...detailsOfMindAndFamily,
  ...detailsOfTakingMedicines,
  ...detailsOfTalk,
}
/** More of them nobody reads under a general text. */
const mostDetails = 2

/** A general text with those sentences that belong to this question: what the question names comes before what was told. In: the topic or part of daily life, its text, the question. */
export function withDetails(id: string, general: string, question: string, { now, words }: TurnState): string {
  const suited = (topicDetails[id] ?? []).filter((each) => !('only' in each) || !isChild(now.person))
  const where = (text: string) => suited.filter((each) => 'of' in each && each.of.test(text))
  const here = suited.filter((each) => 'country' in each && each.country === now.country)
  const found = [...new Set([...where(question), ...here, ...where(`${now.prose} ${words}`)])].slice(0, mostDetails)
  return [general, ...found.map(({ text }) => text)].join(' ')
}
