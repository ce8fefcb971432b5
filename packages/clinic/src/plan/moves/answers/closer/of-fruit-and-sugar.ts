import type { CloserFact, Known } from './closer-entry.ts'

const fruit = /\b(?:fruits?|apples?|bananas?|oranges?|grapes?|berries|strawberr\w*|mango\w*|dates|figs|melon|pears?|peach\w*|pineapple)\b/i
const asks = /\b(?:can|may|should|stop|give up|have to|allowed|ok|okay|fine|bad|eat|eating|yes or no|have|about|my)\b|\?/i
const isOfSugar = ({ has, story }: Known): boolean =>
  has(['history-diabetes', 'high-blood-sugar', 'history-prediabetes']) ||
  /\b(?:pre-?\s?diabet\w*|diabet\w*|hba1c|blood sugar|sugar (?:is|was) (?:high|up))\b/i.test(story)

/** Fruit with a sugar that is high. */
export const ofFruitAndSugar: readonly CloserFact[] = [
  {
    asked: fruit,
    holds: (known) =>
      isOfSugar(known) && !known.isEmergency && asks.test(known.text) && !/\b(?:insulin|kidney|dialysis|potassium)\b/i.test(known.story),
    answer: () =>
      'Yes, eat it: whole fruit is good for you with a raised sugar too, 2 or 3 portions a day, such as an apple and a banana, best spread over the day. What pushes the sugar up is juice, smoothies, dried fruit by the handful, sweet drinks, sweets and white bread. More is gained by walking each day and by losing some weight, if there is too much of it.',
    sources: ['NHS: Food and keeping active with type 2 diabetes'],
  },
]
