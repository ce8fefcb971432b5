const phrases = (list: string): readonly string[] => list.split(',').map((phrase) => phrase.trim())

/**
 * Trigger phrases of the ConText algorithm (Harkema et al. 2009; the public NegEx/ConText lists), extended by how
 * patients talk. Words are base forms; the longest trigger at a place wins.
 */
export const contextTriggers = {
  /** Deny what follows, through a whole list. */
  deniesAfter: phrases(`
    no, deny, decline, absence of, negative for, free of, free from, clear of, no evidence, no sign of, no history of, no complaint of,
    no longer, no more, not have, not had, not have any, not feel, not experience, not notice, not report, not see, not reveal,
    not demonstrate, not show, not exhibit, not complain of, not associated with, not accompanied by, not know to have, not appear,
    not appreciate, not get, not suffer, not develop, not any, not been, not think, not believe, not endorse, not mention,
    not describe, not admit, not note, never have, never had, never developed, never, neither, nor, fail to reveal, unremarkable for,
    none of, lack of, lack, zero, nil, nope to, no to, not because, cannot say i have, cannot say i be, cannot say there be, cannot say he have, cannot say she have, nobody with, no one with, nobody have, no one have, nobody hit, no one hit, never have any, rule him out, rule patient out, no finding, not consistent with, low suspicion for,
    low suspicion of, ve for, none, not find, not detect, not identify, not suggest, no problem with, no trouble with, no issue with,
    not bother by, other than no, rather than, instead of, test negative for, no chance i be, no chance, no way i be, zero chance, not a chance i be, not complain, not be, stop have, not had any,
    not really have, not feel any`),
  /** Deny what follows until the next break of the sentence. */
  deniesNearby: phrases(`
    not, non, cannot, without, not to be, not really, nothing, nope`),
  /** Deny what stands before them. */
  deniesBefore: phrases(`
    not raise, not elevate, not increase, not enlarge, not high, not low, be absent, be negative, be deny, be not present, not present,
    not see, not note, not find, not detect, not identify, not appreciate, not demonstrate, not observe, not evident, not report,
    not visible, not palpable, be rule out, have be rule out, unlikely, be excluded, not elicited, not involve, never happen,
    not happen, not occur, not an issue, not a problem, be not there, not there`),
  /** Deny what stands before them where the sentence or its part ends with them ("chest pain: no", "symptom free"). */
  deniesBeforeAtEnd: phrases(`
    absent, negative, free, none, nil, deny, no, not at all, no never, be not`),
  /** Look like a denial and are none. */
  pseudo: phrases(`
    be go on, have be go on, no suspicious change, no significant change, no interval change, no definite change, no significant interval change, not extend,
    not cause, not drain, gram negative, without difficulty, not necessarily, not only, not just, no doubt, no matter, no idea, no just, no only, no wait, no sorry, no hang on, no hold on, no listen, no look, no mate, no doc, no doctor, no love, no actually, no honestly, no really, no seriously, no please, no it be, no it was, no its, no i have, no i be, no i get, no he be, no she be, no he have, no she have,
    not know what, not know why, not know how, not feel well, not feel good, not feel right, not feel myself, not feel great,
    not be well, not very well, not improve, not better, not get better, not help, not relieve, not go away, not resolve, not work,
    not respond, not subside, not stop, not settle, not let up, not ease, not to mention, no help, no relief, no improvement,
    no response, be no use, no reason, no apparent reason, no obvious reason, no known cause, no cause, no apparent cause,
    not tolerate, not keep, cannot stand, cannot bear, cannot take, cannot stop, cannot get rid, cannot cope, cannot tell,
    cannot understand, cannot shake, cannot be rule out, not be rule out, not rule out, not be exclude, not exclude, without warning,
    without reason, without help, without relief, without improvement, without cause, without change, without apparent cause,
    without apparent reason, without try, without mean to, without diet, without want, without effort, without exercise, if not, why not, as if, even if, as though, not until, not long ago, not too long ago, no difference,
    not enough, no one, not always, not all the time, not every, not usually, not like, not as, no better, no worse, not bad,
    not too bad, not so bad, not that bad, not very bad, not so well, not sleep well, not eat well, not keep anything down,
    not get rid, with no relief, not affect by, not relate to, not change, cannot function, not want, not further, no further, nothing help, nothing work, nothing ease, nothing touch, nothing relieve, nothing shift, nothing stay, nothing stop, nothing but, nothing for, nothing make, nothing give, nothing feel, nothing interest, nothing matter, nothing bring, nothing taste, nothing seem, nothing except, nothing like, nothing to, nothing be help, nothing be work, nothing else, nothing i do, nothing i take, do nothing for, do nothing, say nothing, nothing about, nothing to do with, eat nothing, drink nothing, nothing by mouth, nothing pass, non stop, not judge, do zero, that be not there, that not there, which be not there, fever not high, fever be not high, temperature not high, not high fever`),
  /** Doubt about what follows. */
  doubtsAfter: phrases(`
    possible, possibly, probable, probably, maybe, perhaps, might, may, could, suspect, suspected, suspicion of, suspicious for,
    question of, questionable, rule out, i think, i guess, i believe, i suppose, seem, seem to, appear to, kind of, sort of, likely,
    presumed, versus, concern for, evaluate for, wonder if, cannot be sure`),
  /** What follows is neither known nor denied. */
  unknownAfter: phrases(`
    no change, not sure if, not sure whether, not sure about, not certain if, not certain whether, not know if, not know whether,
    unsure if, unsure about, unsure whether, cannot say if, cannot tell if, not remember if, no idea if, no idea about, not check, unknown`),
  /** Doubt about what stands before them. */
  doubtsBefore: phrases(`
    be possible, be likely, be suspect, cannot be rule out, not be rule out, not rule out, not exclude, cannot be exclude,
    be rule out for, i think, maybe, perhaps, not sure`),
  /** What follows belongs to the past. */
  pastAfter: phrases(`
    history of, previous, previously, past medical history, past history, in the past, as a child, as a kid, as a baby,
    when i be a child, when i be young, used to, years ago, last year, former, formerly, status post, childhood, long ago,
    used to have, past episode, prior episode, prior history`),
  /** What stands before them belongs to the past. */
  pastBefore: phrases(`
    in the past, as a child, as a kid, as a baby, as a teenager, when i be a child, when i be young, years ago, year ago, last year,
    in childhood, have resolve, resolve, have stop, have go, go away, have go away, be go, have pass, long ago, have subside,
    have disappear, have clear, clear up, have come down, be finish, have finish, have settle`),
  /** What follows is only imagined. */
  imaginedAfter: phrases(`
    if, in case, should, return for, return if, come back if, watch for, look out for, as needed for, risk of, at risk for, to prevent,
    what if, afraid of, scared of, worry about get, fear of, call if, what cause, what be, alert, instructed to, whether, can i take,
    should i take, what should i look, what to look, what symptom should, what sign should, when would, when will, can i use, can i have, safe to take, ok to take, take with, allergic to, allergy to, could it be, do i have,
    be it a, how to treat, how to prevent`),
  /** End every scope. */
  ends: phrases(`
    but, however, nevertheless, yet, though, although, still, aside from, except, apart from, secondary to, because, because of,
    due to, cause of, cause for, source of, source for, reason for, reason of, origin of, etiology of, etiology for, as the cause, who,
    which, when, while, other than, only, then, whereupon, so, until, unless, despite, in spite of, therefore, since, after, before, as well as,
    positive for, remarkable for, significant for, consistent with, presenting with, found to have, show, reveal, trigger event for,
    other possibility of, even, whereas, besides, once`),
} as const satisfies Record<string, readonly string[]>

export type TriggerKind = keyof typeof contextTriggers
