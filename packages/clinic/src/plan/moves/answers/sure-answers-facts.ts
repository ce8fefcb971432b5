import type { SureAnswer } from './sure-answer-entry.ts'
import { woundAndHeadAnswers } from './sure-answers-of-care.ts'

const meetsFrail =
  /\b(?:hold|holding|cuddle|see|seeing|visit|visiting|meet|meeting|kiss|near|around|look after|babysit|with)\b[^?]{0,60}\b(?:new ?borns?|new baby|bab(?:y|ies)|bub|weeks?[- ]old|days?[- ]old|grandchild|grand(?:son|daughter)|chemo\w*|cancer treatment|transplant|immune)\b|\b(?:can|could|may|should|ok|okay)\b[^?]{0,40}\b(?:chemo\w*|pregnant|cancer treatment|transplant)\b[^?]{0,24}\b(?:visit|come|see|hold|stay|meet|babysit)\b|\b(?:chemo\w*|new ?born)\b[^?]{0,50}\b(?:can|should|may|could|ok|okay|safe)\b[^?]{0,24}\b(?:see|visit|hold|go|meet|near)\b/i
/** One's own baby, whom a mother goes on feeding, a patient who is the ill one, and a visit to a doctor. */
const ofOwnBaby =
  /\b(?:my|our) (?:own )?(?:new ?born|new baby|baby|bub|(?:\w+[- ])?(?:weeks?|days?|months?)[- ]old)(?! (?:niece|nephew|grand\w+|cousin|brother|sister))\b|\bbreast-?feed\w*|\b(?:see|visit) (?:a|the|my|our) (?:doctor|gp|nurse|midwife)\b|\b(?:baby|new ?born|bub|niece|nephew|grand\w+)(?:['’]s| has| is| had| got) (?:a |the |got |bad )*(?:cold|flu|fever|covid|chicken ?pox|temperature|vomiting|throwing|sick|diarrhoea|stomach)\b|\bgive\b/i
const alreadyMet =
  'If you have been close already, tell their midwife, doctor or cancer team today: there is treatment that protects, if it is given soon.'
const goesHome =
  /\b(?:can|could|may|should|shall|do) (?:i|we|he|she|they) (?:just |not |please |now )*(?:(?:go|get|head) (?:\w+ )?home|leave (?:now|early|already|the (?:hospital|ward))|(?:have|need) to stay)\b|\bdischarge (?:my|him|her)self\b/i
const tellsFamily =
  /\b(?:(?:can|could|will|would|do|are|please|gonna|going to) (?:you |u |this |it |the app |doctors? )?(?:going to |gonna |have to |be able to )?(?:tell|inform|let|message|text|ring|call|write to|contact|show|share (?:this |it )?with)|want to (?:tell|show|share (?:this|it) with)|tell|share (?:this|it|that) with) (?:my|our) (?:\w+ )?(?:mum|mom|mummy|dad|parents?|mother|father|family|wife|husband|partner|boyfriend|girlfriend|daughter|son|sister|brother|nan|gran)\b/i
const seesChat =
  /\b(?:can|could|will|would|does|is|might)\b[^?]{1,40}\b(?:see|read|find|look at|open|get into|spy on)\b[^?]{0,24}\b(?:this|these|my|our|the) (?:chat|conversations?|messages?|talk|app|words|history)\b|\bwho (?:can|could|else|will)?\b[^?]{0,16}\b(?:sees?|reads?)\b[^?]{0,16}\b(?:this|what i)\b/i

/** The first that fits is said; the closer one stands first. */
export const sureAnswers: readonly SureAnswer[] = [
  ...woundAndHeadAnswers,
  {
    asked: meetsFrail,
    unless: ofOwnBaby,
    told: /\b(?:shingles|zoster)\b/i,
    answer: `No, please wait: the blisters can pass it on until they crust, all of them, usually 5 to 7 days after the rash came. Nobody can catch shingles from you, but whoever never had chickenpox can catch that from the blisters, and it is dangerous for a newborn, in pregnancy and during chemotherapy. A covered rash and washed hands lower the risk and do not take it away. ${alreadyMet}`,
    sources: ['NHS: Shingles'],
  },
  {
    asked: meetsFrail,
    unless: ofOwnBaby,
    told: /\bchicken ?pox\b/i,
    answer: `No, please keep away until all spots have crusted, usually 5 days after the rash began: chickenpox spreads through the air, and it is dangerous for a newborn, in pregnancy and during chemotherapy. ${alreadyMet}`,
    sources: ['NHS: Chickenpox'],
  },
  {
    asked: meetsFrail,
    unless: ofOwnBaby,
    told: /\b(?:stomach|tummy) bug\b|\bnorovirus\b|\bgastro\w*\b|\bdiarrh?o?ea\b|\bthe runs\b|\bvomit\w*\b|\bthrowing up\b|\bbeing sick\b/i,
    answer:
      'No, please wait until 2 days after the last vomiting or loose stool: a newborn dries out fast, and during chemotherapy a stomach bug can be dangerous. Then wash your hands with soap before you touch anybody; hand gel does not kill the commonest of these germs. If you have been close already, and they get loose stools, vomiting or fever: a doctor or their cancer team at once.',
    sources: ['NHS: Diarrhoea and vomiting'],
  },
  {
    asked: meetsFrail,
    unless: ofOwnBaby,
    told: /\b(?:flu|influenza|covid\w*|coronavirus|a cold|fever|sore throat)\b/i,
    answer:
      'No, please wait: with flu or COVID until at least 5 days after it began and a full day without fever, and 10 days for somebody on chemotherapy; with a cold until the fever, sneezing and coughing are over. A newborn and somebody on chemotherapy can fall badly ill from what is harmless to others. If you cannot keep away, wear a mask, wash your hands and do not kiss. If they get a fever: a doctor or their cancer team at once.',
    sources: ['NHS: Flu', 'NHS: COVID-19'],
  },
  {
    asked: goesHome,
    told: /\b(?:anaphyla\w*|adrenaline|epinephrine|epi-?pen|allergic reaction|hives)\b/i,
    answer:
      'Please stay as long as they ask, however well you feel. A severe allergic reaction can come back some hours later without anything new, and then you want to be where the adrenaline is: they usually watch for 6 to 12 hours. Before you go, ask for two adrenaline pens and how to use them, what to avoid, and a visit to an allergy clinic. At home, do not be alone for the first day.',
    sources: ['NICE: Anaphylaxis: assessment and referral after emergency treatment'],
  },
  {
    asked: goesHome,
    told: /\b(?:hospital|a&e|emergency department|the er|ward|admitted|they (?:want|told) (?:me|him|her) to stay)\b/i,
    answer:
      'Please stay as long as they ask: they are waiting for something, a result or to see that it does not come back. Ask the nurse what it is and how long it takes. Nobody can keep you against your will, but tell them before you leave, and ask what must bring you back at once.',
    sources: ['NHS: Being discharged from hospital'],
  },
  {
    asked: tellsFamily,
    unless: /\b(?:what (?:do|should|can) i (?:say|tell)|how (?:do|should|can) i (?:tell|say))\b/i,
    answer:
      'Nobody is told from here: not your mum, not anybody, unless you do it yourself. What you write stays in your own record, and doctors and clinics keep what you say to themselves as well, also for young people. If you want somebody to know, show them this screen, or save the summary as a PDF and send it to them; under Settings you can also let a person look into your record for as long as you choose, and take it back. If it is hard to say, one sentence is enough: "I am not well, and the doctor says it should be looked at." If you are in danger, or very ill, please let a grown-up beside you know now.',
    sources: ['NHS: Sexual health services for young people', 'NHS: Your health records'],
  },
  {
    asked: seesChat,
    answer:
      'Whoever can open this page on your device, or knows your password, can read it; nobody else reads along. If somebody might look: close the page now, delete what is here under Settings, and clear the history of the browser or use a private window. Safer still is a device that the other person never has in hand. If you are afraid of somebody, tell me, and I will say where you can talk to a person safely.',
    sources: ['NHS: Domestic violence and abuse'],
  },
  {
    asked:
      /\bcough\w*\b[^?]{0,60}\b(?:go|goes|gone|stop\w*|last|clear|end|away|better)\b|\b(?:when|how (?:long|soon|many))\b[^?]{0,60}\bcough\w*\b/i,
    told: /\b(?:\w+pril|ace[- ]inhibitors?)\b[\s\S]*\b(?:stop\w*|chang\w*|switch\w*|swap\w*|instead|off|replac\w*|\w+sartan)\b|\b(?:stop\w*|chang\w*|switch\w*|swap\w*|off|came off)\b[\s\S]*\b(?:\w+pril|ace[- ]inhibitors?)\b/i,
    answer:
      'A cough from an ACE inhibitor usually goes within 1 to 4 weeks after the last tablet, at times only after 3 months. The new tablet does not slow that. See a doctor if it is still there then, or sooner if you cough blood, lose weight, get a fever or are short of breath. Swelling of the lips, tongue or face: call an ambulance.',
    sources: ['NHS: Ramipril', 'StatPearls: ACE Inhibitors'],
  },
  {
    asked:
      /(?<!hormonal |mirena )\b(?:coil|iud)\b[^?]{0,60}\b(?:heav\w*|periods?|bleed\w*|flood\w*)\b|\b(?:heav\w*|periods?|bleed\w*|flood\w*)\b[^?]{0,60}(?<!hormonal |mirena )\b(?:coil|iud)\b/i,
    told: /\bcopper\b|\biud\b/i,
    answer:
      'Yes, a copper coil often makes periods heavier, longer or more painful, most of all in the first 3 to 6 months; then it often settles. A hormonal coil does the opposite. Ibuprofen or naproxen, if you may take them, lessen the bleeding a little; a doctor can give tranexamic acid, test your iron, or change the coil. Be seen at once if you soak a pad every hour for 2 hours or feel faint; today if you have a fever, bad pain low in the tummy, no longer feel the threads, or could be pregnant.',
    sources: ['NHS: Intrauterine device (IUD, copper coil)'],
  },
  {
    asked:
      /\bepley\w*\b[^?]{0,200}\b(?:home|myself|meself|by (?:my|your)self|alone|on my own|how|do it|do that)\b|\b(?:home|myself|meself|alone|how)\b[^?]{0,200}\bepley\w*\b/i,
    answer:
      'Yes, if a doctor or physio has said that it is positional vertigo and which ear it comes from, your neck is fine, and somebody is with you. For the right ear: sit on the bed with a pillow behind you, turn the head halfway to the right, lie back quickly with the shoulders on the pillow and wait 30 seconds; turn the head halfway to the left and wait; roll onto the left side with the face to the bed and wait; then sit up on that side. For the left ear the other way round. Three times a day until a whole day is free of it; it spins for a moment each time. Not with a bad neck or back, narrowed neck arteries, a detached retina, or a new headache, weakness, double sight or trouble speaking: those need a doctor at once.',
    sources: ['NHS: Vertigo', 'AAFP: Benign paroxysmal positional vertigo'],
  },
]
