import { createContext } from 'react'

/** Whose record is open, where an account has several; null where there is one alone. */
export interface Whose {
  name: string
  colour: WhoseColour
}

export type WhoseColour = 'accent' | 'blue' | 'orange' | 'green' | 'amber'

export const WhoseContext = createContext<Whose | null>(null)

/** The badge's colours: each has the contrast of text. */
export const whoseLooks: Readonly<Record<WhoseColour, string>> = {
  accent: 'bg-accent-soft text-accent-strong',
  blue: 'bg-blue-soft text-blue',
  orange: 'bg-orange-soft text-orange',
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
}

/** The same colours, full. */
export const whoseBands: Readonly<Record<WhoseColour, string>> = {
  accent: 'bg-accent',
  blue: 'bg-blue',
  orange: 'bg-orange',
  green: 'bg-green',
  amber: 'bg-amber',
}
