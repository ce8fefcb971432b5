import type { Answer } from './answer.ts'

const wayRound =
  /\b(?:without|no) (?:a |any |the )?(?:prescription|script)\b|\bblack market\b|\bdark ?web\b|\b(?:off|on) the street\b|\billegal(?:ly)?\b|\bfake (?:a |my )?(?:prescription|script)\b|\bdealers?\b|\bget (?:me |really )?high\b/i
const controlled =
  /\b(?:oxy(?:codone|contin|s)?|percocets?|percs?|morphine|fentanyl|hydrocodone|vicodin|methadone|tramadol|codeine|dihydrocodeine|diazepam|valium|alprazolam|xanax|lorazepam|temazepam|zopiclone|zolpidem|ambien|ritalin|adderall|methylphenidate|pregabalin|lyrica|ketamine|opioids?|opiates?|benzos?|sleeping (?:pills?|tablets?))\b/i

/** A way to strong medicines round the doctor is refused, and a hand held out instead. */
export const withoutPrescription: Answer = ({ text }) => {
  const name = controlled.exec(text)?.[0].toLowerCase()
  if (name === undefined || !wayRound.test(text)) return null
  return `I will not help to get ${name} without a prescription: it can stop the breath, it can make dependent, and what is sold without one is often something else. If it is for pain, fear or sleep, tell me about that, and I will say what helps and who can treat it. If you feel ill without it, that can be treated too, and without blame: a doctor, a pharmacist or a drug service can begin today. (NHS: Drug addiction: getting help)`
}
