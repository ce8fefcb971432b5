/** One test as it was last measured. */
export interface LatestResult {
  name: string
  text: string
  unit: string
  date: string
  isOutside: boolean
  isConfirmed: boolean
}
