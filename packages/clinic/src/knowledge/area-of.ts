/** The area that a file of findings belongs to: "findings/breathing.ts" and every file of the folder "findings/breathing" hold "breathing". */
export function areaOf(path: string): string {
  return path.replace(/^findings\//, '').replace(/\/.*$|\.ts$/, '')
}
