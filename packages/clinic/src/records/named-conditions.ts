import { lastRead, textsOfTurn } from '../hear/last-read.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { matchNames, namesOf } from './find-named-diagnoses.ts'

/** What patients call an illness, beside the names of the knowledge. */
const everydayNames: Readonly<Record<string, string>> = {
  flu: 'influenza',
  'a cold': 'common-cold',
  'the cold': 'common-cold',
  'my cold': 'common-cold',
  'his cold': 'common-cold',
  'her cold': 'common-cold',
  'bad cold': 'common-cold',
  'head cold': 'common-cold',
  covid: 'covid-19',
  corona: 'covid-19',
  uti: 'cystitis',
  utis: 'cystitis',
  'water infection': 'cystitis',
  'urine infection': 'cystitis',
  'bladder infection': 'cystitis',
  'kidney infection': 'pyelonephritis',
  'stomach bug': 'viral-gastroenteritis',
  'tummy bug': 'viral-gastroenteritis',
  'stomach flu': 'viral-gastroenteritis',
  norovirus: 'viral-gastroenteritis',
  strep: 'streptococcal-pharyngitis',
  'chest infection': 'acute-bronchitis',
  'ear infection': 'acute-otitis-media',
  'pink eye': 'bacterial-conjunctivitis',
  conjunctivitis: 'bacterial-conjunctivitis',
  'sinus infection': 'acute-sinusitis',
  'sinus infections': 'acute-sinusitis',
  sinusitis: 'acute-sinusitis',
  worms: 'threadworms',
  nits: 'head-lice',
  shingles: 'herpes-zoster',
  'heart attack': 'myocardial-infarction',
  'a stroke': 'ischaemic-stroke',
  dvt: 'deep-vein-thrombosis',
  'blood clot': 'deep-vein-thrombosis',
  meningitis: 'bacterial-meningitis',
  ringworm: 'tinea-corporis',
  "athlete's foot": 'tinea-pedis',
  piles: 'haemorrhoids',
  thrush: 'vaginal-thrush',
  'hand foot and mouth': 'hand-foot-mouth-disease',
  'slapped cheek': 'fifth-disease',
  'glandular fever': 'infectious-mononucleosis',
  mono: 'infectious-mononucleosis',
  ibs: 'irritable-bowel-syndrome',
  pcos: 'polycystic-ovary-syndrome',
  'cold sore': 'herpes-labialis',
  'cold sores': 'herpes-labialis',
  eczema: 'atopic-eczema',
  'high blood pressure': 'essential-hypertension',
  diabetes: 'type-2-diabetes',
  pid: 'pelvic-inflammatory-disease',
  'canker sore': 'aphthous-ulcers',
  'canker sores': 'aphthous-ulcers',
  'yeast infection': 'vaginal-thrush',
  herpes: 'genital-herpes',
  'low thyroid': 'hypothyroidism',
  'slow thyroid': 'hypothyroidism',
  epididymitis: 'epididymo-orchitis',
  'heart burn': 'gastro-oesophageal-reflux',
  reflux: 'gastro-oesophageal-reflux',
  bronchitis: 'acute-bronchitis',
  tb: 'tuberculosis',
}

/** Names that are also everyday words or names of a sign, and so name no illness in running text. */
const notNames = /^(?:cold|stroke|shock|burn|burns|stress|cramp|cramps|fever|cough|corns|rash|itch|pain|anxiety|depressed)$/

interface Name {
  condition: string
  name: string
}
type Named = Name & { start: number; end: number }
const readers = new WeakMap<KnowledgeIndex, (text: string) => readonly Named[]>()

/** The conditions that a patient's words name, left to right, by any of their names. In: the index and the words. */
export function namedConditions(knowledge: KnowledgeIndex, text: string): readonly Named[] {
  const read = readers.get(knowledge) ?? readerOf(patientNames(knowledge))
  readers.set(knowledge, read)
  return read(text.toLowerCase())
}

const readerOf = (names: ReadonlyMap<string, Name>) => lastRead((text): readonly Named[] => matchNames(names, text), textsOfTurn)

function patientNames(knowledge: KnowledgeIndex): ReadonlyMap<string, Name> {
  const names = new Map([...namesOf(knowledge)].filter(([name]) => !notNames.test(name)))
  for (const [name, id] of Object.entries(everydayNames)) {
    const condition = knowledge.conditions.get(id)
    if (condition !== undefined) names.set(name.replace(/[^a-z0-9]+/g, ' '), { condition: id, name: condition.name })
  }
  return names
}
