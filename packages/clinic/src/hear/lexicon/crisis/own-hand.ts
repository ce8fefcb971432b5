/** "I lost my temper and shook": a deed of the speaker's own hand, as a part of an expression over plain words. */
export const ownDeed = String.raw`\bi(?: have|ve)?(?: just| really| only| totally| must have| may have| might have| got (?:so |really )?(?:angry|cross|mad|frustrated) and| lost (?:it|my temper|control|patience) and| snapped and)* (?:shook|shaken|threw|squeezed|slapped|smacked)`
