/** What was told in words and is no finding, and yet changes some advice: by the name that a scope gives it ("told:night-work"). */
export const toldTopics = {
  'night-work': /\b(?:night shifts?|rotating (?:nights?|shifts?)|shift work\w*|works? (?:on )?nights?|on nights|rota\b|nightshifts?|permanent nights?)\b/i,
} as const

/** Whether a name is of such a topic. */
export const isToldTopic = (name: string): name is keyof typeof toldTopics => name in toldTopics
