import { beginsWith } from '../../knowledge/begins-with.ts'
import { aboutCrisis, backgroundOfCrisis, swallowedThings } from '../../knowledge/crisis-findings.ts'

/** Findings that are a crisis or tell of one. */
export const isAboutCrisis = (id: string): boolean => beginsWith(id, aboutCrisis)
/** What stands behind a crisis and is no complaint of today. */
export const isBackground = (id: string): boolean => beginsWith(id, backgroundOfCrisis)
export const isSwallowed = (id: string): boolean => beginsWith(id, swallowedThings)
