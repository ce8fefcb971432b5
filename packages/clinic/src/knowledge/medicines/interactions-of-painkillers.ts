import type { InteractionRule } from './schema.ts'

/** What anti-inflammatory painkillers do beside tablets for pressure, water tablets and those that thin the blood. */
export const painkillerInteractions = [
  {
    id: 'nsaid-with-raas',
    between: [['class:nsaid'], ['class:ace-inhibitor', 'class:angiotensin-blocker', 'aliskiren']],
    severity: 'serious',
    effect: 'The painkiller can raise blood pressure and strain the kidneys.',
    advice: 'Paracetamol is the usual choice. Your doctor or pharmacist can say whether a few days of it are all right for you.',
    sources: ['CKS: NSAIDs - prescribing issues', 'NHS: Ibuprofen for adults'],
  },
  {
    id: 'nsaid-with-diuretic',
    between: [['class:nsaid'], ['class:thiazide-diuretic', 'class:loop-diuretic', 'class:potassium-sparing-diuretic']],
    severity: 'serious',
    effect: 'The painkiller can weaken the water tablet and strain the kidneys.',
    advice: 'Paracetamol is the usual choice. Your doctor or pharmacist can say whether a few days of it are all right for you.',
    sources: ['CKS: NSAIDs - prescribing issues', 'NHS: Ibuprofen for adults'],
  },
  {
    id: 'nsaid-with-antiplatelet',
    between: [['class:nsaid'], ['acetylsalicylic acid', 'clopidogrel', 'prasugrel', 'ticagrelor']],
    severity: 'serious',
    effect: 'Stomach bleeding is more likely, and ibuprofen can block the protection by aspirin.',
    advice: 'Ask your doctor or pharmacist; paracetamol is the safer choice.',
    sources: ['FDA: Information on concomitant use of ibuprofen and aspirin', 'CKS: NSAIDs - prescribing issues'],
  },
] as const satisfies readonly InteractionRule[]
