import type { ConsultationCase } from '../case/case.ts'
import { isChild } from '../judge/questions/address-patient.ts'

/** What a line may take for granted about the patient. */
export type Presumption =
  | 'adolescent'
  | 'alcohol-stopped'
  | 'alcohol-taken'
  | 'altitude'
  | 'antibiotic'
  | 'baby'
  | 'battery'
  | 'bite'
  | 'blood-thinner'
  | 'breastfeeding'
  | 'child'
  | 'displaced'
  | 'dive'
  | 'hip'
  | 'jellyfish'
  | 'magnet'
  | 'open-wound'
  | 'pen'
  | 'red-skin'
  | 'sting'

/** A line that is said only where what it takes for granted was told. */
export interface PresumingLine {
  text: string
  only: Presumption
}

interface Ground {
  /** Findings (ids) of which one is present. */
  findings?: readonly string[]
  /** Words of the story that are not denied in it. */
  words?: RegExp
  /** What is known of the person. */
  person?(person: ConsultationCase['person']): boolean
}

const babyUntilYears = 1
const adolescentFrom = 9
const adolescentUntil = 20

/** By what each is told. */
const grounds: Readonly<Record<Presumption, Ground>> = {
  adolescent: { person: ({ ageYears }) => ageYears !== null && ageYears >= adolescentFrom && ageYears < adolescentUntil },
  'alcohol-stopped': {
    findings: ['alcohol-recent-stop', 'alcohol-withdrawal-tremor'],
    words: /\b(?:stopped|quit|gave up|given up|without|no) (?:the )?(?:drink\w*|alcohol|booze)\b|\bdetox\w*|\bwithdraw\w*/i,
  },
  'alcohol-taken': {
    findings: ['alcohol-recent-binge'],
    words: /\b(?:drunk|drank|drinking|vodka|whisk(?:e)?y|gin|wine|beers?|pints?|cider|booze|bottles? of)\b/i,
  },
  altitude: {
    findings: ['high-altitude-exposure'],
    words: /\b(?:altitude|mountains?|metres|meters|feet up|base camp|summit|trek\w*|climb\w*|ski\w*)\b/i,
  },
  antibiotic: { words: /\b(?:antibiotics?|\w+(?:cillin|mycin|cycline|floxacin)|metronidazole|nitrofurantoin|trimethoprim)\b/i },
  baby: { person: ({ ageYears, relation }) => (ageYears === null ? relation === 'baby' : ageYears < babyUntilYears) },
  battery: { findings: ['button-battery-swallowed'], words: /\bbatter(?:y|ies)\b/i },
  bite: { findings: ['animal-bite', 'human-bite', 'bat-contact'], words: /\b(?:bit|bite|bitten|bites|fangs)\b/i },
  'blood-thinner': {
    findings: ['takes-blood-thinner'],
    words:
      /\b(?:blood ?-?thinn\w*|warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|heparin|clopidogrel|aspirin|anticoag\w*)\b/i,
  },
  breastfeeding: { findings: ['breastfeeding'], words: /\b(?:breast ?-?fe(?:e)?d\w*|nursing (?:her|him|my)|my milk|latch\w*)\b/i },
  child: { person: isChild },
  displaced: {
    findings: ['bone-deformity', 'joint-deformity', 'bone-seen-or-bent'],
    words:
      /\b(?:bent|crooked|deform\w*|misshap\w*|wrong (?:way|angle)|funny angle|out of (?:place|its socket|joint)|dislocat\w*|popped out|shorter|turned (?:out|in)\w*|displaced|snapped)\b/i,
  },
  dive: { findings: ['scuba-diving-recent'], words: /\b(?:div(?:e|es|ed|ing|er)|scuba|bends)\b/i },
  hip: { findings: ['hip-pain'], words: /\b(?:hips?|thigh|femur|pelvis)\b/i },
  jellyfish: { findings: ['jellyfish-sting'], words: /\b(?:jelly ?fish|man o['’]? war|tentacles?)\b/i },
  magnet: { words: /\bmagnets?\b/i },
  'open-wound': {
    findings: [
      'cut-wound',
      'puncture-wound',
      'severe-bleeding-wound',
      'wound-deep-numb-weak',
      'wound-infected',
      'wound-dirty-tetanus',
      'bone-seen-or-bent',
      'animal-bite',
      'human-bite',
    ],
    words:
      /\b(?:wounds?|gash\w*|graze[sd]?|bleed\w*|blood|bone (?:is |was )?(?:sticking|poking|showing|visible|out)|(?:sticking|poking) (?:out|through)|skin (?:is |was )?(?:broken|torn|split|open)|stab\w*|cuts?)\b/i,
  },
  pen: { words: /\b(?:epi ?-?pen|jext|emerade|adrenaline|auto ?-?injector|the pen)\b/i },
  'red-skin': { findings: ['skin-redness', 'wound-infected'], words: /\b(?:red|redness|redder|cellulitis|inflamed)\b/i },
  sting: { findings: ['insect-sting'], words: /\b(?:stung|stings?|bee|wasp|hornet|bees|wasps)\b/i },
}

/** What is said not to be there, up to the next pause or "but". */
const denied =
  /\b(?:no|not|never|without|nor|hasn['’]?t|haven['’]?t|isn['’]?t|didn['’]?t|doesn['’]?t|don['’]?t|wasn['’]?t)\b(?:(?! but\b)[^.,;!?\n]){0,60}/gi

/** A story without what it denies: "fell, no blood" tells of no blood. */
export const withoutDenied = (story: string): string => story.replace(denied, ' ')

/** Whether what a line takes for granted was told. In: the case, and the words that are being said. */
export function isGiven(presumption: Presumption, { person, observations, prose }: ConsultationCase, words = ''): boolean {
  const ground = grounds[presumption]
  if (ground.person?.(person) === true) return true
  const isPresent = (finding: string) =>
    Object.values(observations).some(
      (each) => each.polarity === 'present' && (each.finding === finding || each.finding.startsWith(`${finding}.`)),
    )
  return ground.findings?.some(isPresent) === true || ground.words?.test(withoutDenied(`${prose}. ${words}`)) === true
}

/** The lines that may be said: those that take nothing for granted, and those whose ground was told. */
export function givenLines(lines: readonly (string | PresumingLine)[], consultation: ConsultationCase, words = ''): string[] {
  return lines.flatMap((line) => {
    if (typeof line === 'string') return [line]
    return isGiven(line.only, consultation, words) ? [line.text] : []
  })
}
