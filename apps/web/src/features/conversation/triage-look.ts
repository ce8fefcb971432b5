import type { TriageLevel } from '@dr-ai/contract/schemas/clinical'
import { alertIcon, calendarIcon, clockIcon, homeIcon } from '../../ui/icons.ts'

/** How each level looks; its words come with the reply. */
export const triageLooks: Record<TriageLevel, { icon: string; look: string; name: string; time: string }> = {
  ambulance: { icon: alertIcon, look: 'border-red bg-red-soft text-red', name: 'Emergency: call an ambulance', time: 'Right now' },
  'emergency-department': {
    icon: alertIcon,
    look: 'border-red bg-red-soft text-red',
    name: 'Go to an emergency department',
    time: 'Now, not later today',
  },
  'within-24-hours': {
    icon: clockIcon,
    look: 'border-orange bg-orange-soft text-orange',
    name: 'See a doctor within 24 hours',
    time: 'Today or tomorrow',
  },
  appointment: { icon: calendarIcon, look: 'border-blue bg-blue-soft text-blue', name: 'Book an appointment', time: 'In the next days' },
  'self-care': {
    icon: homeIcon,
    look: 'border-green bg-green-soft text-green',
    name: 'Care for yourself at home',
    time: 'No visit needed for now',
  },
}
