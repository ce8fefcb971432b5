export type Span = { text: string; isStrong: boolean }
export type Block =
  | { kind: 'paragraph'; spans: readonly Span[] }
  | { kind: 'heading'; spans: readonly Span[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Span[])[] }

interface OpenList {
  kind: 'list'
  isOrdered: boolean
  items: Span[][]
}

const bullet = /^\s*(?:[-*•]|(\d+)[.)])\s+(.*)$/
const heading = /^#{1,6}\s+(.*)$/

/** The small part of Markdown a reply is written in: blank lines, lists, headings and **bold**. Everything else stays as it is. */
export function parseReply(text: string): Block[] {
  const blocks: Block[] = []
  let list = null as OpenList | null
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: parseSpans(paragraph.join('\n')) })
    paragraph = []
  }
  for (const line of text.split('\n')) {
    const item = bullet.exec(line)
    const title = heading.exec(line)
    if (item) {
      endParagraph()
      const isOrdered = item[1] !== undefined
      if (list?.isOrdered !== isOrdered) {
        list = { kind: 'list', isOrdered, items: [] }
        blocks.push(list)
      }
      list.items.push(parseSpans(item[2] ?? ''))
      continue
    }
    if (line.trim() !== '') list = null
    if (title) {
      endParagraph()
      blocks.push({ kind: 'heading', spans: parseSpans(title[1] ?? '') })
    } else if (line.trim() === '') endParagraph()
    else paragraph.push(line.trim())
  }
  endParagraph()
  return blocks
}

function parseSpans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('**') && part.endsWith('**') && part.length > 4
        ? { text: part.slice(2, -2), isStrong: true }
        : { text: part, isStrong: false },
    )
}
