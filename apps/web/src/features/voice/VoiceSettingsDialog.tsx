import { defaultVoice, voicePresets, voiceSliders } from '@dr-ai/contract/limits'
import { useState, useSyncExternalStore } from 'react'
import type { VoiceSettings } from '../../session/settings.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { playIcon } from '../../ui/icons.ts'
import { chooseVoice } from './choose-voice.ts'
import { readVoices, subscribeVoices } from './voices.ts'

export const testText = "Hello, I'm your AI medical assistant. How can I help you today?"

const sliders = Object.keys(voiceSliders) as (keyof typeof voiceSliders)[]
const sliderNames = { volume: 'Volume', rate: 'Rate', pitch: 'Pitch' } as const

interface VoiceSettingsDialogProps {
  isSupported: boolean
  /** Speaks a phrase with the voice as it is set now. */
  onTest: (text: string) => void
  onClose: () => void
}

/** The doctor's voice: which one, how loud, fast and high, presets, a phrase to try; and how to talk without hands. */
export function VoiceSettingsDialog({ isSupported, onTest, onClose }: VoiceSettingsDialogProps) {
  const { settings, session } = useUser()
  const voices = useSyncExternalStore(subscribeVoices, readVoices)
  const [voice, setVoice] = useState(settings.voice)
  const [phrase, setPhrase] = useState(testText)
  const change = (changed: Partial<VoiceSettings>) => {
    const next = { ...voice, ...changed }
    setVoice(next)
    void session.changeSettings(() => ({ voice: next }))
  }
  const chosen = chooseVoice(voices, voice.voice)
  const isPreset = (preset: Omit<VoiceSettings, 'voice'>) => sliders.every((name) => voice[name] === preset[name])
  return (
    <Dialog title="Voice Settings" subtitle="Customize your AI doctor's voice" onClose={onClose}>
      <div className="grid gap-5">
        {!isSupported && (
          <p className="rounded-xl bg-amber-soft p-3 text-amber">This browser cannot speak. The doctor's words are shown as text.</p>
        )}
        <Field label="Voice" hint={voices.length === 0 ? 'No voices are available in this browser yet.' : undefined}>
          {(control) => (
            <select
              {...control}
              disabled={voices.length === 0}
              value={chosen ? keyOf(chosen) : ''}
              onChange={(event) => {
                const next = voices.find((each) => keyOf(each) === event.target.value)
                change({ voice: next ? { name: next.name, lang: next.lang } : null })
              }}
            >
              {voices.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {each.name} ({each.lang})
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Presets</legend>
          <div className="flex flex-wrap gap-2">
            {Object.entries(voicePresets).map(([name, preset]) => (
              <Chip key={name} chosen={isPreset(preset)} onClick={() => change(preset)}>
                {name}
              </Chip>
            ))}
          </div>
        </fieldset>
        {sliders.map((name) => (
          <Field key={name} label={`${sliderNames[name]}: ${voice[name].toFixed(1)}`}>
            {({ id, 'aria-describedby': describedBy }) => (
              <input
                id={id}
                aria-describedby={describedBy}
                type="range"
                min={voiceSliders[name].minimum}
                max={voiceSliders[name].maximum}
                step={voiceSliders[name].step}
                value={voice[name]}
                onChange={(event) => change({ [name]: event.target.valueAsNumber })}
                className="h-11 w-full"
              />
            )}
          </Field>
        ))}
        <Button className="justify-self-start" onClick={() => change({ voice: null, ...defaultVoice })}>
          Reset to default
        </Button>
        <Field label="Test phrase">
          {(control) => <textarea {...control} rows={2} value={phrase} onChange={(event) => setPhrase(event.target.value)} />}
        </Field>
        <Button
          look="primary"
          icon={playIcon}
          className="justify-self-start"
          disabled={!isSupported || phrase.trim() === ''}
          onClick={() => onTest(phrase)}
        >
          Test Voice
        </Button>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Talking with the doctor</legend>
          <Choice
            label="Hands-free"
            hint="With the microphone on: what you say is sent after a pause, the answer is spoken, then the doctor listens again."
            isChosen={settings.isHandsFree}
            onChange={(isHandsFree) => void session.changeSettings(() => ({ isHandsFree }))}
          />
          <Choice
            label="Let me interrupt"
            hint="With the microphone on: talking over the doctor stops the doctor."
            isChosen={settings.canInterrupt}
            onChange={(canInterrupt) => void session.changeSettings(() => ({ canInterrupt }))}
          />
        </fieldset>
      </div>
    </Dialog>
  )
}

const keyOf = ({ name, lang }: { name: string; lang: string }): string => `${name} ${lang}`

interface ChoiceProps {
  label: string
  hint: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Shows the change at once; keeping it takes a moment. */
function Choice({ label, hint, isChosen, onChange }: ChoiceProps) {
  const [isOn, setOn] = useState(isChosen)
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setOn(event.target.checked)
          onChange(event.target.checked)
        }}
        className="mt-1 size-5 shrink-0"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-soft">{hint}</span>
      </span>
    </label>
  )
}
