/** An element of an XML file: names without their prefixes, text of the element itself and of what is in it. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (XmlElement | string)[]
}

export const childrenOf = (element: XmlElement | undefined, name?: string): XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name))

/** The first element that a path of names leads to. */
export function at(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((current, name) => childrenOf(current, name)[0], element)
}

export const attribute = (element: XmlElement | undefined, name: string): string | undefined => element?.attributes[name]

/** All text inside an element, in its order. */
export function allText(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : ` ${allText(child)} `)).join('')
}

/** Every element of this name below an element, however deep. */
export function* below(element: XmlElement | undefined, name: string): Generator<XmlElement> {
  for (const child of childrenOf(element)) {
    if (child.name === name) yield child
    yield* below(child, name)
  }
}
