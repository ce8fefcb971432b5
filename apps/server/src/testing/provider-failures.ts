import type { ModelSettings } from '../doctor/model/connect-model.ts'
import type { Behaviour } from './fake-provider.ts'

/** One way in which a provider fails, what the patient is told of it, and how often it is asked. */
export interface ProviderFailure {
  name: string
  behaviour: Behaviour
  words: string
  tries: number
  settings?: Partial<ModelSettings>
}

const refusing = "I'm sorry, I can't help with that."
const half = '{"text": "A sore throat '
const tooOften = 'it has been asked too often for now'
const brokeOff = 'its answer broke off in the middle'

/** Every way the issue names, and a few more. */
export const providerFailures: readonly ProviderFailure[] = [
  { name: 'a time-out', behaviour: { kind: 'silent' }, words: 'it took too long', tries: 1, settings: { timeout: 1_500 } },
  { name: 'a rate limit', behaviour: { kind: 'status', status: 429 }, words: tooOften, tries: 2 },
  {
    name: 'a rate limit with a long wait',
    behaviour: { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
    words: tooOften,
    tries: 1,
  },
  { name: 'a refusal', behaviour: { kind: 'says', pieces: [refusing], finish: 'refusal' }, words: 'it refused to answer', tries: 1 },
  { name: 'a refusal in prose', behaviour: { kind: 'says', pieces: [refusing] }, words: 'it refused to answer', tries: 1 },
  {
    name: 'bad JSON',
    behaviour: { kind: 'says', pieces: ['{"text": "Hello", "level": "never"}'] },
    words: 'its answer could not be read',
    tries: 2,
  },
  { name: 'a wrong key', behaviour: { kind: 'status', status: 401 }, words: 'its key is wrong or not allowed to use it', tries: 1 },
  { name: 'an unknown model', behaviour: { kind: 'status', status: 404 }, words: 'there is no such model at that address', tries: 1 },
  { name: 'a server error', behaviour: { kind: 'status', status: 500 }, words: 'it has trouble of its own', tries: 2 },
  { name: 'the network down', behaviour: { kind: 'hangs up' }, words: 'it could not be reached', tries: 2 },
  { name: 'half a stream', behaviour: { kind: 'breaks off', pieces: [half] }, words: brokeOff, tries: 2 },
  { name: 'a stream without an end', behaviour: { kind: 'ends early', pieces: [half] }, words: brokeOff, tries: 2 },
]
