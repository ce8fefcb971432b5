import type { Weights } from './weights.ts'

/**
 * Every number of ranking, levels, crises and questions that somebody chose, with what it does and where it comes from. No other file of these rooms holds one
 * (scripts/constants.test.ts); limits that a guideline sets stand beside its name (early-warning-score.ts, modifiers.ts). "Judged": set by hand on clinical sense,
 * no ablation behind it.
 */

export const weights: Weights = {
  commonness: 0.3,
  demographics: 0.8,
  presentClamp: 3.5,
  absent: 0.35,
  coverage: 4,
  lexical: 40,
  likenessClamp: 7,
  silence: 0.2,
  time: 1.5,
  correlated: 0.6,
  temperature: 1.3,
  somethingElse: 0.3,
}

/** From these shares on a cause is called likely or possible: in the conversation, and wherever a share is shown in words. Judged. */
export const likelihoodBands = { likely: 0.5, possible: 0.12 } as const

export const rankingConstants = {
  /** The share of patients of the rarer sex where a condition is called mostly female or mostly male: a coarse fifth. Judged. */
  rarerSexShare: 0.2,
  /** How many women of the fertile years who ask a doctor are pregnant where nobody said so: about 1 in 20. Judged. */
  pregnancyShare: 0.05,
  /** How much commoner or rarer pregnancy makes a condition that is called so. Judged: a coarse doubling and halving. */
  pregnancyFactor: { more: 2, less: 0.5 },
  /** A condition of pregnancy alone, where nobody said whether there is one: so many times the share of the pregnant. Judged. */
  pregnancyOnlyFactor: 4,
  /** Outside these years nobody is taken for pregnant: one year wider than the youngest and oldest that are asked. Judged. */
  fertileYears: { from: 11, to: 56 },
  /** No finding is rarer or surer than this in a condition: just beyond the ends of the six-step scale (knowledge/schema.ts). */
  leastShare: 0.01,
  mostShare: 0.99,
  /** Log-odds taken from a condition whose defining feature is denied (it leads only where hardly anything else is left), and from one where it is not told. Judged. */
  defining: { denied: -7, untold: -2 },
  /** A slot value that cannot be true beside one the condition expects (sudden, where it begins slowly): its odds are halved. Judged. */
  mismatch: 0.5,
  /** From this share on a condition expects a finding: from the step "often" of the scale on. */
  expectedShare: 0.5,
  /** How common a finding is where the knowledge does not say: the step "occasional". Nothing is commoner in everybody than the second. Judged. */
  unknownBackground: 0.1,
  mostBackground: 0.9,
  /** How rare a finding may count, at the most, for what it is worth to explain it. Judged. */
  leastBackground: 0.005,
  /** What counts of a finding told with "maybe", and of one that is over. From the third on it counts as present today. Judged. */
  uncertainWeight: 0.6,
  pastWeight: 0.4,
  presentToday: 0.5,
  /** Above this, the rarest step of the scale, a listed finding explains what was told; the share it explains is centred on a half. */
  listedFrom: 0.02,
  coverageCentre: 0.5,
  /** What it is worth to explain a finding, by its kind: a complaint wants an explanation, a history hardly. Judged. */
  importanceOfKind: { symptom: 1, sign: 1, result: 0.5, measurement: 0.4, exposure: 0.3, medication: 0.15, history: 0.2, risk: 0.15 },
  /** How surely a long story would have told of a finding, by its kind; complaints and histories wholly. Judged. */
  toldFactors: { sign: 0.4, measurement: 0.3, result: 0.2 },
  /** A story of so many characters is a long one: what it leaves out counts in full. Judged. */
  longStory: 500,
  /** Of those who have the broader finding for another reason, at most this share has any one narrower kind of it. Judged. */
  narrowerShare: 0.25,
  /** Where the age is not known: this part of the commonest age, a coarse mean over all. Judged. */
  anyAgePart: 3,
  /** "Something else" explains this part of every finding, at the rate of a common condition (knowledge/schema.ts). Judged. */
  elseOfFinding: 0.5,
  elseRate: 500,
  /** With so many telling words the likeness of prose counts half: of a short message the findings say all. Judged. */
  fewStems: 8,
  /** Log-odds of a duration in the usual span; lost for each factor of e outside it, half of that where it comes again or for life; at the least. Judged. */
  duration: { fits: 0.4, perFactor: 0.7, forgiving: 0.5, least: -2.5 },
  /** Log-odds of an onset that fits; lost for each step beside it. Judged. */
  onset: { fits: 0.3, perStep: 0.4 },
  /** Log-odds of a course that the condition has, and of one that it has not. Judged. */
  course: { fits: 0.25, against: 0.15 },
  /** How many of the leading conditions carry their reasons and may set a level, how many reasons each, and how weak one is not worth a word. Judged. */
  explained: 12,
  reasonsKept: 6,
  leastReason: 0.3,
  /** The leading causes that a case keeps, and the reasons that are said. Judged. */
  leadersKept: 3,
  reasonsSaid: 3,
} as const

export const levelConstants = {
  /** The ages from and below which a back that went with a movement is a strain until its questions are answered (NICE NG59 looks twice below and above). Judged. */
  strainYears: { from: 16, below: 60 },
  /** The probability above which a condition that must not be missed sets its floor, by severity: a missed emergency weighs about ten needless visits (decision 0017). */
  floors: { 4: 0.12, 3: 0.2, 2: 0.3, 1: 0.5, 0: 0.5 },
  /** One reason is enough where the words as a whole leave hardly another cause. Judged. */
  plainShare: 0.7,
  /** Where none of its telling findings is there, a must-not-miss condition must be this likely to set its floor. Judged. */
  untoldThreshold: 0.4,
  /** Several dangerous causes, none likely enough alone: together they need hospital from this share on. Judged. */
  togetherThreshold: 0.4,
  /** How likely the leading condition must be for its own floor to count, must-not-miss or not. Judged. */
  leaderThreshold: 0.35,
  /** Below this share of "needs a hospital" in the words, a likely cause alone sends nobody there (decision 0026). */
  leastHospital: 0.1,
  /** The same of "needs a doctor within a day": a needless visit weighs a tenth of a missed one; a cause that a delay of days cannot kill or maim takes more (decision 0017). */
  leastDay: 0.1,
  leastDayOfMild: 0.25,
  /** Below this share a rule that rests on a few words is asked back before it sends to hospital, or calls an ambulance (decision 0014). */
  doubtBelow: 0.15,
  ambulanceDoubtBelow: 0.1,
  /** From this share of "needs an ambulance" on, a message in which nothing but one denial was read is not taken for a denial alone. Judged. */
  surelyGrave: 0.9,
  /** From this share on a rule that was asked back and could not be denied speaks in full (decision 0026). */
  unknownFrom: 0.1,
  /** A leading cause of this share, with so many reasons, speaks for a rule as a second witness does. Judged. */
  corroborating: { share: 0.5, reasons: 3 },
  /** So many danger signs denied to the doctor's questions, and none affirmed or left open, settle what was only likely. Judged. */
  denialsToSettle: 3,
  /** So many danger signs denied settle it too, where all that was told by now needs a hospital with less than this share. Judged. */
  calmBelow: { hospital: 0.3, denials: 2 },
  /** Below so many years one strong tablet may kill (guidelines of the AAPCC for ingestions). Judged. */
  oneTabletBelowYears: 6,
  /** A fever after a vaccine, from eight weeks on and under 38.5 degrees; up to three months it is looked at within a day (NICE NG143; UKHSA). */
  afterVaccine: { fromYears: 8 / 52, youngTo: 0.25, below: 38.5 },
  /** A sugar (mmol/L), an oxygen level (%) and a pressure (mmHg) that are a danger while they are measured so, and the sugar that is well again (NHS: Low and High blood sugar; BTS; NEWS2). */
  measured: { sugarLow: 3, sugarWell: 4, sugarHigh: 20, oxygenLow: 92, pressureLow: 90 },
  /** From this age (years) on a sudden or severe pain of the belly counts also when it is over: it may have been the aorta (NICE NG156). */
  bellyOfTheOld: 60,
  /** A cause this much less likely than the leading one does not lead. Judged. */
  amongLeading: 0.2,
  /** The learned reader's shares of "needs a hospital" and "needs an ambulance" from which its word speaks (docs/learned-reader.md). */
  learnedHospital: 0.5,
  learnedAmbulance: 0.5,
  /** What it takes more where the ranking knows no cause that needs hospital, and where a harmless one explains what was told (decision 0017). */
  learnedUnexplained: 0.6,
  learnedExplained: 0.8,
  /** How likely the causes that need hospital must be together to agree with the words, and a harmless one to explain them (decision 0017). */
  agreeing: 0.1,
  explaining: 0.2,
  /** The same where only a medicine was read; of somebody who tells how well he is by now, and where in addition no leading cause needs a hospital; below this share of "needs an ambulance". The most words of a message of one usual dose. On 1,520 first messages of hands it had not learned from, and a part of the corpus: no emergency lost (decision 0017). */
  wellBeing: { ofMedicines: 0.95, told: 0.9, explained: 0.95, ambulance: 0.25, leaders: 3, wordsOfADose: 10 },
  /** Fewer breaths a minute than this are a moderate sign in a pneumonia below this age (years) where no other stands beside it, and beyond it where all vital signs together have fewer points (NEWS2; NICE NG253; CRB-65). */
  pneumonia: { breaths: 25, old: 65, points: 5 },
  /** The leading causes that are looked at for that, and for staying at home. Judged. */
  leadersLookedAt: 8,
  /** What a cause that must not be missed takes to speak: the learned reader's half assent; where there is none, a clearer picture. Judged. */
  withAssent: { danger: 0.25, odds: 1, reasons: 1 },
  byFindings: { danger: 0, odds: 3, reasons: 2 },
  /** From this share of a crisis on words in which nothing of the body was read are about the mind. Judged. */
  learnedOfMind: 0.3,
  /** The findings that are named as the reason of a level that rests on the words as a whole. Judged. */
  namedAtMost: 4,
  /** Longer messages tell a story, in which more is meant than single words say (a little longer ones may still be heard out first); of results more words are usual (decision 0036). */
  mostWords: 9,
  mostWordsHeardOut: 12,
  /** Below this share of "needs a hospital" a few words that were wholly read are asked about before any level. Judged. */
  learnedHeardOut: 0.75,
  /** The same of the names of all that was read, by themselves. Judged. */
  learnedByName: 0.3,
  mostWordsOfResults: 20,
  /** How likely the harmless leaders must be together for care at home. Judged. */
  benignShare: 0.35,
  /** Else they must make up this much of all that is likely, and nothing that must not be missed may reach its own share. Judged. */
  benignPart: 0.6,
  dangerousShare: 0.08,
  /** Below these shares of "needs a doctor at all" and "within a day" what was told is a trifle (decision 0019). */
  trifling: { visit: 0.6, day: 0.02 },
  /** How far beyond its usual span a complaint may last before a doctor should see it. Judged. */
  durationSlack: 1.5,
  /** Up to these ages rules are for small children (as NICE NG143: under five) and for babies alone (judged); from the third on for adults (as NEWS2). */
  smallToYears: 5,
  babyToYears: 0.5,
  adultFromYears: 16,
} as const

export const adviceConstants = {
  /** How old the patient of an advice is taken to be, grown up or a child, where nobody told. Judged. */
  usualAge: 40,
  usualChild: 5,
} as const

export const crisisConstants = {
  /** The learned reader's share from which a crisis is asked about, and from which help is named beside the question: in a first message, and later (decision 0026). */
  first: { wondered: 0.4, likely: 0.7 },
  later: { wondered: 0.6, likely: 0.75 },
  /** From the first share it confirms a doubt of the lexicon, from the second of "certain" it opens a card (decision 0026). */
  confirmsFrom: 0.7,
  certainFrom: 0.8,
  /** Where it hears almost nothing, a certain frame of the lexicon asks instead of opening a card: one in eleven of the sealed fifth was right (decision 0026). */
  doubtedBelow: 0.05,
  /** Then a finding read in other than plain words says nothing either; nor one of a wound of which nobody said how it came. Judged. */
  findingFrom: 0.1,
  woundFrom: 0.3,
  /** Where it hears little, a frame that threatens no body at once asks too; from the second share on a question after harm is more than one after what an illness does. Judged. */
  halfHeardBelow: 0.3,
  effectBelow: 0.5,
  /** From this share on what an outside listener alone has heard is asked about; from this share of "needs an ambulance" on the body comes before a crisis that is only likely. Judged. */
  listenerFrom: 0.6,
  bodyFirstFrom: 0.6,
  /** From these shares on it is believed against a frame that takes the words for a figure of speech, a wish in the form of an if, somebody who laughs. Judged. */
  overFigure: 0.8,
  wishFrom: 0.95,
  jokeBelow: 0.97,
  /** The share of one in the middle of an emergency of the body, in whatever words. Judged. */
  plainFrom: 0.97,
  /** Where the direct question was passed over, the shares of all that was told from which the crisis is certain (judged on the talks of corpus/talks.jsonl); in the middle of a talk, words that name no mood and no wish to be gone are asked about from the last share on alone. Judged. */
  wholeFrom: { any: 0.9, certain: 0.75 },
  moodlessFrom: 0.93,
  /** Shorter answers are too little to hear a crisis in by likeness alone: at first, later, and beside what tells of the body. Judged. */
  leastWords: 4,
  leastWordsLater: 8,
  leastWordsBesideBody: 12,
  /** Too young to think of ending a life: who writes is meant; and more tablets than anybody takes at once. Judged. */
  youngestYears: 6,
  tooMany: 9,
} as const

export const questionConstants = {
  /** A longer stretch of the patient's words is no quotation but a sentence cut where the reading ended. Judged. */
  wordsQuoted: 5,
  /** The most questions of an interview, whatever they would still tell; and where nothing but an old illness was told. Judged. */
  budget: 10,
  budgetForBackground: 6,
  /** What the best open question must be expected to tell for one more to be asked, in nats: at .12 one question more is asked on the tuning cases, and the ranking is no better. */
  leastGain: 0.2,
  /** The same where the leading cause is looked after at home and so many questions were asked: seven of forty everyday complaints took more than five questions, now two; the tuning cases are ranked no worse. */
  calmGain: 0.4,
  calmFrom: 4,
  /** After so many questions the same is asked of every other: a child with earache and fever was asked nine. Judged. */
  longFrom: 6,
  /** What is learned by an answer that leaves the same cause in the lead either way, against one that does not (chosen on the tuning cases, as above). */
  settledShare: 0.5,
  /** A row of a list costs a quarter of a question: what tells less is not asked about (chosen on the tuning cases: the ranking is the same without such rows). */
  leastItemGain: 0.05,
  /** Who told so many things of his own accord is not asked for all that belongs to it before the danger signs. Judged. */
  wellTold: 4,
  /** What an open question still tells after each further answer, for saying how many are to come (bench:clinic measures it). */
  settling: 0.75,
  /** Women of these ages are asked whether they may be pregnant (NICE NG126: think of it in everyone of childbearing age). */
  fertileYears: { from: 12, to: 52 },
  /** How many leading conditions a question is to tell apart. Judged. */
  leading: 12,
  /** A condition that does not list a finding has it as often as anybody, a little less. Judged. */
  unlistedShare: 0.7,
  /** No listed answer is surer than this. Judged. */
  mostAnswer: 0.98,
  /** Nats added for the chance of a yes (in full from a tenth of a nat of information on), for ruling a must-not-miss in or out; taken for leaving what is known. Judged. */
  yesValue: 0.12,
  yesSlope: 10,
  mustNotMissValue: 0.25,
  jumpCost: 0.03,
  /** What it is worth, in nats, that the level turns (chosen on the tuning cases). */
  levelStake: 0.3,
  /** From this share on the causes that need hospital decide the level: the floor of a serious one. */
  dangerousShare: levelConstants.floors[3],
  /** What a patient can tell of himself, against what takes a trained hand, a machine or an old letter. Judged. */
  answerable: { symptom: 1, exposure: 0.9, risk: 0.8, history: 0.8, medication: 0.8, sign: 0.7, measurement: 0.2, result: 0 },
  /** The most items that can be read and answered at once; fewer than the second are asked one by one, so many as the third are said in one breath. Judged. */
  checklistLimit: 6,
  leastItems: 3,
  itemsOfSentence: 3,
  /** What a danger sign loses for each further part its rule would need, for not being an emergency, and for being no complaint of now. Judged. */
  furtherPart: 0.3,
  lessUrgent: 0.2,
  backgroundPart: 0.05,
  /** Every rule counts a little, also where the likely dangers do not list its finding. Judged. */
  baseScore: 0.002,
  /** Below this age whoever has begun an antidepressant is asked about thoughts of suicide (NICE: Depression in adults). */
  startAskedBelow: 30,
  /** Below this share what a clause does in answer to an emergency is a guess. Judged. */
  sureEnough: 0.6,
  /** From these shares on the learned reader's first kind of a plea is taken, and a second one beside it; a kind whose answer claims something needs the third; below the fourth it guesses; so many of its thoughts a cue must be among. All by lines of hands it had not learned from (docs/decisions/0044-pleas-are-learned.md). */
  heardFirst: 0.25,
  heardSecond: 0.2,
  heardClaim: 0.4,
  unsureBelow: 0.45,
  /** A question whose topic has this share is about that topic, whatever plea its words sound like. Judged. */
  surelyOfTopic: 0.6,
  thoughtOf: 4,
  /** An answer of so many words at most to "what is it about your foot?" is heard of that part, whatever it names. Judged. */
  wordsOfPlaceAnswer: 10,
} as const
