/** Everyday words that questions are put with, by what they are about: a rare one is read as its commoner neighbours are. Base forms. */
const words: Readonly<Record<string, string>> = {
  alcohol:
    'alcohol beer wine pint lager cider vodka gin whisky whiskey rum cocktail prosecco champagne booze bevvy bevvie tipple guinness stout spirit spirits port sherry margarita tequila drunk hangover boozy tinny brandy baileys schnapps raki toddy shandy',
  food: 'eat food meal diet breakfast lunch dinner tea supper snack bread rice pasta meat chicken fish egg cheese fruit veg vegetable banana curry spicy chips pizza sugar salt salty sweet chocolate cake nut nuts yogurt yoghurt dairy gluten porridge soup toast fried fatty greasy potato tomato onion salad burger kebab roti dal jollof fufu steak bacon pork beef lentil bean',
  soft: 'water juice squash milk lucozade coke cola soda smoothie fluid fluids liquid drink drinking sip sips dioralyte electrolyte gatorade coconut lemonade ors hydrate hydrated',
  caffeine: 'coffee caffeine espresso latte cappuccino redbull monster decaf cuppa americano chai matcha',
  work: 'work job shift boss office manager colleague workplace employer rota nightshift overtime site factory warehouse employer desk customers staff meeting wfh hr',
  school:
    'school nursery college uni university class lecture exam teacher creche kindergarten daycare preschool playgroup classroom lesson student term pe reception homework kindy',
  sport:
    'gym run running jog jogging football soccer rugby tennis cricket swim swimming yoga pilates weights lift lifting exercise training train workout cycling cycle marathon match game sport squash badminton hike hiking dance dancing basketball netball hurling gaelic boxing martial climbing surf surfing ski skiing squats deadlift',
  drive: 'drive driving car van lorry truck bus motorbike bike wheel taxi uber scooter tractor forklift hgv licence license moped',
  travel:
    'fly flight plane flying travel holiday vacation abroad trip cruise airport train ferry journey diving altitude overseas dive safari visa trek',
  wash: 'bath shower wash washing swim pool sauna jacuzzi tub soap shampoo soak bathe rinse steam',
  sex: 'sex intercourse shag bed intimate condom masturbate wank oral tampon lovemaking orgasm sleep_with partner girlfriend boyfriend fling',
  pet: 'dog cat puppy kitten hamster rabbit horse cow sheep pet parrot budgie chicken goat guinea vet ferret tortoise lamb pig',
  remedy:
    'honey ginger garlic turmeric vinegar lemon onion aloe tea_tree lavender salt saline baking toothpaste butter clove cabbage oil coconut vicks chamomile camomile peppermint mint ice haldi neem epsom vaseline witch hazel cinnamon bicarb oatmeal oats olive castor windowlene urine mustard bleach sudocrem teabag milk',
  supplement:
    'vitamin vitamins supplement iron zinc magnesium omega collagen probiotic probiotics herbal ashwagandha biotin calcium echinacea multivitamin folate folic folate d3 b12 creatine protein melatonin cbd glucosamine evening_primrose selenium homeopathic homeopathy ayurvedic herb herbs ginseng',
  painkiller:
    'painkiller paracetamol ibuprofen aspirin codeine nurofen panadol calpol tylenol advil naproxen diclofenac cocodamol tramadol anadin aleve pain_relief voltarol disprin solpadeine brufen motrin',
  pill: 'tablet pill capsule medicine medication med meds drug drugs cream gel ointment drops inhaler spray injection syrup patch suppository course antibiotic steroid statin antidepressant tabs lotion medicines prescription',
  amount: 'dose mg ml milligram teaspoon spoonful puffs double twice maximum max overdose gram dosage hourly',
  doctor:
    'doctor gp dr nurse dentist surgeon consultant specialist physio midwife optician pharmacist chemist psychiatrist dermatologist cardiologist gynae gynaecologist urologist podiatrist paediatrician pediatrician neurologist ent therapist counsellor physician clinic surgery practice receptionist health_visitor',
  hospital:
    'hospital casualty er ward theatre operation surgery admit admitted ambulance paramedic emergency icu a&e emergency_room ed discharged overnight triage',
  service: '999 911 112 111 000 samaritans helpline hotline number 988 116 helpline ring dial phone call text',
  test: 'test scan xray x-ray mri ct ultrasound blood swab biopsy ecg ekg endoscopy colonoscopy smear sample urine result mammogram culture lateral dexa echo bloods screening checkup',
  measure: 'temperature thermometer pulse pressure reading monitor cuff oximeter sats saturation bpm machine meter glucometer systolic',
  authority:
    'police social services immigration dvla court council judge licence visa custody insurance home_office cps probation deport report_me',
  privacy:
    'private confidential privacy data read reads secret record recorded stored delete share shared gdpr encrypted anonymous snoop hacker',
  money:
    'cost price pay money afford free bill fee insurance cash charge cheap expensive pound pounds dollar dollars euro euros rupees naira quid broke skint subscription copay',
  robot: 'robot ai bot human machine computer chatgpt real person program app software algorithm',
  note: 'note letter certificate form signed_off fit_note sicknote excuse certify',
  child:
    'child baby toddler kid son daughter newborn infant boy girl lad bub bairn wean little_one grandson granddaughter twins teenager bubba bubs',
  kin: 'mum mom mam dad mother father husband wife partner gran nan grandad granny sister brother uncle aunt friend mate neighbour flatmate parents missus hubby roommate grandma grandpa colleague girlfriend boyfriend family',
  pregnancy:
    'pregnant pregnancy trimester weeks_gone unborn fetus foetus womb expecting miscarriage ivf conceive antenatal preggers bump midwife scan due_date trying',
  nursing: 'breastfeed breastfeeding breastfed nursing feed feeding bottle formula latch pump express breast_milk breast weaning',
  nappy: 'nappy diaper poo wind burp colic cot dummy teething naps solids weaning milestones crawling swaddle',
  contraception: 'contraception contraceptive coil implant iud mirena minipill pill depo condom patch jab ring copper sterilised vasectomy',
  vaccine: 'vaccine vaccination jab booster mmr tetanus hpv flu_jab shot vaccinate vaccinated immunised injections shingrix rabies typhoid',
  cancer: 'cancer tumour tumor malignant lymphoma leukaemia leukemia sinister melanoma metastasis brain_tumour growth big_c',
  danger:
    'dangerous serious worry worried worrying bad emergency urgent severe fatal risky risk alarm alarmed concerned scary harmful grave',
  death: 'die dying death dead kill fatal survive goner last_breath deadly curtains',
  wait: 'wait waiting monday tomorrow weekend till until hold_off morning tonight later weeks leave postpone put_off',
  days: 'day days week weeks month months hour hours long soon fortnight minutes year years ages',
  catching: 'contagious catching infectious catch spread infect pass_on give isolate quarantine contagion contaminate mask airborne passed',
  stress:
    'stress stressed anxiety nerves anxious hormones hormonal menopause age depression mental overthinking psychosomatic worry head panic pressure perimenopause',
  sleep: 'sleep asleep insomnia bed pillow nap lie lying sleeping awake mattress sofa upright propped snooze',
  calm: 'calm panic relax breathe anxious anxiety panicking shaking meditation mindfulness thoughts',
  habit:
    'smoke smoking quit stop fags cigarettes vape vaping gambling weight diet lose drinking weed cannabis joint nicotine patches gum fag cigarette shisha bong hookah tobacco edibles',
  wound:
    'plaster dressing stitches bandage scab cut wound blister graze burn splinter clean stitch glue bleed bleeding antiseptic tetanus gauze',
  rescue:
    'choking unconscious cpr recovery position bleeding tourniquet heimlich swallowed stuck splinter tick poison faint collapsed fit seizure',
  heat: 'ice heat hot cold pack bottle compress frozen peas warm heating pad bean_bag cold_flannel',
  skin: 'makeup make-up moisturiser moisturizer shave shaving tattoo sun sunbathe sunscreen sunbed lens lenses nail polish foundation retinol tan piercing deodorant wax hair dye contacts perfume lipstick mascara spf',
  period: 'period ovulate ovulation late missed_period cycle implantation test_strip',
  future: 'scar scarring permanent lasting damage fertile infertile blind limp disabled walk_again forever disability deaf kidneys',
  back: 'again recur recurrence relapse prevent prevention return come_back reoccur returning stop_it_happening',
  write: 'noted note write down record recorded list summary summarise print pdf export save email download copy transcript repeat',
  sure: 'sure certain confident wrong percent percentage chance likely odds accuracy guess guessing certainty hundred probability',
  mean: 'mean means meaning stand abbreviation term define definition word translate latin plain_english jargon',
  small: 'joke weather football score time date movie film song poem recipe president capital sing bitcoin horoscope lottery riddle',
}

const aboutOf = new Map<string, string[]>()
for (const [about, each] of Object.entries(words))
  for (const word of each.split(' ')) aboutOf.set(word, [...(aboutOf.get(word) ?? []), about])

/** What a word may be about; none for most. In: its base form. */
export function aboutWord(lemma: string): readonly string[] {
  return aboutOf.get(lemma) ?? []
}
