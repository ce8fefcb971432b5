/** How many new things wait behind a button, as a number on it; nothing where there are none. What it counts stands in the button's own words. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent ${className}`}
    >
      {count}
    </span>
  )
}
