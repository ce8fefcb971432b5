import type { Pharmacy } from '@dr-ai/contract/schemas/service'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { arrowIcon, phoneIcon } from '../../../ui/icons.ts'
import { mapLink, telLink } from './search.ts'

const unknown = 'Call to check'
const linkLook =
  'pressable inline-flex min-h-11 items-center gap-2 rounded-xl border border-edge/60 px-4 py-2 text-[0.9375rem] font-semibold hover:border-accent hover:text-accent-strong'

/** One pharmacy: what is known of it, a call and a map; a sample is nobody to call. Prices and stock that nobody knows are not made up. */
export function PharmacyResult({ pharmacy: found, isSample }: { pharmacy: Pharmacy; isSample: boolean }) {
  const { pharmacy, address, distance, price, inStock, phone, openingHours } = found
  const stock = inStock === null ? unknown : inStock ? 'In stock' : 'Out of stock'
  return (
    <li className="grid gap-2 rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-bold">{pharmacy}</h3>
        {isSample ? <Badge tone="amber">Sample data</Badge> : <span className="text-sm text-soft">{distance}</span>}
      </div>
      {address && <p className="text-[0.9375rem]">{address}</p>}
      {openingHours && <p className="text-sm text-soft">Open: {openingHours}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-[0.9375rem]">
        <dt className="text-soft">Price</dt>
        <dd>{price ?? unknown}</dd>
        <dt className="text-soft">Stock</dt>
        <dd>{stock}</dd>
      </dl>
      {isSample ? (
        phone && <p className="text-sm text-soft">{phone}</p>
      ) : (
        <p className="flex flex-wrap gap-2">
          {phone && (
            <a className={linkLook} href={telLink(phone)} aria-label={`Call ${pharmacy}: ${phone}`}>
              <Icon path={phoneIcon} />
              {phone}
            </a>
          )}
          <a className={linkLook} href={mapLink(found)} target="_blank" rel="noreferrer" aria-label={`Map of ${pharmacy}`}>
            <Icon path={arrowIcon} />
            Map
          </a>
        </p>
      )}
    </li>
  )
}
