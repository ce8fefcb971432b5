import type { FirstAidCard } from '../first-aid-card.ts'
import { sugarNow } from './sugar-now.ts'

/** Infection, sugar and the hormones of stress. */
export const infectionAndSugarCards: readonly FirstAidCard[] = [
  {
    id: 'meningitis',
    title: 'meningitis or a rash that does not fade',
    rules:
      /^(?:meningitis-\w[\w-]*|fever-headache-light|headache-fever-neck|brain-infection|glass-rash-\w+|fever-rash-glass|child-meningitis|fontanelle-bulging-alarm|child-soft-spot|throat-stiff-neck|bruises-with-fever|headache-immune)$/,
    conditions: ['bacterial-meningitis', 'meningitis-infant', 'encephalitis', 'viral-meningitis'],
    words: [
      /\b(?:rash|spots|dots)\b.{0,80}\b(?:glass|tumbler|dont fade|doesnt fade|not fad\w*|wont go|purple|like bruises)\b/,
      /\b(?:stiff neck|neck is stiff|cant (?:bend|put) (?:my|his|her) (?:neck|chin))\b.{0,90}\b(?:fever|temp\w*|headache|light|vomit\w*|sick)\b/,
      /\b(?:fever|temp\w*|headache)\b.{0,90}\b(?:stiff neck|neck is (?:so )?stiff)\b/,
      /\b(?:fever|temp\w*)\b.{0,90}\b(?:light hurts|cant bear (?:the )?light)\b/,
    ],
    steps: [
      'Go by ambulance: call {number}. Do not wait for a rash.',
      'Press a glass on any spots. If they do not fade, say so first of all.',
      'Lie in a dim, quiet room. Drowsy: on the side.',
      'Say who was close to {who} in the last week.',
    ],
    doNot: ['Do not wait for the morning.', 'Do not count on tablets to bring the fever down first.'],
    reasons: ['Meningitis and blood poisoning can kill within hours.', 'Antibiotics in the first hour save lives and limbs.'],
    ahead: 'They give antibiotics straight away, even before the tests are back.',
    sources: ['NHS: Meningitis', 'Meningitis Research Foundation', 'NICE NG240: Meningitis'],
  },
  {
    id: 'sepsis',
    isGeneral: true,
    title: 'blood poisoning (sepsis)',
    rules:
      /^(?:sepsis-\w[\w-]*|toxic-shock[\w-]*|skin-\w[\w-]*|genital-\w[\w-]*|neutropenic-fever|cancer-chemo-fever|fever-\w[\w-]*|rigors-risk|very-ill-look|kidney-infection-\w+|kidney-pain-chills|stone-infected|no-urine-and-chills|pelvic-infection-severe|limb-pain-with-blisters|wound-infected-spreading|diabetic-foot|belly-fluid-fever|jaundice-fever|malaria-proven|ebola-contact|sore-throat-bone-marrow-drug|dental-spreading|face-infection|mastoid-swelling|ear-infection-\w+|fever-heart-valve|miscarriage-infected|hot-joint-\w+|red-all-over-flag|burn-child-body|adrenal-danger|back-infection|bone-infection)$/,
    conditions: [
      'sepsis',
      'neutropenic-sepsis',
      'postpartum-endometritis',
      'necrotising-fasciitis',
      'toxic-shock-syndrome',
      'fournier-gangrene',
      'infected-obstructed-kidney',
      'malaria',
      'septic-arthritis',
      'plague',
      'cholera',
      'typhoid-fever',
      'tubo-ovarian-abscess',
    ],
    words: [
      /\b(?:sepsis|septic|blood poisoning)\b/,
      /\b(?:chemo\w*|no spleen|transplant|immune)\b.{0,80}\b(?:fever|temp\w*|shiver\w*|chills|unwell|hot)\b/,
      /\b(?:fever|temp\w*|infection|uti|flu|shiver\w*|shaking)\b.{0,100}\b(?:confus\w*|mottled|not (?:peeing|weeing|passing urine)|no wee|grey|clammy|breathing fast|delirious|talking nonsense)\b/,
      /\b(?:redness|red|skin|wound|cut)\b.{0,60}\b(?:spreading fast|spread(?:ing)? up|black|purple|agony)\b/,
    ],
    steps: [
      'Go now. Say "could this be sepsis?" to the first person you meet.',
      'Note temperature, when {who} last passed water, and any wound.',
      'Small sips of water if awake. Keep comfortably warm.',
      { text: 'Draw a line around red skin, with the time.', only: 'red-skin' },
    ],
    doNot: ['Do not wait for the fever to go down.', 'Do not stop steroid tablets.'],
    reasons: ['In sepsis the blood pressure can fall within the hour.', 'Each hour without antibiotics costs lives.'],
    ahead: 'They take blood, give antibiotics and fluid by drip, usually within the first hour.',
    sources: ['NHS: Sepsis', 'UK Sepsis Trust', 'Surviving Sepsis Campaign'],
  },
  {
    id: 'low-sugar',
    title: 'low blood sugar',
    rules: /^(?:sugar-low-\w[\w-]*|diabetes-confused|insulin-shaky|double-dose:sugar)$/,
    conditions: ['hypoglycaemia'],
    words: [
      /\b(?:sugar|glucose|bm|blood sugar|meter|reading)\b.{0,40}\b(?:low|[12]\.\d|3\.[0-5]|[2-5]\d (?:mg|and)|crash\w*|dropp\w*)\b/,
      /\b(?:hypo|hypoglyc\w*|low sugar)\b/,
      /\b(?:gliclazide|glibenclamide|glyburide|glipizide|glimepiride|repaglinide|tolbutamide)\b.{0,100}\b(?:shak\w*|sweat\w*|confus\w*|muddled|not making sense|drowsy|acting (?:drunk|strange|weird))\b/,
      /\b(?:confus\w*|muddled|not making sense|shak\w*|sweat\w*|acting (?:drunk|strange|weird))\b.{0,100}\b(?:insulin|diabet\w*|gliclazide|glipizide|glimepiride)\b/,
      /\b(?:insulin|diabet\w*)\b.{0,100}\b(?:shak\w*|sweat\w*|confus\w*|not making sense|acting (?:drunk|strange|weird)|muddled|missed (?:lunch|dinner|a meal)|didnt eat|wont eat)\b/,
    ],
    steps: [
      'Awake and able to swallow: take sugar now. A small glass of juice or normal cola, 4 to 5 glucose tablets, or 4 teaspoons of sugar in water.',
      'Check after 10 to 15 minutes. Still low: the same again.',
      'Better: eat bread, biscuits or a meal.',
      'Drowsy or fitting: nothing by mouth. On the side, glucagon if you have it, call {number}.',
    ],
    doNot: ['No diet drinks: they have no sugar.', 'No insulin now.', 'Do not put food in the mouth of somebody drowsy.'],
    eating: sugarNow,
    reasons: [
      'The brain lives on sugar and fails without it within minutes.',
      'Tablets and long insulin can pull it down again for hours.',
    ],
    ahead: 'Sugar by drip or an injection brings people round within minutes.',
    sources: ['NHS: Low blood sugar (hypoglycaemia)', 'Diabetes UK: Hypos', 'American Diabetes Association: Hypoglycemia'],
  },
  {
    id: 'high-sugar',
    title: 'very high blood sugar',
    rules:
      /^(?:ketoacidosis-\w+|ketones-high-sugar|diabetes-(?!confused)\w+|new-diabetes-\w[\w-]*|very-dry-high-sugar|insulin-missed-ill|sugar-high-\w+|acid-blood|pregnancy-diabetes-ill|child-thirst)$/,
    conditions: ['diabetic-ketoacidosis', 'hyperosmolar-hyperglycaemia', 'type-1-diabetes'],
    words: [
      /\b(?:sugar|glucose|bm|meter)\b.{0,40}\b(?:high|hi\b|over \d\d|[23]\d(?:\.\d)?|[3-6]\d\d)\b/,
      /\b(?:ketones?|ketoacidosis|dka)\b/,
      /\b(?:diabet\w*|insulin)\b.{0,100}\b(?:vomit\w*|sick|drowsy|deep breath\w*|fruity|pear drops|thirsty)\b/,
    ],
    steps: [
      'Check sugar and ketones if you can. Write them down. Below 4 mmol/L (70 mg/dL), or no meter and {who} is muddled but can swallow: something sweet now.',
      'Whoever takes insulin already goes on with it as the sick-day plan says, the long one too. Nobody else takes any.',
      'Sip water, a glass each hour, if not vomiting.',
      'Take meter, insulin and pump along. Call {number} if drowsy or breathing deep and fast.',
    ],
    doNot: ['No sweet drinks.', 'No sport to "burn it off".', 'Stop SGLT2 tablets ("-gliflozin") until a doctor says.'],
    reasons: [
      'Acid from too little insulin makes people drowsy, then unconscious, within a day.',
      'If it is so, it needs fluid and insulin by drip; tablets and water are too slow.',
    ],
    ahead: 'You get a drip with fluid and insulin. Most feel much better the same day.',
    sources: ['NHS: Diabetic ketoacidosis', 'Diabetes UK: Sick day rules', 'JBDS: DKA guideline'],
  },
  {
    id: 'adrenal',
    title: 'an adrenal crisis',
    rules: /^adrenal-crisis-\w+$/,
    conditions: ['adrenal-crisis'],
    words: [
      /\b(?:addison\w*|adrenal|hydrocortisone|steroid (?:card|tablets))\b.{0,100}\b(?:vomit\w*|faint\w*|collaps\w*|drowsy|missed|cant keep|weak)\b/,
    ],
    steps: [
      'Inject the emergency hydrocortisone now (100 mg adult) if there is a kit.',
      'Lie flat, legs up.',
      'Call {number} and say "adrenal crisis, steroid dependent". Show the steroid card.',
    ],
    doNot: ['Do not skip steroids.', 'Do not wait to see if tablets stay down.'],
    reasons: ['Without steroids the blood pressure falls away.', 'One injection turns it round.'],
    sources: ['Addison’s Disease Self-Help Group: Emergency', 'Society for Endocrinology: Adrenal crisis'],
  },
]
