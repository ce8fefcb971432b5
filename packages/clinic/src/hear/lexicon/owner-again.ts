import type { Token } from './token.ts'

/** "His dad had asthma, he wheezes": whose relative was named is spoken of again. In: the word before the relative, and a later one. */
export const isOwner = (owner: string | undefined, { word, before }: Token): boolean =>
  before !== 'none' && ((owner === 'his' && /^hes?$/.test(word)) || (owner === 'her' && /^shes?$/.test(word)))
