import { attribute, childrenOf, type XmlElement } from './xml-tree.ts'

/** Fields whose text is a truth value or a number (FHIR R4, the resources that are read). */
const truths = /^(?:value|asNeeded|deceased)Boolean$|^(?:wasNotGiven|notPerformed|wasNotTaken|doNotPerform)$/
const numbers = /^(?:value(?:Integer|Decimal)?)$/
/** Fields that hold resources; a resource is an element named after its type. */
const holders = new Set(['resource', 'contained', 'outcome'])

const wholeFiles = new Set(
  'Bundle Parameters Composition Patient Condition AllergyIntolerance MedicationStatement MedicationRequest Immunization Procedure FamilyMemberHistory Observation DiagnosticReport'.split(
    ' ',
  ),
)

/** Whether this is a resource of FHIR in its XML form, of those that come as files. */
export function isFhirXml(root: XmlElement): boolean {
  return wholeFiles.has(root.name)
}

/** A resource in XML as the same in JSON (https://hl7.org/fhir/R4/xml.html), as far as the readers look at it. */
export function fhirOfXml(resource: XmlElement): Record<string, unknown> {
  return { resourceType: resource.name, ...fieldsOf(resource) }
}

function fieldsOf(element: XmlElement): Record<string, unknown> {
  const fields = new Map<string, unknown[]>()
  for (const child of childrenOf(element)) {
    if (child.name === 'div') continue
    fields.set(child.name, [...(fields.get(child.name) ?? []), fieldOf(child)])
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

function fieldOf(element: XmlElement): unknown {
  const [inner] = childrenOf(element)
  if (holders.has(element.name) && inner) return fhirOfXml(inner)
  const value = attribute(element, 'value')
  if (value === undefined) return fieldsOf(element)
  if (truths.test(element.name) && /^(?:true|false)$/.test(value)) return value === 'true'
  if (numbers.test(element.name) && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value)
  return value
}
