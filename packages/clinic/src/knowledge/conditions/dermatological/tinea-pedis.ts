import type { Condition } from '../../schema.ts'

export const tineaPedis = {
  id: 'tinea-pedis',
  name: "Athlete's foot",
  aliases: ["athlete's foot", 'tinea pedis', 'fungal foot infection', 'athletes foot', 'foot fungus'],
  icd10: 'B35.3',
  system: 'dermatological',
  summary: 'A fungus of the skin between the toes and on the soles.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'very-rare', toddler: 'rare', child: 'uncommon' } },
  findings: {
    usual: ['skin-toe-web-scaling', 'skin-itch.feet-site', 'rash.feet-site'],
    often: ['skin-peeling', 'skin-cracked', 'skin-itch', 'body-odour', 'rash', 'rash.scaly'],
    some: ['skin-blisters.feet-site', 'nail-thickened', 'nail-changes', 'skin-redness.feet-site', 'swimming-recent', 'excess-sweating', 'skin-pain', 'skin-dry'],
    occasional: ['history-diabetes', 'rash.groin-site', 'skin-red-streaks'],
    rare: ['fever', 'rash.hands-site', 'skin-silvery-scale', 'new-product-contact', 'rash.trunk-site'],
  },
  discriminators: ['skin-toe-web-scaling', 'rash.feet-site', 'fever'],
  onset: ['gradual'],
  durationDays: { from: 7, to: 730 },
  course: ['recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: [{ text: 'Use an antifungal cream from the pharmacy as the packet says.', fromYears: 2, medicine: true }, 'Dry well between the toes.', 'Change socks every day.'],
  comeBack: ['the foot or leg gets red, hot and swollen', 'you have diabetes', 'it is no better in a month'],
  examination: ['look at the feet'],
  presentation: 'Itchy, white, soggy, cracked, smelly skin between the toes, or dry scaly soles, sometimes blisters, worse in closed shoes and pools.',
  sources: ['CKS: Fungal skin infection - foot', "NHS: Athlete's foot", 'DermNet: Tinea pedis'],
  examples: [
    { age: 23, sex: 'male', text: 'The skin between my toes is itchy, white and peeling and my feet smell.' },
    { age: 45, sex: 'female', text: 'Dry scaly itchy soles and cracks between my toes for months.' },
  ],
} satisfies Condition
