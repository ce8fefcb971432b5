/** What people say who do not have a finding. Sources of regular expressions over the words of a message; `$` stands for the end of what is said. */
export interface Sayings {
  /** Plain words for it, or for a group it belongs to: they deny where they are denied ("no shakes"); affirmed they say nothing. */
  denied?: readonly string[]
  /** Such words that may stand for a finding of any place ("no blood"): they deny only in a message that also has a word of `about`. */
  bare?: readonly string[]
  about?: string
  /** What tells of itself that it is absent ("never broke a bone"). */
  well?: readonly string[]
}
