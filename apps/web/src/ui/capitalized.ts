/** A text with its first letter large, as it stands in a list. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
