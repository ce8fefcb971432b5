/** Pieces of C-CDA documents, as vendors write them. */
export const snomed = '2.16.840.1.113883.6.96'
export const loincOid = '2.16.840.1.113883.6.1'
export const code = (tag: string, value: string, system: string, display: string, rest = '') =>
  `<${tag} code="${value}" codeSystem="${system}" displayName="${display}">${rest}</${tag}>`
export const time = (low?: string, high?: string) =>
  `<effectiveTime>${low ? `<low value="${low}"/>` : ''}${high ? `<high value="${high}"/>` : '<high nullFlavor="UNK"/>'}</effectiveTime>`

export const concern = (observation: string, status = 'active', attributes = '') =>
  `<entry><act classCode="ACT" moodCode="EVN"${attributes}><statusCode code="${status}"/><entryRelationship typeCode="SUBJ">${observation}</entryRelationship></act></entry>`
export const problem = (value: string, when = time('20010501'), more = '', attributes = '') =>
  `<observation classCode="OBS" moodCode="EVN"${attributes}><code code="55607006" codeSystem="${snomed}"/>${when}${value}${more}</observation>`
export const value = (id: string, display: string, rest = '') =>
  code('value xsi:type="CD"', id, snomed, display, rest).replace('</value xsi:type="CD">', '</value>')
export const allergy = (substance: string, more = '', attributes = '') =>
  `<observation classCode="OBS" moodCode="EVN"${attributes}><code code="ASSERTION"/>${time('2010')}${value('419511003', 'Propensity to adverse reactions to drug')}${substance}${more}</observation>`
export const participant = (inner: string) =>
  `<participant typeCode="CSM"><participantRole classCode="MANU"><playingEntity classCode="MMAT">${inner}</playingEntity></participantRole></participant>`
export const nested = (template: string, display: string, id = '1') =>
  `<entryRelationship typeCode="MFST" inversionInd="true"><observation classCode="OBS" moodCode="EVN"><templateId root="${template}"/><code code="ASSERTION"/>${value(id, display)}</observation></entryRelationship>`
export const medicine = (material: string, rest = '', attributes = '', status = 'active') =>
  `<entry><substanceAdministration classCode="SBADM" moodCode="EVN"${attributes}><statusCode code="${status}"/>${rest}<consumable><manufacturedProduct><manufacturedMaterial>${material}</manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration></entry>`
export const observed = (id: string, display: string, value: string, when = '20260102', rest = '', status = 'completed') =>
  `<component><observation classCode="OBS" moodCode="EVN">${code('code', id, loincOid, display)}<statusCode code="${status}"/><effectiveTime value="${when}"/>${value}${rest}</observation></component>`
export const organizer = (...components: string[]) =>
  `<entry><organizer classCode="CLUSTER" moodCode="EVN"><statusCode code="completed"/>${components.join('')}</organizer></entry>`
export const amount = (number: string, unit?: string) => `<value xsi:type="PQ" value="${number}"${unit ? ` unit="${unit}"` : ''}/>`

/** A section by its LOINC code, or by what `head` says it is. */
export const ccdaSection = (id: string, entries: string, { text = 'See below', title = 'Section', head = '' } = {}) =>
  `<component><section>${head}${id ? `<code code="${id}" codeSystem="${loincOid}"/>` : ''}<title>${title}</title><text>${text}</text>${entries}</section></component>`
/** A document of these sections. */
export const ccdaDocument = (body: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><title>Summary</title><component><structuredBody>${body}</structuredBody></component></ClinicalDocument>`
