import type { Condition } from '../../schema.ts'

export const osteoporosis = {
  id: 'osteoporosis',
  name: 'Osteoporosis',
  aliases: ['thin bones', 'senile osteoporosis', 'postmenopausal osteoporosis', 'fragility bone disease'],
  icd10: 'M81.0',
  system: 'musculoskeletal',
  summary: 'The bones become thin and break easily. It gives no pain until a bone breaks.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', adult: 'common', older: 'common' }, sex: 'mostly-female' },
  findings: {
    usual: ['low-bone-density', 'menopause'],
    often: ['low-trauma-fracture', 'height-loss', 'back-curved', 'back-pain', 'history-osteoporosis', 'underweight', 'low-vitamin-d'],
    some: ['smoker', 'takes-steroids', 'family-osteoporosis', 'inactive', 'fall-recent', 'alcohol-heavy', 'bone-pain', 'fracture-on-xray', 'history-thyroid', 'falls-recurrent'],
    occasional: ['wrist-pain', 'hip-pain', 'takes-ppi', 'history-eating-disorder'],
    rare: ['fever', 'joint-swelling', 'raised-calcium', 'm-protein', 'raised-alkaline-phosphatase', 'weight-loss', 'muscle-weakness', 'lytic-bone-lesions', 'joint-stiffness-morning'],
  },
  discriminators: ['low-bone-density', 'low-trauma-fracture', 'height-loss'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 4000 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Walk and do strength training.', 'Get enough calcium and vitamin D.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Remove trip hazards.'],
  comeBack: ['you get sudden back pain', 'a fall with hip or wrist pain', 'several falls'],
  examination: ['risk score and bone density scan', 'blood tests of calcium and vitamin D', 'measure height'],
  presentation: 'Mostly women after the menopause: no symptom until a small fall breaks wrist, hip or vertebra; loss of height, stooped back, sudden or dull back pain from sunken vertebrae. Risks: steroids, smoking, alcohol, low weight, early menopause, parent with hip fracture.',
  sources: ['CKS: Osteoporosis - prevention of fragility fractures', 'NICE: Osteoporosis: assessing the risk of fragility fracture', 'StatPearls: Osteoporosis'],
  examples: [
    { age: 68, sex: 'female', text: 'I broke my wrist in a minor fall, I have lost two inches in height and my mother had a hip fracture.' },
    { age: 72, sex: 'female', text: 'My back is becoming stooped and I have shrunk. I took steroids for years. Bone density is low.' },
  ],
} satisfies Condition
