const parts =
  'head|back|neck|throat|stomach|tummy|belly|guts?|knees?|foot|feet|legs?|tooth|teeth|ears?|shoulders?|hips?|wrists?|hands?|arms?|ankles?|toes?|jaw|eyes?|joints?|ribs?|side|bum|elbows?|fingers?|thumb|heels?|calf|calves|nose|mouth|gums?|tongue|breasts?|boobs?'
const complaints =
  'headaches?|migraines?|cough\\w*|toothache|earache|backache|heartburn|reflux|hay ?fever|cold|flu|period|cramps?|pain|rash|itch\\w*|sinus\\w*|piles|gout|arthritis|sciatica|ibs|allerg\\w*|sore throat|diarrhoea|diarrhea|constipation|hangover|eczema|thrush|uti'
const killing = String.raw`(?:is|are|['’]?s|has been|have been|been)\s+(?:absolutely |really |literally |bloody |fucking |seriously |just |properly )*(?:killing|murdering|finishing) (?:me|him|her|us)\b(?: off)?`
const ofPart = new RegExp(String.raw`(\b(?:${parts})(?: (?:muscles?|joints?))?) ?${killing}`, 'gi')
const ofComplaint = new RegExp(String.raw`(\b(?:${complaints})) ?${killing}`, 'gi')

/** "My back is killing me" in plain words of the same length, so that places stay: it hurts. */
export function plainIdioms(text: string): string {
  return text
    .replace(ofPart, (whole: string, part: string) => `${part} hurts`.padEnd(whole.length))
    .replace(/\b(?:never|nevermind|nvm|don['’]?t) mind(?= (?:the|my|that|about|his|her)\b)/gi, (whole: string) =>
      'leave'.padEnd(whole.length),
    )
    .replace(ofComplaint, (whole: string, name: string) => `${name} is bad`.padEnd(whole.length))
}
