import { patientName } from '../../../../judge/questions/address-patient.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const putIn = String.raw`\b(?:put|stuck|pushed|shoved|stuffed|poked|got)\b[^.?!]{0,40}\b(?:up|in|into)\b[^.?!]{0,20}`
const intoNose = new RegExp(String.raw`${putIn}\b(?:nose|nostril)`, 'i')
const intoEar = new RegExp(String.raw`${putIn}\bear\b`, 'i')
const stuckInNose = ({ has, story }: Known): boolean => has(['nose-foreign-body']) || intoNose.test(story)
const stuck = (known: Known): boolean =>
  (stuckInNose(known) || known.has(['ear-foreign-body']) || intoEar.test(known.story)) && !known.isEmergency
const whoOf = ({ state }: Known): string => patientName(state.now.person)
const place = (known: Known): string => (stuckInNose(known) ? 'nose' : 'ear')
const sources = ['AAFP: Foreign bodies in the ear, nose and throat', 'NHS: Ear problems'] as const

/** Something stuck in the nose or the ear of a child: what may be tried at home, and what drives it deeper. */
export const ofStuckThings: readonly CloserFact[] = [
  {
    asked:
      /\b(?:mother|mum|mom|parent|father|dad)['’]?s?['’]? kiss\b|\bblow(?:ing)? (?:in|into|through) (?:her|his|the|my \w+['’]?s?) mouth\b/i,
    holds: (known) => stuckInNose(known) && !known.isEmergency,
    answer: (known) =>
      `Yes, that may be tried once or twice, if ${whoOf(known)} is calm and it is neither a battery nor a magnet. Close the free nostril with a finger, seal your mouth over the child's as for a kiss, and give one short, firm puff. It often pops out. If it does not, leave it and let a doctor take it out.`,
    sources: ['AAFP: Foreign bodies in the ear, nose and throat', 'StatPearls: Nasal foreign body'],
  },
  {
    asked:
      /\b(?:tweez\w*|hair ?(?:pin|grip)s?|pins?|needle|stick|finger|pliers|forceps|poke|dig|pull|hook|pick|straw|suck\w*|hoover|vacuum|syringe|glue|magnet|oil|water|rins\w*|flush\w*|spray|drops)\b/i,
    holds: stuck,
    answer: (known) =>
      /\b(?:oil|water|rins\w*|flush\w*|syringe|spray|drops)\b/i.test(known.text)
        ? `Better not: a pea, a bean or foam swells when it gets wet, and what is pushed with fluid slips deeper. Only a live insect in the ear may be drowned with a few drops of oil. Let a doctor take it out with the right tool.`
        : `No, please use nothing of the kind: what is held or sucked at from outside slips deeper, and the ${place(known)} begins to bleed. Let a doctor take it out with the right tool, today or tomorrow; at once if it is a battery or a magnet.`,
    sources,
  },
  {
    asked: /\b(?:pepper|sneez\w*|snuff|feather|sniff\w*)\b/i,
    holds: stuckInNose,
    answer: () =>
      'No pepper: before a sneeze a child draws in air, and it can slip deeper. A child who can do it may close the free nostril and blow hard through the other one, a few times.',
    sources: ['AAFP: Foreign bodies in the ear, nose and throat'],
  },
  {
    asked: /\b(?:eat|drink|food|dinner|tea|lunch|milk|breakfast)\b/i,
    holds: stuck,
    answer: (known) =>
      `Yes, as usual. Only if you are told that it will be taken out under an anaesthetic does ${whoOf(known)} need an empty stomach: ask when you ring.`,
    sources,
  },
  {
    asked: /\b(?:swallow\w*|goes down|slips? (?:back|down)|breathe it in|inhal\w*)\b/i,
    holds: stuckInNose,
    answer: () =>
      'A bead, pea or bit of paper that slips back and is swallowed mostly comes out by itself. A battery or magnet: emergency department at once. If there is coughing, choking or noisy breathing after it slipped: call {number}.',
    sources: ['AAFP: Foreign bodies in the ear, nose and throat', 'StatPearls: Foreign Body Aspiration'],
  },
  {
    asked: /\b(?:sleep|bed|overnight|night|nap)\b/i,
    holds: (known) => stuckInNose(known) && !known.isEmergency,
    answer: () =>
      'Try to have it taken out before bedtime: asleep it can slip back and be breathed in. If nobody can see it tonight and the breathing is easy, ring {line}, and have it out first thing tomorrow.',
    sources: ['AAFP: Foreign bodies in the ear, nose and throat'],
  },
]
