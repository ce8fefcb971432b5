/** The only fitted numbers: global weights, cross-validated by diagnosis (docs/clinical-evaluation.md, decision 0042). No number of a single condition is ever fitted. */
export interface Weights {
  /** The power of commonness: 1 would be the morbidity of a practice, 0 would call a rare disease as likely as a cold. */
  commonness: number
  /** The power of age, sex and pregnancy, which speak even where commonness does not. */
  demographics: number
  /** The most one present finding may add or take, in log-odds. */
  presentClamp: number
  /** How much a denied finding counts against its textbook weight; one denial never rules a condition out. */
  absent: number
  /** Log-odds added for a condition that explains the whole case, by the share of the present findings it lists. */
  coverage: number
  /** Log-odds added for prose that reads like the condition's own description. */
  lexical: number
  /** The most that likeness of prose may add, in log-odds. */
  likenessClamp: number
  /** How much an expected finding that nobody mentioned counts, as a share of a denial; grows with the length of the story. */
  silence: number
  /** How much duration, onset and course count. */
  time: number
  /** The share of its weight that a second finding of one correlated group keeps (fever, chills, sweats). */
  correlated: number
  /** What the scores are divided by before they become probabilities; makes the shown confidence true on average. */
  temperature: number
  /** The score of "something else", below the score that a well explained case reaches. */
  somethingElse: number
}
