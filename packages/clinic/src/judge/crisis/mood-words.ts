/**
 * What somebody who thinks of ending a life says in some word: a low mood, a wish to be gone, a farewell, what is done to oneself. Where no such
 * word stands, the learned reader's share alone is too little to ask about suicide in the middle of a talk: "I'm supposed to take it tonight".
 */
const ofMood =
  /\b(?:(?:feel\w*|so|very|really|been|am|im|i['’]m|quite|pretty) (?:low|down|empty|numb|dead|nothing)|sad\w*|depress\w*|hopeless\w*|despair\w*|desperate|miserabl\w*|unhapp\w*|cry(?:ing)?|cried|in tears|tearful|low mood|lonel\w*|all alone|unloved|unwanted|worthless\w*|useless|pathetic|failure|burden\w*|drain on|mouth to feed|a bother|bother (?:anyone|anybody|you)|hate (?:my ?self|me|my life)|hates me|asham\w*|guilt\w*|(?:the|no|any|what|see a) point|pointless|no (?:reason|future|hope|way out|joy)|giv(?:e|en|ing) up|gave up|can['’]?t cope|cope any|not coping|tired of (?:it|life|living|being|everything|this)|sick of (?:it all|life|living|being|everything)|(?:had|it is|its) enough|enough of (?:life|this|it)|no more in me|(?:can['’]?t|cannot) (?:do|take|face) (?:this|it|any)|want it (?:all )?to stop|gets? (?:too|to) much)\b/i
const ofBeingGone =
  /\b(?:di(?:e|es|ed|ying)|death|dead|kill\w*|suicid\w*|unalive\w*|kms|end(?:s|ed|ing)? (?:it|this|things|everything|all|my life)|the end of me|over with|be(?:fore)? (?:all )?over|its over|almost over|disappear\w*|vanish\w*|not (?:exist|be|being|wake|waking)\b|stop existing|living\b|rest for ?ever|be here|being here|not here|out of the way|here any ?more|(?:be|been|being) gone|gone (?:by|soon|tomorrow)|without me|no me|wake up (?:again|any|tomorrow)|(?:not|never|\w+n['’]?t) (?:to )?wak(?:e|ing) up(?! (?:to|at|for|with|during))|sleep (?:forever|and not|for good|long)|be bett?[ae]r? off?|bett?[ea]r? of+ (?:without|wi|dead|with)|better without|wish i|look for me|my (?:own )?life|alive|liv(?:e|ing) (?:like|any|with|on)|life (?:is ?n['’]?t|is not|ain['’]?t|just is ?n['’]?t) (?:for me|worth)|carry on|go on (?:like|any|living)|keep going|join (?:him|her|them)|be with (?:him|her|them) again)\b/i
const ofFarewell =
  /\b(?:good ?bye?s?|farewell|bye (?:for|forever)|good ?night,? (?:for|to)|last (?:message|night of|of me|stop|time you|namaste|thing)|tell (?:my|the|our|him|her|them|mum|mom|[A-Z]\w+) |say sorry|(?:was|am|im) sorry|forgive (?:me|my)|sorry letter|(?:a|the|my|her|his) (?:note|letter)\b|letters to|my will|gave (?:away|my)|giv(?:ing|en) away|everything sorted|in order|left the key|loved? (?:them|you all|her|him)|be good to|(?:you['’]?ve|you have|youve) been (?:kind\w*|decent|nice|good)|being nice|kindest|made my peace|at peace|peaceful\w*|in peace|hug my)\b/i
const ofDeed =
  /\b(?:harm\w*|hurt(?:ing)? (?:my ?self|me)|my ?self|cutting|i (?:cut|burn)|rows of cuts|bridge|(?:cut|cuts|burn\w*|scratch\w*) (?:my|me|wiv|with|again|on purpose|deeper)|at my arms|razors?|blades?|rope|noose|hang(?:ed|ing)?\b|cliff|ledge|quarry|tracks?|jump\w*|in front of|gun|rifle|pistol|overdos\w*|stash\w*|saving (?:them|up)|lin(?:ed?|ing) (?:\w+ ){0,2}up|saving (?:\w+ )?(?:tablets|pills)|do it tonight|in (?:my|their) hands?|bleach|pesticide|kerosene|sniper|drown\w*|swerv\w*|drive (?:into|off)|look(?:ed|ing)? up (?:how|ways|methods)|dark (?:place|thoughts?)|think(?:ing)? about it|thoughts? (?:of|about|again)|bad thoughts|urges?|(?:not|do ?n['’]?t feel) safe)\b/i

/** Whether some word is of a low mood, of a wish to be gone, of a farewell or of what is done to oneself. */
export function namesMood(text: string): boolean {
  return [ofMood, ofBeingGone, ofFarewell, ofDeed].some((words) => words.test(text))
}

const limbsFail =
  /\b(?:legs?|knees?|feet|arms?|hands?|hips?)\b(?: (?:just|really|simply|both|have|has|are|is|all|suddenly)){0,3} (?:wo ?n['’]?t|will not|can ?['’]?n?o?t|do ?n['’]?t|wont|cant|dont|are ?n['’]?t|no longer) (?:hold|carry|support|work|move|lift|bear|take|let)|\b(?:legs?|knees?)\b(?: \w+){0,2} (?:gave|giving|give|gone|buckl\w*|like jelly|too weak)|\b(?:can ?['’]?n?o?t|cant|unable to|not able to) (?:get|stand) (?:back )?(?:up )?(?:off|from|out of) (?:the |my )?(?:floor|ground|chair|bath|carpet)|\bon the floor\b/i

/** "I live alone and my legs won't hold me": a limb that fails, and no word of a mood, of a death or of being gone. */
export function tellsOfLimbs(text: string): boolean {
  return limbsFail.test(text) && !namesMood(text)
}
