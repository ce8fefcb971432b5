import type { Citation } from '../sources.ts'

/** What the amounts below are taken from. */
export const maximumSources = ['EMC: Summaries of product characteristics', 'CKS: Poisoning or overdose', 'CDC: Prescribing Opioids for Pain', 'NHS: Never events list (overdose of insulin)'] as const satisfies readonly Citation[]

/**
 * The most that a grown person is given in one day, in milligrams, of medicines that harm where much more is taken; of strong opioids the most at once
 * for who is not used to them.
 */
export const dailyMaximum: Readonly<Record<string, number>> = {
  'acetylsalicylic acid': 4000,
  alprazolam: 10,
  amiodarone: 1600,
  amitriptyline: 200,
  amlodipine: 10,
  apixaban: 20,
  aripiprazole: 30,
  atenolol: 200,
  baclofen: 100,
  bisoprolol: 20,
  bupropion: 450,
  candesartan: 32,
  carbamazepine: 2000,
  carvedilol: 100,
  celecoxib: 400,
  chloroquine: 1000,
  citalopram: 40,
  clomipramine: 250,
  clonazepam: 10,
  clozapine: 900,
  codeine: 240,
  colchicine: 3,
  cyclobenzaprine: 30,
  dabigatran: 300,
  diazepam: 60,
  diclofenac: 200,
  digoxin: 0.75,
  dihydrocodeine: 240,
  diltiazem: 540,
  diphenhydramine: 300,
  dosulepin: 225,
  doxazosin: 16,
  duloxetine: 120,
  edoxaban: 60,
  enalapril: 40,
  escitalopram: 20,
  felodipine: 20,
  'ferrous sulfate': 975,
  flecainide: 400,
  fluoxetine: 80,
  gabapentin: 3600,
  glibenclamide: 20,
  gliclazide: 320,
  glimepiride: 8,
  glipizide: 40,
  haloperidol: 20,
  hydrocodone: 40,
  hydromorphone: 8,
  hydroxychloroquine: 800,
  hydroxyzine: 400,
  ibuprofen: 3200,
  imipramine: 300,
  irbesartan: 300,
  isoniazid: 900,
  lamotrigine: 700,
  levetiracetam: 3000,
  levothyroxine: 0.5,
  lisinopril: 80,
  lithium: 2000,
  lofepramine: 210,
  loperamide: 16,
  lorazepam: 10,
  losartan: 150,
  metformin: 3000,
  methadone: 15,
  methotrexate: 40,
  methylphenidate: 100,
  metoclopramide: 40,
  metoprolol: 450,
  mirtazapine: 45,
  morphine: 60,
  naproxen: 1500,
  nebivolol: 40,
  nefopam: 270,
  nifedipine: 120,
  nortriptyline: 150,
  olanzapine: 20,
  olmesartan: 40,
  oxycodone: 40,
  paracetamol: 4000,
  paroxetine: 60,
  perindopril: 16,
  pregabalin: 600,
  promethazine: 100,
  propafenone: 900,
  propranolol: 320,
  pseudoephedrine: 240,
  quetiapine: 800,
  quinine: 1950,
  ramipril: 20,
  risperidone: 16,
  rivaroxaban: 30,
  sertraline: 200,
  sotalol: 320,
  sumatriptan: 300,
  tapentadol: 600,
  temazepam: 40,
  theophylline: 900,
  topiramate: 1000,
  tramadol: 400,
  trazodone: 600,
  valproate: 3500,
  valsartan: 320,
  venlafaxine: 375,
  verapamil: 480,
  warfarin: 15,
  zolpidem: 12.5,
  zopiclone: 7.5,
}

/** Of these little more than the most for a day already harms: the heart, the breath, the sugar, the blood or the liver. */
export const narrow: ReadonlySet<string> = new Set(
  'paracetamol,amitriptyline,clomipramine,nortriptyline,amlodipine,felodipine,nifedipine,diltiazem,verapamil,propranolol,sotalol,flecainide,digoxin,colchicine,lithium,codeine,dihydrocodeine,tramadol,morphine,oxycodone,hydrocodone,hydromorphone,methadone,gliclazide,glimepiride,glipizide,hydroxychloroquine,bupropion,acetylsalicylic acid,diphenhydramine,valproate,carbamazepine,metoprolol,atenolol,hydroxyzine,alprazolam,lorazepam,dosulepin,imipramine,lofepramine,nefopam,theophylline,isoniazid,glibenclamide,propafenone,quinine,chloroquine'.split(
    ',',
  ),
)

/** Of other medicines: so many times the most for a day. */
export const farOver = 2

/** The most at once for each kilogram of a child, in milligrams, where it is no share of a grown person's by weight (AAPCC guidelines, RCH Melbourne, FDA labels). */
export const perKilogramOfChild: Readonly<Record<string, number>> = {
  amlodipine: 0.4,
  citalopram: 2,
  colchicine: 0.1,
  diltiazem: 1,
  escitalopram: 1,
  'ferrous sulfate': 60,
  fluoxetine: 5,
  levothyroxine: 0.1,
  methotrexate: 1,
  methylphenidate: 2,
  paroxetine: 5,
  sertraline: 10,
  sotalol: 4,
  verapamil: 2.5,
}

/** The most at once for each kilogram of a child, and what five millilitres of the syrup for the small and for the bigger hold. */
export const syrups: Readonly<Record<string, { perKilogram: number; small: number; big: number }>> = {
  paracetamol: { perKilogram: 15, small: 120, big: 250 },
  ibuprofen: { perKilogram: 10, small: 100, big: 100 },
}

/** Of these twice what was meant already slows the breath. */
export const strongOpioids: ReadonlySet<string> = new Set(['morphine', 'oxycodone', 'hydromorphone', 'hydrocodone', 'methadone', 'fentanyl'])

/**
 * The most a day, in milligrams, and for each kilogram of a child, of what is bought against pain and harms where it is passed day by day: over it the liver
 * needs a blood test today, however well somebody feels (CKS: Poisoning or overdose, on staggered and therapeutic excess; of aspirin AAPCC: Salicylate poisoning).
 */
export const dayByDay: Readonly<Record<string, { most: number; perKilogram: number }>> = {
  paracetamol: { most: 4000, perKilogram: 75 },
  'acetylsalicylic acid': { most: 6500, perKilogram: 100 },
}

/** Insulin against what was meant: so many times, and so many units more; the fast one in place of the slow one from so many units on. */
export const insulinOver = { times: 2, units: 5, ofChild: 2, fastForSlow: 10 } as const
