import type { Understanding } from '../../case/model.ts'

type Crisis = NonNullable<Understanding['crisis']>
type Rule = readonly [kind: Crisis['kind'], certainty: Crisis['certainty'], pattern: RegExp]

const will =
  '(?:want(?:s|ed|ing)?|wanna|going|gonna|plan(?:s|ning|ned)?|intend(?:s|ing)?|thinking|thought|thoughts?|think|tr(?:y|ies|ied|ying)|threaten(?:s|ed|ing)?|about|ready|decided|need|urge|tempted|talk(?:s|ed|ing)?|consider(?:s|ed|ing)?|feel(?:s|ing)? like|rather|might|will|could)'

/** Whole thoughts, not single words: "killing me" and "dying to know" are idioms and stand in none of them. */
const rules: readonly Rule[] = [
  [
    'self-harm',
    'affirmed',
    new RegExp(
      String.raw`\b${will}\b[^.!?;]{0,40}\b(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|end(?:ing)?)\s+(?:my\s?self|him\s?self|her\s?self|themselves)\b`,
      'i',
    ),
  ],
  ['self-harm', 'affirmed', /\b(?:kill|hang|shoot|drown)(?:ing)?\s+(?:my\s?self|him\s?self|her\s?self|themselves)\b/i],
  ['self-harm', 'affirmed', /\b(?:end|ending|take|taking|took|finish)\s+(?:it all|my (?:own )?life|(?:his|her|their) own life|my life)\b/i],
  [
    'self-harm',
    'affirmed',
    /\b(?:want(?:s|ed)?|wish(?:es|ed)?|rather|hop(?:e|es|ed|ing))\s+(?:to\s+|i\s+(?:was|were|could)\s+|(?:s?he)\s+(?:was|were)\s+|be\s+)*(?:die|dead|not (?:be alive|wake up|exist)|be dead)\b/i,
  ],
  [
    'self-harm',
    'affirmed',
    /\b(?:suicidal|suicide)\b|\b(?:decided|ready|plan(?:s|ned|ning)?|prepared|chosen) to die\b|\b(?:want|going|gonna|plan(?:s|ning|ned)?|about|ready|thinking) (?:to|of|about) jump(?:ing)? (?:off|from|in front|under|tonight|today|out)\b|\b(?:have|got|bought) (?:a|the|my) (?:rope|noose|gun|razor|knife|pills)\b[^.!?]{0,20}\b(?:use it|use them|ready|tonight|do it)\b|\bgoodbye (?:note|letter)\b|\bsuicide note\b/i,
  ],
  [
    'self-harm',
    'affirmed',
    /\b(?:cut|cutting|burn(?:ed|ing)?|harm(?:ed|ing)?|hurt(?:ing)?|hit(?:ting)?|self[- ]?harm(?:s|ed|ing)?)\s+(?:my\s?self|him\s?self|her\s?self)\s+(?:on purpose|deliberately|again|to (?:cope|feel|punish))|\bself[- ]?harm(?:s|ed|ing)?\b|\bharm(?:ing)? (?:my\s?self|him\s?self|her\s?self)\b|\bcutting (?:my\s?self|him\s?self|her\s?self)\b/i,
  ],
  [
    'self-harm',
    'affirmed',
    /\b(?:no|any) (?:reason|point|will) (?:to|in|of) (?:live|living|go on|going on)\b|\bdo(?:es)?(?: not|n['’]?t) want to (?:live|be alive|be here|go on|exist|wake up)(?: any ?more| any longer)?\b|\bbetter off (?:dead|without (?:me|him|her|them))\b|\blife (?:is|isn['’]?t|is not) (?:not )?worth (?:living|it)\b|\bnot worth living\b/i,
  ],
  [
    'self-harm',
    'possible',
    /\b(?:can(?:no|['’])?t|cannot|can not) (?:go on|do this any ?more|take (?:it|this) any ?more|live like this)\b|\b(?:just )?want(?:s|ed)? (?:it|this|everything|the pain) (?:all )?to (?:end|be over|stop for good)\b|\bwish (?:it|everything) (?:would|was|were) (?:just )?(?:be )?(?:over|end)\b|\b(?:disappear|sleep) forever\b|\bgive up on (?:life|everything)\b|\bnobody would miss (?:me|him|her|them)\b|\ba burden to (?:everyone|my family)\b|\bwhat['’]?s the point (?:of|in) (?:living|anything|it all)\b/i,
  ],
  ['overdose', 'affirmed', /\b(?:over\s?dos(?:e|ed|ing)|o\.?d\.?['’]d|od['’]?ed)\b/i],
  [
    'overdose',
    'affirmed',
    /\b(?:took|taken|swallow(?:ed|ing)?|had|ate|eaten|given|gave)\b[^.!?;]{0,30}\b(?:too many|whole (?:bottle|pack|packet|box|blister|strip)|all (?:of )?(?:the|my|his|her|their|our|\w+['’]?s) (?:\w+['’]? ){0,2}(?:pills|tablets|medic\w+|meds)|(?:a )?(?:lot|lots|load|loads|bunch|heap|ton|tons|box|boxes) of (?:\w+['’]?s? ){0,3}(?:pills|tablets|meds|medic\w+|antidepressants?|painkillers?|paracetamol|tylenol|ibuprofen|insulin|capsules)|bottle of (?:pills|tablets|\w+)|handful of|(?:[2-9]\d|1[2-9])\s+(?:\w+\s+)?(?:pills|tablets|capsules|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|sleeping pills))\b/i,
  ],
  [
    'poisoning',
    'affirmed',
    /\b(?:toddler|child|baby|kid|son|daughter|grandson|granddaughter|he|she|boy|girl)\b[^.!?;]{0,15}\b(?:got (?:into|hold of)|ate|swallowed|eaten|drank|chewed)\b[^.!?;]{0,30}\b(?:pills?|tablets?|meds|medic(?:ines?|ation)|vitamins|contraceptives|cleaner|bleach|poison|batter(?:y|ies)|magnets?)\b/i,
  ],
  ['overdose', 'possible', /\b(?:took|taken|swallowed)\b[^.!?;]{0,25}\b(?:too much|more than (?:i|he|she) should|extra|double|twice)\b/i],
  [
    'poisoning',
    'affirmed',
    /\b(?:swallow(?:ed|ing)?|drank|drunk|drink(?:ing)?|ate|eaten|ingest(?:ed|ing)?|inhal(?:ed|ing))\b[^.!?;]{0,35}\b(?:bleach|detergent|antifreeze|anti-freeze|poison|pesticide|rat poison|weed ?killer|paint thinner|petrol|gasoline|kerosene|drain cleaner|oven cleaner|toilet cleaner|cleaning (?:fluid|product|liquid)|ammonia|methanol|acid|lye|insecticide|mushrooms? (?:from|we|i|he) (?:the )?(?:wood|forest|found|picked)|button batter(?:y|ies)|batter(?:y|ies)|laundry pod|dishwasher tablet|white spirit|turpentine|disinfectant|lighter fluid|hand sanitizer)\b/i,
  ],
  [
    'poisoning',
    'affirmed',
    /\b(?:been|was|were|am|is|got) poisoned\b|\bpoison(?:ing)? (?:himself|herself|myself|me)\b|\bcarbon monoxide (?:alarm|detector|poisoning|leak)\b/i,
  ],
  [
    'abuse',
    'affirmed',
    /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mum|mom|stepdad|stepfather|carer|caregiver|nurse|teacher|coach|boss|neighbou?r|uncle|brother|son|daughter|he|she|someone|they)\b[^.!?;]{0,25}\b(?:hits?|beats?|beat(?:s|en|ing)?|punch(?:es|ed)|slap(?:s|ped)|chok(?:es|ed)|strangl(?:es|ed)|kick(?:s|ed)|rap(?:es|ed)|molest(?:s|ed)|abus(?:es|ed)|assault(?:s|ed)|threaten(?:s|ed|ing)?|push(?:es|ed)|shov(?:es|ed)|grab(?:s|bed)|burn(?:s|ed)|hurt(?:s)?)\s+(?:me|my (?:child|kids?|baby|mother|son|daughter)|her|him)\b/i,
  ],
  [
    'abuse',
    'affirmed',
    /\b(?:i|she|he|my (?:daughter|son|mother|child|friend|sister))\s*(?:['’]?m|am|is|was|were|have been|has been|been|got|keeps?|['’]ve been|being|am being|is being)\s+(?:getting\s+|being\s+|been\s+)?(?:raped|molested|sexually (?:assaulted|abused)|abused|beaten(?: up)?|assaulted|strangled)\b/i,
  ],
  [
    'abuse',
    'affirmed',
    /\b(?:domestic (?:violence|abuse)|sexual(?:ly)? (?:abuse|assault)(?:d|ed)?|child abuse|forced me to have sex|touch(?:es|ed|ing) me (?:inappropriately|where|down there|at night|in bed|sexually|between)|(?:step)?(?:dad|father|uncle|brother|teacher|coach|priest|grandad|grandfather|cousin) (?:keeps )?touch(?:es|ed|ing) me\b|(?:afraid|scared|frightened) (?:to go|of going|to be) home|afraid of my (?:husband|partner|boyfriend|wife|father)|(?:not|do ?n['’]?t feel) safe at home)\b/i,
  ],
  [
    'abuse',
    'affirmed',
    /\b(?:hands?|arm|belt|rope|cord) (?:a?round|on) my (?:throat|neck)\b|\b(?:keeps?|started|always|been) (?:on )?(?:hitting|beating|punching|slapping|kicking|hurting|choking|strangling|threatening|abusing|raping) (?:me|us|my (?:child|kids?|baby|mum|mom|mother|son|daughter))\b|\b(?:tried to|nearly) (?:strangled?|choked?|kill(?:ed)?) me\b/i,
  ],
  [
    'harm-to-others',
    'affirmed',
    new RegExp(
      String.raw`\b${will}\b[^.!?;]{0,30}\b(?:kill(?:ing)?|hurt(?:ing)?|stab(?:bing)?|shoot(?:ing)?|strangl(?:e|ing)|murder(?:ing)?|harm(?:ing)?|smother(?:ing)?|attack(?:ing)?)\s+(?!my\s?self|him\s?self|her\s?self|me\b|my (?:back|knee|arm|leg|head|chest|stomach|neck|shoulder|foot|hand|ankle))(?:him|her|them|someone|somebody|people|everyone|my (?:\w+)|the baby|others?|other people|another)\b`,
      'i',
    ),
  ],
  ['harm-to-others', 'affirmed', /\b(?:homicidal|voices? (?:tell|telling|told|tells)[^.!?;]{0,20}(?:kill|hurt|harm|stab))\b/i],
]

const deniedBefore =
  /(?:\b(?:no|not|never|without|deny|denies|denied|denying|n['’]?t|neither|nor|isn['’]?t|no history of|free of|negative for)\b|n['’]t)[^.!?;:]{0,35}$/i
const trueDenials = /\b(?:but|however|although|though|and i (?:want|will|am)|anymore|sure (?:if|whether)|only)\b/i
const notAboutNow =
  /\b(?:years? ago|as a (?:teen\w*|child)|in the past|when i was|history of|family history|previous(?:ly)?|(?:uncle|aunt|brother|sister|father|mother|friend|cousin|grand\w+)['’]?s? (?:died|committed|took|attempted|had|suicide|killed))\b/i
const conjecture =
  /\b(?:afraid|scared|worried|fear|risk|if|what if|can you|could (?:you|one|i)|is it possible|how (?:much|many)|what happens|side effects?|movie|book|prevention|awareness|lectur\w+|news)\b[^.!?;]{0,40}$/i

/**
 * Danger to life by the patient's or another's hand. Affirmed, or possible (to be asked about once, gently); null when
 * nothing of it is said or it is plainly denied ("I'm not suicidal") or idiom ("my back is killing me").
 */
export function readCrisis(text: string): Crisis | null {
  let possible: Crisis | null = null
  for (const [kind, certainty, pattern] of rules) {
    const match = new RegExp(pattern.source, 'gi')
    for (const found of text.matchAll(match)) {
      const sentence =
        text
          .slice(0, found.index)
          .split(/[.!?;\n]/)
          .at(-1) ?? ''
      const reading = { kind, certainty, text: found[0] } satisfies Crisis
      if (deniedBefore.test(sentence) && !trueDenials.test(sentence.slice(sentence.search(deniedBefore)))) {
        continue
      }
      const isDistant = notAboutNow.test(sentence) || notAboutNow.test(found[0]) || conjecture.test(sentence)
      if (certainty === 'affirmed' && !isDistant) return reading
      possible ??= { ...reading, certainty: 'possible' }
    }
  }
  return possible
}
