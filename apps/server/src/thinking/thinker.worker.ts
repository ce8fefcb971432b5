/** One thread that thinks: the clinic with its knowledge, loaded once. */
import { loadClinic } from '../doctor/load-clinic.ts'
import { serveThinker } from './serve-thinker.ts'

serveThinker({ ...(await loadClinic()) })
