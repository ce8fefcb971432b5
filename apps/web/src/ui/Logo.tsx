import { Link } from 'react-router'

/** The product's mark and name, leading to the start page. */
export function Logo() {
  return (
    <Link to="/" title="Start page" className="flex min-h-11 min-w-11 items-center gap-3 rounded-xl max-md:justify-center">
      <img src="/icon.svg" alt="" width="40" height="40" className="size-10 max-md:size-9" />
      <span className="grid max-md:sr-only">
        <span className="text-lg leading-tight font-bold">Dr. AI</span>
        <span className="text-[0.8125rem] leading-tight text-soft">Advanced Medical AI Assistant</span>
      </span>
    </Link>
  )
}
