/** How many new things wait behind a button, drawn on it; nothing where there are none. The button says it in words of its own: this is no part of its name. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      data-count={count}
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent before:content-[attr(data-count)] ${className}`}
    />
  )
}
