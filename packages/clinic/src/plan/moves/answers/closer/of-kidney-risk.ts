import { spokenList } from '../../../../judge/questions/spoken-list.ts'
import { findMedicines, type NamedMedicine } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import { spokenMedicine } from '../../../../say/spoken-medicine.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const pressureTablets = ['ace-inhibitor', 'angiotensin-blocker']
const waterTablets = ['thiazide-diuretic', 'loop-diuretic', 'other-diuretic', 'potassium-sparing-diuretic']

interface Three {
  painkiller: string
  others: readonly string[]
}

/** The anti-inflammatory, and what it must not meet: a tablet for pressure of these groups and a water tablet; null where not all are taken. */
function threeIn({ story, state }: Known): Three | null {
  const index = knownMedicines()
  const found = findMedicines(index, `${story} ${state.now.drugs.join(', ')}`)
  const of = (kinds: readonly string[]): NamedMedicine[] =>
    found.filter(({ ingredients }) => ingredients.some((each) => kinds.some((kind) => index.classesOf.get(each)?.has(kind) === true)))
  const [painkiller] = of(['nsaid'])
  const others = [...of(pressureTablets), ...of(waterTablets)]
  if (painkiller === undefined || of(pressureTablets).length === 0 || of(waterTablets).length === 0) return null
  return { painkiller: spokenMedicine(painkiller.name), others: [...new Set(others.map(({ name }) => spokenMedicine(name)))] }
}

const said = (known: Known, say: (three: Three) => string): string | null => {
  const three = threeIn(known)
  return three === null ? null : say(three)
}
const signs =
  'much less urine than usual, new swelling of ankles or face, dizziness on standing, black stools or pain in the stomach: those the same day; trouble breathing or confusion at once'

/** An anti-inflammatory beside a tablet for the pressure and a water tablet: the three together can hurt the kidneys (NICE: Acute kidney injury; NHS). */
export const ofKidneyRisk: readonly CloserFact[] = [
  {
    asked: /\b(?:look out|watch|signs?|notice|symptoms?|worry|warning)\b/i,
    holds: (known) => threeIn(known) !== null && !/\bgel\b/i.test(known.text),
    answer: (known) => said(known, ({ painkiller }) => `After ${painkiller} with your other tablets, look out for ${signs}.`),
    sources: ['NICE: Acute kidney injury: prevention, detection and management'],
  },
  {
    asked:
      /\b(?:already|just|have|had|took|taken|the (?:two|three|few|ones?|couple))\b[^?]{0,40}\b(?:problem|danger\w*|damage\w*|harm\w*|bad|hurt|ok|okay|worr\w*|matter|done)\b|\b(?:problem|danger|damage|harm)\b[^?]{0,30}\b(?:already|took|taken|had|done)\b|\b(?:am|are) (?:i|we) in (?:any )?(?:danger|trouble)\b|\bis (?:that|it|this) (?:a )?(?:problem|dangerous|bad)\b/i,
    holds: (known) => threeIn(known) !== null && !/\bgel\b/i.test(known.text),
    answer: (known) =>
      said(
        known,
        ({ painkiller }) =>
          `A few doses have most likely done no harm, as long as you drink and pass urine as usual. Take no more ${painkiller}, drink as thirst says, and tell the pharmacist or the surgery on the next working day; a blood test for the kidneys settles it. Look out for ${signs}.`,
      ),
    sources: ['NICE: Acute kidney injury: prevention, detection and management'],
  },
  {
    asked:
      /\b(?:next|tonight['’]?s?|today['’]?s|another|more|keep|carry on|go on|continue|still|stop|leave (?:it|them|out|off)|which|skip|come off|finish)\b[^?]{0,60}(?:\?|\b(?:one|dose|tablets?|pills?|take|taking|it|them)\b|$)/i,
    holds: (known) => {
      const three = threeIn(known)
      const named = findMedicines(knownMedicines(), known.text).map(({ name }) => spokenMedicine(name))
      return (
        three !== null &&
        !/\bgel|\bparacetamol|\balcohol|\bdriv/i.test(known.text) &&
        (named.length === 0 || named.includes(three.painkiller))
      )
    },
    answer: (known) =>
      said(
        known,
        ({ painkiller, others }) =>
          `Do not take the next ${painkiller}: it is the one to leave out. Keep on with ${spokenList(others)}. The three together can hurt the kidneys, most of all from 65 on or when you drink little. Tell the pharmacist or the one who prescribed it on the next working day; for the pain paracetamol as the packet says, or ask about a gel.`,
      ),
    sources: ['NICE: Acute kidney injury: prevention, detection and management'],
  },
]
