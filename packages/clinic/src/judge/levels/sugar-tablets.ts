import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { isChild } from '../questions/address-patient.ts'

const names = `(?:gliclazide|glibenclamide|glyburide|glipizide|glimepiride|tolbutamide|chlorpropamide|gliquidone|repaglinide|nateglinide|diamicron|amaryl|glucotrol|daonil|euglucon|minodiab|micronase|gluconorm|sul(?:f|ph)onylureas?)`

/** A tablet that makes the body pour out insulin, named, and not as what it is not or as somebody's own daily medicine. */
export const sugarTablet = new RegExp(
  String.raw`(?<!\b(?:not|isnt|wasnt|never|no|(?<!overdosed )on|takes|taking|i take|prescribed) (?:\w+ ){0,2})\b${names}\b`,
)

const swallowed =
  /(?<!\b(?:not|didnt|hasnt|havent|never|wont|if|nearly|almost) (?:\w+ ){0,2})\b(?:swallow\w*|ate|eaten|eating|took|taken|chewed|sucked|licked|necked|had (?:one|two|some|a few|\d+)|got (?:into|at|hold of|in to)|been (?:in|into|at)|missing|gone|in (?:his|her|their) mouth|overdos\w*)\b/

/** A child who swallowed such a tablet needs an ambulance, however well it seems: one can drop the sugar hours later. */
export function sugarTabletRules({ person, prose }: ConsultationCase): HeldRule[] {
  const words = plainWords(prose)
  if (!isChild(person) || !sugarTablet.test(words) || !swallowed.test(words)) return []
  return [
    {
      rule: 'poison-sugar-tablet',
      name: 'a diabetes tablet that drops the sugar, swallowed by a child',
      level: 'ambulance',
      findings: [],
    },
  ]
}
