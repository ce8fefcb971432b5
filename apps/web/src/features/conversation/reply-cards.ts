import type { ReplyPart } from '@dr-ai/contract/schemas/clinical'

/** How many steps stand at once; the others unfold. */
const stepsAtOnce = 3

/** The heading of a part: its own, else the words before its list, without signs. */
export function headingOf({ title, text }: Pick<ReplyPart, 'title' | 'text'>): string {
  return title ?? (text.split('\n')[0] ?? '').replaceAll('**', '').replace(/\s*:\s*$/, '')
}

/** The words of a level without the title that the card says already; empty where there are no others. */
export function withoutTitle(text: string, title: string): string {
  const [first = '', ...rest] = text.split('\n')
  return first.replaceAll('**', '').replace(/[.!]\s*$/, '') === title ? rest.join('\n').trim() : text
}

/** Whether a level is told anew, with its title, and not only kept up in other words. */
export const isNewLevel = ({ text }: Pick<ReplyPart, 'text'>, title: string): boolean => withoutTitle(text, title) !== text

/** What to do first, and what else helps. */
export function splitSteps(items: readonly string[]): { first: readonly string[]; more: readonly string[] } {
  return { first: items.slice(0, stepsAtOnce), more: items.slice(stepsAtOnce) }
}

/** First aid apart: what to do, in order, and what not to do. */
export function splitFirstAid(items: readonly string[]): { steps: readonly string[]; doNot: readonly string[] } {
  const isRefused = (item: string) => /^(?:do not|don.t|never)\b/i.test(item)
  return { steps: items.filter((item) => !isRefused(item)), doNot: items.filter(isRefused) }
}

/** The question without its list: what can be ticked stands at hand above the input bar. */
export function withoutList(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*[-*•]\s/.test(line))
    .join('\n')
    .trim()
}

/** A line of the story for the crew: what it is about, and what is said of it. */
export function storyLine(item: string): { about: string; said: string } {
  const [, about = '', said = ''] = /^([^:]{1,60}):\s*([\s\S]*)$/.exec(item) ?? [null, '', item]
  return { about, said }
}

/** What an answer says around its parts: of a recording before them, of an outside model that gave no answer behind them. */
export function wordsAround(text: string, parts: readonly Pick<ReplyPart, 'text'>[]): { before: string; after: string } {
  const [first] = parts
  const last = parts.at(-1)
  const from = first ? text.indexOf(first.text) : -1
  const to = last ? text.lastIndexOf(last.text) : -1
  return {
    before: from < 0 ? '' : text.slice(0, from).trim(),
    after: last === undefined || to < 0 ? '' : text.slice(to + last.text.length).trim(),
  }
}
