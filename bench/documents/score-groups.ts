/**
 * Scores a folder of documents that somebody else made, whose `truth.json` tells by groups of files what stands in them:
 * `npm run bench:documents-of-others -- FOLDER`. A group has the laboratory values with unit and flag, or the lists of a
 * letter, each with what must not be found; `refuse` names files that cannot be read. Out: figures, and what is wrong.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findKnownTest } from '@dr-ai/clinic/records/lab-index'
import type { AnalyzeDocumentResponse, DocumentFinding } from '@dr-ai/contract/schemas/documents'

interface Group {
  files: string[]
  date?: string
  values?: Record<string, [value: number, unit: string, flag: '' | 'L' | 'H']>
  drugs?: (string | [name: string, strength: string, frequency: string])[]
  diagnoses?: string[]
  allergies?: string[]
  procedures?: string[]
  /** Illnesses that the document denies. */
  not?: string[]
  /** What the review has to warn of: "amoxicillin with penicillin allergy". */
  must_warn?: string[]
  /** Rows that are no value to be used: of a unit that no test has, or without a number. */
  refused?: string[]
}

/** A file as the server answers it. */
export type ReadFile = (
  name: string,
  bytes: Uint8Array,
) => Promise<{ status: number; answer: Partial<AnalyzeDocumentResponse>; seconds: number }>

export interface GroupScore {
  right: number
  of: number
  /** What was found that does not stand there, without a doubt. */
  invented: string[]
  missed: string[]
  seconds: number
}

const flags = { '': 'normal', L: 'low', H: 'high' } as const
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/[^a-z0-9]/g, '')
const plainUnit = (unit: string | null): string => plain(unit ?? '').replace(/^x(?=10)/, '')

/** Every file of every group against what it holds. */
export async function scoreGroups(folder: string, read: ReadFile): Promise<Record<string, GroupScore>> {
  const { refuse = {}, ...groups } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Record<string, Group> & {
    refuse?: Record<string, string>
  }
  const scores: Record<string, GroupScore> = {}
  for (const group of Object.values(groups)) {
    for (const file of group.files ?? []) {
      const { status, answer, seconds } = await read(file, readFileSync(join(folder, file)))
      const score = scoreOf(group, answer)
      scores[file] = { ...score, ...(status !== 200 && { missed: [`status ${status}`] }), seconds }
    }
  }
  for (const file of Object.keys(refuse)) {
    const { status, answer, seconds } = await read(file, readFileSync(join(folder, file)))
    const isTold = status !== 200 || Boolean(answer.response)
    scores[file] = { right: isTold ? 1 : 0, of: 1, invented: [], missed: isTold ? [] : [`status ${status}`], seconds }
  }
  return scores
}

/** The share of what stands in all files that was rightly read, what was invented counted as missed. */
export function rightOf(scores: Record<string, GroupScore>): number {
  const sum = (of: (score: GroupScore) => number) => Object.values(scores).reduce((total, score) => total + of(score), 0)
  return sum(({ right }) => right) / Math.max(1, sum(({ of }) => of) + sum(({ invented }) => invented.length))
}

function scoreOf(group: Group, { findings = [], warnings }: Partial<AnalyzeDocumentResponse>): Omit<GroupScore, 'seconds'> {
  const wanted: [what: string, isThere: (finding: DocumentFinding) => boolean][] = [
    ...Object.entries(group.values ?? {}).map(
      ([name, [value, unit, flag]]) =>
        [
          `${name} ${value} ${unit} ${flag} ${group.date ?? ''}`,
          (finding: DocumentFinding) =>
            finding.kind === 'lab' &&
            (finding.name === (findKnownTest(name)?.name ?? name) || plain(finding.snippet).includes(plain(name))) &&
            Number((finding.value ?? '').replace(/^[<>≤≥]/, '')) === value &&
            plainUnit(finding.unit) === plainUnit(unit) &&
            finding.flag === flags[flag] &&
            finding.date === group.date,
        ] as [string, (finding: DocumentFinding) => boolean],
    ),
    ...(group.drugs ?? []).map((drug): [string, (finding: DocumentFinding) => boolean] => {
      const [name, strength, frequency] = typeof drug === 'string' ? [drug, '', ''] : drug
      return [
        `medicine ${name} ${strength} ${frequency}`,
        (finding) =>
          finding.kind === 'medication' &&
          plain(`${finding.name} ${finding.value ?? ''}`).includes(plain(`${name} ${strength}`)) &&
          (frequency === '' ||
            plain(finding.frequency ?? '') === plain(frequency) ||
            (frequency === 'once daily' && finding.frequency === 'Daily')),
      ]
    }),
    ...lists(group).flatMap(([kind, names]) =>
      names.map((name): [string, (finding: DocumentFinding) => boolean] => [
        `${kind} ${name}`,
        (finding) => finding.kind === kind && isSameName(name, finding),
      ]),
    ),
  ]
  const used = new Set<DocumentFinding>()
  const missed: string[] = []
  for (const [what, isThere] of wanted) {
    const found = findings.find((finding) => !used.has(finding) && isThere(finding))
    if (found) used.add(found)
    else missed.push(what)
  }
  const judged = new Set<DocumentFinding['kind']>([
    ...(group.values ? (['lab'] as const) : []),
    ...(group.drugs ? (['medication'] as const) : []),
    ...lists(group).map(([kind]) => kind),
  ])
  const invented = findings
    .filter((finding) => judged.has(finding.kind) && !used.has(finding) && finding.doubt === null && !finding.refused)
    .map(({ kind, name, value, unit, date }) => `${kind} ${name} ${value ?? ''} ${unit ?? ''} ${date ?? ''}`)
  const rules: [what: string, isKept: boolean][] = [
    ...(group.not ?? []).map((name): [string, boolean] => [
      `denied: ${name}`,
      !findings.some((finding) => finding.kind === 'diagnosis' && plain(finding.name).includes(plain(name))),
    ]),
    ...(group.must_warn ?? []).map((words): [string, boolean] => [
      `warning: ${words}`,
      (warnings ?? []).some(({ medications, effect }) => {
        const told = `${medications.join(' ')} ${effect}`.toLowerCase()
        return words.split(' with ').every((part) => told.includes(part.includes('allergy') ? 'allergy' : part.toLowerCase()))
      }),
    ]),
    ...(group.refused ?? []).map((words): [string, boolean] => [
      `refused: ${words}`,
      !findings.some(
        ({ kind, snippet, refused, doubt }) =>
          kind === 'lab' && plain(snippet).includes(plain(/^\w+/.exec(words)?.[0] ?? '')) && !refused && doubt === null,
      ),
    ]),
  ]
  const broken = rules.filter(([, isKept]) => !isKept).map(([what]) => what)
  const of = wanted.length + rules.length
  return { right: of - missed.length - broken.length, of, invented, missed: [...missed, ...broken] }
}

function lists({ diagnoses, allergies, procedures }: Group): ['diagnosis' | 'allergy' | 'procedure', string[]][] {
  return [
    ...(diagnoses ? [['diagnosis', diagnoses] as ['diagnosis', string[]]] : []),
    ...(allergies ? [['allergy', allergies] as ['allergy', string[]]] : []),
    ...(procedures ? [['procedure', procedures] as ['procedure', string[]]] : []),
  ]
}

/** Short names that letters write out. */
const longNames: Readonly<Record<string, string>> = { NSTEMI: 'Non-ST elevation myocardial infarction' }

/** "PCI 2026-01-19" is a finding whose words hold PCI and whose date is that day. */
function isSameName(name: string, finding: DocumentFinding): boolean {
  const [, short = name, date] = /^(.*?)(?: (\d{4}-\d{2}-\d{2}))?$/.exec(name) ?? []
  const words = longNames[short] ?? short
  const own = plain(finding.name)
  return (
    (own.includes(plain(words)) || plain(words).includes(own) || plain(finding.snippet).includes(plain(words))) &&
    (date === undefined || finding.date === date)
  )
}
