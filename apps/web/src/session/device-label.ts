const systems: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|Chromium|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** What a patient calls a browser by: "Firefox on Android". */
export function deviceLabel(userAgent: string): string {
  const nameIn = (list: typeof systems) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers) ?? 'Browser', nameIn(systems)].filter(Boolean).join(' on ')
}
