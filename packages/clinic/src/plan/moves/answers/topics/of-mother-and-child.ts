import { goNow, inEmergency, inPregnancy, withFinding, withMedicine } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

/** Contraception, pregnancy, the unborn child and babies. */
export const ofMotherAndChild: readonly TopicFacts[] = [
  {
    topic: 'contraception',
    rules: [
      inEmergency(`That can be settled later. Tell them whether you could be pregnant. ${goNow}`),
      withFinding(
        ['vomiting', 'diarrhoea'],
        'Being sick within 3 hours of the pill means: take another. Vomiting or bad diarrhoea for over 24 hours counts as missed pills: go on taking it, and use condoms until 7 days after it ends (2 with the mini-pill). Implant, injection, coil and patch are not touched by it.',
      ),
      withFinding(
        ['history-hypertension', 'high-blood-pressure', 'history-migraine', 'history-clots', 'smoker', 'history-stroke'],
        'Ask before you take or go on with the combined pill, patch or ring: with high blood pressure, migraine with aura, a past clot or stroke, or smoking over 35, they raise the risk of clots and stroke. The mini-pill, implant, coil and condoms are usually fine. A nurse or clinic can choose with you.',
      ),
    ],
    otherwise:
      'That depends on the method; tell me which, and I can say. With one pill late: take it now; with two or more: condoms for 7 days.',
    sources: ['NHS: Combined pill', 'NHS: Methods of contraception', 'NHS: Contraception and the menopause'],
  },
  {
    topic: 'morning-after',
    rules: [
      inEmergency(`Go to the hospital first, and tell them about it: it can be given there too. ${goNow}`),
      inPregnancy(
        'If you are pregnant already, it does nothing, and is not needed. If you are not sure, do a test first; a pharmacist or sexual health clinic helps the same day, in private.',
      ),
      withMedicine(
        ['carbamazepine', 'phenytoin', 'topiramate', 'rifampicin', 'efavirenz', 'st john'],
        'Yes, but your medicine weakens the tablets: a copper coil within 5 days, at times later, is best. If that cannot be done, a pharmacist or clinic may give a double dose of levonorgestrel. Go today and say what you take.',
      ),
    ],
    otherwise:
      'Yes, after sex without protection, with a torn condom or missed pills, or if you are not sure: levonorgestrel within 3 days, ulipristal (ellaOne) within 5; a copper coil within 5 days, at times later, works best. A pharmacy or sexual health clinic has it, in private. Sick within 3 hours: you need another.',
    sources: ['NHS: Emergency contraception'],
  },
  {
    topic: 'pregnant-or-not',
    rules: [
      inEmergency(`It could be, and with pain or bleeding that has to be looked at now. Say that your period is late. ${goNow}`),
      withFinding(
        ['pelvic-pain', 'abdominal-pain', 'vaginal-bleeding-abnormal', 'late-period-with-pain'],
        'Do a test today. If it is positive and you have pain or bleeding, ring a doctor or an early pregnancy unit the same day: rarely it grows outside the womb. Pain on one side or in the shoulder, fainting, or a pad soaked in an hour: call {number}.',
      ),
      inPregnancy(
        'Weeks are counted from the first day of your last period, and conception is about 2 weeks later; the first scan, at 11 to 14 weeks, tells it within days. Tell me that first day and I can reckon with you. A faint line counts as positive; see your midwife or doctor early.',
      ),
    ],
    otherwise:
      'It could be, after any sex since the last period. Test from the first missed day, or 3 weeks after the sex, with morning urine; a faint line is a positive. Pain on one side or faintness: help at once.',
    sources: ['NHS: Doing a pregnancy test', 'NHS: Missed or late periods', 'NHS: Ectopic pregnancy'],
  },
  {
    topic: 'harm-the-baby',
    rules: [
      inEmergency(`Both of you are safest in a hospital now. Say how many weeks it is. ${goNow}`),
      withFinding(
        ['reduced-fetal-movements'],
        'Ring your maternity unit now, day or night, if the baby moves less or differently from week 24 on, or you are not sure; do not wait for the morning, for a cold drink or a home doppler. They listen to the heart and look. Most babies are well, and if not, minutes count.',
      ),
      withFinding(
        ['injury-recent', 'fall-recent', 'road-accident', 'abdominal-pain', 'bleeding-in-pregnancy', 'bleeding-late-pregnancy'],
        'The womb protects well, but ring your maternity unit now and be checked today after a fall or blow on the belly, a seat belt jolt, or with pain, bleeding or water coming. Say your blood group if it is rhesus negative. Heavy bleeding, a hard belly, fainting or no movements: call {number}.',
      ),
      withFinding(
        ['fever', 'urination-painful', 'flank-pain'],
        'A fever or a urine infection should be treated the same day, for both can bring on contractions; the baby is usually fine then. Paracetamol and drinks now, no ibuprofen, and ring your midwife or doctor today. Shivers, pain in the side or vomiting: hospital.',
      ),
    ],
    otherwise:
      'Most everyday things hardly ever do harm. Tell me what it was, or ring your midwife, who is there for just that. Ring the maternity unit at once, at any hour, for bleeding, strong pain, waters going, or a baby that moves less from week 24.',
    sources: ['NHS: Infections in pregnancy', 'NHS: Your baby’s movements', 'RCOG: Reduced fetal movements'],
  },
  {
    topic: 'baby-care',
    rules: [
      inEmergency(`The baby must be seen now. Keep it warm, give nothing but breast or bottle if it is awake. ${goNow}`),
      withFinding(
        ['fever', 'infant-fever-under-3-months', 'infant-floppy', 'infant-not-feeding', 'wet-nappies-fewer'],
        'Have the baby seen today, and at once under 3 months with 38 °C or more. Call {number} if it is floppy, hard to wake, pale, blue or blotchy, breathes hard, has a high cry, a fit, or a rash that stays under a glass. Small feeds often; no wet nappy for 8 hours is a warning.',
      ),
      withFinding(
        ['crying-inconsolable', 'crying-evening', 'crying-legs-drawn-up'],
        'Babies cry most at 6 to 8 weeks, in the evening, up to 3 hours; colic ends by about 4 months. Check food, nappy, warmth, wind, then hold, rock, walk. If it gets too much, lay the baby down safely and go out for a few minutes; never shake. A weak or high cry, fever, green vomit or a hard belly: help at once.',
      ),
      withFinding(
        ['jaundice', 'prolonged-jaundice-newborn', 'jaundice-first-day'],
        'Yellow skin on the first day, or with sleepiness or bad feeding, needs a doctor today. Else it usually begins after 2 days and fades by 2 weeks (3 if born early); if it is still there then, or stools are pale or urine dark, have the blood tested this week. No sun for it; feed often.',
      ),
    ],
    otherwise:
      'Tell me how old the baby is and what you want to know. For weight or feeding ask the health visitor. Floppy, feeding badly, few wet nappies, or 38 °C under 3 months: doctor now.',
    sources: [
      'NHS: Breastfeeding: is my baby getting enough milk?',
      'NHS: Your baby’s first solid foods',
      'NHS: Jaundice in newborns',
      'NHS: Plagiocephaly (flat head syndrome)',
    ],
  },
]
