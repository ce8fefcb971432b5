import type { ConsultationCase } from '../../case/case.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'

/** Why a danger that is over still needs a hospital, by the rule or the finding that it rests on (NHS: Heart attack, TIA, Head injury, Anaphylaxis, Testicular torsion, Ectopic pregnancy; NICE: Transient loss of consciousness). */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /anaphyla|allerg|swelling-(?:lips|face)|sting|tongue/,
    'A strong allergic reaction can come back within hours, when the adrenaline has worn off. So {who} should be watched in hospital, also when all of it has gone.',
  ],
  [
    /overdose|poison|swallowed/,
    'What was swallowed can do its harm hours later, when one feels quite well. Only a blood test and treatment in time help; so how {who} {feel} now does not settle it.',
  ],
  [
    /head-injury|loss-of-consciousness|amnesia/,
    'After a blow to the head somebody can be well for hours and then get worse, when it bleeds inside. So being knocked out counts, also when it is over.',
  ],
  [
    /stroke|tia|face|speech|weakness-one-side|weakness-arm|transient|numbness-one-side|vision-loss|sight/,
    'A stroke sign that goes away is a warning: the danger of a full stroke is highest in the hours and days after it. It can be prevented, if {who} {are} seen now.',
  ],
  [
    /chest|heart|angina|aort/,
    'The pain of a heart attack can stop and come back, and the heart goes on being harmed in between. Only a heart tracing and a blood test can tell.',
  ],
  [/seizure|fit|convulsion/, 'A fit that is over still needs its cause found, a first one on the same day, and another can follow.'],
  [
    /faint|collapse|palpit|pulse/,
    'Somebody who passed out can be quite well a minute later, and the cause can strike again. A heart tracing shows whether the heart was behind it.',
  ],
  [
    /testic|torsion/,
    'When this pain goes by itself, the testicle may have turned back, or may be dying. Only an examination can tell, and hours count.',
  ],
  [
    /pregnan|birth|fetal|waters|ectopic|period-late/,
    'In a pregnancy this has to be looked into also when it has stopped: neither {who} nor the baby can feel what is behind it.',
  ],
  [
    /vomiting-blood|stool-|coughing-blood|bloody/,
    'Bleeding inside stops and starts without being felt. Having seen no more of it does not mean that it is over.',
  ],
  [
    /breath|asthma|wheeze|oxygen|chok|stridor/,
    'Breath that was that short can go again within minutes, and the next time with less in reserve.',
  ],
  [
    /right-lower|appendi|rigid|rebound|guarding/,
    'When a pain there goes all at once, it can mean that something has burst. The hours after it feel better, and are the most dangerous ones.',
  ],
  [/confusion|wake|drowsy/, 'What clouds the mind comes and goes. A clear hour does not take the cause away.'],
  [
    /baby-fever|infant-fever|fever-under/,
    'In so young a baby one fever is enough: it can hide a serious infection, also when it has gone down.',
  ],
]

/** Why the danger that stands is not over with its signs; null where none of them is known for that. */
export function overAndStill({ held, person }: Pick<ConsultationCase, 'held' | 'person'>, who: string): string | null {
  const grave = held.filter(({ level }) => isEmergency(level)).map(({ rule, findings }) => [rule, ...findings].join(' '))
  const found = grave.flatMap((names) => reasons.filter(([of]) => of.test(names)))[0]
  const isYou = person.relation === 'self'
  return (
    found?.[1]
      .replaceAll('{who}', who)
      .replaceAll('{feel}', isYou ? 'feel' : 'feels')
      .replaceAll('{are}', isYou ? 'are' : 'is') ?? null
  )
}
