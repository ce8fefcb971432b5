import type { ModelAbilities } from '@dr-ai/contract/schemas/service'
import { useOutsideModel } from '../../session/use-outside-model.ts'
import { useUser } from '../../session/use-user.ts'
import { Field } from '../../ui/Field.tsx'

const forms: Record<ModelAbilities['form'], string> = {
  schema: 'kept to a form by a schema',
  grammar: 'kept to a form by a grammar',
  tool: 'kept to a form by a tool call',
  json: 'kept to JSON of any form; what is wrong in it is repaired or left out',
  none: 'kept to no form; what cannot be read is left out',
}
const yesOrNo = (answer: boolean | null): string => (answer === null ? 'not known: it was too slow to tell' : answer ? 'yes' : 'no')

/** Which outside model takes part, and what it turned out to be able to do. */
export function OutsideModelPart() {
  const model = useOutsideModel()
  const { session, settings } = useUser()
  if (model === null) return <p className="text-soft">None. The built-in doctor answers, and nothing you say leaves this server.</p>
  const { abilities } = model
  return (
    <div className="grid gap-2">
      <p>{model.message}</p>
      <Field label="May it help?" hint="Asked anew in each consultation.">
        {(control) => (
          <select
            {...control}
            value={settings.outsideModel}
            onChange={(event) => {
              const outsideModel = event.target.value === 'never' ? 'never' : 'ask'
              void session.changeSettings(() => ({ outsideModel, outsideModelFor: null }))
            }}
          >
            <option value="ask">Ask me in each consultation</option>
            <option value="never">Never: the built-in doctor alone</option>
          </select>
        )}
      </Field>
      {abilities && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-soft">Its answers</dt>
          <dd>{forms[abilities.form]}</dd>
          <dt className="text-soft">Words as they come</dt>
          <dd>{yesOrNo(abilities.streams)}</dd>
          <dt className="text-soft">Sees pictures</dt>
          <dd>{yesOrNo(abilities.sees_images)}</dd>
          <dt className="text-soft">Understood a test message</dt>
          <dd>{yesOrNo(abilities.hears)}</dd>
          <dt className="text-soft">In other languages</dt>
          <dd>{yesOrNo(abilities.hears_other_languages)}</dd>
        </dl>
      )}
    </div>
  )
}
