import type { Clinic, ConsultationCase, Question } from '@dr-ai/clinic'
import type { PatientStory } from './read-cases.ts'

type Answerable = Pick<Question, 'id' | 'kind' | 'text'> & { options: Question['options'] }

const durationWords =
  /\b(\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|several|couple)\W+(?:\w+\W+)?(minute|hour|day|night|week|month|year)s?\b(?!\W+old)|\bsince\b|\bsudden|\byesterday\b|\btoday\b|\bthis morning\b|\bgradual/i

/**
 * A patient who knows one vignette and answers in text: yes, no, "I don't know", or the one sentence that holds the asked
 * slot. What the vignette says about a finding is read with the clinic's own reader, sentence by sentence; items of a
 * checklist that it does not mention are not chosen. Knows neither id nor source nor gold.
 */
export interface SimulatedPatient {
  answer(question: Answerable): string
}

/** Makes the patient of a story. */
export function simulatedPatient(clinic: Clinic, story: PatientStory): SimulatedPatient {
  const profile = { ageYears: story.age, sex: story.sex }
  const whole = clinic.caseOfConversation(
    story.sentences.map((content) => ({ type: 'user', content })),
    profile,
  )
  const told = new Set<number>()
  const known = (finding: string): 'present' | 'absent' | null => polarityOf(whole, finding)
  return {
    answer(question) {
      if (question.id === 'emergency:called') return 'Yes, they are on their way'
      if (question.kind === 'open') return openAnswer(clinic, story, question, told)
      const findings =
        question.kind === 'checklist'
          ? question.options.map(({ id }) => id).filter((id) => !['no', 'unknown', 'why', 'sum-up'].includes(id))
          : [question.id]
      if (question.kind === 'checklist') {
        const present = question.options.filter(({ id }) => findings.includes(id) && known(id) === 'present')
        return present.length > 0 ? `${present.map(({ label }) => label).join(', ')}, none of the others` : 'None of these'
      }
      const polarity = known(question.id)
      return polarity === 'present' ? 'Yes' : polarity === 'absent' ? 'No' : "I don't know"
    },
  }
}

/** A finding is there when it or a child of it is; it is not there when it or its parent is denied. */
function polarityOf(whole: ConsultationCase, finding: string): 'present' | 'absent' | null {
  const observations = Object.values(whole.observations)
  if (
    observations.some(
      (observation) =>
        observation.polarity === 'present' && (observation.finding === finding || observation.finding.startsWith(`${finding}.`)),
    )
  )
    return 'present'
  const base = finding.split('.')[0]
  return observations.some(
    (observation) => observation.polarity === 'absent' && (observation.finding === finding || observation.finding === base),
  )
    ? 'absent'
    : null
}

function openAnswer(clinic: Clinic, story: PatientStory, question: Answerable, told: Set<number>): string {
  if (question.id === 'person')
    return [story.age === null ? '' : ageInWords(story.age), story.sex ?? ''].filter((part) => part !== '').join(', ') || "I don't know"
  if (question.id === 'complaint') return story.chief
  if (question.id === 'safety') return 'No'
  const matches = (sentence: string) =>
    question.id === 'duration'
      ? durationWords.test(sentence)
      : question.id === 'site'
        ? hasSite(clinic, sentence, question)
        : hasFinding(clinic, sentence)
  const place = story.sentences.findIndex((sentence, number) => !told.has(number) && matches(sentence))
  if (place < 0) return ['more', 'more-yet', 'last'].includes(question.id) ? 'Nothing else' : "I don't know"
  told.add(place)
  return story.sentences[place] ?? ''
}

function hasFinding(clinic: Clinic, sentence: string): boolean {
  if (/^(no|not|denies|never|without)\b/i.test(sentence)) return false
  return Object.values(clinic.caseOfConversation([{ type: 'user', content: sentence }]).observations).some(
    (observation) => observation.polarity === 'present',
  )
}

function hasSite(clinic: Clinic, sentence: string, question: Answerable): boolean {
  const sites = question.options.map(({ label }) => label.toLowerCase())
  const read = clinic.consult(clinic.newCase({ ageYears: 40, sex: 'female' }), sentence).reply.findings
  return read.some(({ name, polarity }) => polarity === 'present' && sites.some((site) => name.toLowerCase().endsWith(site)))
}

function ageInWords(years: number): string {
  return years < 2 ? `${Math.max(1, Math.round(years * 12))} months old` : `${Math.round(years)} years old`
}
