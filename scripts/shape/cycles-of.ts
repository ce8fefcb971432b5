/** The circles of a graph of imports, each as the way round it. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (done.has(path) || trail.includes(path)) return
    for (const next of graph.get(path) ?? []) if (graph.has(next)) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return cycles
}
