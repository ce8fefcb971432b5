import type { Citation } from '../../../knowledge/sources.ts'
import type { Told } from './told.ts'

/** What people ask about a kind of medicine without naming one. */
export interface MedicineKind {
  id: string
  asked: RegExp
  rules: readonly { holds(told: Told): boolean; answer: string }[]
  otherwise: string
  sources: readonly Citation[]
}

const bleedingRisk =
  'history-hypertension takes-diuretic takes-ace-inhibitor takes-calcium-channel-blocker history-ulcer history-kidney-disease history-heart-failure takes-blood-thinner stool-black vomiting-blood history-bleeding-disorder'.split(
    ' ',
  )

const paracetamolFirst =
  'Paracetamol (acetaminophen) as the packet says is the safest for you. With what you told me, no ibuprofen, naproxen or aspirin before your doctor or pharmacist has agreed: they can raise the pressure, make you bleed or hurt the kidneys.'

/** Kinds of medicine, the closer ones first. */
export const medicineKinds: readonly MedicineKind[] = [
  {
    id: 'missed-dose',
    asked:
      /\b(?:missed|forgot(?:ten)?|skipped|late with)\b[^?]{0,200}\b(?:dose|tablets?|pills?|medicine|meds|insulin|injection)\b|\b(?:double|extra) dose\b|\b(?:miss(?:ed|es)?|forg[eo]t(?:ten)?|skip(?:ped)?)\b[^?]{0,200}\b(?:double|two|twice|make up|catch up|late|next (?:one|day|morning))\b|\bdouble (?:up|it up)\b|\btake (?:two|both)(?: (?:today|now|tomorrow|at once|together|next time|instead))?\W*$|\btook (?:it|them|two|my)? ?twice\b/i,
    rules: [
      {
        holds: ({ takes }) =>
          takes(['the pill', 'contraceptive', 'combined pill', 'mini pill', 'mini-pill', 'a pill', 'my pill', 'birth control']),
        answer:
          'If you mean the contraceptive pill: one missed combined pill (under 48 hours late, so under 72 hours since the last you took) is no problem: take it now, even two in one day, and go on as usual. With two or more missed, use condoms for 7 days, and ask about emergency contraception if you had sex in the week before. A mini-pill is missed after 3 hours (12 with desogestrel): condoms for 2 days; with drospirenone (Slynd) after 24 hours: condoms for 7. Qlaira, Zoely, Eloine and Daylette have rules of their own, in the packet. With any other medicine: take it when you remember, unless the next is nearly due, and never two at once.',
      },
    ],
    otherwise:
      'As a rule: take a missed dose when you remember, unless the next is nearly due, and never take two to make up for it. One double dose of most tablets does no harm, but with insulin, heart, blood-thinning, epilepsy or opioid medicines call a pharmacist or doctor now. Tell me which medicine it is.',
    sources: ['NHS: Medicines information'],
  },
  {
    id: 'blood-pressure-tablets',
    asked: /\b(?:blood pressure|bp|water|heart) (?:tablets?|pills?|medicine|medication|meds)\b|\bbeta ?blockers?\b/i,
    rules: [
      {
        holds: ({ has }) => has(['vomiting', 'diarrhoea']),
        answer:
          'With vomiting or diarrhoea that dries you out, some of these tablets can harm the kidneys: water tablets, and those whose names end in -pril or -sartan. Ask a pharmacist or your doctor today whether to leave them out until you have eaten and drunk normally for a day or two. Do not stop a beta blocker (-olol) on your own. Start again as soon as you are well.',
      },
    ],
    otherwise:
      'Go on with them as usual unless your doctor told you otherwise: stopping on your own lets the pressure jump up. If you are dizzy on standing, or sick with vomiting or diarrhoea, ask a pharmacist or doctor the same day. With a cold or pain, avoid ibuprofen and tablets or sprays for a blocked nose; paracetamol is fine.',
    sources: ['NHS: Medicines for high blood pressure', 'NICE: Acute kidney injury'],
  },
  {
    id: 'cold-remedies',
    asked:
      /\b(?:lemsip|beechams|day ?nurse|night ?nurse|dayquil|nyquil|theraflu|sudafed|cold (?:and flu )?(?:remed\w+|tablets?|medicine|capsules?)|decongestants?)\b/i,
    rules: [
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'Better not in pregnancy: most mixed cold remedies hold a decongestant, and some ibuprofen or caffeine. Plain paracetamol, salt-water spray and hot drinks are fine. Ask your pharmacist or midwife.',
      },
    ],
    otherwise:
      'Most mixed cold remedies hold paracetamol and a decongestant: never take other paracetamol beside them. They are not for children under 12, in pregnancy, with high blood pressure, heart disease, an overactive thyroid or glaucoma, nor with certain antidepressants. Plain paracetamol and a salt-water spray do as much.',
    sources: ['NHS: Decongestants', 'NHS: Common cold'],
  },
  {
    id: 'the-pill',
    asked: /\b(?:the|my|contraceptive|combined|birth control|mini) (?:mini-? ?)?pill\b|\bbirth control\b|\bcontracepti\w*|\bon the pill\b/i,
    rules: [
      {
        holds: ({ has }) => has(['aura-visual']),
        answer:
          'With migraine that comes with zigzags, blind spots or tingling (aura) the combined pill is not safe: it raises the risk of a stroke. Do not start it, and if you take it, call your doctor or clinic this week about another method. The mini-pill, the coil and the implant are fine.',
      },
      {
        holds: ({ has, condition }) => has(['headache', 'history-migraine']) || condition === 'migraine',
        answer:
          'Migraine matters here. Without aura the combined pill is often allowed under 35; with aura (zigzags, blind spots, tingling before the headache) it is not, as it raises the risk of a stroke. The mini-pill is safe with both. Tell me if you see zigzags, and talk to whoever prescribes it this week.',
      },
      {
        holds: ({ has }) => has(['vomiting', 'diarrhoea']),
        answer:
          'If you vomit within 3 hours of the pill, or have bad diarrhoea for over a day, it counts as missed: go on taking it and use condoms until you are well and 7 days after.',
      },
      {
        holds: ({ has }) => has(['calf-pain', 'calf-swelling', 'swelling-one-leg', 'breathless', 'chest-pain']),
        answer:
          'The combined pill makes blood clots a little more likely, so with chest pain, short breath or a swollen leg please get checked today.',
      },
    ],
    otherwise:
      "The combined pill is not safe with migraine with aura, old blood clots, high blood pressure, or smoking over 35; the mini-pill usually is. Most antibiotics do not weaken it, but rifampicin, some epilepsy medicines and St John's wort do. A pharmacist or clinic can check it for you.",
    sources: ['NHS: Combined pill', 'WHO: Medical eligibility criteria for contraceptive use'],
  },
  {
    id: 'painkillers',
    asked:
      /\b(?:pain ?killers?|pain relief|pain ?meds?|something for (?:the|my) (?:pain|headache|fever)|what can i take|what should i take|anti-?inflammator\w*|nsaids?)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer:
          'Let the crew or the hospital choose the painkiller: some could make this worse or hide it. You need not suffer there, so ask for it.',
      },
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'In pregnancy paracetamol (acetaminophen) as the packet says is the usual choice. No ibuprofen or aspirin unless your midwife or doctor said so.',
      },
      {
        holds: ({ has, takes }) =>
          has(bleedingRisk) ||
          takes(['warfarin', 'apixaban', 'rivaroxaban', 'dabigatran', 'edoxaban', 'clopidogrel', 'lithium', 'methotrexate']),
        answer: paracetamolFirst,
      },
      {
        holds: ({ has }) => has(['history-asthma']),
        answer:
          'Paracetamol (acetaminophen) is the safe choice with asthma. Ibuprofen or aspirin only if you have taken them before without wheezing.',
      },
      {
        holds: ({ has }) => has(['history-liver-disease', 'alcohol-heavy', 'jaundice']),
        answer: 'With a weak liver ask a pharmacist first: paracetamol is often allowed in a lower dose, ibuprofen usually not.',
      },
      { holds: ({ refuses }) => refuses('ibuprofen'), answer: paracetamolFirst },
    ],
    otherwise:
      'Paracetamol (acetaminophen) or ibuprofen as the packet says. Paracetamol is the safer of the two; ibuprofen not with asthma that it has set off, an ulcer, weak kidneys, heart failure, blood thinners or in pregnancy, and only after asking a pharmacist with high blood pressure, water tablets or from 65 on. You may take both, but never two products that hold the same one.',
    sources: ['NHS: Which painkiller?'],
  },
  {
    id: 'vaccine',
    asked: /\b(?:vaccin\w*|jabs?|booster|immuni[sz]\w*|tetanus shot|flu shot|shots)\b/i,
    rules: [
      {
        holds: ({ takes }) => takes(['egg']),
        answer:
          'An egg allergy is no reason to go without: most flu vaccines can be given, and some hold no egg at all. Tell them beforehand, above all if an egg ever took your breath or brought you to hospital. The measles vaccine is safe too; only the yellow fever vaccine is not.',
      },
      {
        holds: ({ has }) => has(['cut-wound', 'animal-bite', 'wound-dirty-tetanus', 'burn']),
        answer:
          'With a wound a tetanus booster is due if it is dirty or deep and your last one was over 10 years ago (5 in the US). Have it within a day or two.',
      },
      {
        holds: ({ has }) => has(['fever-high', 'fever']),
        answer: 'With a fever, wait until you are well. A cold without fever is no reason to put a vaccine off.',
      },
    ],
    otherwise:
      'Most people can have their vaccines, also with a mild cold. A sore arm, tiredness and a raised temperature for 1 to 2 days afterwards are normal. Wait with a high fever, and tell them about any allergy, pregnancy or weak defences.',
    sources: ['NHS: NHS vaccinations and when to have them', 'CDC: Vaccines and immunizations'],
  },
  {
    id: 'steroids',
    asked: /\b(?:steroids?|cortisone|hydrocortisone cream)\b/i,
    rules: [],
    otherwise:
      'A mild steroid cream helps an itchy rash: thinly, once or twice a day for a week. Not on the face, on broken or infected skin, or on ringworm. Steroid tablets need a doctor; never stop them suddenly after 3 weeks or more.',
    sources: ['NHS: Topical corticosteroids', 'NHS: Steroids'],
  },
  {
    id: 'inhaler',
    asked: /\b(?:inhalers?|puffer|nebuli[sz]er)\b/i,
    rules: [],
    otherwise:
      'In an attack: sit up, one puff of the reliever (usually blue) every 30 to 60 seconds, up to 10 puffs. No better after that, or no inhaler: call an ambulance. If you need the reliever more than 3 times a week, your asthma needs better treatment.',
    sources: ['NHS: Asthma attack', 'GINA: Global Strategy for Asthma Management and Prevention'],
  },
  {
    id: 'antihistamine',
    asked: /\b(?:anti-?histamines?|allergy (?:tablets?|pills?|meds?|medicine)|hay ?fever (?:tablets?|pills?))\b/i,
    rules: [
      {
        holds: ({ isPregnant }) => isPregnant,
        answer: 'In pregnancy loratadine or cetirizine are the ones used, after a word with a pharmacist or midwife.',
      },
    ],
    otherwise:
      'Cetirizine or loratadine once a day helps itching, hives and hay fever and hardly makes you sleepy. The older ones, such as chlorphenamine or diphenhydramine, do: no driving with them. They are no help in a swollen throat or trouble breathing; that needs an ambulance.',
    sources: ['NHS: Antihistamines'],
  },
  {
    id: 'cough-medicine',
    asked:
      /\b(?:cough (?:syrup|medicine|mixture|drops|sweets)|cold (?:and flu|remed\w+|medicine)|decongestant|nasal spray|nose spray|lozenges?|honey|vicks)\b/i,
    rules: [
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'In pregnancy honey and lemon, salt water spray for the nose and paracetamol are safe. Ask a pharmacist before any cough or cold medicine.',
      },
    ],
    otherwise:
      'Honey and lemon helps a cough about as well as syrups do (no honey under 1 year). A nose spray for a blocked nose: at most a week. Cough and cold medicine is not for children under 6. Many hold paracetamol, so do not double it. With high blood pressure, no decongestants.',
    sources: ['NHS: Cough', 'NHS: Decongestants'],
  },
  {
    id: 'laxative',
    asked: /\b(?:laxatives?|stool softener|something to (?:go|poo))\b/i,
    rules: [],
    otherwise:
      'For a short time a laxative from the pharmacy is fine: macrogol or lactulose soften, senna pushes. Not with a bad belly pain, vomiting or a swollen hard belly: that needs a doctor.',
    sources: ['NHS: Laxatives'],
  },
  {
    id: 'sleeping-tablets',
    asked: /\b(?:sleeping (?:tablets?|pills?)|sleep aid|something to sleep)\b/i,
    rules: [],
    otherwise:
      'Sleeping tablets help for a few nights only, and are habit-forming: a doctor has to prescribe the strong ones. A fixed time to get up, no screens in bed and no coffee after noon work better in the long run.',
    sources: ['NHS: Insomnia'],
  },
  {
    id: 'antidepressant',
    asked: /\b(?:anti-?depressants?|ssris?|happy pills)\b/i,
    rules: [],
    otherwise:
      'Antidepressants take 2 to 4 weeks to work. At first they can upset the stomach and sleep; that usually passes. Never stop them at once: come off over weeks with your doctor. If thoughts of ending your life come or get stronger, tell me or call for help at once.',
    sources: ['NHS: Antidepressants', 'NICE: Depression in adults: treatment and management'],
  },
  {
    id: 'statin',
    asked: /\b(?:statins?|cholesterol (?:tablets?|pills?))\b/i,
    rules: [],
    otherwise:
      'Whether you need a statin depends on your whole risk (age, blood pressure, smoking, sugar, family), not on one cholesterol value: ask your doctor for your risk score. Statins are safe for most people, and one taken every day clearly lowers the risk of heart attack and stroke. With new muscle pain or dark urine call your doctor before the next tablet.',
    sources: ['NHS: Statins'],
  },
  {
    id: 'hrt',
    asked: /\b(?:hrt|hormone replacement|oestrogen (?:gel|patch\w*)|estrogen (?:gel|patch\w*))\b/i,
    rules: [
      {
        holds: ({ has }) => has(['family-cancer-breast']),
        answer:
          'For most women under 60 the benefits of HRT outweigh the risks. With breast cancer in the family it is often still possible, but it needs a talk with your doctor about who had it and how young; patches or gel with a natural progesterone, or another treatment without hormones, are the usual choices. It is not given after a breast cancer of your own.',
      },
      {
        holds: ({ has }) => has(['history-clots', 'history-stroke', 'history-hypertension', 'history-liver-disease']),
        answer:
          'With a clot, a stroke, high blood pressure or a liver illness HRT as tablets is usually not advised; patches or gel can be possible, as they hardly raise the risk of clots. Your doctor weighs that with you.',
      },
    ],
    otherwise:
      'For most women under 60 HRT is safe, and its benefits outweigh the risks: it helps flushes, sleep and bones. Tablets raise the risk of clots a little, patches and gel hardly; the risk of breast cancer rises a little with years of use. Not after breast cancer, or with bleeding that nobody has looked into.',
    sources: ['NHS: Hormone replacement therapy (HRT)', 'NICE: Menopause: identification and management'],
  },
  {
    id: 'grapefruit',
    asked: /\bgrapefruit\b/i,
    rules: [],
    otherwise:
      'Grapefruit makes some medicines too strong: simvastatin and atorvastatin, amlodipine and felodipine, ciclosporin, some heart rhythm, anxiety and cancer medicines, and ticagrelor. With those leave it out altogether. Tell me which tablets you take and I can look at them one by one.',
    sources: ['NHS: Medicines information'],
  },
  {
    id: 'supplements',
    asked: /\b(?:supplements?|vitamins?|zinc|magnesium|probiotics?|herbal|turmeric|echinacea|homeopath\w*|natural remed\w*)\b/i,
    rules: [
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'In pregnancy take folic acid until week 12 and vitamin D; no vitamin A or liver. Show anything herbal to your midwife first.',
      },
    ],
    otherwise:
      "Vitamin D in winter is sensible; other supplements rarely change an illness. Herbal ones, above all St John's wort, can clash with medicines. Tell me which one and what you take, and I check it.",
    sources: ['NHS: Vitamins and minerals', 'NIH: Dietary supplements'],
  },
  {
    id: 'cream',
    asked: /\b(?:creams?|ointment|gel|lotion|moisturi[sz]er|drops)\b/i,
    rules: [],
    otherwise:
      'Which cream depends on the cause: plain moisturiser for dry or itchy skin, a mild steroid for eczema or a sting, an antifungal for a ring-shaped itchy patch. Not on open or infected skin. A pharmacist can look at it and pick the right one.',
    sources: ['NHS: Emollients', 'NHS: Topical corticosteroids'],
  },
  {
    id: 'stopping',
    asked: /\b(?:stop|come off|quit|stopping|finish) (?:taking |my |the |with )*(?:medic\w*|meds|tablets?|pills?|course)\b/i,
    rules: [],
    otherwise:
      'Please do not stop a medicine from your doctor on your own: with heart, blood pressure, epilepsy, steroid and mood tablets that can be dangerous. Tell me which one and why, and call the prescriber; often there is another one.',
    sources: ['NHS: Medicines information'],
  },
  {
    id: 'side-effects',
    asked: /\bside[- ]effects?\b/i,
    rules: [],
    otherwise:
      'The leaflet in the packet lists the side effects of each medicine. With a swollen face or tongue, trouble breathing or a rash with blisters, get help at once. Tell me which medicine you mean.',
    sources: ['NHS: Medicines information'],
  },
]
