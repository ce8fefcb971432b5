import type { IllnessFacts } from './illness-entry.ts'
import { infectionFacts } from './illness-infection-facts.ts'
import { otherIllnessFacts } from './illness-other-facts.ts'

/** Illnesses by how often people ask about them. Times are the usual ones; the text says where they differ. */
export const illnessFacts: readonly IllnessFacts[] = [...infectionFacts, ...otherIllnessFacts]
