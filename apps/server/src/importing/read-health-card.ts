import { inflateRawSync } from 'node:zlib'
import { refusals } from '../reading/reading-refused.ts'

const mostUnpacked = 8_388_608

/**
 * The FHIR bundles of a SMART Health Card file (https://spec.smarthealth.cards/): signed tokens whose content is packed.
 * The signature is not proved: what comes is proposed like everything else.
 */
export function readHealthCard(tokens: readonly unknown[]): unknown[] {
  return tokens.map((token) => {
    const [, payload] = typeof token === 'string' ? token.split('.') : []
    try {
      const text = inflateRawSync(Buffer.from(payload ?? '', 'base64url'), { maxOutputLength: mostUnpacked }).toString('utf8')
      return (JSON.parse(text) as { vc?: { credentialSubject?: { fhirBundle?: unknown } } }).vc?.credentialSubject?.fhirBundle
    } catch {
      throw refusals.broken
    }
  })
}
