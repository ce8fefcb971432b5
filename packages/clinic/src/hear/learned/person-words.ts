/** Kinds of persons, each with the words that name one. A word before a colon is the name by which the doctor speaks of all behind it. */
const kinds: Readonly<Record<string, string>> = {
  child: `son; daughter; child: kid kiddie little teen teenager tot youngest eldest oldest triplet littlun wee preschooler year-old sprog nipper;
    kid: kids kiddo; baby: babies bub bubs bubba bubby preemie prem neonate; toddler; infant; newborn; boy: schoolboy; girl: schoolgirl; twin: twins;
    lad; lass: lassie; bairn; wean: weans; pikin; stepson; stepdaughter; grandson; granddaughter; grandchild: grandkid; niece; nephew`,
  parent: `mother; mum: mam mammy mummy ma amma; mom: mama mamma momma; father; dad: daddy da papa pop pops pa appa; parent; mother: stepmum stepmother; father: stepdad stepfather`,
  elder: `grandmother: gogo nani dadi lola abuela; grandma: granny; gran: nana nanna nanny; nan; grandfather: lolo abuelo; grandpa: grampy; grandad: granddad granda gramps; aunt: auntie aunty; uncle; grandparent`,
  spouse: `wife: missus; husband: hubby hubs; partner; spouse; fiance; fiancee; boyfriend: bf boyf; girlfriend: gf`,
  sibling: `sister: sis; brother: bro bruv broda; sibling; cousin`,
  companion: `friend: mate pal buddy bestie; roommate: roomie; flatmate; housemate; neighbour; neighbor; colleague: workmate teammate; coworker; lodger; tenant; classmate`,
  charge: `client; resident; pupil; student`,
  stranger: `patient: gentleman lady man woman bloke chap guy fella fellow dude stranger worker labourer employee passenger customer cleaner maid help driver elderly himself herself old ex mrs`,
  authority: `boss; teacher; doctor; dr; gp; nurse; midwife; dentist; pharmacist; chemist; physio; consultant; surgeon; receptionist; paramedic`,
}

interface PersonWord {
  kind: string
  name: string
}

const persons: ReadonlyMap<string, PersonWord> = new Map(
  Object.entries(kinds).flatMap(([kind, list]) =>
    list.split(';').flatMap((entry) => {
      const [name = '', others = ''] = entry.split(':').map((part) => part.trim())
      return [name, ...others.split(/\s+/).filter((word) => word !== '')].map((word) => [word, { kind, name }] as const)
    }),
  ),
)

/** What kind of person a word names, and by what name the doctor speaks of one ("mammy": "mum"; somebody without a tie: "patient"); null where it names none. */
export function personOf({ word, lemma }: { word: string; lemma: string }): PersonWord | null {
  return persons.get(word) ?? persons.get(lemma) ?? null
}
