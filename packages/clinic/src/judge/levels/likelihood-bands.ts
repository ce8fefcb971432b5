/** From these shares on a cause is called likely or possible: in the conversation, and wherever a share is shown in words. */
export const likelihoodBands = { likely: 0.5, possible: 0.12 } as const
