import { shareInWords, wilson } from '../clinic/wilson.ts'
import { type Bench, benches, type Figure, type FigureBook } from './figure-files.ts'

/**
 * A figure in a document: `<!-- figure clinic:check.told.top1 percent -->55.3 %<!-- /figure -->`. What stands between the marks is written from docs/figures. The
 * manners: `percent`; `bounds NAME` and `counted NAME` (percent with its 95 % bounds, NAME says out of how many; `counted` says the counts too);
 * `number` or `number N` (N decimals); `day` (when it was measured).
 */
const mark = /(<!-- figure ([a-z]+):(\S+) (percent|bounds|counted|number|day)(?: (\S+))? -->).*?(<!-- \/figure -->)/g

/** A document with every figure between its marks as the benches gave it. @throws {Error} where a mark names a figure that no bench has given */
export function renderFigures(document: string, book: FigureBook): string {
  return document.replace(
    mark,
    (_all, begin: string, bench: string, name: string, manner: string, argument: string | undefined, end: string) => {
      const figure = figureOf(book, bench, name)
      return `${begin}${inWords(figure, manner, argument, (other) => figureOf(book, bench, other).value)}${end}`
    },
  )
}

function figureOf(book: FigureBook, bench: string, name: string): Figure {
  const known = benches.find((each): each is Bench => each === bench)
  const figure = known && book[known]?.[name]
  if (figure === undefined) throw new Error(`No bench has given ${bench}:${name}`)
  return figure
}

function inWords({ value, on }: Figure, manner: string, argument: string | undefined, numberOf: (name: string) => number): string {
  if (manner === 'day') return dayInWords(on)
  if (manner === 'percent') return `${(100 * value).toFixed(1)} %`
  if (manner === 'number') return numberInWords(value, argument)
  if (argument === undefined) throw new Error(`"${manner}" needs the name of the figure that says out of how many`)
  const of = numberOf(argument)
  const counted = shareInWords(wilson(Math.round(value * of), of)).trim()
  return manner === 'counted' ? counted : counted.slice(0, counted.indexOf(')') + 1)
}

function numberInWords(value: number, decimals: string | undefined): string {
  const digits =
    decimals === undefined
      ? { maximumFractionDigits: 3 }
      : { minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals) }
  return new Intl.NumberFormat('en-GB', digits).format(value)
}

/** "26 November 2026", of "2026-11-26". */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}
