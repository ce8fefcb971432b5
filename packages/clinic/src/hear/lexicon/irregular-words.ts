/** Base form, then the forms that no ending rule can fold. */
const families = `
be am is are was were been being
have has had having
do does did done
go goes went gone
get got gotten
come came
feel felt
fall fell fallen
lose lost loses
swell swollen
bleed bled
throw threw thrown
eat ate eaten
drink drank
sleep slept asleep
wake woke woken awoke awaken awakened awake
begin began begun
break broke broken
take took taken
shake shook shaken
speak spoke spoken
think thought
see saw seen
hear heard
lie lay lain laid lying laying
sit sat
stand stood
run ran
wear wore worn
tear tore torn
bend bent
keep kept
tell told
say said
give gave given
make made
bring brought
catch caught
bite bitten
sting stung
stick stuck
sink sank sunk
shrink shrank shrunk
grow grew grown
swallow swallowed
spit spat
choke choked
breath breathe breathing breathed breathes breaths
die died dies dying
vomit vomits
foot feet
tooth teeth
child children
woman women
man men
calf calves
baby babies
testis testes
vertebra vertebrae
metastasis metastases
hives hive
shingles shingle
diagnosis diagnoses
leave leaving
spread spreads spreading
rise rose risen
drive drove driven
write wrote written
use used using uses
know knew known
find found
weep wept
fight fought
hold held
meet met
sweat sweats
sweep swept
tingle tingling tingles tingled
limping limps limped
`

/** Form -> base form. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  families
    .trim()
    .split('\n')
    .flatMap((family) => {
      const [base = '', ...forms] = family.split(' ')
      return forms.map((form) => [form, base] as const)
    }),
)

/** Words that look inflected and are not. */
export const uninflected = new Set(
  'evening morning limping nothing something anything everything during being ceiling wedding pudding sibling offspring ring king thing bring spring string wing swing sling red bed hundred naked sacred need feed seed speed bleed blood always perhaps yes this his its us was has bus gas pus lens series species news diabetes rabies scabies herpes mumps measles rickets hives shingles piles lupus sinus anus virus uterus thrombus meniscus tinnitus arthritis pelvis penis testis pubis epidermis sepsis diagnosis psoriasis sometimes besides less unless loss across biceps triceps forceps pancreas abs aids sids ms asthma nausea left teething winded spotting kidding calving lambing posturing meds runs mining clubbing tearing guarding pacing rocking caving hawking panting seizing tired puffed piercing heaving burpees sobbing'.split(
    ' ',
  ),
)
