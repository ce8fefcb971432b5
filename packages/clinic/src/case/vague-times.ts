/**
 * What a time without a number stands for, in days: none of them is a length that a number gives, so that "for years" is never said
 * back as "for 4 years".
 */
export const vagueTimes = { earlier: 0.3, days: 5.5, weeks: 22, months: 122, years: 1500 } as const
