import type { CrisisKind } from '../../case/case.ts'

interface Sayings {
  self: string
  other: string
}

/** Said to words that take back what no word alone takes back: glad if it is so, and why a hospital makes sure. */
const ofTaken: Sayings = {
  self: 'I would be glad if it is so, and nobody will be angry either way. But this has to be made sure. What was in the mouth or the stomach can do harm hours later, before it is felt; only a blood test and a heart tracing can tell. So it stands: hospital now, and **call {number}** if you are sleepy, your heart races, you have a fit or trouble breathing, or nobody can take you. I cannot send anyone; I ask you to. Stay where somebody sees you. Who is near you right now?',
  other:
    'I would be glad if it is so. But this has to be made sure: harm can show hours later, and only a blood test and a heart tracing can tell. Go to hospital with {who} now, with the packets. **Call {number}** for sleepiness, a racing heart, a fit or trouble breathing, or if {who} will not come. Nobody will be angry. Is {who} with you right now?',
}
const afterBirth: Sayings = {
  self: 'I would be glad if it has passed. But in the weeks after a birth such a state comes and goes within hours, so a calm hour settles nothing. It has to be made sure in hospital now; it is an illness, it is treated well, and your baby stays close. Do not be alone with the baby until then: let someone hold it, and tell that person what you told me. **Call {number}** if nobody can come. Who is with you and the baby right now?',
  other:
    'I would be glad if it has passed. But in the weeks after a birth such a state comes and goes within hours, so a calm hour settles nothing. Please do not leave {who} alone with the baby, and go to hospital together now; **call {number}** if {who} will not come. Who can hold the baby?',
}

/** What is said to a taking back that changes nothing. */
export function madeSureSayings(kind: CrisisKind): Sayings {
  return kind === 'psychosis' ? afterBirth : ofTaken
}
