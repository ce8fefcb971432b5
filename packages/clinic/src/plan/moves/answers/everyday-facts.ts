import { lastRead } from '../../../hear/last-read.ts'
import type { Citation } from '../../../knowledge/sources.ts'
import { type Answer, isLean } from './answer.ts'
import { withDetails } from './topics/with-details.ts'

/** Questions of everyday health that have one answer, whatever is told beside them. */
interface EverydayFact {
  id: string
  /** Words of the question, or of the message it stands in; all must occur. */
  asked: readonly RegExp[]
  answer: string
  sources: readonly Citation[]
}

export const everydayFacts: readonly EverydayFact[] = [
  {
    id: 'contact-lenses',
    asked: [/\b(?:contact ?lens(?:es)?|contacts|my lenses)\b/i, /\b(?:can|could|should|ok|okay|safe|wear|put|use|in)\b/i],
    answer:
      'Leave contact lenses out while an eye is red, sore, itchy or sticky, and wear glasses. Throw the pair and its case away, and start with a new one when the eye has been well for a day. A lens wearer whose eye hurts, hates light or sees worse needs to be seen today: it can be an ulcer of the cornea.',
    sources: ['NHS: Contact lens safety', 'NHS: Conjunctivitis'],
  },
  {
    id: 'tooth-out',
    asked: [
      /\b(?:tooth|dentist|root canal|wisdom)\b/i,
      /\b(?:pull(?:ed|ing)?|out|remove[ds]?|extract\w*|take it|root canal|filling)\b/i,
      /\b(?:will|need|have to|going to|must|do they|does it)\b/i,
    ],
    answer:
      'Most painful teeth can be kept: a filling, or a root treatment where the nerve is inflamed. A dentist takes a tooth out only when it cannot be saved, with an injection first, so that you feel pressure and no pain. Until then paracetamol or, if you may take it, ibuprofen helps. A swollen face, fever or trouble opening the mouth: today.',
    sources: ['NHS: Toothache', 'NHS: Dental abscess'],
  },
  {
    id: 'morning-after',
    asked: [/\b(?:morning[- ]after|emergency (?:pill|contracept\w+)|plan b|levonelle|ellaone)\b/i],
    answer:
      'Yes, and the sooner the better. One tablet works up to 3 days after sex (levonorgestrel) or up to 5 days (ulipristal); a copper coil within 5 days works best of all. Pharmacies and sexual health clinics have them, often without a prescription. Being sick within 3 hours of it means taking another. Say which medicines you take, above all for epilepsy, HIV or asthma. Do a test if your next period is more than a week late.',
    sources: ['NHS: Emergency contraception'],
  },
  {
    id: 'is-it-broken',
    asked: [
      /\b(?:broken|broke|fractur\w*|cracked)\b/i,
      /\b(?:how|is|could|might|what if|know|tell|x-?ray)\b/i,
      /\b(?:ankle|foot|wrist|arm|hand|finger|toe|leg|knee|rib|collar ?bone|nose|bone|it['’]?s|its|it)\b/i,
      /^(?!.*\b(?:blisters?|skin|spots?|boil|voice|waters|fever broke|sweat)\b)/is,
    ],
    answer:
      'A bone may be broken if you heard a crack, cannot take 4 steps or grip, the bone itself hurts when pressed, or it looks crooked or swells at once: then have an X-ray the same day. Crooked, numb, cold or with an open wound: emergency department now. If you can use it and only the soft parts hurt, it is more likely a sprain.',
    sources: ['NHS: Broken ankle', 'NHS: Sprains and strains'],
  },
  {
    id: 'repeat-prescription',
    asked: [
      /\b(?:repeat|refill|(?:emergency|new) (?:supply|prescription)|(?:run|ran|running) out|out of (?:my|his|her)|without (?:a )?prescription|get (?:some )?more|(?:lost|left) my)\b/i,
      /\b(?:prescriptions?|inhalers?|tablets?|pills?|medic\w*|meds|insulin|refill|repeat|patches|injections?)\b/i,
      /^(?!.*\b(?:oxy\w*|fentanyl|morphine|xanax|valium|diazepam|codeine|tramadol|opioids?|no rules)\b)/is,
      /^(?!.*\brepeat(?:ed)? (?:the |a |my |blood )*(?:tests?|bloods?|scan|x-?ray|sample)\b)/is,
    ],
    answer:
      'For a medicine that you take regularly you need no visit: your surgery renews it by phone, online or through the pharmacy. If it has run out, a pharmacist can often give an emergency supply without a new prescription; bring the empty packet. Do it today with inhalers, insulin, heart, blood-thinning, epilepsy or steroid medicines, and do not wait for a free appointment. Some medicines, such as reliever inhalers, cannot be bought without a prescription everywhere.',
    sources: ['NHS: Emergency prescriptions'],
  },
  {
    id: 'stitches',
    asked: [/\b(?:stitch(?:es|ed)?|sutur\w*|glued?)\b/i],
    answer:
      'A cut needs closing if it gapes, is deeper or longer than about a centimetre on the face or 2 elsewhere, is over a joint, or goes on bleeding after 10 minutes of firm pressure. It should be done within about 6 hours, so have it looked at today. With numb fingers, something stuck in it or a bite, go as well.',
    sources: ['NHS: Cuts and grazes'],
  },
  {
    id: 'stool-colour',
    asked: [
      /\b(?:poo|poop|stools?|faeces|motions?|bowel movements?|nappy)\b/i,
      /\b(?:green|yellow|orange|pale|white|clay|grey|gray|black|colou?r)\b/i,
    ],
    answer:
      'Green, brown and yellow stools are normal; green comes from leafy food, iron or a quick passage. Black like tar, or red with blood, needs a doctor today (iron and beetroot can colour it too). Pale like clay, above all with dark urine or yellow eyes, needs a doctor within a day.',
    sources: ['NHS: Poo colours', 'NHS: Jaundice'],
  },
  {
    id: 'urine-colour',
    asked: [/\b(?:urine|pee|wee|piss)\b/i, /\b(?:dark|orange|brown|cloudy|green|bright yellow|colou?r)\b/i],
    answer:
      'Dark yellow urine usually means that you have drunk too little; vitamins make it bright yellow, beetroot pink. Cloudy with burning points to an infection. Brown like cola, or dark with pale stools or yellow eyes, needs a doctor within a day; red with blood as well.',
    sources: ['NHS: Dehydration', 'NHS: Jaundice'],
  },
  {
    id: 'smear',
    asked: [/\b(?:smear|pap|cervical screening|hpv test)\b/i, /\b(?:often|when|need|age|how|due|hurt\w*|painful)\b/i],
    answer:
      'Cervical screening is offered every 3 to 5 years from 25 to 64 (in the US from 21 to 65), also after the HPV vaccine. It takes a minute and may be uncomfortable, and you may ask for a smaller instrument or a woman. Bleeding after sex or between periods should not wait for it: see a doctor.',
    sources: ['NHS: Cervical screening', 'CDC: Screening for cervical cancer'],
  },
  {
    id: 'mammogram',
    asked: [/\b(?:mammogra\w*|breast screening)\b/i],
    answer:
      'Breast screening is offered every 2 to 3 years from about 50 to 70 (in the US every 2 years from 40 to 74), and earlier where close relatives had breast cancer. A new lump, a dimple or a bloody nipple should not wait for it: see a doctor within days.',
    sources: ['NHS: Breast screening (mammogram)', 'CDC: Screening for breast cancer'],
  },
  {
    id: 'bowel-screening',
    asked: [
      /\b(?:colonoscop\w*|bowel (?:screening|cancer)|fit test|stool test|colon cancer)\b/i,
      /\b(?:tested?|screen\w*|need|when|age|often|check(?:ed)?)\b/i,
    ],
    answer:
      'Bowel screening is offered from 50 to 74 (in the US from 45). If a parent, brother or sister had bowel cancer, above all before 60, you may be offered a colonoscopy earlier, often 10 years before the age at which they had it: ask your doctor. Blood in the stool, a change for over 3 weeks or weight loss should not wait for screening.',
    sources: ['NHS: Bowel cancer screening', 'CDC: Screening for colorectal cancer'],
  },
  {
    id: 'late-period',
    asked: [
      /\bperiods?\b/i,
      /\b(?:late|missed|skip\w*|irregular|normal)\b/i,
      /\b(?:pregnan\w*|why|normal|how (?:long|late|many)|worr\w*|should|could)\b/i,
    ],
    answer:
      'A period may come a week earlier or later without anything being wrong; stress, weight change, illness and hard training shift it. If pregnancy is possible, do a test from the first missed day, and again after 3 days. See a doctor if 3 in a row stay away, and at once with strong pain on one side or fainting.',
    sources: ['NHS: Missed or late periods'],
  },
  {
    id: 'harm-to-the-unborn',
    asked: [
      /\b(?:harm|hurt|affect|bad for|dangerous (?:for|to)|damage|risk (?:for|to)|safe for)\b.{0,20}\b(?:baby|unborn|pregnan\w*|foetus|fetus|bump)\b/i,
      /\b(?:pregnan\w*|baby|bump|unborn|weeks)\b/i,
    ],
    answer:
      'Colds, coughs, stomach bugs and most everyday illnesses do not harm an unborn baby. Treat a fever of 38 °C or more with paracetamol and call your midwife the same day; call as well after contact with chickenpox, rubella or slapped cheek, with burning on passing urine or a rash. Bleeding, strong pain, or a baby that moves less: call at once.',
    sources: ['NHS: Infections in pregnancy'],
  },
  {
    id: 'dry',
    asked: [/\bdehydrat\w*\b/i, /\b(?:how|know|tell|signs?|am i|is (?:he|she|it)|could)\b/i],
    answer:
      'Signs of being too dry: dark urine or little of it, thirst, a dry mouth, dizziness on standing. In a baby: no wet nappy for 8 hours, a sunken soft spot, no tears, floppiness, and that needs a doctor today. Sip often, best a rehydration drink. Confused, very drowsy or no urine for 12 hours: emergency department.',
    sources: ['NHS: Dehydration'],
  },
  {
    id: 'glass-test',
    asked: [/\b(?:glass|tumbler) test\b|\b(?:press|roll)\w*\b.{0,20}\bglass\b/i],
    answer:
      'Press the side of a clear glass firmly on the rash. If the spots stay visible through the glass and there is a fever or somebody is very ill, it can be meningitis or blood poisoning: call an ambulance. If they fade, it is less likely, but it does not rule it out. On dark skin look at the palms, soles and inside the eyelids.',
    sources: ['NHS: Meningitis'],
  },
  {
    id: 'tick',
    asked: [/\bticks?\b/i, /\b(?:remove|out|bite|bitten|worr\w*|lyme|should|what|how)\b/i],
    answer:
      'Take a tick out with fine tweezers: close to the skin, straight up, without twisting or oil, then clean the skin. Most bites do no harm. See a doctor if within a month a round red patch grows from the bite or you feel as with flu: that can be Lyme disease, and antibiotics cure it.',
    sources: ['NHS: Lyme disease', 'CDC: Lyme disease'],
  },
  {
    id: 'fever-in-a-child',
    asked: [
      /\b(?:baby|child|toddler|son|daughter|kid|newborn|infant|he|she)\b/i,
      /\b(?:fever|temperature)\b/i,
      /\b(?:when|how high|worry|dangerous|too high|should i|what temperature)\b/i,
    ],
    answer:
      'In a child the height of a fever says less than how the child is. Under 3 months, 38 °C or more needs a doctor at once; from 3 to 6 months 39 °C or more the same day. At any age get help now for a child who is floppy, hard to wake, breathes hard, has a rash that does not fade, a stiff neck, a fit, or has no wet nappy for 8 hours. Over 5 days of fever: see a doctor.',
    sources: ['NHS: High temperature (fever) in children', 'NICE: Fever in under 5s: assessment and initial management'],
  },
  {
    id: 'lose-weight',
    asked: [
      /\b(?:lose|losing|drop) (?:some )?weight\b|\bweight loss\b(?! (?:and|with))/i,
      /\b(?:how|what|best|should|eat|diet|can i|tips|want)\b/i,
    ],
    answer:
      'Aim to lose 0.5 to 1 kg (1 to 2 lb) a week: smaller plates, vegetables as half of each meal, water instead of sweet drinks, protein at each meal, and 30 minutes of brisk walking a day. Crash diets come back. Not in pregnancy; and if you lose weight without trying, see a doctor.',
    sources: ['NHS: Lose weight', 'CDC: Steps for losing weight'],
  },
  {
    id: 'sleep-better',
    asked: [/\b(?:sleep (?:better|through|longer|at night)|fall asleep|get (?:to|more|some|back to) sleep|cure insomnia|beat insomnia)\b/i],
    answer:
      'What helps most: get up at the same time every day, no naps after 3, no coffee after noon and no alcohol to fall asleep, no screen in the last hour, a cool dark room. Awake for over 20 minutes: get up, do something dull, and go back when sleepy. If it goes on for over a month, a course of CBT for insomnia works better than tablets.',
    sources: ['NHS: Insomnia', 'NICE: Insomnia'],
  },
  {
    id: 'crying-baby',
    asked: [
      /\bbab(?:y|ies)\b|\bnewborn\b/i,
      /\bcr(?:y|ies|ying)\b/i,
      /\b(?:normal|why|how (?:much|long|many)|should|worr\w*|stop|hours)\b/i,
    ],
    answer:
      'Healthy babies cry 1 to 3 hours a day, most at 6 to 8 weeks and in the evening. Check: hungry, wet, hot or cold, wind, tired; then hold, rock, walk. If it gets too much, lay the baby down safely and leave the room for a few minutes; never shake. A weak, high or endless cry, fever, vomiting, a hard belly or a floppy baby needs a doctor at once.',
    sources: ['NHS: Soothing a crying baby'],
  },
  {
    id: 'pregnant-when',
    asked: [/\b(?:get|become|be|getting) pregnant\b/i, /\b(?:can|could|possible|when|chance\w*|how|still|likely|period|safe)\b/i],
    answer:
      'Pregnancy is likeliest in the 5 days before and the day of ovulation, about 14 days before the next period; but cycles shift, and sperm live for days, so it can happen at any time, also during a period, on the first time, or when the pill was missed. An unprotected time within 5 days: ask a pharmacist for emergency contraception today. A test is sure from the first missed day.',
    sources: ['NHS: Periods and fertility in the menstrual cycle', 'NHS: Emergency contraception'],
  },
  {
    id: 'normal-sleep',
    asked: [/\bhow (?:much|many hours(?: of)?) sleep\b|\bhours of sleep\b/i],
    answer:
      'Adults need 7 to 9 hours of sleep, teenagers 8 to 10, school children 9 to 12, toddlers 11 to 14. What counts is whether you are fresh by day. See a doctor if you snore loudly with pauses in breathing, or sleep badly for over 3 months.',
    sources: ['NHS: Insomnia', 'CDC: About sleep'],
  },
  {
    id: 'pop-it',
    asked: [
      /\b(?:pop|popping|burst|squeez\w+|drain|lance|prick)\b/i,
      /\b(?:blisters?|spots?|boil|pimples?|cyst|stye|abscess|lump|it|them|this|that)\b/i,
      /\b(?:can|could|should|shall|may|ok|okay|safe|do i)\b/i,
    ],
    answer:
      'Better not. The skin over a blister is the best plaster, and squeezing a boil, cyst or stye pushes germs deeper and leaves scars. Wash it gently, cover it with a dry dressing, and hold a warm damp cloth on a boil or stye for 10 minutes several times a day. If a blister bursts on its own, wash it and cover it. Spreading redness, pus, fever, or a boil on the face: see a doctor within a day.',
    sources: ['NHS: Blisters', 'NHS: Boils'],
  },
  {
    id: 'keep-feeding',
    asked: [/\b(?:keep|carry on|continue|stop|still|go on)(?: (?:breast-? ?|on |with ))?(?: ?feeding| nursing| breastfeed\w*)\b/i],
    answer:
      'Yes, go on feeding or expressing from that breast, also with fever: it helps the breast to drain, and the milk does your baby no harm. Feed as often as the baby asks, no extra pumping. Warmth before and something cool after a feed ease the pain, and paracetamol or ibuprofen may be taken. See a doctor within a day if it is not better after 12 to 24 hours, or at once if you feel very ill.',
    sources: ['NHS: Mastitis'],
  },
  {
    id: 'lower-cholesterol',
    asked: [/\bcholesterol\b/i, /\b(?:lower|reduce|bring (?:it )?down|get (?:it )?down|improve|cut)\b/i],
    answer:
      'What lowers cholesterol: less fatty meat, butter, cream, cakes and coconut oil; more oats, beans, nuts, oily fish, fruit and vegetables; olive or rapeseed oil; half an hour of brisk walking on most days; no smoking; little alcohol. That brings it down by about a tenth. Whether a statin is worth it depends on your whole risk of heart attack and stroke, which a doctor or nurse can work out.',
    sources: ['NHS: How to lower your cholesterol'],
  },
  {
    id: 'travel-vaccines',
    asked: [
      /\b(?:vaccin\w*|jabs?|shots?|malaria tablets)\b/i,
      /\b(?:travel\w*|trip|holiday|abroad|going to|fly(?:ing)? to|for (?!my|the|a|it|him|her)[A-Z]?[a-z]+)\b/,
    ],
    answer:
      'Which vaccines and malaria tablets you need depends on the country, how you travel and what you have had. A travel clinic, pharmacist or your surgery tells you; go 6 to 8 weeks before you leave, but late is better than not at all. Bring your vaccination record, and say if you are pregnant or take medicines that weaken the defences.',
    sources: ['NHS: Travel vaccinations'],
  },
  {
    id: 'will-parents-know',
    asked: [
      /\b(?:will|would|do|does|can|could|must)\b[^?]{0,20}\b(?:my |our )?(?:mom|mum|mother|dad|father|parents?|family|school|boss|work|employer)\b[^?]{0,20}\b(?:find out|know|be told|hear|told|see (?:it|this))\b|\b(?:tell|telling|inform)\b[^?]{0,12}\b(?:my )?(?:mom|mum|mother|dad|father|parents|school|boss|employer)\b/i,
    ],
    answer:
      'Not from me: what you write stays in your record here. A doctor, nurse or sexual health clinic keeps what you say to themselves as well, also for young people, and tells nobody without asking you; they would only do so where someone is in real danger, and would talk to you first. In some places young people need a parent for some treatments, and a bill or insurance letter may go home: ask the clinic about that when you ring.',
    sources: ['NHS: Sexual health services for young people'],
  },
  {
    id: 'which-doctor',
    asked: [
      /\b(?:which|what (?:kind|sort|type) of) (?:doctor|specialist)\b|\bwhat doctor\b|\bwho (?:do|should|would) (?:i|we) (?:see|go to)\b/i,
    ],
    answer: 'Start with your own doctor (GP): most things are treated there, and you are sent on where it is needed.',
    sources: ['NHS: Referrals for specialist care'],
  },
  {
    id: 'find-information',
    asked: [
      /\b(?:where|how) (?:can|do|could) (?:i|we) (?:find|get|learn|locate)\b.{0,60}\b(?:information|resources|support groups?|trials?|physicians?|doctors?|specialists?|hospitals?|surgeons?)\b|\bclinical trials?\b/i,
    ],
    answer:
      'Reliable pages are nhs.uk and medlineplus.gov, and the patients’ charity of the illness; for rare illnesses orpha.net, which also lists expert centres. Trials stand at clinicaltrials.gov. To a specialist or an expert centre your own doctor refers you, and can tell you which one near you sees most people with it. If you tell me what you want to know about it, I can say what I have.',
    sources: ['NIH: MedlinePlus'],
  },
]

/** The facts that a whole message names first, which stand for each of its lean questions ("is that ok?"). */
const namedInMessage = lastRead((words) => new Set(everydayFacts.filter(({ asked: [first] }) => first?.test(words))))

/** The one answer of an everyday question; null where none is asked. */
export const everydayFact: Answer = ({ text }, state) => {
  const { words } = state
  const named = isLean(text) ? namedInMessage(words) : null
  const fact = everydayFacts.find((each) => {
    const [first, ...others] = each.asked
    const isNamed = first?.test(text) || named?.has(each)
    return isNamed && others.every((other) => other.test(words))
  })
  return fact === undefined ? null : `${withDetails(fact.id, fact.answer, text, state)} (${fact.sources.join('; ')})`
}
