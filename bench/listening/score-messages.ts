import type { Clinic, TriageLevel } from '@dr-ai/clinic'
import { createClinic } from '@dr-ai/clinic'
import type { MessageRow } from '@dr-ai/clinic/corpus/read-corpus'
import { createLearnedReader } from '@dr-ai/clinic/hear/learned-reader'
import { levelConstants } from '@dr-ai/clinic/judge/constants'
import { readLearned, readPack } from '../clinic/load-clinic.ts'

const levels: readonly TriageLevel[] = ['self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']
const hospital = 3

/** What one way of hearing makes of a first message. */
interface Heard {
  level: TriageLevel | null
  isCrisis: boolean
  /** The one direct question is asked, with or without a crisis. */
  isAsked: boolean
}

/** One way of hearing, for the ablation; `name` stands before its figures. */
export interface Ear {
  name: string
  hears(words: string): Heard
}

/** Both readers, the lexicon alone, and the learned reader alone. */
export function ears(): Ear[] {
  const pack = readPack()
  const learned = readLearned()
  const reader = createLearnedReader(learned)
  const asked = (clinic: Clinic) => (words: string) => {
    const { reply } = clinic.consult(clinic.newCase(), words)
    return {
      level: reply.triage?.level ?? null,
      isCrisis: reply.kind === 'crisis' || reply.crisis !== null,
      isAsked: reply.question?.id.startsWith('safety') === true,
    }
  }
  return [
    { name: 'corpus', hears: asked(createClinic(pack, { learned })) },
    { name: 'corpus.lexiconAlone', hears: asked(createClinic(pack)) },
    {
      name: 'corpus.learnedAlone',
      hears: (words) => {
        const { danger, crisis } = reader.message(words)
        const level =
          danger[2] < levelConstants.learnedHospital
            ? null
            : danger[3] < levelConstants.learnedAmbulance
              ? 'emergency-department'
              : 'ambulance'
        return { level, isCrisis: crisis.probability >= crisisAsked, isAsked: false }
      },
    },
  ]
}

const crisisAsked = 0.5

/** In: rows nobody reads. Out: what is caught and what is called too high, as shares; counts beside them. */
export function scoreMessages({ name, hears }: Ear, rows: readonly MessageRow[]): Record<string, number | null> {
  const count = {
    emergencies: 0,
    caught: 0,
    others: 0,
    alarms: 0,
    crises: 0,
    opened: 0,
    openedOrAsked: 0,
    calm: 0,
    calmAsked: 0,
    wrong: 0,
    harmless: 0,
    harmlessAlarms: 0,
  }
  for (const row of rows) {
    const { level, isCrisis, isAsked } = hears(row.text)
    const urgency = level === null ? -1 : levels.indexOf(level)
    const lowest = levels.indexOf(row.levels[0])
    const highest = levels.indexOf(row.levels[1])
    const isAlarm = (urgency >= hospital && urgency > highest) || (isCrisis && row.crisis === null)
    if (lowest >= hospital) {
      count.emergencies += 1
      count.caught += urgency >= hospital || isCrisis ? 1 : 0
    } else {
      count.others += 1
      count.alarms += isAlarm ? 1 : 0
    }
    if (row.kind === 'harmless') {
      count.harmless += 1
      count.harmlessAlarms += isAlarm ? 1 : 0
    }
    if (row.crisis === null) {
      count.calm += 1
      count.wrong += isCrisis ? 1 : 0
      count.calmAsked += isAsked && !isCrisis ? 1 : 0
    } else {
      count.crises += 1
      count.opened += isCrisis ? 1 : 0
      count.openedOrAsked += isCrisis || isAsked ? 1 : 0
    }
  }
  return {
    [`${name}.messages`]: rows.length,
    [`${name}.emergencies.caught`]: share(count.caught, count.emergencies),
    [`${name}.others.toHospital`]: share(count.alarms, count.others),
    [`${name}.harmless.alarms`]: share(count.harmlessAlarms, count.harmless),
    [`${name}.crisis.opened`]: share(count.opened, count.crises),
    [`${name}.crisis.wrong`]: share(count.wrong, count.calm),
    [`${name}.crisis.openedOrAsked`]: share(count.openedOrAsked, count.crises),
    [`${name}.crisis.calmAsked`]: share(count.calmAsked, count.calm),
    [`${name}.emergencies.of`]: count.emergencies,
    [`${name}.others.of`]: count.others,
    [`${name}.crisis.of`]: count.crises,
    [`${name}.calm.of`]: count.calm,
  }
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Number((part / whole).toFixed(4))
}
