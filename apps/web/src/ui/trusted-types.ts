/** What of the browser's Trusted Types is used here: TypeScript's DOM does not know them, and not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (address: string) => string },
  ): {
    createHTML(text: string): unknown
  }
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

/** Passes an address of this page's own place on. @throws TypeError for any other */
export function ownAddress(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError('Programs of other places are not run.')
}

/**
 * The browser makes no text into markup and runs no program by its address (the server's `require-trusted-types-for`), but for workers of our own: this rule is the one for
 * the whole page, and the server allows no second.
 */
export function trustOwnScripts(): void {
  trustedTypes?.createPolicy('default', { createScriptURL: ownAddress })
}

const inert = trustedTypes?.createPolicy('inert', { createHTML: (text) => text })

/** Reads markup as a document of its own, which nobody sees and in which nothing runs. */
export function readMarkup(text: string): Document {
  return new DOMParser().parseFromString(inert ? (inert.createHTML(text) as string) : text, 'text/html')
}
