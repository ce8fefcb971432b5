/** Names of common medicines, so that spelling repair leaves them alone and a question about one is recognised. */
export const drugWords: readonly string[] = `
paracetamol acetaminophen tylenol panadol calpol ibuprofen advil nurofen motrin brufen naproxen aleve naprosyn diclofenac voltaren voltarol celecoxib celebrex meloxicam indomethacin ketorolac etoricoxib aspirin
codeine cocodamol tramadol morphine oxycodone oxycontin percocet hydrocodone vicodin fentanyl buprenorphine methadone naloxone naltrexone gabapentin pregabalin lyrica
warfarin coumadin apixaban eliquis rivaroxaban xarelto dabigatran pradaxa edoxaban heparin enoxaparin clopidogrel plavix ticagrelor prasugrel
amoxicillin amoxil augmentin penicillin flucloxacillin cephalexin cefalexin ceftriaxone cefuroxime azithromycin zithromax clarithromycin erythromycin doxycycline minocycline tetracycline ciprofloxacin levofloxacin moxifloxacin nitrofurantoin trimethoprim bactrim metronidazole flagyl clindamycin vancomycin rifampicin rifampin isoniazid
fluconazole diflucan itraconazole ketoconazole terbinafine clotrimazole nystatin aciclovir acyclovir valaciclovir valacyclovir oseltamivir tamiflu paxlovid ivermectin hydroxychloroquine chloroquine
lisinopril enalapril ramipril perindopril captopril losartan valsartan candesartan irbesartan telmisartan amlodipine nifedipine felodipine diltiazem verapamil atenolol bisoprolol metoprolol propranolol carvedilol labetalol nebivolol
furosemide lasix hydrochlorothiazide bendroflumethiazide indapamide chlorthalidone spironolactone digoxin amiodarone flecainide sotalol nitroglycerin nitroglycerine gtn isosorbide
atorvastatin lipitor simvastatin zocor rosuvastatin crestor pravastatin ezetimibe fenofibrate
metformin glucophage gliclazide glipizide glimepiride glyburide sitagliptin empagliflozin jardiance dapagliflozin canagliflozin liraglutide semaglutide ozempic wegovy mounjaro tirzepatide insulin lantus humalog novolog pioglitazone
levothyroxine synthroid thyroxine carbimazole methimazole propylthiouracil prednisone prednisolone dexamethasone hydrocortisone methylprednisolone betamethasone fludrocortisone
salbutamol ventolin albuterol symbicort seretide advair fluticasone budesonide beclometasone montelukast singulair tiotropium spiriva ipratropium theophylline
omeprazole prilosec lansoprazole prevacid pantoprazole esomeprazole nexium rabeprazole ranitidine famotidine gaviscon tums rennie antacid antacids
ondansetron metoclopramide domperidone loperamide imodium senna bisacodyl lactulose movicol miralax buscopan hyoscine mebeverine mesalazine mesalamine sulfasalazine
sertraline zoloft fluoxetine prozac citalopram escitalopram lexapro paroxetine venlafaxine duloxetine cymbalta mirtazapine amitriptyline nortriptyline trazodone bupropion wellbutrin lithium quetiapine seroquel olanzapine zyprexa risperidone aripiprazole haloperidol clozapine
diazepam valium lorazepam ativan alprazolam xanax clonazepam temazepam zopiclone zolpidem ambien melatonin methylphenidate ritalin adderall lisdexamfetamine atomoxetine
phenytoin carbamazepine tegretol valproate depakote lamotrigine levetiracetam keppra topiramate phenobarbital sumatriptan imitrex rizatriptan triptan propofol levodopa sinemet ropinirole pramipexole donepezil memantine
cetirizine zyrtec loratadine claritin fexofenadine allegra chlorphenamine piriton diphenhydramine benadryl hydroxyzine promethazine pseudoephedrine sudafed phenylephrine oxymetazoline
sildenafil viagra tadalafil cialis tamsulosin flomax finasteride dutasteride oxybutynin tolterodine solifenacin mirabegron
methotrexate azathioprine ciclosporin cyclosporine tacrolimus mycophenolate infliximab adalimumab humira etanercept rituximab tofacitinib colchicine allopurinol febuxostat
alendronate alendronic fosamax risedronate denosumab raloxifene tamoxifen letrozole anastrozole estradiol progesterone medroxyprogesterone levonorgestrel mifepristone misoprostol
isotretinoin accutane roaccutane tretinoin adapalene minoxidil hydroquinone permethrin lamivudine tenofovir efavirenz ferrous
gestid solpadeine panadeine combiflam
`
  .trim()
  .split(/\s+/)
