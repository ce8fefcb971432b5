/** What low blood sugar needs by mouth, and when nothing goes into it (NHS: Low blood sugar). */
export const sugarNow =
  'Something sweet, yes, and now, if wide awake and able to swallow: a small glass of juice or normal lemonade, not diet. The same again after 10 to 15 minutes. Too drowsy to swallow, or a fit: nothing by mouth, onto the side, and {number} at once.'
