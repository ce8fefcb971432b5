import { controlLook } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import { filterLabels, type HistoryFilter } from './filter-history.ts'

interface HistoryControlsProps {
  search: string
  filter: HistoryFilter
  onSearch: (search: string) => void
  onFilter: (filter: HistoryFilter) => void
  /** What stands below: how many there are. */
  status: string
}

/** What narrows the list, and how many entries that leaves. */
export function HistoryControls({ search, filter, onSearch, onFilter, status }: HistoryControlsProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <div className="relative">
          <Icon path={searchIcon} className="pointer-events-none absolute top-3 left-3.5 size-5 text-soft" />
          <input
            type="search"
            aria-label="Search symptoms or diagnosis"
            placeholder="Search symptoms or diagnosis..."
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            className={`${controlLook} pl-11`}
          />
        </div>
        <select
          aria-label="Filter consultations"
          value={filter}
          onChange={(event) => onFilter(event.target.value as HistoryFilter)}
          className={controlLook}
        >
          {(Object.keys(filterLabels) as HistoryFilter[]).map((each) => (
            <option key={each} value={each}>
              {filterLabels[each]}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="text-[0.9375rem] text-soft">
        {status}
      </p>
    </>
  )
}
