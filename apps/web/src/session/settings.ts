import { defaultVoice } from '@dr-ai/contract/limits'
import type { Wording } from '@dr-ai/contract/schemas/patient-facts'

/** What the patient may set. Kept sealed with the rest; the theme also in the browser, to paint with it at once. */
export interface Settings {
  /** ISO 3166 code for emergency numbers; null: nothing chosen, the guess counts. */
  country: string | null
  /** The English and the units to read in; what is absent or null follows the country. */
  wording: Wording
  /** Minutes without a touch after which the record locks, with the page open or closed; null: never. Only for signed-in patients. */
  idleLockMinutes: number | null
  /** Whether the doctor's replies are spoken. */
  isVoiceOn: boolean
  /** Listen, send after a pause, speak, listen again. */
  isHandsFree: boolean
  /** Talking over the doctor stops the doctor. */
  canInterrupt: boolean
  voice: VoiceSettings
  /** Whether an outside model may be asked for, consultation by consultation, or the built-in doctor alone answers. */
  outsideModel: 'ask' | 'never'
  /** The consultation in which it may help; null: none. */
  outsideModelFor: string | null
}

/** How the doctor speaks. */
export interface VoiceSettings {
  /** The chosen voice; null: the best one this browser has. */
  voice: { name: string; lang: string } | null
  volume: number
  rate: number
  pitch: number
}

export const defaultSettings: Settings = {
  country: null,
  wording: {},
  idleLockMinutes: 15,
  isVoiceOn: false,
  isHandsFree: false,
  canInterrupt: true,
  voice: { voice: null, ...defaultVoice },
  outsideModel: 'ask',
  outsideModelFor: null,
}

/** What the patient tells about themself once, for every consultation. */
export interface Profile {
  ageYears: number | null
  sex: 'female' | 'male' | null
  pregnant: boolean | null
  conditions: readonly string[]
  allergies: readonly string[]
}

export const emptyProfile: Profile = { ageYears: null, sex: null, pregnant: null, conditions: [], allergies: [] }
