import type { Mention } from '../../case/model.ts'

/** A denial without a place ("no pain", "doesn't hurt", "no blood"), and what it denies for what was spoken of before it. */
interface BareDenial {
  denied: RegExp
  /** The newest of these before the denial says what is absent; the findings must not be told otherwise. */
  about: readonly (readonly [topic: RegExp, findings: readonly string[]])[]
}

const denials: readonly BareDenial[] = [
  {
    denied:
      /\b(?:no|not|without|zero|nil)(?: any| real)? (?:pain|pains|sore|soreness|ache|hurting|paining|painful)\b|\b(?:doesn['’]?t|does not|don['’]?t|do not|isn['’]?t|is not|not) (?:really )?(?:hurt|ache|sore|painful)\b|\bpainless\b/gi,
    about: [
      [/\b(?:testicles?|testes|scrotum|scrotal|balls?|nuts?|sack|vasectomy)\b/gi, ['testicle-pain']],
      [/\b(?:eyes?|eyelids?|sight|vision|stye)\b/gi, ['eye-pain']],
      [/\b(?:breasts?|boobs?|nipples?)\b/gi, ['breast-pain']],
      [/\b(?:belly|tummy|stomach|abdomen|hernia|navel|gall ?stones?|jaundiced?|yellow)\b/gi, ['abdominal-pain']],
      [/\b(?:calf|calves|legs?|shins?)\b/gi, ['leg-pain']],
      [/\b(?:heart|palpitations|chest|bp|blood pressure)\b/gi, ['chest-pain']],
      [/\b(?:urine|wee|pee|weeing|peeing)\b/gi, ['urination-painful', 'flank-pain']],
      [/\b(?:ears?|hearing)\b/gi, ['ear-pain']],
      [/\b(?:pregnant|weeks|waters|contractions|tightenings)\b/gi, ['abdominal-pain']],
    ],
  },
  {
    denied: /\b(?:no|not any|without|zero|nil)(?: any)? (?:blood|bleed|bleeding|spotting)\b/gi,
    about: [
      [/\b(?:stools?|poos?|poops?|diarrh?o?ea|runs|motions?|bowels?|gastro|tummy bug|stomach bug)\b/gi, ['stool-bloody']],
      [/\b(?:urine|wee|pee|weeing|peeing)\b/gi, ['urine-blood']],
      [/\b(?:vomit\w*|threw up|throwing up|puk\w+|chuck\w+)\b/gi, ['vomiting-blood']],
      [/\b(?:cough\w*|phlegm|sputum)\b/gi, ['coughing-blood']],
      [/\b(?:2[0-9]|3[0-9]|4[0-2]) ?(?:weeks|wks)\b|\b(?:contractions|tightenings|waters)\b/gi, ['bleeding-late-pregnancy']],
      [/\b(?:[4-9]|1[0-9]) ?(?:weeks|wks)\b/gi, ['bleeding-in-pregnancy']],
    ],
  },
]

/** Denials that go on to a place of their own are read with it. */
const ownPlace = /^\s+(?:in|on|when|while|during|around|behind|under|there|from)\b/i
/** So many characters back a topic is still the topic. */
const reach = 220

/**
 * The findings that a bare denial makes absent. In: the words, and what was read of them; out: mentions for findings of which
 * nothing was read.
 */
export function readBareDenials(words: string, mentions: readonly Mention[]): Mention[] {
  const read = new Set(mentions.map(({ finding }) => finding))
  return denials.flatMap(({ denied, about }) =>
    [...words.matchAll(denied)].flatMap((match): Mention[] => {
      const end = match.index + match[0].length
      if (ownPlace.test(words.slice(end))) return []
      return newestTopic(words.slice(Math.max(0, match.index - reach), match.index), about)
        .filter((finding) => !read.has(finding))
        .map((finding) => absent(finding, match[0], match.index, end))
    }),
  )
}

function newestTopic(before: string, about: BareDenial['about']): readonly string[] {
  let newest = -1
  let found: readonly string[] = []
  for (const [topic, findings] of about) {
    const last = [...before.matchAll(topic)].at(-1)
    if (last !== undefined && last.index > newest) [newest, found] = [last.index, findings]
  }
  return found
}

function absent(finding: string, text: string, start: number, end: number): Mention {
  return { finding, polarity: 'absent', certain: true, temporality: 'current', experiencer: 'patient', text, start, end }
}
