import { chooseFirstAid } from '../../../../say/cards/choose-first-aid.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const isTwisted = (known: Known): boolean => known.isEmergency && chooseFirstAid(known.state.now, '').id === 'testicle'
const sources = ['NHS: Testicular torsion', 'EAU: Paediatric urology guideline'] as const

/** What a boy or a man with a twisted testicle, and those around him, ask on the way. */
export const ofTesticles: readonly CloserFact[] = [
  {
    asked: /\bun ?-?twist\w*|\b(?:turn|twist|rotate) (?:it|them) back\b|\bby hand\b/i,
    holds: isTwisted,
    answer: () =>
      'Sometimes a doctor there can turn it back by hand, but it is fixed in a short operation all the same, so that it does not twist again. Nobody should try it at home: turned the wrong way it gets worse. So no taking it easy: go now.',
    sources: [...sources],
  },
  {
    asked:
      /\b(?:kids|children|child|babies|baby|father|dad one day|fertil\w*|infertil\w*|sperm|sterile)\b[^.!?]{0,24}(?:\?|$)|\b(?:have|get|make) (?:kids|children|babies)\b/i,
    holds: isTwisted,
    answer: () =>
      'Almost surely yes: one healthy testicle is enough to have children, and to be a man in every way. The sooner the twisted one is freed, the better it recovers.',
    sources: [...sources],
  },
  {
    asked:
      /\b(?:cut (?:it|them|one) off|take (?:it|one) (?:off|out|away)|remov\w*|lose (?:it|my|one|a)|fall(?:s|ing)? off|drop off|chop\w*|amputat\w*)\b/i,
    holds: isTwisted,
    answer: () =>
      'It does not fall off, and nobody cuts it off lightly: freed within about 6 hours it can nearly always be kept. It is only taken out when it has died already, and that is why you go now.',
    sources: [...sources],
  },
  {
    asked: /\b(?:ice|cold pack|frozen peas|push\w*|squeez\w*|press\w*|lift\w*|heat|bath|rub\w*)\b/i,
    holds: isTwisted,
    answer: () =>
      'No: do not push, lift or squeeze it, and no ice, heat or bath. None of that turns it back, and it costs time. Keep still, tight pants or a rolled towel under it, and go to hospital now.',
    sources: [...sources],
  },
  {
    asked:
      /\b(?:what|how) (?:do|should|can|shall|to|am) (?:i )?(?:going to |gonna )?(?:say|tell)\b|\btell (?:my )?(?:mum|mam|mom|dad|parents?|her|him|them)\b|\bwake (?:her|him|mum|mom|dad|them)\b|\bwho (?:do|should|can|shall) i (?:ring|call|phone|tell)\b/i,
    holds: isTwisted,
    answer: () =>
      'Wake or ring one of them now, whoever is nearest, and say just this: "My testicle is swollen and really hurts. The doctor says hospital now, within the hour, or I could lose it." Nobody at home has to look at it; a doctor does, and you may ask for a man. If nobody can take you, call {number}.',
    sources: [...sources],
  },
  {
    asked:
      /\b(?:embarrass\w*|(?:look|looking|see|seeing|touch\w*) (?:at )?(?:it|me|there)|be alone|on my own|come in|stay (?:in|with)|male doctor|man doctor)\b/i,
    holds: isTwisted,
    answer: () =>
      'Only the doctor or nurse has to look, for a minute, and they see it every week. You choose whether a parent stays in or waits outside, and you may ask for a man. Say it at the desk; it is your body.',
    sources: [...sources],
  },
]
