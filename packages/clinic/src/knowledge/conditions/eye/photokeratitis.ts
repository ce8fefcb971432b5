import type { Condition } from '../../schema.ts'

export const photokeratitis = {
  id: 'photokeratitis',
  name: 'Arc eye or snow blindness',
  aliases: ['photokeratitis', 'arc eye', "welder's flash", 'snow blindness', 'ultraviolet keratitis', 'flash burn of eye', "welder's eye"],
  icd10: 'H16.13',
  system: 'eye',
  summary: 'Strong ultraviolet light has burnt the front of the eyes.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', 'young-adult': 'uncommon', adult: 'uncommon' } },
  findings: {
    usual: ['ultraviolet-exposure-eye', 'eye-pain', 'eye-watering', 'eye-redness', 'eye-redness.both-sides'],
    often: ['light-sensitivity', 'eye-gritty', 'eye-pain.severe', 'eye-pain.both-sides', 'eye-foreign-body-feeling'],
    some: ['vision-blurred', 'eyelid-swelling', 'eyelid-twitching', 'sunburn', 'headache', 'eye-pain.night'],
    occasional: ['halos-around-lights'],
    rare: ['eye-discharge.pus', 'eye-itch', 'fever', 'eye-redness.one-sided'],
  },
  discriminators: ['ultraviolet-exposure-eye', 'eye-pain.both-sides', 'eye-discharge.pus'],
  onset: ['hours'],
  durationDays: { from: 0.1, to: 3 },
  course: ['improving'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Stay in a dim room.', 'Take out contact lenses.', 'Painkillers as the packet says.', 'Artificial tears and cool cloths help.'],
  comeBack: ['it is not better in two days', 'sight gets worse', 'only one eye hurts'],
  examination: ['test sight', 'dye test'],
  presentation: 'Six to twelve hours after welding, sunbed or snow without goggles both eyes burn strongly, water, cannot stand light and feel full of sand; heals in one to two days.',
  sources: ['StatPearls: Ultraviolet keratitis', 'NHS: Eye injuries'],
  examples: [
    { age: 33, sex: 'male', text: 'I was welding without a mask yesterday and woke at night with terrible pain in both eyes, like sand, tears running and light is unbearable.' },
    { age: 27, sex: 'female', text: 'After a day skiing without goggles my eyes burn, are red and I cannot open them in light.' },
  ],
} satisfies Condition
