const reproach = String.raw`^\W*(?:(?:but|and|ok|okay|so|well|sorry)\W+)*(?:you|u) (?:still )?(?:did ?n['’]?t|did not|have ?n['’]?t|have not|never) (?:really |even |actually )?(?:say|said|tell|told|answer(?:ed)?|mention(?:ed)?)(?: me| us)?`
const whether = new RegExp(String.raw`${reproach} (?:whether|if) (?:i should |to |i can |i may )([^?.!]+)`, 'i')
const open = new RegExp(String.raw`${reproach} ((?:how|what|when|why|where|which|who)\b[^?.!]+)`, 'i')

/** "You didn't say whether to keep taking it" asks whether to: the same message with the question that it holds. */
export function askedInReproach(words: string): string {
  return words.replace(whether, (_, asked: string) => `should i ${asked.trim()}?`).replace(open, (_, asked: string) => `${asked.trim()}?`)
}
