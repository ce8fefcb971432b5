/**
 * What is no figure of today, or is one whose source stands beside it:
 * - between the marks of a figure, which are written from docs/figures;
 * - a record: how it was on a day, or how somebody reasoned then. `<!-- record 2026-11-25 --> ... <!-- /record -->` says which day;
 * - what the code sets (a limit, a size): `<!-- set FILE -->32 MB<!-- /set -->` names the file that sets it, which must be there;
 * - what is asked or advised, which nobody measures: `<!-- goal -->at most 8 %<!-- /goal -->`;
 * - the table of variables, which is written from environment.ts;
 * - code, addresses of links, headings.
 */
const sourced: readonly RegExp[] = [
  /^```[\s\S]*?^```/gm,
  /<!-- record \d{4}-\d\d-\d\d -->[\s\S]*?<!-- \/record -->/g,
  /<!-- figure .*? -->.*?<!-- \/figure -->/g,
  /<!-- set \S+ -->[\s\S]*?<!-- \/set -->/g,
  /<!-- goal -->.*?<!-- \/goal -->/g,
  /<!-- environment -->[\s\S]*?<!-- \/environment -->/g,
  /`[^`\n]*`/g,
  /\]\([^)\n]*\)/g,
  /^#.*$/gm,
  /95 % bounds|Licen[cs]e \d[\d.]*/g,
]

/**
 * What reads as measured: a number with a unit or a percentage, a share or a ratio with decimals, so many of so many, a count of a thousand and more, and a cell of a
 * table that is a number alone. Versions, sections of laws, ids and small numbers in prose are none.
 */
const measured =
  /(?<![\w.,-])\d[\d,]*(?:\.\d+)? ?(?:%|(?:ms|s|seconds?|minutes?|kB|MB|GB|TB|times)\b)|(?<![\w.])\.\d+\b|(?<![\w./-])\d{1,2}\.\d+(?![\w.])|(?<![\w.])\d[\d,]* of \d[\d,]*\b|(?<![\w.])\d{1,3}(?:,\d{3})+\b|(?<=\| )\d+(?= \|)/g

/** The measured figures of a document that have no source, each with its line. Out: "12: 97.7 %". */
export function findUnsourced(document: string): string[] {
  const rest = sourced.reduce((text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')), document)
  return rest.split('\n').flatMap((line, place) => [...line.matchAll(measured)].map(([figure]) => `${place + 1}: ${figure}`))
}

/** The files that a document names as setting a number. */
export function settersIn(document: string): string[] {
  return [...document.replace(/`[^`\n]*`/g, '').matchAll(/<!-- set (\S+) -->/g)].map(([, file]) => file ?? '')
}
