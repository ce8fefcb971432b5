/**
 * What a time without a number stands for, in days: none of them is a length that a number gives, so that "for years" is never said
 * back as "for 4 years".
 */
export const vagueTimes = { justNow: 0.02, earlier: 0.3, days: 5.5, weeks: 22, months: 122, years: 1500 } as const

/** A day of the week stands for half a week, a hair apart for each, so that "since Tuesday" is never said back as a number of days. */
export const weekdays = {
  monday: 3.51,
  tuesday: 3.52,
  wednesday: 3.53,
  thursday: 3.54,
  friday: 3.55,
  saturday: 3.56,
  sunday: 3.57,
  weekend: 3.58,
} as const
