import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about the illness where the question or the story calls for it. */
export const detailsOfIllness: Readonly<Record<string, readonly TopicDetail[]>> = {
  'what-is-it': [
    { of: /\b(?:lump|limp|spot|mole|rash|bump)/i, text: 'A lump, a limp or a new spot also needs somebody who can look and feel.' },
  ],
  'could-it-be': [
    {
      of: /\b(?:heart attack|stroke|sepsis|clot|meningitis|aneurysm)/i,
      text: 'If you fear just that, do not wait for my answer: call {number}.',
    },
  ],
  'is-it-cancer': [
    { of: /\b(?:weight)/i, text: 'Weight lost without trying should be looked into within days too.' },
    { of: /\b(?:swallow|food stick)/i, text: 'Food that sticks should be looked into within days too.' },
  ],
  'why-did-i-get-it': [
    {
      of: /\b(?:cold|flu|fever|virus|bug|throat|cough|infect|vomit|diarrh|catch|caught)/i,
      text: 'Infections come from other people, food, water, animals or a wound, mostly 1 to 14 days before; cold air and wet hair do not bring them.',
    },
    {
      of: /\b(?:back|muscle|neck|lift|strain|shoulder)/i,
      text: 'Sore backs and muscles often come from something heavy or new in the 2 days before.',
    },
    { of: /\b(?:famil|gene|inherit|runs in|mum|dad|mother|father)/i, text: 'Some things run in families.' },
  ],
  'is-it-my-medicine': [
    { of: /\b(?:vaccin|jab|shot|booster)/i, text: 'A vaccine often brings a sore arm, fever or tiredness for 1 to 3 days.' },
  ],
  'is-it-normal': [
    {
      of: /\b(?:jab|vaccin|operation|surgery|new tablet|started)/i,
      text: 'After a jab, an operation or a new tablet some trouble is usual, as long as it eases from day to day.',
    },
  ],
  'how-long-does-it-last': [
    { of: /\b(?:cold|cough|throat|flu|runny|sneez)/i, text: 'A cold takes 1 to 2 weeks, its cough about 3.' },
    { of: /\b(?:stomach|tummy|vomit|diarrh|runs\b|sick)/i, text: 'A stomach bug lasts up to a week.' },
    { of: /\b(?:sprain|strain|back|ankle|muscle|knee)/i, text: 'A mild sprain or a bad back takes 2 to 6 weeks.' },
    { of: /\b(?:broken|fracture|cast)/i, text: 'A broken bone takes 6 to 8 weeks.' },
  ],
  'will-it-go-by-itself': [
    { of: /\b(?:tooth|abscess|lump|wound|bleed|blood)/i, text: 'A bad tooth, a deep wound, a lump or blood needs somebody to look.' },
  ],
  'will-it-come-back': [
    { of: /\b(?:cold|flu|bug|throat)/i, text: 'Colds and stomach bugs can be caught anew.' },
    {
      of: /\b(?:back|migraine|gout|thrush|cold sore|stone)/i,
      text: 'Backs, migraine, gout, thrush, cold sores and stones like to return.',
    },
    { of: /\b(?:antibiotic|course)/i, text: 'Finish the treatment as it was prescribed.' },
  ],
  'lasting-harm': [
    { of: /\b(?:scar)/i, text: 'Scars fade for up to 2 years.' },
    { of: /\b(?:numb|nerve|feeling|tingl)/i, text: 'Feeling can come back for months, as nerves grow slowly.' },
  ],
  'is-it-catching': [
    {
      of: /\b(?:cold|flu|cough|throat|fever|vomit|diarrh|bug|stomach)/i,
      text: 'Colds and stomach bugs pass easily from one to another, by breath or by hands.',
    },
    {
      of: /\b(?:rash|spots|itch|skin|scab|lice|impetigo|blister)/i,
      text: 'Chickenpox, impetigo, scabies and head lice are catching; eczema, hives and allergies are not.',
    },
  ],
  'near-others': [
    { of: /\b(?:vomit|diarrh|stomach|tummy|bug|sick|runs\b)/i, text: 'With vomiting or loose stools wait until 2 days after the last.' },
  ],
  'partner-too': [
    {
      of: /\b(?:chlamydia|gonorr|syphilis|trichomon|\bsti\b|\bstd\b|sex)/i,
      text: 'Then no sex until 7 days after both were treated, with syphilis until the clinic agrees.',
    },
    { of: /\b(?:scabies|worm)/i, text: 'Scabies and threadworms: everyone in the home.' },
    { of: /\b(?:lice|nits)/i, text: 'Head lice: only those with live lice.' },
    { of: /\b(?:thrush)/i, text: 'Thrush: only with signs.' },
    { of: /\b(?:hepatitis|famil|gene|inherit)/i, text: 'Hepatitis B, or an illness that runs in the family: ask a doctor about a test.' },
  ],
}
