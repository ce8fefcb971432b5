import { type Act, type Clause, sentencesOf } from '../../../hear/clause.ts'
import { noQuestion, type Topic } from '../../../hear/topics.ts'
import { shareOfAct } from './topics-of-act.ts'

/** From this share on the topic that the sentence is heard to ask decides who answers. */
const sureTopic = 0.5
/** To pass by what may yet be a question takes as much as to be certain of a topic. */
const certain = 0.8
/** A likely topic decides from this share on where the kind of question that the clause was taken for is less likely than the other. */
const likelyTopic = 0.35
const unlikelyKind = 0.2
const courtesies: ReadonlySet<Act> = new Set(['greeting', 'thanks', 'farewell', 'bye'])

/** What the sentence of a clause asks, where that is heard clearly, or more clearly than what kind of question the clause is. */
export function topicAsked({ topics = [], act }: Clause): Topic | null {
  const [first] = topics
  if (first === undefined || courtesies.has(act)) return null
  if (first.topic === noQuestion) return first.share >= certain ? noQuestion : null
  if (first.share >= sureTopic) return first.topic
  const ofKind = shareOfAct(act, topics)
  return first.share >= likelyTopic && ofKind !== null && ofKind < unlikelyKind ? first.topic : null
}

/** Whether the topic is heard so clearly that no closer wording of another one is looked for. */
export function isTopicCertain({ topics = [] }: Clause): boolean {
  return (topics[0]?.share ?? 0) >= certain
}

/** Characters of the longest sentence that is asked as a whole: in what runs on for longer without a stop each clause asks for itself. */
const longestSentence = 1_200

/** The sentence that each clause stands in, by the clause's place: its words, and the place of its longest clause, which is answered for it. */
export function sentencesByPlace(clauses: readonly Clause[]): ReadonlyMap<number, { words: string; place: number }> {
  const lengthAt = (place: number) => clauses[place]?.text.length ?? 0
  return new Map(
    sentencesOf(clauses).flatMap((places) => {
      const words = places.map((place) => clauses[place]?.text ?? '').join(' ')
      if (words.length > longestSentence) return places.map((place) => [place, { words: clauses[place]?.text ?? '', place }] as const)
      const longest = places.reduce((most, place) => (lengthAt(place) > lengthAt(most) ? place : most), places[0] ?? 0)
      return places.map((place) => [place, { words, place: longest }] as const)
    }),
  )
}
