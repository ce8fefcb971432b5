import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { invariants } from '@dr-ai/clinic/testing/invariants'
import { calibrationError } from './clinic/calibration.ts'
import { loadClinic, measureLoad, readPack } from './clinic/load-clinic.ts'
import { goldMatcher } from './clinic/match-gold.ts'
import { readNegationRows, scoreNegation } from './clinic/negation.ts'
import { ownExamples } from './clinic/own-examples.ts'
import { readCases } from './clinic/read-cases.ts'
import { scoreAnswers } from './clinic/score-answers.ts'
import { scoreAsking } from './clinic/score-asking.ts'
import { scoreContradictions } from './clinic/score-contradictions.ts'
import { type DiagnosisScore, scoreDiagnoses } from './clinic/score-diagnoses.ts'
import { scoreEveryday } from './clinic/score-everyday.ts'
import { scorePrimock } from './clinic/score-primock.ts'
import { scoreReading } from './clinic/score-reading.ts'
import { scoreTriage } from './clinic/score-triage.ts'
import { shareInWords } from './clinic/wilson.ts'

/**
 * npm run bench:clinic -- --cases FOLDER [--json FILE] [--misses]: the scores of tune and check apart, triage, negation,
 * consultations, calibration, reading grade, speed and size. `--misses` lists what went wrong on tune; check gives
 * aggregates only. `--invariants` runs the properties: 10,000 random cases each for findings and levels, 500 interviews each.
 * Without a folder: the knowledge's own examples.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    json: { type: 'string' },
    misses: { type: 'boolean', default: false },
    invariants: { type: 'boolean', default: false },
  },
})
const pack = readPack()
const clinic = loadClinic()
const match = goldMatcher(pack)
const figures: Record<string, number> = {}
const replies: DiagnosisScore['replies'] = []
const turns: number[] = []
/** About two in three end in a verdict, the others in an emergency: more than 5,000 verdicts. */
const simulatedInterviews = 7500

function report(name: string, score: DiagnosisScore, showMisses: boolean): void {
  console.log(
    `\n${name}\n  top 1  ${shareInWords(score.top1)}\n  top 3  ${shareInWords(score.top3)}\n  top 5  ${shareInWords(score.top5)}\n  in scope ${shareInWords(score.inScope)}\n  questions ${score.questionsMean.toFixed(1)}`,
  )
  figures[`${name}.top1`] = score.top1.share
  figures[`${name}.top3`] = score.top3.share
  figures[`${name}.top5`] = score.top5.share
  figures[`${name}.of`] = score.top1.of
  replies.push(...score.replies)
  turns.push(...score.turns)
  if (showMisses)
    for (const { id, gold, place, leader } of score.places)
      if (place === 0 || place > 3) console.log(`    ${id}: ${gold} at ${place || '-'}, leader ${leader}`)
}

if (values.cases === undefined) {
  console.log("No folder of cases given (--cases FOLDER): these are the knowledge's own examples.")
  report('own.told', scoreDiagnoses(clinic, ownExamples(pack), 'told', match), values.misses)
} else {
  const folder = values.cases
  const tune = readCases(join(folder, 'cases.tune.jsonl'))
  const tuneAvey = tune.filter((row) => row.source === 'avey400')
  const toldTune = scoreDiagnoses(clinic, tuneAvey, 'told', match)
  report('tune.told', toldTune, values.misses)
  const askedTune = scoreDiagnoses(clinic, tuneAvey, 'asked', match)
  report('tune.asked', askedTune, values.misses)
  const other = tune.filter((row) => row.source.startsWith('agentclinic'))
  report('tune.agentclinic', scoreDiagnoses(clinic, other, 'told', match), values.misses)
  if (existsSync(join(folder, 'cases.check.jsonl'))) {
    const check = readCases(join(folder, 'cases.check.jsonl')).filter((row) => row.source === 'avey400')
    const told = scoreDiagnoses(clinic, check, 'told', match)
    report('check.told', told, false)
    figures['check.told.inScope'] = told.inScope.share
    const asked = scoreDiagnoses(clinic, check, 'asked', match)
    report('check.asked', asked, false)
    figures['questions.mean'] = asked.questionsMean
    figures['questions.left.error'] = asked.leftError
    figures['calibration.error'] = calibrationError([...toldTune.leaders, ...told.leaders], false)
    console.log(
      `\ncalibration error ${figures['calibration.error'].toFixed(3)} (engine's own temperature ${calibrationError([...toldTune.leaders, ...told.leaders], true).toFixed(3)})`,
    )
  }
  const triage = scoreTriage(clinic, tune)
  console.log(
    `\ntriage\n  right ${shareInWords(triage.right)}\n  emergencies under ${shareInWords(triage.under)}\n  self-care right ${shareInWords(triage.selfcareRight)}\n  overcalled ${shareInWords(triage.overcalled)}`,
  )
  if (values.misses) for (const { id, gold, level, leader } of triage.rows) console.log(`    ${id}: ${gold} -> ${level} (${leader})`)
  Object.assign(figures, {
    'triage.right': triage.right.share,
    'triage.emergencies.under': triage.under.share,
    'triage.selfcare.right': triage.selfcareRight.share,
    'triage.overcalled': triage.overcalled.share,
    'triage.right.of': triage.right.of,
    'triage.emergencies.under.of': triage.under.of,
    'triage.selfcare.right.of': triage.selfcareRight.of,
    'triage.overcalled.of': triage.overcalled.of,
  })
  const negation = join(folder, 'negation.dev.jsonl')
  if (existsSync(negation)) figures['negation.f1'] = scoreNegation(readNegationRows(negation)).f1
  const primockFile = join(folder, 'primock57.dev.jsonl')
  if (existsSync(primockFile)) {
    const primock = scorePrimock(clinic, pack, primockFile, match)
    figures['primock.top5'] = primock.share
    figures['primock.of'] = primock.of
    console.log(`\nprimock top 5 ${shareInWords(primock)}`)
    if (values.misses)
      for (const row of primock.rows)
        if (row.place === 0 || row.place > 5)
          console.log(
            `    ${row.id}: ${row.impression.slice(0, 100).replaceAll('\n', ' / ')} at ${row.place}, leaders ${row.leaders.join(', ')}`,
          )
  }
}
const everyday = scoreEveryday(clinic)
Object.assign(figures, { 'everyday.median': everyday.median, 'everyday.most': everyday.most, 'everyday.left.error': everyday.leftError })
console.log(`\neveryday complaints: median ${everyday.median} questions, at most ${everyday.most}`)
if (values.misses) for (const { words, count, level } of everyday.questions) console.log(`    ${count} ${level}: ${words}`)
const contradictions = scoreContradictions(clinic, pack, simulatedInterviews)
for (const [rule, count] of contradictions.counts) figures[`verdict.lint.${rule}`] = count
figures['verdict.lint.verdicts'] = contradictions.verdicts
console.log(
  `\n${simulatedInterviews} simulated interviews, ${contradictions.verdicts} verdicts: ${contradictions.slips.length} contradictions`,
)
if (values.misses) for (const slip of contradictions.slips) console.log(`    ${slip}`)
const answers = values.cases === undefined ? null : scoreAnswers(clinic, join(values.cases, '../lay/questions.kqa.jsonl'))
if (answers !== null) {
  const { contained, declined, contradictions: opposed, statements, questions } = answers
  Object.assign(figures, {
    'kqa.contained': contained / statements,
    'kqa.declined': declined / statements,
    'kqa.containedOrDeclined': (contained + declined) / statements,
    'kqa.contradictions': opposed,
  })
  console.log(
    `\nK-QA, ${questions} questions, ${statements} statements: ${contained} contained, ${declined} honestly declined, ${opposed} contradicted`,
  )
}
const asking = values.cases === undefined ? null : scoreAsking(clinic, join(values.cases, '../lay/asking.mediq.jsonl'))
if (asking !== null) {
  const { cases, facts, drawnOut, questionsMean } = asking
  Object.assign(figures, { 'asking.mediq': drawnOut / facts, 'asking.mediq.facts': facts, 'asking.mediq.questions': questionsMean })
  console.log(
    `\nMediQ, ${cases} cases: ${drawnOut} of ${facts} facts that the first sentence left open drawn out by ${questionsMean.toFixed(1)} questions`,
  )
}
const reading = scoreReading(pack, replies)
const load = measureLoad()
const sorted = [...turns].sort((a, b) => a - b)
const sortedLoads = [...load.times].sort((a, b) => a - b)
Object.assign(figures, {
  'grade.p95': reading.p95,
  'grade.max': reading.max,
  'turn.p99.ms': sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  'knowledge.gzip.kb': load.gzipKb,
  'load.ms': sortedLoads[2] ?? 0,
  'knowledge.conditions': pack.conditions.length,
  'knowledge.findings': pack.findings.filter((finding) => finding.base === undefined).length,
  'knowledge.redFlags': pack.redFlags.length,
})
if (values.misses) console.log(`\nhardest reply to read:\n${reading.worst}`)
console.log(`\nload of five, ms: ${load.times.map((time) => time.toFixed(0)).join(' ')}`)
console.log(
  Object.entries(figures)
    .map(([name, value]) => `${name} ${Number(value.toFixed(3))}`)
    .join('\n'),
)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
if (values.invariants) {
  for (const { name, isInterview, check } of invariants(clinic, pack)) {
    check(isInterview ? 500 : 10_000)
    console.log(`holds: ${name}`)
  }
}
