/** Into so many parts the open rows fall, each left out in turn to see what a model says of rows it has not learned from. */
export const foldCount = 4

/** The part of a row, by its id. */
export function foldOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) % foldCount
}
