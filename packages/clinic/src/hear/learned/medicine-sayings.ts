import type { Token } from '../lexicon/token.ts'

/** Who is spoken of and is neither the speaker nor the one who is spoken to. */
export const third = /^(?:he|she|him|her|his|hers|they|them|their)$/

/** What words like these tell of a medicine, whatever else they say. */
const cues: ReadonlyMap<string, string> = new Map(
  Object.entries({
    take: 'take takes taking took taken swallow swallowed use uses using used have has having had get gets getting got pop popped put on',
    begin: 'start starts started starting begin began begun new switched changed swapped instead',
    stop: 'stop stops stopped stopping quit quitting off finish finished finishing ended ran ditched dropped paused cut binned came come weaned gave without out',
    react:
      'allergic allergy allergies reaction reacted reacts rash hives swell swells swelled swelling itch itchy itching anaphylaxis anaphylactic intolerant intolerance upset sick puffs blotches disagrees sensitive',
    not: 'not never no none nothing neither nor nope nah cannot avoid',
    ask: 'can could should would may might shall is are does do what which why how ok okay safe better same mean',
    offer:
      'wants want suggested suggests suggest mentioned offered offers recommended recommends said says say told advised buy try get thinking need read prescribed script prescription wondering considering heard ask asked',
    past: 'ago last years year before once was were until till used previously formerly back then summer winter spring autumn january february march april june july august september october november december',
    now: 'now still daily every day days morning night nightly currently since twice tablet tablets dose doses weeks mg today yesterday hour hours currently regular always',
    hand: 'cupboard drawer house home left leftover box packet pharmacy chemist counter fridge bag spare lying bathroom cabinet shelf',
    mine: 'i im ive my me mine myself',
  }).flatMap(([cue, words]) => words.split(' ').map((word) => [word, cue] as const)),
)

/** What the form of a word tells of a medicine; null where it tells nothing. */
export const cueOf = (form: string): string | null =>
  cues.get(form) ?? (third.test(form) ? 'third' : /^@(?!drug)/.test(form) ? 'person' : null)

/** Ways of speaking of a medicine, by what stands before it and behind it. */
const sayings: Readonly<Record<string, { before?: RegExp; behind?: RegExp }>> = {
  own: {
    before:
      /\b(?:my|our own|i['’]?m on|im on|i am on|i take|i['’]?ve been (?:on|taking|using)|i use|i get|put me on|gave me|prescribed me|started me on|i['’]?m taking|im taking)\s+(?:\w+\s+){0,2}$/i,
  },
  patients: {
    before:
      /\b(?:he|she|they|mum|mom|dad|son|daughter|wife|husband|baby)(?:['’]?s|\s+is|\s+has been)?\s+(?:on|taking|takes|uses|has|had|gets|given)\s+(?:\w+\s+){0,2}$/i,
  },
  possessed: {
    before:
      /\b(?:\w+['’]s|s['’]|his|her|their|mums|moms|dads|wifes|husbands|nans|grans|sisters|brothers|mates|friends|dogs|cats)\s+(?:\w+\s+)?$/i,
  },
  hersBehind: {
    behind:
      /^\W*(?:is|are|was|were|that['’]?s|belongs? to)?\s*(?:hers|his|theirs|mums|mum['’]s|moms|mom['’]s|dads|dad['’]s|not mine|my (?:\w+)['’]?s)\b/i,
  },
  allergic: { before: /\b(?:allerg\w+|intoleran\w+|react\w*|sensitive)\b[^.!?]{0,30}$/i },
  reactsBehind: {
    behind:
      /^\W{0,4}(?:=|gives?|gave|brings?|brought|makes?|made|makes|caused?|and i|i)\b[^.!?]{0,25}\b(?:rash|hives|swell\w*|itch\w*|sick|anaphyla\w*|wheez\w*|lips|face|throat)\b/i,
  },
  cannot: {
    before: /\b(?:can['’]?t|cannot|cant|mustn['’]?t|not allowed|not supposed|told not|told never|avoid|no more)\b[^.!?,;]{0,25}$/i,
  },
  no: {
    before:
      /\b(?:no|not|never|without|don['’]?t|dont|doesn['’]?t|doesnt|didn['’]?t|didnt|haven['’]?t|havent|isn['’]?t|isnt|wasn['’]?t|wasnt|nor|neither)\b[^.!?,;]{0,25}$/i,
  },
  stopped: {
    before:
      /\b(?:stopp?\w*|quit\w*|came off|come off|coming off|went off|taken off|took (?:me|him|her) off|off(?: the| my)?|ran out of|finish\w*|ditch\w*|drop\w*|paus\w*|gave up|binn?\w*|chuck\w*|threw|wean\w*|cut|switch\w* from|chang\w* from|swapp?\w* from|used to|instead of)\b[^.!?,;]{0,18}$/i,
  },
  stoppedBehind: {
    behind:
      /^[^.!?,;]{0,18}\b(?:stopp?ed|finished|ran out|is over|done|no longer|no more|any ?more|till|until|last (?:year|month|summer|winter)|(?:years?|months?) (?:ago|back)|as a (?:kid|child)|once|in (?:19|20)\d\d|before)\b/i,
  },
  asked: {
    before:
      /\b(?:can|could|should|may|shall|would|is it|are there|what about|how about|what is|what['’]?s|whats|ok to|safe to|thinking|consider\w*|try\w*|buy|suggest\w*|recommend\w*|mention\w*|offer\w*|wants?|said|says|told me to|heard|read)\b[^.!?,;]{0,25}$/i,
  },
  dosed: {
    before: /\b\d+(?:\s?(?:mg|mcg|ml|g))?\s+(?:of\s+)?$/i,
    behind: /^\s+\d+|^\W{0,2}(?:one|two|\d)?\s*(?:a day|daily|twice|once a day|every|at night|in the morning|mg|tablets?)/i,
  },
  since: { behind: /^[^.!?,;]{0,25}\b(?:since|for (?:years|ages|months|\d+)|every|daily|twice|each|regularly|as needed|when)\b/i },
  begun: { before: /\b(?:start\w*|begun|began|switch\w* to|chang\w* to|swapp?\w* to|now|moved to|put on|new)\b[^.!?,;]{0,12}$/i },
  at: { behind: /^[^.!?,;]{0,25}\b(?:cupboard|drawer|house|home|fridge|bag|left over|leftover|lying)\b/i },
}
const lettersBefore = 70
const lettersBehind = 60

/** Of some ways of speaking those that hold of a medicine. */
export function sayingsAround(token: Token | undefined, text: string): string[] {
  if (token === undefined) return []
  const [before, behind] = [
    text.slice(Math.max(0, token.start - lettersBefore), token.start),
    text.slice(token.end, token.end + lettersBehind),
  ]
  return Object.entries(sayings).flatMap(([name, saying]) => [
    ...(saying.before?.test(before) ? [`${name} -`] : []),
    ...(saying.behind?.test(behind) ? [`${name} +`] : []),
  ])
}
