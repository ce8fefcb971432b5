/** Guesses that need a word of their own: what a message sounds like is told only where such a word stands in it. */

/** "A dry cough, 34, male": an age is no temperature. "My knee is hot": a warm place is no fever, and who feels hot has no high one. */
function saysHeat(finding: string, words: string): boolean {
  if (!finding.startsWith('fever')) return true
  return (finding === 'fever-high' ? wordsOfHighFever : wordsOfHeat).test(words.replace(hotPlace, ' '))
}

/** "Blisters on my ribs", "a burning rash", "she put the milk in the oven": somebody is burnt who says so, or whom something hot or caustic met. */
function saysBurnt(finding: string, words: string): boolean {
  return !/^burn(?:$|-large$)/.test(finding) || burntOutright.test(words) || (wordsOfBurning.test(words) && wordsOfContact.test(words))
}

/** "Earache in my right ear": whether somebody hears is told in a word of hearing. */
function saysHearing(finding: string, words: string): boolean {
  return !finding.startsWith('hearing-loss') || wordsOfHearing.test(words)
}

/** "He bit his tongue at tea": a fit is told by what it looks like. */
function saysFit(finding: string, words: string): boolean {
  return !/^seizure/.test(finding) || wordsOfFit.test(words)
}

/** "Had a spinal", "my finger is sore": a wound is told by what made it, or by how it looks. */
function saysWound(finding: string, words: string): boolean {
  return finding !== 'cut-wound' || wordsOfWound.test(words)
}

const wordsOfWound =
  /\b(?:cut\w*|gash\w*|slic\w+|slit|slash\w*|wound\w*|lacerat\w*|stab\w*|kni(?:fe|ves)|blades?|glass|razor\w*|scissors|saw|tins?|nails?|wire|barbed|split\w*|opened|deep|gap(?:es?|ing|ed)|ble(?:ed\w*|d)|blood\w*|stitch\w*|sutur\w*|plaster|graz\w*|scrap\w*|torn|tore|rip\w*|punctur\w*|bit\w*|pierc\w*|impal\w*|holes?|flap|scratch\w*|nick\w*|hooks?|spike\w*|splinter\w*|thorns?|needles?|skewer|mandolin\w*|grater|axe|chisel|fence|skin(?:ned)?|peel\w*|sharp)\b/i

const wordsOfFit =
  /\b(?:fits?|fitting|fitted|seiz\w*|convuls\w*|epilep\w*|jerk\w*|shak\w*|shook|twitch\w*|stiff\w*|rigid|spasm\w*|tremb\w*|thrash\w*|foam\w*|froth\w*|eyes? (?:roll\w*|up|back)|roll\w*|unconscious\w*|unrespons\w*|passed out|black\w* out|blackout|collaps\w*|faint\w*|out of it|blank|star(?:e|es|ed|ing)|vacant|zon\w+ out|absen\w*|turn(?:ed)?|episode|attack|limp|blue|drop\w*|floor)\b/i

const wordsOfHearing =
  /\b(?:hear\w*|deaf\w*|muffl\w*|dull\w*|sounds?|noises?|volume|tv|telly|loud\w*|quiet\w*|silen\w*|under ?water|block\w*|bung\w*|plug\w*|listen\w*|catch what|voices?|wax\w*|stuffed|gone|lost)\b/i

/** "The mark on my shoulder bleeds": what bleeds is named, and it is not the womb. */
function saysItBleedsThere(finding: string, words: string): boolean {
  return !ofWomb.test(finding) || !bleedingPlace.test(words) || wordsOfWomb.test(words)
}

const ofWomb = /^(?:vaginal-bleeding|bleeding-in-pregnancy|postmenopausal-bleeding)/
const bleedingPlace =
  /\b(?:moles?|marks?|spots?|freckles?|lumps?|bumps?|warts?|scabs?|gums?|nose|tooth|teeth|tongue|lips?|ears?|scalp|fingers?|thumbs?|nails?|shins?|toes?|cuts?|wounds?|grazes?|bites?)\b/i
const wordsOfWomb =
  /\b(?:period\w*|vagina\w*|vulva\w*|womb|uter\w*|down (?:there|below)|spotting|pads?|tampons?|liners?|menstr\w*|menopaus\w*|pregnan\w*|sex|intercourse|knickers|pants|underwear|coil|pill|smear|cervi\w*|wip(?:e|ed|ing)|cycle|weeks?|miscarr\w*|baby|flow|clots?|discharge)\b/i

/** "A cold for 3 days" is the illness of now: one of the last weeks is told by a word of an earlier time. */
function saysBefore(finding: string, words: string): boolean {
  return (finding !== 'recent-viral-illness' && finding !== 'recent-infection') || wordsOfBefore.test(words)
}

const wordsOfBefore =
  /\b(?:ago|last (?:week|month|fortnight)|weeks?|month|before|after|following|previous\w*|recent\w*|recover\w*|(?:got|getting|get) over|just (?:had|been)|earlier|then)\b/i

const burntOutright = /\b(?:burnt|burned|a (?:\w+ )?burn|scald\w*|scorch\w*|singe\w*|on fire|flames?|explo\w+)\b/i
const wordsOfContact =
  /\b(?:touch\w*|caught|catch|grab\w*|held|spil\w*|splash\w*|splatter\w*|spat|tip\w*|pour\w*|lean\w*|sat|fell|knocked|brush\w*|blister\w*|skin|hands?|fingers?|arms?|palms?|legs?|foot|feet|face|lap|wrists?|chest|back|belly|tummy|thighs?|over (?:me|him|her|myself|himself|herself))\b/i
const wordsOfBurning =
  /\b(?:burn(?:t|ed|s)?|scald\w*|scorch\w*|singe\w*|fire|flames?|kettle|hot|boil\w*|steam|oven|iron|stove|hob|grill|bbq|barbecue|pan|pot|oil|fat|wax|acid|bleach|caustic|cement|chemical\w*|cleaner|petrol|kerosene|gas|cooker|explo\w+|exhaust|radiator|lighter|match(?:es)?|firework\w*|electric\w*|shock|straighteners?|tongs|tea|coffee|soup|water)\b/i

const wordsOfHighFever =
  /\b(?:high|sky|spik\w+|boil\w*|burn\w*|bak\w+|roast\w*|cook\w*|radiator|furnace|oven|\d\d\.\d|39|4[0-2]|10[2-6])\b/i
const wordsOfHeat =
  /\b(?:fever\w*|feverish|temp\w*|thermometer|hot|heat|burn\w*|boil\w*|bak\w+|roast\w*|sweat\w*|shiver\w*|chill\w*|cold|clammy|flush\w*|degrees?|\d\d\.\d)\b|°/i
const limb =
  'knees?|foot|feet|toes?|legs?|calf|calves|ankles?|hands?|fingers?|thumbs?|arms?|elbows?|wrists?|shoulders?|hips?|joints?|breasts?|boobs?|ears?|balls?|testicles?|scars?|wounds?|cuts?|skin|lumps?|spots?'
const hotPlace = new RegExp(
  String.raw`\b(?:${limb})\b(?: +(?:hurts?|aches?|is|are|feels?|was|gets?|got|has|gone|all|so|very|really|and|red|swollen|sore|to touch|to the touch))*[ ,]+(?:hot|warm|burning|cold|boiling)\b|\b(?:hot|warm|burning|cold)(?:[ ,]+(?:and|red|swollen|sore|painful))*[ ,]+(?:${limb})\b`,
  'gi',
)

/** What bleeds, bleeds in a word for it. */
function saysBlood(finding: string, words: string): boolean {
  return !ofBlood.test(finding) || (ofWomb.test(finding) ? wordsOfWombBlood : wordsOfBlood).test(words)
}
const wordsOfWombBlood =
  /\b(?:ble(?:e|d)\w*|blood\w*|bloody|brown\w*|pink\w*|spott\w*|clots?|pads?|tampons?|liners?|flood\w*|gush\w*|soak\w*|periods?|flow|show|smear\w*|wip(?:e|ed|ing)|discharge)\b/i
const ofBlood =
  /^(?!takes-|history-|family-|risk-)(?:.*-)?(?:bleeding|bloody|nosebleed|blood(?!-(?:pressure|sugar|clot|thinner|test|group|oxygen)))/
const wordsOfBlood =
  /\b(?:ble(?:e|d)\w*|blood\w*|bloody|red|brown\w*|pink\w*|black|rusty|spott\w*|clots?|pads?|tampons?|liners?|flood\w*|gush\w*|soak\w*|periods?|flow|ooz\w*|drip\w*|stain\w*|streak\w*|smear\w*|wip(?:e|ed|ing)|coffee|tarry?|cola|coke|ribena|wine|tea|claret|crimson|scarlet|burgundy|maroon|purple|rust\w*|towels?|sheets?|mattress|bowl|raspberry|beetroot|jam|jelly|liver|pool|spurt\w*|squirt\w*|pump\w*|pour\w*|leak\w*|trickl\w*|treacle|marmite|ink|soy|dark|mess)\b/i

/** "My blue inhaler" is no blue skin. */
function saysBlue(finding: string, words: string): boolean {
  return finding !== 'cyanosis' || wordsOfBlue.test(words.replace(blueThings, ' '))
}
const blueThings = /\bblue (?:inhaler|puffer|pump|one|badge|pills?|tablets?|cheese|light|monday|capsules?|bottle|top|box|car|eyes?|van)\b/gi
const wordsOfBlue = /\b(?:blue\w*|purple\w*|gr[ea]y\w*|dusky|mauve|lips?|nails?|colou?r\w*|pale|white)\b/i

/** "Keeps tripping on the rug" tells of a rug: a foot that drops is named. */
function saysFootDrops(finding: string, words: string): boolean {
  return !finding.startsWith('foot-drop') || /\b(?:drop\w*|drag\w*|slap\w*|flop\w*|lift\w*|toes?|foot|feet|scuff\w*)\b/i.test(words)
}

/** A steak that was eaten sticks nowhere, and nobody choked on it. */
function saysSticks(finding: string, words: string): boolean {
  if (finding === 'food-sticking')
    return /\b(?:st[iu]ck\w*|catch\w*|caught|jam\w*|lodg\w*|swallow\w*|(?:go|goes|get|gets) (?:down|past|through)|hang\w*|halfway|gullet)\b/i.test(
      words,
    )
  return (
    finding !== 'choking-episode' ||
    /\b(?:chok\w*|gag\w*|wrong (?:way|hole|pipe)|cough\w*|splutter\w*|airway|windpipe|inhal\w*|stuck)\b/i.test(words)
  )
}

const needs = [
  saysHeat,
  saysBurnt,
  saysHearing,
  saysItBleedsThere,
  saysBefore,
  saysFit,
  saysBlood,
  saysBlue,
  saysFootDrops,
  saysSticks,
  saysWound,
]

/** Whether the words hold what a guess of this finding needs. */
export function hasTellingWord(finding: string, words: string): boolean {
  return needs.every((isSaid) => isSaid(finding, words))
}
