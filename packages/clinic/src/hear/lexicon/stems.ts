const stopWords = new Set(
  (
    'a about after again all also am an and any are as at be because been before being but by can cannot could day days did do does doing done for from get gets getting go goes going got had has have having he her here hers ' +
    'him his how i if in into is it its itself just like little lot made make makes many may me more most much my no nor not now of off often on one only or other our out over own patient people quite really same say ' +
    'she should so some still such than that the their them then there these they thing this those though through to too two under until up upon usual usually very was we week weeks were what when where which while who ' +
    'why will with without would year years you your month months old man woman male female boy girl history report reports reported noticed started began past last ago hour hours time times first feel feels felt feeling'
  ).split(' '),
)

/** Words of a text, without the commonest, cut to a rough stem: endings of number and verb form are taken off. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('oe', 'e')
      .replaceAll('ae', 'e')
      .match(/[a-z]{3,}/g) ?? []
  )
}

function stem(word: string): string {
  let base = word
  for (const ending of ['ations', 'ation', 'ingly', 'ness', 'ings', 'ing', 'edly', 'ies', 'ied', 'ed', 'es', 'ly', 's', 'y', 'e']) {
    if (base.length - ending.length >= 4 && base.endsWith(ending)) {
      base = base.slice(0, -ending.length)
      break
    }
  }
  return base.length > 4 && base.at(-1) === base.at(-2) ? base.slice(0, -1) : base
}
