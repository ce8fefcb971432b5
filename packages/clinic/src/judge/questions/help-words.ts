/** Who comes with an ambulance, as pattern source. */
export const crewWord = `(?:amb(?:o|os|ulances?)?|ambulance (?:man|men|lady|crew|people|lot|guys?|fella)|paramedics?|medics?|emts?|crew|first responders?|ems|help|rescue|fire (?:brigade|crew|department))`
/** Those who came. */
export const they = `(?:they|theyre|theyve)`
/** Where emergencies are treated. */
export const house = String.raw`(?:hospital|a ?(?:&|and) ?e|ed|e\.?r|emergency(?: (?:room|department|dept|ward|now|here))?|casualty|triage|reception|resus|(?:the |a |my )?ward|icu|itu|cubicle|majors|maternity(?: unit| ward)?|theatre|waiting room|urgent care)`
/** Who works there. */
export const staff = `(?:the |a |this |one |triage |head |staff )*(?:nurses?|doctors?|docs?|consultants?|registrars?|surgeons?|midwi(?:fe|ves)|radiographers?|cardiologists?|anaesthetists?|sisters?|social worker)`
