/** A sentence that is added to a general text where the question or the story calls for it, or in one country. */
export type TopicDetail = { of: RegExp; text: string; only?: 'adults' } | { country: string; text: string }
