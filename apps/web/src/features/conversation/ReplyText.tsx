import { type Block, parseReply, type Span } from './parse-reply.ts'

/** A reply as short paragraphs and lists. */
export function ReplyText({ text }: { text: string }) {
  return (
    <div className="grid max-w-[70ch] gap-2.5">
      {parseReply(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes once it stands
        <ReplyBlock key={index} block={block} />
      ))}
    </div>
  )
}

function ReplyBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p className="whitespace-pre-line">
        <Spans spans={block.spans} />
      </p>
    )
  if (block.kind === 'heading')
    return (
      <p className="mt-1 font-bold">
        <Spans spans={block.spans} />
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-1 pl-5 marker:text-accent ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes once it stands
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  )
}

function Spans({ spans }: { spans: readonly Span[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes once it stands
  return spans.map((span, index) => (span.isStrong ? <strong key={index}>{span.text}</strong> : <span key={index}>{span.text}</span>))
}
