import type { TodaysDose } from '../schedule/todays-doses.ts'

/** Puts the number of doses that are due on the icon of the installed application; it names none of them. Without any, the icon is plain. */
export function showDueBadge(doses: readonly Pick<TodaysDose, 'status'>[]): void {
  if (!('setAppBadge' in navigator)) return
  const due = doses.filter(({ status }) => status === 'due').length
  // A browser that may not mark its icon shows the doses on the screen all the same.
  void (due > 0 ? navigator.setAppBadge(due) : navigator.clearAppBadge()).catch(() => undefined)
}
