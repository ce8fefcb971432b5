import type { Condition } from '../../schema.ts'

export const toothAvulsion = {
  id: 'tooth-avulsion',
  name: 'Knocked-out or broken tooth',
  aliases: ['avulsed tooth', 'knocked out tooth', 'dental avulsion', 'dental trauma', 'fractured tooth', 'luxated tooth', 'broken tooth'],
  icd10: 'S03.2',
  system: 'dental',
  summary: 'A tooth is out, loose or broken after a blow. An adult tooth can be put back within an hour.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare', toddler: 'common', child: 'common' } },
  findings: {
    usual: ['injury-recent', 'tooth-pain'],
    often: ['tooth-knocked-out', 'tooth-broken', 'bleeding-gums', 'tooth-loose'],
    some: ['fall-recent', 'sports-injury', 'gum-swelling', 'swelling-face', 'tooth-sensitive', 'cut-wound', 'bite-changed', 'head-injury'],
    occasional: ['jaw-pain'],
    rare: ['fever', 'tooth-decay-seen', 'gum-recession', 'facial-swelling-dental', 'trismus'],
  },
  discriminators: ['tooth-knocked-out', 'injury-recent', 'tooth-decay-seen'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 2 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Hold an adult tooth by the crown, rinse briefly and put it back, or keep it in milk.', 'Go to a dentist at once, within the hour.', 'Do not put back a milk tooth.'],
  comeBack: ['you breathed in a piece', 'bleeding does not stop', 'you were knocked out'],
  examination: ['look at teeth and jaw', 'X-ray'],
  presentation: 'Fall, ball or punch: a front tooth is out, chipped, loose or pushed in, gum bleeds.',
  sources: ['NHS: Knocked-out tooth', 'StatPearls: Dental avulsion', 'AAP: Dental injuries'],
  examples: [
    { age: 11, sex: 'male', text: 'He fell off his bike and his front tooth was knocked out half an hour ago; we have it in milk.' },
    { age: 26, sex: 'female', text: 'A hockey stick hit my mouth; a front tooth is chipped and loose and the gum bleeds.' },
  ],
} satisfies Condition
