import { understand } from '../hear/lexicon/understand.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { isForPatients, suitsPerson } from '../judge/questions/suits-person.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { ageBandLimits, triageLevels } from '../knowledge/schema.ts'
import { baseName } from '../say/causes.ts'
import { withoutIt } from '../say/without-it.ts'
import type { SimulatedInterview } from './simulate-interview.ts'

/** The rules of a consultation that does not contradict itself. */
export const lintRules = [
  'cause-above-level',
  'warning-already-told',
  'impossible-cause',
  'denial-as-reason',
  'level-on-denial',
  'cause-twice',
  'sooner-beside-now',
  'no-doctor-beside-visit',
  'question-twice',
  'question-already-told',
  'absurd-question',
] as const
export type LintRule = (typeof lintRules)[number]

/** One place at which a consultation contradicts itself or the patient. */
export interface Slip {
  rule: LintRule
  text: string
}

/** Reads a finished interview and its verdict with a colleague's eye. Out: its slips, none where all is well. */
export function lintInterview(knowledge: KnowledgeIndex, interview: SimulatedInterview): Slip[] {
  return [...verdictSlips(knowledge, interview), ...questionSlips(knowledge, interview)]
}

function verdictSlips(knowledge: KnowledgeIndex, { verdict, consultation }: SimulatedInterview): Slip[] {
  if (verdict === null || verdict.triage === null) return []
  const { triage, causes, parts } = verdict
  const { person, observations } = consultation
  const slips: Slip[] = []
  const slip = (rule: LintRule, text: string) => slips.push({ rule, text })
  const denied = Object.values(observations).filter(({ polarity }) => polarity === 'absent')
  const denials = new Set(
    denied.map(({ finding }) => withoutIt(knowledge.findings.get(finding)?.name ?? finding, baseName(knowledge, finding))),
  )
  const names = new Set<string>()
  for (const [place, { id, name, band, reasonsFor }] of causes.entries()) {
    const condition = knowledge.conditions.get(id)
    if (condition === undefined) continue
    if (triageLevels.indexOf(condition.triageFloor) < triageLevels.indexOf(triage.level))
      slip('cause-above-level', `${triage.level}: ${place + 1}. ${name} (${band}) is for ${condition.triageFloor}`)
    const { sex, pregnancy, ages, usual } = condition.commonness
    const isOtherSex = person.sex !== null && sex?.endsWith('-only') === true && sex !== `${person.sex}-only`
    const isNotPregnant = pregnancy === 'only' && (person.sex === 'male' || person.pregnant === false)
    const ageBand = Object.entries(ageBandLimits).find(([, limit]) => person.ageYears !== null && person.ageYears < limit)?.[0]
    const isNeverAtAge = ageBand !== undefined && (ages?.[ageBand as keyof typeof ages] ?? usual) === 'never'
    if (isOtherSex || isNotPregnant || isNeverAtAge) slip('impossible-cause', `${name} for ${person.ageYears} ${person.sex}`)
    for (const reason of reasonsFor) if (denials.has(reason)) slip('denial-as-reason', `${name}: ${reason}`)
    const plain = [name, ...condition.aliases].map((each) => each.toLowerCase())
    if (plain.some((each) => names.has(each))) slip('cause-twice', name)
    for (const each of plain) names.add(each)
  }
  const rules = consultation.held.filter(({ rule, name }) => triage.because.some((reason) => reason.rule === rule && reason.name === name))
  for (const { name, findings } of rules)
    if (findings.length > 0 && findings.every((finding) => observations[finding]?.polarity === 'absent')) slip('level-on-denial', name)
  const warnings = parts.filter(({ kind }) => kind === 'warning')
  if (isEmergency(triage.level) && warnings.some(({ urgency }) => urgency !== 'now')) slip('sooner-beside-now', triage.level)
  for (const { text } of parts)
    if (triage.level !== 'self-care' && noDoctor.test(text)) slip('no-doctor-beside-visit', `${triage.level}: ${noDoctor.exec(text)?.[0]}`)
  const isPresent = (finding: string) =>
    Object.values(observations).some(
      (each) =>
        each.polarity === 'present' &&
        each.temporality === 'current' &&
        (each.finding === finding || each.finding.startsWith(`${finding}.`)),
    )
  for (const warning of warnings.flatMap(({ items }) => items ?? [])) {
    const { mentions } = understand(knowledge, warning, { pending: null, complaints: [], person })
    const read = mentions.filter(({ polarity }) => polarity === 'present')
    const rest = read.reduce((words, { start, end }) => words.slice(0, start) + ' '.repeat(end - start) + words.slice(end), warning)
    if (read.length > 0 && read.every(({ finding }) => isPresent(finding)) && !/[a-z]/i.test(rest.replace(emptyWords, ' ')))
      slip('warning-already-told', `${warning} (${read.map(({ finding }) => finding).join(', ')})`)
  }
  return slips
}

/** Words that send nobody to a doctor. */
const noDoctor = /[^.\n]*(?:\bneeds? no (?:doctor|gp|visit)\b|\bno doctor\b[^.\n]*\bneeded\b|\bheal\w*[^.\n]* without a doctor\b)/i

/** What a warning may hold beside its findings without saying more. */
const emptyWords = /\b(?:you|your|it|they|their|the|an?|have|has|is|are|there|get|gets|feel|with|and|on|in|of|comes?|or)\b/gi

/** How a question begins that asks back what was read, with the words or, where two facts made a third, without. */
const askedBack = /“|^One thing I want to be sure of\b/

function questionSlips(knowledge: KnowledgeIndex, { questions }: SimulatedInterview): Slip[] {
  const slips: Slip[] = []
  const slip = (rule: LintRule, text: string) => slips.push({ rule, text })
  const askedTexts = new Set<string>()
  const askedFindings = new Set<string>()
  for (const { question, asked } of questions) {
    if (askedTexts.has(question.text)) slip('question-twice', question.text)
    askedTexts.add(question.text)
    if (question.id === 'person' && asked.person.ageYears !== null && asked.person.sex !== null)
      slip('question-already-told', question.text)
    if (question.id === 'duration' && asked.durationDays !== null) slip('question-already-told', question.text)
    const items = question.kind === 'finding' ? [question.id] : question.kind === 'checklist' ? question.options.map(({ id }) => id) : []
    for (const id of items) {
      const finding = knowledge.findings.get(id)
      if (finding === undefined) continue
      const place = `${question.text.slice(0, 60)}: ${finding.name}`
      if (askedFindings.has(id)) slip('question-twice', place)
      askedFindings.add(id)
      const observation = asked.observations[id]
      // A danger that was read in the patient's own words may be asked back once.
      const isAskedBack = observation?.source === 'told' && observation.polarity === 'present' && askedBack.test(question.text)
      const isKnown = observation !== undefined && observation.polarity !== 'unknown' && observation.source !== 'offered'
      if (isKnown && !isAskedBack) slip('question-already-told', place)
      if ((!isAskedBack && (finding.neverAsked || !isForPatients(finding))) || !suitsPerson(finding, asked.person))
        slip('absurd-question', place)
    }
  }
  return slips
}
