import type { DateReader } from './document-dates.ts'
import type { DocumentLine } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'
import { headingOf } from './letter-headings.ts'
import { stripOf } from './strip-of.ts'

/** What scans and tracings are called on paper, and what the patient reads. */
const kinds: readonly (readonly [title: string, pattern: RegExp])[] = [
  ['Chest X-ray', /^(?:cxr|(?:plain )?(?:chest|thora\w+) (?:x-?ray|radiograph|xr|film)|x-?ray (?:of the )?chest|xr chest)\b/i],
  ['X-ray', /^(?:(?:plain )?(?:[a-z]+ ){0,3}(?:x-?rays?|radiographs?)|xr\b)/i],
  ['CT scan', /^(?:(?:[a-z]+ ){0,2}(?:ct(?:pa|kub)?|cat)\b(?: scan)?|computed tomography)/i],
  ['MRI scan', /^(?:(?:[a-z]+ ){0,2}mr(?:i|a|cp|v)\b(?: scan)?|magnetic resonance)/i],
  ['Heart ultrasound (echo)', /^(?:(?:transthoracic|tte|bedside|stress)? ?(?:echo(?:cardio(?:gram|graphy))?)\b|tte\b|2d[- ]echo)/i],
  ['Ultrasound scan', /^(?:(?:[a-z]+ ){0,3}(?:ultrasound|ultrasonography|sonogram|doppler)(?: scan)?|uss?\b)/i],
  [
    'Heart tracing (ECG)',
    /^(?:(?:(?:12|twelve)[- ]lead |resting |serial |repeat |admission |holter )?(?:ecgs?|ekgs?|electrocardiogra\w+)|holter)\b/i,
  ],
  ['Bone density scan (DEXA)', /^(?:dexa?|dxa|bone densit\w+)\b/i],
  ['Mammogram', /^(?:(?:[a-z]+ )?mammogra\w+)\b/i],
]

/** What stands between the name of a study and what it showed: its part of the body, its day, then a colon, a dash or a verb. */
const told =
  /^(?:\s*[([]?[\w\s,/'.-]{0,48}?[)\]]?)(?:\s*:\s*|\s[-–—]\s*|\s+(?:(?:has |had )?(?:showed|shows|shown|demonstrate[sd]|revealed|reveals|confirmed|confirms|reported as)|(?:was|is|were) (?=normal|clear|unremarkable|reported|negative))\s*)(?=\S)/i
/** A day before what was found: "ECG: 3 March 2026: ..." */
const day = /^[\d./\s-]{6,12}[:,]?\s+|^\d{1,2} [A-Z][a-z]+ \d{4}[:,]?\s+/
const monthNames = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi
const concluding = /^(?:impression|conclusions?|opinion|interpretation|summary|comments?|report(?:ed)?|result|diagnosis)\b/i
/** A study that is only wanted, or still to come, has shown nothing. */
const toCome =
  /\b(?:request\w*|arrang\w+|book\w*|await\w*|pending|organi[sz]e\w*|please|will|to (?:have|be done|follow)|refer\w*|repeat in|due|plan(?:ned)?|consider|needs?)\b/i
/** The story of the patient goes on: the study is over. */
const story =
  /^(?:he|she|they|mr|mrs|ms|miss|the patient|you|your|i|we|his|her|on (?:admission|discharge|examination)|plan|thank|please|dear)\b/i
/** What speaks of a whole letter: in one, "Impression" is the doctor's own and belongs to no study. */
const letter = /^(?:dear|medic(?:ation|ine)s?|allerg\w+|past medical history|follow[- ]?up|plan|presenting complaint)\b/i

const longest = 400

/** What X-rays, scans and heart tracings were found to show, in the paper's own words, with what they did not show. */
export function readStudies(statements: readonly DocumentLine[], dates: DateReader): LabFinding[] {
  const found: LabFinding[] = []
  const isLetter = statements.some(({ text }) => letter.test(plainOf(text)))
  let whole: Study | null = null
  for (const [index, line] of statements.entries()) {
    const text = plainOf(line.text)
    const study = studyIn(text)
    if (study && !study.says && !isLetter && isTitle(line, text)) whole = { ...study, line }
    const isConclusion = whole !== null && !study && concluding.test(text) && headingOf(line) !== null
    const title = study?.says ? study : isConclusion ? whole : null
    if (title === null || (study?.says && toCome.test(study.says.slice(0, 60)))) continue
    const first = isConclusion ? (headingOf(line)?.rest ?? '') : (study?.says ?? '')
    const says = [first, ...goingOn(statements, index, isConclusion)].filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, longest)
    if (!/[A-Za-z]{2}/.test(says)) continue
    const date = [line, ...(isConclusion && whole?.line ? [whole.line] : [])].flatMap((each) => dates.datesIn(each)).find(dates.isPossible)
    found.push(findingOf(title.title, says, line, date ? { date: date.date, doubt: date.doubt ?? null } : null))
  }
  if (whole?.line && found.length === 0 && !isLetter) found.push(...tracingBelow(whole.title, whole.line, statements, dates))
  return found
}

/** What the recorder of a heart tracing prints below its measures: "Sinus bradycardia with 1st degree A-V block". */
const ofTracing =
  /\b(?:sinus|rhythm|bradycardia|tachycardia|block|axis|st[- ](?:elevation|depression|t|segment|changes?)|t[- ]waves?|q[- ]waves?|infarct\w*|hypertrophy|isch\w*mi\w*|fibrillation|flutter|ectop\w*|premature|paced|pre-?excitation|repolari[sz]ation|(?:ab)?normal ecg|(?:ab)?normal ekg|prolonged qt)\b/i

function tracingBelow(title: string, line: DocumentLine, statements: readonly DocumentLine[], dates: DateReader): LabFinding[] {
  if (!title.startsWith('Heart tracing')) return []
  const says = statements
    .filter((each) => each.page === line.page && each.start > line.start && each.cells.length === 1)
    .map(({ text }) => plainOf(text))
    .filter((text) => ofTracing.test(text) && !/[:=]/.test(text) && text.length < 120)
  const date = dates.datesIn(line).find(dates.isPossible)
  return says.length === 0 ? [] : [findingOf(title, `${says.join('. ')}.`.slice(0, longest), line, date ?? null)]
}

interface Study {
  title: string
  /** What it showed; "" where only its name stands there. */
  says: string
  line?: DocumentLine
}

/** The study that a statement begins with; its title with the part of the body that the paper names. */
function studyIn(text: string): Study | null {
  const bare = text.replace(/^(?:examination|study|procedure|investigations?|exam|imaging|an?|the|his|her|your)\s*:?\s+/i, '')
  for (const [title, pattern] of kinds) {
    const words = pattern.exec(bare)?.[0]
    if (words === undefined) continue
    const rest = bare.slice(words.length)
    const between = told.exec(rest)?.[0]
    const part =
      /\b(?:head|brain|chest|thorax|abdomen|pelvis|spine|neck|knee|hip|ankle|foot|wrist|hand|shoulder|elbow|kidneys?|liver|renal|pelvic|abdominal|lumbar|cervical|thoracic|breast|leg|pulmonary)\b/i.exec(
        `${words} ${between ?? rest.slice(0, 40)}`,
      )?.[0]
    const named = part && !title.toLowerCase().includes(part.toLowerCase()) ? `${title}, ${part.toLowerCase()}` : title
    const says = between === undefined ? '' : rest.slice(between.length).replace(day, '').trim()
    // "CT chest   Exam date: 6 October 2026" is a title.
    return { title: named, says: /[A-Za-z]{2}/.test(says.replace(monthNames, '')) ? says : '' }
  }
  return null
}

const isTitle = (line: DocumentLine, text: string): boolean => text.split(' ').length <= 12 && !/[.;]\s*\S/.test(text) && line.page <= 2

/** What stands behind the first words: the sentences of the same paragraph, and the lines of a list under a conclusion. */
function goingOn(statements: readonly DocumentLine[], index: number, isConclusion: boolean): string[] {
  const more: string[] = []
  for (let place = index + 1; place < statements.length && more.length < 8; place++) {
    const [line, before] = [statements[place], statements[place - 1]]
    if (!line || !before || line.page !== before.page) break
    const gap = line.start - (before.start + before.text.length)
    const text = plainOf(line.text)
    const ends = story.test(text) || studyIn(text) !== null || headingOf(line) !== null || toCome.test(text.slice(0, 40))
    if (ends || gap > (isConclusion ? 2 : 0)) break
    more.push(text)
  }
  return more
}

function findingOf(name: string, says: string, line: DocumentLine, date: { date: string; doubt: string | null } | null): LabFinding {
  return {
    kind: 'study',
    name,
    value: says,
    unit: null,
    range: null,
    flag: null,
    date: date?.date ?? null,
    page: line.page,
    snippet: line.text.replace(/\t+/g, '  ').trim().slice(0, 300),
    ...stripOf(line),
    code: null,
    doubt: date?.doubt ?? null,
  }
}

const plainOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s•*·▪●–-]+/, '')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .trim()
