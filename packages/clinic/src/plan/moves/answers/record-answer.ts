import { tellsAllergy } from '../../../hear/lexicon/read-allergies.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { answerFromDocuments, asksToCompare, explainTests } from '../../../records/documents/answer-from-documents.ts'
import { patientOf } from '../../../records/documents/explain-for-patient.ts'
import { conversationTexts } from '../../../say/conversation-text.ts'
import { findHealthFact } from '../../../say/health-facts.ts'
import type { Answer } from './answer.ts'
import { causeAnswer } from './cause-answer.ts'
import { historyAnswer } from './history-answer.ts'
import { labAnswer } from './lab-answer.ts'
import { numberAnswer } from './number-answer.ts'

/** What a test is, what a number means, what the record holds. */
export const testAnswer: Answer = (clause, state) => {
  const { text } = clause
  const documents = answerFromDocuments(text, state.documents, state.time, patientOf(state.now, state.documents))
  const number = numberAnswer(text, state.words, state.now.person.ageYears)
  if (documents !== null) {
    // Only the first value that was found is what the question is about: the others are earlier ones.
    const [, found = ''] = /This is what I found:\n\n- ([^\n(]*)/.exec(documents) ?? []
    const meaning = number ?? (found === '' ? null : numberAnswer(text, found, null))
    return meaning === null ? documents : `${documents}\n\n${meaning}`
  }
  return (
    number ??
    findHealthFact(text)?.answer ??
    labAnswer(text, state.now) ??
    explainTests(text) ??
    testsAnswer(text) ??
    causeAnswer(clause, state)
  )
}

const tests: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:blood tests?|bloods)\b/i,
    'Whether you need a blood test depends on what this turns out to be. It shows anaemia, infection, sugar, thyroid, liver and kidneys; it does not explain most aches. Your doctor orders it, and the results take 1 to 3 days. (NHS: Blood tests)',
  ],
  [
    /\b(?:mri|ct|scan|x[- ]?ray|ultrasound)s?\b/i,
    'Most problems can be told apart by talking and examining. A scan is for certain signs: an injury with a bone that hurts to touch, weakness, or something that does not get better in weeks. A doctor decides which one. (NHS: MRI scan; NICE: Low back pain and sciatica)',
  ],
  [
    /\b(?:ecg|ekg)\b/i,
    'An ECG draws the current of the heart in a minute, without pain. It is needed for chest pain, fainting or a stumbling heart. (NHS: Electrocardiogram (ECG))',
  ],
  [
    /\bpregnancy test\b/i,
    'A pregnancy test from the pharmacy is reliable from the first day of a missed period, best with the first urine of the day. If it is negative and the period still does not come, repeat it after 3 days. (NHS: Doing a pregnancy test)',
  ],
  [
    /\b(?:covid|lateral flow|flu) test\b/i,
    'A home test is right when it is positive; a negative one early on can be wrong, so repeat it after 48 hours. (CDC: COVID-19 testing)',
  ],
  [
    /\b(?:smear|pap|mammogram|colonoscopy|screening|biopsy)\b/i,
    'Take part in the screening you are invited to: it finds trouble early. A biopsy takes a tiny piece to look at under the microscope; having one does not mean it is cancer. (NHS: Screening)',
  ],
  [
    /\b(?:need|needs|get|have|take|do|want|book|order|should|worth)\b.{0,200}\b(?:tests?|tested|swab|swabbed)\b/i,
    'Whether a test helps depends on what it would change. With a cold, cough or stomach bug that goes its usual way it rarely does; a home test tells whether to keep away from frail people. A doctor tests when it lasts, gets worse, or the result decides the treatment. (NHS: Respiratory tract infections; NHS: Blood tests)',
  ],
]

function testsAnswer(text: string): string | null {
  return tests.find(([asked]) => asked.test(text))?.[1] ?? null
}

const medicines = /\b(?:medicines?|medications?|meds|tablets|pills|drugs|prescriptions?)\b/i
const allergies = /\ballerg\w*/i

/** What the patient's own record holds: medicines, allergies, results. */
export const recordAnswer: Answer = (clause, state) => {
  const { text } = clause
  const { now } = state
  // Who tells an allergy does not ask for it.
  if (tellsAllergy(text)) return null
  const documents = answerFromDocuments(text, state.documents, state.time, patientOf(state.now, state.documents))
  const past = medicines.test(text) || allergies.test(text) || asksToCompare(text) ? null : historyAnswer(text, state)
  if (past !== null) return past
  if (allergies.test(text))
    return now.allergies.length > 0
      ? `Your record names ${now.allergies.length === 1 ? 'this allergy' : 'these allergies'}: ${spokenList(now.allergies)}. Is that still right?${documents === null ? '' : `\n\n${documents}`}`
      : (documents ?? 'I know of no allergies of yours. If you have one, tell me, and I will keep it in mind.')
  if (medicines.test(text))
    return now.drugs.length > 0
      ? `On your list I have: ${spokenList(now.drugs)}. Is that still right? You can change it under Medications.${documents === null ? '' : `\n\n${documents}`}`
      : (documents ??
          'I know of no medicines that you take. Tell me, or add them under Medications, and I will check them against each other.')
  const answer = testAnswer(clause, state)
  return documents ?? answer ?? conversationTexts.noRecord
}
