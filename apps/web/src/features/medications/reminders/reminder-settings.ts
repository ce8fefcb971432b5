/** Whether and how the app reminds of doses; kept sealed with the rest. */
export interface ReminderSettings {
  isOn: boolean
  /** Notifications name the medicines; off, they are discreet. */
  showsNames: boolean
}

export const reminderCollection = 'reminders'
export const reminderPlace = 'settings'
export const noReminders: ReminderSettings = { isOn: false, showsNames: false }
