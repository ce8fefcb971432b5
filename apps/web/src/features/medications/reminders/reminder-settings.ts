import type { ClockTime } from '../../../session/dose-schedule.ts'

/** Whether and how the app reminds; kept sealed with the rest. */
export interface ReminderSettings {
  isOn: boolean
  /** Notifications name the medicines while the app is open; off, they are discreet. */
  showsNames: boolean
  /** The device from which it was asked to be reminded while the app is closed too: its push service's address; null: none. */
  pushedTo?: string | null
  /** When nothing rings; what falls into it rings at its end. Null or left out: never. */
  quiet?: QuietHours | null
}

/** From a clock time to another, over midnight where it is the earlier one. */
export interface QuietHours {
  from: ClockTime
  to: ClockTime
}

export const reminderCollection = 'reminders'
export const reminderPlace = 'settings'
export const noReminders: ReminderSettings = { isOn: false, showsNames: false }
export const usualQuietHours: QuietHours = { from: '22:00', to: '07:00' }
