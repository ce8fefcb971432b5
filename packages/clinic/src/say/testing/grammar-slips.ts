const vowelSound = /\ba (?!(?:one|once|uni|us[eu]|eu)\w*)[aeio]\w/i
const consonantSound = /\ban (?!(?:X-ray|MRI|ECG|hour|honest|heir|SSRI|HIV|NSAID|LH|STI|FSH|HPV|MR)\w*)[bcdfgjklmnpqrstvwxyz]\w/i
/** Slips of English as a native speaker's eye catches them, by name. */
export const grammarSlips: readonly (readonly [name: string, breaks: (text: string) => boolean])[] = [
  ['a word twice', (text) => /\b(?!(?:that|had|her|bye)\b)(\w+) \1\b/i.test(text)],
  ['a phrase twice', (text) => /\b(\w+ \w+(?: \w+)?),? \1\b/i.test(text)],
  ['a or an', (text) => vowelSound.test(text) || consonantSound.test(text)],
  [
    'two small words that do not meet',
    (text) => /\b(?:your|the|an?) (?:your|the|an?)\b|\b(?:no|not) (?:no|not|an)\b|\bof of\b|\bin in\b/i.test(text),
  ],
  [
    'number',
    (text) =>
      /\b(?:you|they) (?:is|has|does|was)\b|(?<!\b(?:do|does|did|can|could|will|would|may) )\b(?:he|she) (?:are|have|were)\b|\bdo you (?:has|is|feels)\b/i.test(
        text,
      ),
  ],
  [
    'several things that is',
    (text) =>
      /^So, .*\b(?:glands|gums|warts|blisters|sores|spots|muscles|legs or ankles|lips|weals|bruises|hives)(?: (?:at|in|on|under) the \w+(?: or \w+)?)? that (?:is|has|hurts|does|itches|burns|gets)\b/.test(
        text,
      ) && !/\b(?:pain|a (?:sore|mole|rash)|soreness|weakness)\b/.test(text),
  ],
  ['a denial of more or too', (text) => /^Does not fit: no (?:more|too)\b/.test(text)],
  ['spaces and stops', (text) => / {2}| [,.?]|\.\.|,,/.test(text)],
]
