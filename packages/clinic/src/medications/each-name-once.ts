/** Each name once, as it was first written, whatever its capitals. */
export function eachNameOnce(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name.trim().toLowerCase()).values()].flatMap(([first]) => first?.trim() ?? [])
}
