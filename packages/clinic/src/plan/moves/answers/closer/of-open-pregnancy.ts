import { isPeriodLate, mayBePregnant } from '../../../../hear/doubted-pregnancy.ts'
import { isEmergency } from '../../../../judge/levels/level-order.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const asksWhy = /\b(?:why|how come|where)\b[^.!?]{0,60}\bpregn\w*|\bpregn\w*\?\?/i
const asksWhether =
  /\bwhich (?:is it|one is it|of (?:it|them|the two))\b|\b(?:am i|could i be|might i be|can i be|do you think i['’]?m|is it|could it be|so i['’]?m) (?:really |actually |maybe )?(?:a )?pregn\w*|\b(?:says?|said|wrote|put)\b[^.!?]{0,24}\bpregn\w*/i

const isWoman = ({ state }: Known): boolean =>
  state.now.person.sex !== 'male' && state.now.person.relation === 'self' && state.now.person.pregnant !== true
const hasPain = ({ state }: Known): boolean =>
  Object.values(state.now.observations).some(
    ({ finding, polarity }) =>
      polarity === 'present' && /^(?:abdominal-pain|pelvic-pain|late-period-with-pain|shoulder-pain)/.test(finding),
  )
const isInEmergency = ({ state }: Known): boolean => state.now.held.some(({ level }) => isEmergency(level))

/** What speaks for it, as it was told. */
function because({ state }: Known): string {
  const { observations } = state.now
  const isTorn = observations['sexual-unprotected']?.polarity === 'present' || observations['pregnancy-possible']?.text !== ''
  if (!isPeriodLate(observations)) return 'After sex since the last period'
  return isTorn && observations['sexual-unprotected'] !== undefined
    ? 'With a late period, and a condom that did not hold'
    : 'With a late period'
}

/** A pregnancy that nobody has tested for: it is neither taken back nor taken for sure. */
export const ofOpenPregnancy: readonly CloserFact[] = [
  {
    asked: new RegExp(`${asksWhether.source}|${asksWhy.source}`, 'i'),
    holds: (known) => isWoman(known) && mayBePregnant(known.state.now) && /\bpregn/i.test(`${known.text} ${known.state.words}`),
    answer: (known) =>
      `It is open, and only a test can tell. ${because(known)} a pregnancy is possible, whatever else is on my page.${hasPain(known) ? ' Ask for a test first thing there, and say when your last period was. With pain they look whether it grows outside the womb: found in time, that is treated well.' : ' Please do a test today.'}`,
    sources: ['NHS: Doing a pregnancy test', 'NHS: Ectopic pregnancy'],
  },
  {
    asked: asksWhy,
    holds: (known) =>
      isWoman(known) && hasPain(known) && isInEmergency(known) && known.state.now.observations.pregnant?.polarity !== 'absent',
    answer: () =>
      'I think of a pregnancy because pain low in the belly with faintness can come from one that grows outside the womb, often before anybody knows of it. When was your last period, and could you be pregnant?',
    sources: ['NHS: Ectopic pregnancy'],
  },
]
