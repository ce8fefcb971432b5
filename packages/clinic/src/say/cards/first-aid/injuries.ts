import type { FirstAidCard } from '../first-aid-card.ts'

const wound =
  /\b(?:wounds?|cuts?|gash\w*|stab\w*|shot|gunshot|slic\w*|slash\w*|lacerat\w*|knife|glass|chainsaw|saw|blade|razor|scissors|machete|nail|dog bite|bitten|punctur\w*|injur\w*|crash\w*|amputat\w*|sever\w*|stitches|scrap\w+|graze\w*|torn|ripped|fistula)\b/
/** Blood that is told of without a wound: not where it comes from the womb, the gums, or only stands for a thinner's risk. */
const bleedsOutward =
  /^(?!.*\b(?:gums?|periods?|pads?|tampons?|vagina\w*|womb|birth|born|baby|pregnan\w*|miscarr\w*|gout\w*|toe (?:is|joint))\b).*\b(?:blood|bleed\w*|haemophili\w*|hemophili\w*)\b/

/** Blows, wounds and broken bones. */
export const injuryCards: readonly FirstAidCard[] = [
  {
    id: 'amputation',
    title: 'a part that is cut off',
    rules: /^seen:(?:limb|part)-severed$/,
    words: [
      /\b(?:cut|chopped|sliced|torn|ripped|bitten|taken|sawn|sawed|lopped|come)\b.{0,30}\b(?:finger|thumb|toe|hand|foot|ear|arm|leg)(?:tip)?\b.{0,15}\b(?:clean )?off\b/,
      /\b(?:finger|thumb|toe|hand|foot|ear)(?:tip)?\b.{0,15}\b(?:cut|chopped|sliced|torn|ripped|come) (?:clean |right )?off\b/,
      /\b(?:chopped|cut|sliced|took|lost|severed|sawed)\b.{0,15}\b(?:off|the (?:end|top|tip) (?:off|of)|the tip)\b.{0,25}\b(?:finger|thumb|toe|hand|foot)/,
      /\b(?:sever|amputat)\w*\b.{0,40}\b(?:finger|thumb|toe|hand|foot|arm|leg|limb)/,
      /\b(?:finger|thumb|toe|hand|foot|arm|leg)\b.{0,30}\b(?:is|was|has been|got) (?:severed|amputated)/,
    ],
    steps: [
      'Press a clean cloth hard on the stump and hold it up.',
      'Call {number}. Lie down and keep warm.',
      'Wrap the part in clean, damp cloth, put it in a bag, tie it, and lay the bag on ice water.',
      'Send the part along with the patient, with the time on it.',
    ],
    doNot: ['Do not put the part straight on ice or into water.', 'Nothing to eat or drink.'],
    reasons: ['A part kept cool can often be put back on, but only within hours.', 'A stump can bleed hard again at any time.'],
    sources: ['NHS: First aid for cuts and severe bleeding', 'St John Ambulance: Amputation', 'American Red Cross: Severed body parts'],
  },
  {
    id: 'bleeding',
    isGeneral: true,
    title: 'heavy bleeding',
    rules:
      /^(?:wound-bleeding|wound-deep|bleeding-(?:with-faint|not-stopping|goes-on)|haemophilia-bleed|whole-body-bleeding|spots-and-bleeding|platelets-very-low)$/,
    findings: ['severe-bleeding-wound', 'bleeding-wont-stop'],
    needs: [wound, bleedsOutward],
    unless: [
      /\b(?:no|isnt an?y?|is not an?y?|not an?|havent got an?y?|have not got an?y?|what|which) (?:open |real )?(?:wounds?|cuts?)\b(?!.*\b(?:wound|cut|gash|stab|spurt|sliced))/,
      /\b(?:(?:im|hes|shes|its|(?:i am|am|he is|she is|it is|is)) not (?:actually |even )?bleeding|isnt (?:even )?bleeding|(?:no|nothing|nothing is|nothings) bleeding|nobody is bleeding|there(?:s| is) no blood)\b(?!.*\b(?:bleed\w*|blood|spurt\w*|gush\w*|gash|stab\w*))/,
    ],
    words: [
      /\b(?:blood|bleed\w*)\b.{0,40}\b(?:everywhere|pouring|spurt\w*|pumping|gush\w*|squirt\w*|wont stop|not stop\w*|soak\w*|pool)/,
      /\b(?:spurt|gush|squirt|pump|pour)\w*\b.{0,25}\bblood\b/,
      /\b(?:stabbed|stab wound|gunshot|shot in|gash|sliced (?:open|through)|cut (?:an? )?(?:artery|vein))\b/,
    ],
    steps: [
      'Press hard on the wound with a clean cloth or your hand. Do not let go for 10 minutes.',
      'Soaked through? Put more on top and press harder.',
      'Lay {who} flat, legs up, and keep warm.',
      'Blood that spurts from an arm or leg and does not stop: tie a belt or tourniquet tight, a hand above the wound. Note the time.',
    ],
    doNot: ['Do not pull out a knife, glass or stick. Press beside it.', 'Do not lift the cloth to look.', 'Nothing to eat or drink.'],
    reasons: ['A big vessel can empty the body within minutes.', 'Pressing now is what saves blood until a doctor can close it.'],
    ahead: 'They close it with pressure or a tourniquet and give fluid.',
    sources: ['NHS: First aid for severe bleeding', 'Stop the Bleed (American College of Surgeons)', 'ANZCOR: Guideline 9.1.1'],
  },
  {
    id: 'nosebleed',
    title: 'a nosebleed',
    rules: /^(?:nosebleed-\w+|nose-septal-blood)$/,
    findings: ['nosebleed'],
    words: [
      /\bnose ?bleed\w*\b/,
      /\bnose\b.{0,25}\b(?:bleeding|pouring|gushing|blood)\b/,
      /\bblood\b.{0,25}\b(?:from|out of|down) (?:my|his|her|the) nose\b/,
      /\bnose\b.{0,20}\bbleed\w*|\bbleed\w*\b.{0,20}\bnose\b/,
    ],
    steps: [
      'Sit up and lean forward, so that the blood runs out at the front.',
      'Pinch the soft part of the nose, just above the nostrils, for 10 to 15 minutes without letting go.',
      'Breathe through the mouth and spit out blood. A cold pack on the nose helps.',
      'Go to hospital if it still bleeds after 20 minutes, or you take a blood thinner.',
    ],
    doNot: ['Do not tip the head back.', 'Do not lie down, blow or pick the nose.'],
    reasons: [
      'A bleed from the back of the nose does not stop by pinching.',
      { text: 'Blood thinners can turn a nosebleed into a big loss.', only: 'blood-thinner' },
    ],
    sources: ['NHS: Nosebleed', 'St John Ambulance: Nosebleeds'],
  },
  {
    id: 'head-injury',
    title: 'a blow to the head',
    rules: /^(?:head-injury-\w[\w-]*|small-child-fall-vomiting)$/,
    conditions: ['extradural-haematoma', 'subdural-haematoma', 'skull-fracture'],
    words: [
      /\b(?:hit|banged|bumped|smashed|cracked|whacked|knocked|bashed|landed on|fell on|struck)\b.{0,30}\bhead\b/,
      /\bhead\b.{0,30}\b(?:hit|knock|injury|bang|first|hard|concrete|pavement|floor)\b/,
      /\bkick(?:ed)? (?:in|to) the head\b/,
    ],
    steps: [
      'Keep still and rest, head a little raised. Let someone stay with {who}.',
      'If the neck hurts or {who} is confused: do not move the head at all.',
      { text: 'Press on a bleeding wound, but not on a dent.', only: 'open-wound' },
      'Vomiting or drowsy: turn onto the side in one piece.',
      'Call {number} at once for a fit, sleepiness, a weak arm, clear fluid from nose or ear.',
    ],
    doNot: ['Do not leave {who} alone.', 'No aspirin or ibuprofen, no alcohol.', 'Do not drive.'],
    reasons: [
      'A slow bleed inside the skull can follow hours after the blow.',
      'Clear at first and drowsy later is how such a bleed shows.',
    ],
    ahead: 'A head scan takes a few minutes and shows a bleed.',
    sources: ['NHS: Head injury and concussion', 'NICE NG232: Head injury'],
  },
  {
    id: 'spine',
    title: 'a hurt neck or back',
    rules: /^(?:spine-injury-\w+|fall-from-height-nerves|crash-danger|cord-level)$/,
    conditions: ['cervical-spine-injury'],
    words: [
      /\b(?:fell (?:off|from|down)|fallen (?:off|from)|crash\w*|dived|diving|thrown|tackle|hit by a (?:car|van|bus|lorry|truck|bike)|horse|ladder|roof|scaffold\w*|(?:down|off) (?:the |some )?stairs|trampoline)\b.{0,120}\b(?:neck|back|spine|cant (?:feel|move)|numb|tingl\w*|legs)\b/,
    ],
    steps: [
      'Do not move. Lie still just as you are.',
      'A helper kneels behind and holds the head still with both hands.',
      'Call {number}. Keep warm with a coat.',
      'Only if there is danger or no breath: move {who} in one piece.',
    ],
    doNot: ['Do not sit up or turn the head.', 'Do not take off a helmet unless breathing fails.', 'Nothing to eat or drink.'],
    reasons: ['One wrong move can harm the nerves of the back for good.', 'A broken neck can at first just feel stiff.'],
    sources: ['NHS: Spinal injuries, first aid', 'ANZCOR: Guideline 9.1.6', 'British Red Cross: Spinal injury'],
  },
  {
    id: 'crush',
    title: 'somebody who is pinned or trapped',
    rules: /^seen:pinned$/,
    words: [
      /\b(?:pinned|trapped|crushed|stuck)(?: down)? (?:under|underneath|beneath|by|between|against)\b/,
      /\b(?:pinned|trapped|caught|stuck) in (?:the|a) (?:\w+ )?(?:machine|baler|press|conveyor|rollers?|wreck\w*)\b/,
    ],
    steps: [
      'Call {number} on speaker. Say what holds {who}, and since when.',
      'Switch the engine or machine off and stop it from moving. Keep yourself safe.',
      {
        AU: 'Lift the weight off as soon as that is safe, however long it has been.',
        otherwise: 'Held for less than 15 minutes, and safe to lift: free {who}. Longer: leave it until the crew says so.',
      },
      'Press on what bleeds. Keep head and neck still, and {who} warm.',
      'No breath: push on the chest as soon as you can reach it.',
    ],
    doNot: ['Do not pull {who} out by force.', 'Do not put yourself under the weight.', 'Nothing to eat or drink.'],
    reasons: [
      'What is crushed can bleed inside, and harm the heart and kidneys once it is free.',
      'The fire service and the crew have what lifts a weight safely.',
    ],
    sources: ['ANZCOR: Guideline 9.1.7', 'St John Ambulance: Crush injuries'],
  },
  {
    id: 'fracture',
    title: 'a broken or displaced bone',
    rules:
      /^(?:seen:(?:bone-open|leg-turned|limb-askew)|open-fracture|deformed-limb|hip-broken|shoulder-dislocated|extensor-rupture|injury-story|belly-injury|jaw-open-stuck|joint-(?!bleed)\w+)$/,
    conditions: [
      'long-bone-fracture',
      'hip-fracture',
      'pelvic-fracture',
      'wrist-fracture',
      'ankle-fracture',
      'elbow-fracture-dislocation',
      'shoulder-dislocation',
      'clavicle-fracture',
      'patella-dislocation',
      'jaw-fracture',
    ],
    words: [
      /\b(?:bone|leg|arm|wrist|ankle|hip|elbow|shin|thigh|shoulder|collarbone|kneecap|finger)\b.{0,40}\b(?:sticking out|poking (?:out|through)|broken|bent|wrong (?:way|angle)|snapped|deformed|out of (?:place|its socket)|popped out|dislocated|crooked)/,
      /\b(?:broke|broken|snapped|fractured|dislocated|shattered)\b.{0,15}\b(?:my|his|her|a|the)?\s?(?:leg|arm|wrist|ankle|hip|elbow|bone|thigh|shoulder)\b/,
      /\b(?:fall\w*|fell)\b.{0,80}\b(?:cant (?:stand|get up|walk|put (?:any )?weight)|leg (?:looks )?(?:short|turned))/,
    ],
    steps: [
      'Keep the part still, in the way you found it. Support it with cushions or the other hand.',
      { text: 'Cover an open wound with a clean cloth. Press beside the bone if it bleeds.', only: 'open-wound' },
      'Cool with a wrapped cold pack. Take off rings.',
      'Call {number} if standing or moving it is not possible, a bone is open or bent, or a hand or foot goes cold or numb.',
    ],
    doNot: ['Do not push or pull it straight.', 'Do not stand on it.', 'Nothing to eat or drink: it may need an operation.'],
    reasons: [
      { text: 'A displaced bone can press off a vessel or nerve.', only: 'displaced' },
      { text: 'An open break gets infected within hours.', only: 'open-wound' },
      'A break can be there although one still moves or walks; only an X-ray shows it.',
      'A broken bone that is moved can do harm around it.',
    ],
    sources: ['NHS: How do I know if I have broken a bone?', 'St John Ambulance: Broken bones', 'American Red Cross: Bone injuries'],
  },
  {
    id: 'chest-wound',
    title: 'a hurt chest',
    rules: /^(?:chest-injury-\w+|air-under-skin|windpipe-shifted|tamponade-signs|left-upper-pain-after-blow)$/,
    words: [/\b(?:stabbed|shot|hit|kicked|crushed|blow|fell)\b.{0,30}\b(?:in|on|to|onto) (?:the|my|his|her) (?:chest|ribs|side)\b/],
    steps: [
      'Sit up and lean to the hurt side.',
      'Leave a chest wound open to the air, or cover it lightly. Press only on bleeding beside it.',
      'Call {number}.',
    ],
    doNot: ['Do not pull anything out of the wound.', 'Do not seal the wound tight.', 'Nothing to eat or drink.'],
    reasons: ['Air or blood around the lung can press the heart off.', 'Hurt inside the chest can show itself late.'],
    sources: ['St John Ambulance: Chest injuries', 'ANZCOR: Guideline 9.1.1'],
  },
  {
    id: 'eye-injury',
    title: 'a hurt eye',
    rules: /^(?:eye-pierced|eye-blow-sight|eye-after-operation|eye-pus-inside)$/,
    conditions: ['open-globe-injury', 'hyphaema', 'endophthalmitis'],
    words: [
      /\b(?:something|metal|glass|stick|nail|wire|thorn|splinter|pencil|scissors)\b.{0,40}\b(?:in(?:to)?|through|stuck in|poked|pierced|hit)\b.{0,15}\beye\b/,
      /\beye\b.{0,30}\b(?:poked|pierced|punctured|stabbed|hit by|struck)\b/,
    ],
    steps: [
      'Keep the eye closed and still. Hold a paper cup over it, touching only the bone around.',
      'Sit up. Let someone take you to an eye casualty.',
    ],
    doNot: ['Do not rub, press or rinse a pierced eye.', 'Do not pull anything out.', 'No drops. Nothing to eat or drink.'],
    reasons: ['A pierced eye can lose its sight within hours.', 'Each rub pushes the injury deeper.'],
    sources: ['NHS: Eye injuries', 'American Academy of Ophthalmology: First aid for eye injuries'],
  },
  {
    id: 'tooth-out',
    title: 'a tooth that was knocked out',
    rules: /^tooth-out$/,
    words: [
      /\b(?:tooth|teeth)\b.{0,30}\b(?:knocked|came|fell|fallen|hit|punched) out\b|\bknocked (?:out )?(?:a|his|her|my|two|the)? ?(?:front )?(?:tooth|teeth)\b/,
    ],
    steps: [
      'Find the tooth. Hold it by the white part only.',
      'Dirty? Rinse it for 10 seconds in milk or cold water.',
      'An adult tooth: put it back in the hole and bite on a cloth. Or keep it in milk.',
      'See a dentist within the hour.',
    ],
    doNot: ['Do not scrub or touch the root.', 'Do not put a milk tooth back.', 'Do not let it dry.'],
    reasons: ['A tooth put back within the hour often grows on.', 'Dry root cells die within an hour.'],
    sources: ['NHS: Knocked-out tooth', 'International Association of Dental Traumatology'],
  },
]
