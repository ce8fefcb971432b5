/** Why something an outside model said was corrected or dropped. */
export type CorrectionKind =
  /** A level under the clinic's. */
  | 'level'
  /** "No need to see a doctor" and its like. */
  | 'reassurance'
  /** A diagnosis stated as certain. */
  | 'certainty'
  /** An amount of a medicine that the knowledge does not cover. */
  | 'dose'
  /** A medicine to start, stop or change. */
  | 'prescription'
  /** A passage, page, study or number that does not exist or was not given. */
  | 'citation'
  /** A claim about the patient that their record does not hold. */
  | 'record'
  /** Words that may push a person towards harm. */
  | 'harm'
  /** A cause without a name, or with words that are not allowed. */
  | 'cause'
  /** Words in a language that cannot be checked. */
  | 'language'
  /** A diagnosis that the conversation does not hold. */
  | 'diagnosis'
  /** A move of the clinic said otherwise than the clinic means it; its own words stand. */
  | 'move'
  /** A translation with other numbers, medicines or form than the English that was checked. */
  | 'translation'
  /** A question that the clinic does not take. */
  | 'question'
  /** A sentence of no kind that a model may say. */
  | 'unforeseen'
