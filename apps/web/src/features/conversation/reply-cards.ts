import type { ReplyPart, TriageLevel } from '@dr-ai/contract/schemas/clinical'

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

/** The reasons of a level without the sentence for which its card has a button. */
export const withoutCall = (why: string): string => why.replace(/^\*\*Call [\d ]+ now\.\*\*\s*/m, '').trim()

/** Whether a level is told anew, with its title, and not only kept up in other words. */
export const isNewLevel = ({ text }: Pick<ReplyPart, 'text'>, title: string): boolean => withoutTitle(text, title) !== text

/** What a level's card says already: as a step of its own it would stand there twice. */
const saidByLevel: Partial<Record<TriageLevel, RegExp>> = {
  ambulance: /^Call [\d ]+ now\.$/,
  'emergency-department': /^(?:Go|Take .{1,60}) to the nearest emergency department now\.$/,
  'within-24-hours': /^(?:See|Take .{1,60} to) a doctor today or tomorrow\. ?/,
  appointment: /^Book a visit .{0,80}in the next few days\.$/,
}

/** The steps without what the level's card says already, unless nothing else would be left. */
export function withoutLevel(items: readonly string[], level: TriageLevel | undefined): readonly string[] {
  const said = level && saidByLevel[level]
  if (!said) return items
  const left = items.map((item) => item.replace(said, '')).filter((item) => item !== '')
  return left.length === 0 ? items : left
}

/** What to do first, and what else helps. */
export function splitSteps(items: readonly string[]): { first: readonly string[]; more: readonly string[] } {
  return { first: items.slice(0, stepsAtOnce), more: items.slice(stepsAtOnce) }
}

/** First aid apart: what to do, in order, and what not to do. */
export function splitFirstAid(items: readonly string[]): { steps: readonly string[]; doNot: readonly string[] } {
  const isRefused = (item: string) => /^(?:do not|don.t|never)\b/i.test(item)
  return { steps: items.filter((item) => !isRefused(item)), doNot: items.filter(isRefused) }
}

/** The question without its list, as bullets or in a sentence: what can be ticked, by its `labels`, stands at hand above the input bar. */
export function withoutList(text: string, labels: readonly string[] = []): string {
  const words = text
    .split('\n')
    .filter((line) => !/^\s*[-*•]\s/.test(line))
    .join('\n')
    .trim()
  const lowered = words.toLowerCase()
  const places = labels.map((label) => lowered.indexOf(label.toLowerCase()))
  const colon = places.length === 0 ? -1 : words.lastIndexOf(': ', Math.min(...places))
  return colon < 0 || places.includes(-1) ? words : `${words.slice(0, colon)}?`
}

/** A line of the story for the crew: what it is about, and what is said of it. */
export function storyLine(item: string): { about: string; said: string } {
  const [, about = '', said = ''] = /^([^:]{1,60}):\s*([\s\S]*)$/.exec(item) ?? [null, '', item]
  return { about, said }
}

/** A list among the words, such as what was measured in a video: apart from them, with what stands over it. */
export function splitList(text: string): { words: string; list: { title: string; items: readonly string[] } | null } {
  const paragraphs = text.split('\n\n')
  const found = paragraphs.find((paragraph) => /\n[-*•] /.test(paragraph))
  if (found === undefined) return { words: text, list: null }
  const [title = '', ...lines] = found.split('\n')
  const items = lines.map((line) => line.replace(/^[-*•] /, ''))
  return { words: paragraphs.filter((paragraph) => paragraph !== found).join('\n\n'), list: { title: title.replace(/:$/, ''), items } }
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
