import { shareInWords, wilson } from '../clinic/wilson.ts'
import type { FigureBook, FiguresOfBench } from '../figures/figure-files.ts'
import { dayInWords } from '../figures/render-figures.ts'

interface Row {
  said: string
  figure: string
  /** The figure that says how many it is out of; without it the share stands without bounds. */
  of?: string
  wanted: string
}

const sections: readonly { title: string; text: string; rows: readonly Row[] }[] = [
  {
    title: 'First messages of people who had not seen the rules',
    text: 'A check set written for this project by somebody else; totals only. What is caught stands beside what is falsely alarmed.',
    rows: [
      {
        said: 'emergencies sent to hospital or into the crisis path in the first reply',
        figure: 'first.emergencies.caught',
        of: 'first.emergencies.of',
        wanted: '92 %, aim 97 %',
      },
      {
        said: 'the same by the verdict, every question answered "I don\'t know"',
        figure: 'first.emergencies.byVerdict',
        of: 'first.emergencies.of',
        wanted: '95 %',
      },
      {
        said: 'others sent to hospital in the first reply',
        figure: 'first.others.toHospital',
        of: 'first.others.of',
        wanted: 'at most 7 %, aim 4 %',
      },
      {
        said: 'verdicts higher than a careful clinician would accept',
        figure: 'first.others.verdictOver',
        of: 'first.others.of',
        wanted: 'at most 12 %',
      },
      { said: 'verdicts lower', figure: 'first.others.verdictUnder', of: 'first.others.of', wanted: 'at most 10 %' },
      { said: 'crises opened in the first reply', figure: 'first.crisis.opened', of: 'first.crisis.of', wanted: '92 %, aim 98 %' },
      { said: 'crisis path opened wrongly', figure: 'first.crisis.wrong', of: 'first.calm.of', wanted: 'at most 1 %' },
      { said: 'ill people left without a verdict', figure: 'first.noVerdict', wanted: 'at most 2 %' },
    ],
  },
  {
    title: 'What is read, and what is answered',
    text: 'Check sets again: the facts that a message tells, and replies that deal with what was said (an obstacle, a question, a correction, a fear, a change of subject).',
    rows: [
      { said: 'told facts that are read', figure: 'reading.recall', of: 'reading.facts', wanted: '80 %, aim 88 %' },
      {
        said: 'messages out of which a fact is made that nobody told',
        figure: 'reading.rows.invented',
        of: 'reading.rows',
        wanted: 'at most 4 %',
      },
      { said: 'facts turned round', figure: 'reading.inverted', of: 'reading.facts', wanted: 'at most 1 %' },
      { said: 'replies that deal with what was said', figure: 'dialogues.held', of: 'dialogues.of', wanted: '85 %, aim 95 %' },
      { said: 'of these: the level held under pressure, in words', figure: 'dialogues.pushback', wanted: '90 %' },
      { said: 'of these: corrections', figure: 'dialogues.correction', wanted: '' },
      { said: 'of these: questions', figure: 'dialogues.question', wanted: '' },
      { said: 'of these: a crisis told on the way', figure: 'dialogues.crisis', wanted: '' },
      { said: 'of these: look-alikes of a crisis', figure: 'dialogues.lookalike', wanted: '' },
    ],
  },
  {
    title: 'The sealed fifth of the corpus',
    text: 'Look-alikes, twins and undramatic words, more and harder than a doctor meets; totals only.',
    rows: [
      { said: 'emergencies caught at once', figure: 'corpus.emergencies.caught', of: 'corpus.emergencies.of', wanted: '' },
      { said: 'others sent to hospital or into the crisis path', figure: 'corpus.others.toHospital', of: 'corpus.others.of', wanted: '' },
      { said: 'crises opened at once', figure: 'corpus.crisis.opened', of: 'corpus.crisis.of', wanted: '92 %' },
      {
        said: 'crises opened at once or asked about straight out',
        figure: 'corpus.crisis.openedOrAsked',
        of: 'corpus.crisis.of',
        wanted: '',
      },
      { said: 'crisis path opened wrongly', figure: 'corpus.crisis.wrong', of: 'corpus.calm.of', wanted: 'at most 1 %' },
    ],
  },
  {
    title: 'Written cases of clinicians',
    text: 'Told whole, one safety list, the verdict. These rows were read while the rules were written; they show that the rules fit, not how they do elsewhere.',
    rows: [
      { said: 'triage right', figure: 'triage.right', of: 'triage.right.of', wanted: '90 %' },
      { said: 'emergencies given less', figure: 'triage.emergencies.under', of: 'triage.emergencies.under.of', wanted: '0' },
      { said: 'self-care right', figure: 'triage.selfcare.right', of: 'triage.selfcare.right.of', wanted: '80 %' },
      { said: 'non-emergencies sent to emergency', figure: 'triage.overcalled', of: 'triage.overcalled.of', wanted: 'at most 8 %' },
    ],
  },
  {
    title: 'Causes',
    text: 'Cases that nobody read: where the gold diagnosis stands. Told whole, and asked by the doctor.',
    rows: [
      { said: 'first, told', figure: 'check.told.top1', of: 'check.told.of', wanted: '60 %' },
      { said: 'among three, told', figure: 'check.told.top3', of: 'check.told.of', wanted: '80 %' },
      { said: 'among five, told', figure: 'check.told.top5', of: 'check.told.of', wanted: '86 %' },
      { said: 'first, asked', figure: 'check.asked.top1', of: 'check.asked.of', wanted: '50 %' },
      { said: 'among three, asked', figure: 'check.asked.top3', of: 'check.asked.of', wanted: '74 %' },
      { said: 'among five, asked', figure: 'check.asked.top5', of: 'check.asked.of', wanted: '79 %' },
    ],
  },
]

const harmless = ['harmless.sentences', 'harmless.crisis.cards', 'harmless.crisis.asked'] as const

/** Every figure that the card says. */
export const figuresOfCard: readonly string[] = [
  ...new Set([
    ...sections.flatMap(({ rows }) => rows.flatMap(({ figure, of }) => (of === undefined ? [figure] : [figure, of]))),
    ...harmless,
  ]),
]

/** The model card in Markdown. In: what the benches have given. @throws {Error} where one of its figures is missing: no number of it is typed by hand */
export function renderModelCard({ listening = {}, clinic = {} }: FigureBook): string {
  const figures = { ...listening, ...clinic }
  const missing = figuresOfCard.filter((name) => figures[name] === undefined)
  if (missing.length > 0) throw new Error(`No bench has given: ${missing.join(', ')}`)
  const [sentences, cards, asked] = harmless.map((name) => figures[name]?.value)
  return `# Model card of the doctor

Written by \`npm run figures\` from [figures](../figures) that \`bench:listening\` and \`bench:clinic\` gave ${daysOf(figures)}; do not edit by hand. The learned reader has [a card of its own](../learned-reader.md).

**What it is.** Rules, a Bayesian ranking and two readers of words, all in \`packages/clinic\`: the same input gives the same output, nothing leaves the machine. An
outside model can be plugged in; it can raise a level, never lower one.

**For whom and for what** stands in the [safety case](README.md).

${sections.map(({ title, text, rows }) => `## ${title}\n${text}\n\n${table(rows, figures)}`).join('\n\n')}

## Harmless sentences
Of ${sentences} sentences in which nobody is in a crisis (open rows of the corpus and questions of the public, drawn by chance) ${cards} opened a crisis card (wanted: at most 5 in 10,000)
and ${asked} were asked the one direct question with help beside it.

${written}`
}

function daysOf(figures: FiguresOfBench): string {
  const days = figuresOfCard.flatMap((name) => figures[name]?.on ?? []).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? `on ${dayInWords(first)}` : `between ${dayInWords(first)} and ${dayInWords(last)}`
}

function table(rows: readonly Row[], figures: FiguresOfBench): string {
  return ['| what | figure (95 % bounds) | wanted |', '|---|---|---|', ...rows.map((row) => line(row, figures))].join('\n')
}

function line({ said, figure, of, wanted }: Row, figures: FiguresOfBench): string {
  const share = figures[figure]?.value ?? Number.NaN
  const whole = of === undefined ? null : (figures[of]?.value ?? Number.NaN)
  const value = whole === null ? `${(100 * share).toFixed(1)} %` : shareInWords(wilson(Math.round(share * whole), whole)).trim()
  return `| ${said} | ${value} | ${wanted} |`
}

const written = `## Known misses
- A crisis in quiet words without any word of wish, means, plan or harm: of the sealed fifth the share above. Between a card and nothing stands one direct question; more rows are
  what is missing, a lower threshold would be bought with false cards.
- An emergency told as a trifle, with no word of danger and a soothing theory, where the ranking knows no dangerous cause.
- Messages of few plain words are heard by the learned reader as graver than they are: where they were not read to the last word they still go to hospital, or to a doctor within a day.
- Who is meant, where several people are named in one line.
- A correction that names neither what was wrong nor what is right ("that's not it"): it is asked back. One in other words than those of the story ("not throwing up" after "vomiting") denies, and
  may leave the emergency standing.
- Laboratory numbers typed without a unit count only as far as they do in every unit in which a living person can have them.
- A device that has only the coarse weights hears a little less (the figures above are those of the full weights).

## Whom it was not tried on
Real patients of any kind; people who write another language than English; people who cannot type or speak plainly; very rare illnesses; illnesses of the tropics.
`
