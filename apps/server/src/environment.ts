import { knownPushServices } from './reminders/push-services.ts'
import { StartFailure } from './start-failure.ts'

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

/** One variable: what the README says of it, and how its text becomes a value. `parse` throws what is wrong, in words. */
interface Variable<Value> {
  description: string
  /** What stands in the table where it is unset. */
  otherwise: string
  parse(text: string | undefined): Value
}

const variable = <Value>(description: string, otherwise: string, parse: (text: string | undefined) => Value): Variable<Value> => ({
  description,
  otherwise,
  parse,
})

/** Every variable the server knows. The README's table is made from this one. */
export const variables = {
  PORT: variable('Port to listen on; 0 takes a free one.', '4300', (text = '4300') => {
    const port = Number(text)
    if (!/^\d+$/.test(text) || port > 65_535) throw new Error('must be a number from 0 to 65535')
    return port
  }),
  HOST: variable(
    'Address to listen on. Beyond loopback, open mode is off and every patient needs a secret.',
    '127.0.0.1',
    (text = '127.0.0.1') => {
      if (/[\s/]/.test(text)) throw new Error('must be an address or a host name')
      return text
    },
  ),
  DATA_DIR: variable(
    'Folder of the sealed records (unless DATABASE_URL is set), of the key file and of the pharmacy directory.',
    './data',
    (text = './data') => text,
  ),
  DATABASE_URL: variable(
    'PostgreSQL (or an engine that speaks it) for the records, such as postgresql://user:password@host/database. Many servers may share one; then they share RECORDS_KEY too.',
    '(SQLite in DATA_DIR)',
    (text) => {
      if (text !== undefined && !/^postgres(ql)?:\/\//.test(text)) throw new Error('must begin with postgresql://')
      return text ?? null
    },
  ),
  ERASURE_LEDGER: variable(
    'File that remembers, without naming anything, what patients had deleted; a backup that is restored leaves it out. Best on another disk than the database.',
    '(erasures in DATA_DIR)',
    (text) => text ?? null,
  ),
  METRICS_TOKEN: variable(
    'Bearer token (16 characters or more) for GET /metrics from other machines; without one only this machine reads it.',
    '(this machine alone)',
    (text) => {
      if (text !== undefined && text.length < 16) throw new Error('must have at least 16 characters')
      return text ?? null
    },
  ),
  WEB_DIR: variable('Folder of the built web app.', 'apps/web/dist', (text) => text ?? null),
  LOG_LEVEL: variable(`How much is logged: ${logLevels.join(', ')}. Never a word of a patient.`, 'warn', (text = 'warn') => {
    const level = logLevels.find((known) => known === text)
    if (!level) throw new Error(`must be one of ${logLevels.join(', ')}`)
    return level
  }),
  OPEN_MODE: variable(
    'auto: calls from this machine without a secret act for unprotected ids, as the command line does; off: never.',
    'auto',
    (text = 'auto') => {
      if (text !== 'auto' && text !== 'off') throw new Error('must be auto or off')
      return text
    },
  ),
  PUBLIC_ORIGIN: variable(
    'The origin patients see behind your proxy, such as https://doctor.example.org. Turns open mode off.',
    '(none)',
    (text) => (text === undefined ? null : parseOrigin(text)),
  ),
  ALLOWED_ORIGINS: variable('Further origins whose pages may call the API, separated by commas.', '(none)', (text) =>
    list(text).map(parseOrigin),
  ),
  ALLOWED_HOSTS: variable('Further host names the server answers to, separated by commas.', '(none)', (text) =>
    list(text).map((host) => {
      if (!/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)) throw new Error(`${host} is not a host name`)
      return host
    }),
  ),
  TRUSTED_PROXIES: variable('Addresses of your proxies, separated by commas: their X-Forwarded-For is believed.', 'this machine', (text) =>
    text === undefined ? ['loopback'] : list(text),
  ),
  RECORDS_KEY: variable(
    'Key for records of unprotected ids: 32 bytes as base64 or hexadecimal. Else a key file is made in DATA_DIR.',
    '(key file)',
    (text) => (text === undefined ? null : parseKey(text)),
  ),
  THINKING_THREADS: variable(
    'Threads that read what patients write, 1 to 16, each with the whole knowledge (some 150 MB). With two or more a long text holds up no short one.',
    '2',
    (text = '2') => {
      const threads = Number(text)
      if (!/^\d+$/.test(text) || threads < 1 || threads > 16) throw new Error('must be a number from 1 to 16')
      return threads
    },
  ),
  AI_MODEL: variable(
    'An outside model beside the embedded doctor: google/..., anthropic/..., openai/... or compatible/...',
    '(embedded doctor alone)',
    (text) => (text === undefined ? null : parseModel(text)),
  ),
  AI_BASE_URL: variable(
    'Address of the model server; needed for compatible/, such as http://127.0.0.1:11434/v1.',
    "(the provider's own)",
    (text) => {
      if (text !== undefined && !URL.canParse(text)) throw new Error('must be a web address')
      return text ?? null
    },
  ),
  AI_API_KEY: variable(
    "Key of the outside model, whichever it is; else the provider's own variable below is taken.",
    '(none)',
    (text) => text ?? null,
  ),
  GOOGLE_GENERATIVE_AI_API_KEY: variable('Key for google/ models; GEMINI_API_KEY is read too.', '(none)', (text) => text ?? null),
  GEMINI_API_KEY: variable('The same, by its other name.', '(none)', (text) => text ?? null),
  ANTHROPIC_API_KEY: variable('Key for anthropic/ models.', '(none)', (text) => text ?? null),
  OPENAI_API_KEY: variable('Key for openai/ models.', '(none)', (text) => text ?? null),
  SPEECH_MODEL: variable(
    'A model that writes down speech for browsers that cannot, such as whisper-1. Patients’ recordings go there.',
    '(none: push-to-talk is off)',
    (text) => text ?? null,
  ),
  SPEECH_BASE_URL: variable(
    "Address of the speech model's server, with OpenAI's wire format.",
    'https://api.openai.com/v1',
    (text = 'https://api.openai.com/v1') => {
      if (!/^https?:/.test(URL.canParse(text) ? new URL(text).protocol : '')) throw new Error('must be a web address')
      return text
    },
  ),
  SPEECH_API_KEY: variable('Key of the speech model.', '(none)', (text) => text ?? null),
  AI_TIMEOUT: variable('Seconds that an outside model has to answer; then the embedded doctor does.', '30', (text = '30') => {
    const seconds = Number(text)
    if (!(seconds >= 0.1 && seconds <= 300)) throw new Error('must be a number of seconds from 0.1 to 300')
    return seconds
  }),
  OVERPASS_URL: variable(
    'An Overpass server to find pharmacies with, such as https://overpass-api.de/api/interpreter. It learns a rounded location, never a medicine.',
    '(imported directory alone)',
    (text) => {
      if (text !== undefined && !/^https?:/.test(URL.canParse(text) ? new URL(text).protocol : '')) throw new Error('must be a web address')
      return text ?? null
    },
  ),
  HEALTH_LINKS: variable(
    'on: where a patient brings in a SMART Health Link of somebody else, this server asks the server that the link names, over https and never inside your network. That server learns that yours asks.',
    'off',
    (text = 'off') => {
      if (text !== 'on' && text !== 'off') throw new Error('must be on or off')
      return text === 'on'
    },
  ),
  REPORT_ADDRESS: variable(
    'Where readers of the knowledge (`/knowledge`) report mistakes: an e-mail address, or a web address such as that of your issue tracker.',
    '(the page says how)',
    (text) => {
      if (text === undefined || /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return text ?? null
      if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new Error('must be an e-mail address or a web address')
      return text
    },
  ),
  PUSH_SERVICES: variable(
    'Push services through which patients who wish it are reminded while the application is closed, separated by commas: hosts (*. before any name below), or whole origins. They learn times, never of what. off: none.',
    knownPushServices.join(', '),
    (text) => {
      if (text === 'off') return []
      const services = text === undefined ? [...knownPushServices] : list(text)
      const wrong = services.find((service) => !/^(\*\.)?[\w-]+(\.[\w-]+)+$/.test(service) && parseOrigin(service) !== service)
      if (wrong) throw new Error(`${wrong} is neither a host nor an origin`)
      return services
    },
  ),
} as const satisfies Record<string, Variable<unknown>>

export type VariableName = keyof typeof variables
export type Environment = { readonly [Name in VariableName]: ReturnType<(typeof variables)[Name]['parse']> }

/**
 * The environment, parsed once. An empty variable counts as unset.
 * @throws StartFailure that names every variable that is wrong, and how.
 */
export function parseEnvironment(texts: Readonly<Record<string, string | undefined>>): Environment {
  const complaints: string[] = []
  const entries = Object.entries(variables).map(([name, { parse }]) => {
    try {
      return [name, parse(texts[name]?.trim() || undefined)]
    } catch (error) {
      complaints.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}`)
      return [name, undefined]
    }
  })
  const environment = Object.fromEntries(entries) as Environment
  if (environment.AI_MODEL?.provider === 'compatible' && !environment.AI_BASE_URL)
    complaints.push('AI_BASE_URL is needed for a compatible/ model')
  if (complaints.length > 0) throw new StartFailure(complaints.join('; '))
  return environment
}

/** The README's table of all variables. */
export function environmentTable(): string {
  const rows = Object.entries(variables).map(([name, { description, otherwise }]) => `| \`${name}\` | ${otherwise} | ${description} |`)
  return ['| Variable | Unset | Meaning |', '|---|---|---|', ...rows].join('\n')
}

/** A text with the table put between its marks `<!-- environment -->` and `<!-- /environment -->`, where it has them. */
export function withEnvironmentTable(text: string): string {
  return text.replace(
    /(<!-- environment -->\n)[\s\S]*?(<!-- \/environment -->)/,
    (_, start: string, end: string) => `${start}${environmentTable()}\n${end}`,
  )
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parseOrigin(text: string): string {
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : { origin: '', protocol: '' }
  if (!/^https?:$/.test(protocol) || (origin !== text && `${origin}/` !== text))
    throw new Error(`must be an origin such as https://doctor.example.org`)
  return origin
}

function parseKey(text: string): Buffer {
  const key = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  if (key.length !== 32) throw new Error('must be 32 bytes as base64 or hexadecimal (openssl rand -base64 32 makes one)')
  return key
}

function parseModel(text: string): { provider: 'google' | 'anthropic' | 'openai' | 'compatible'; model: string } {
  const [, provider, model] = /^(google|anthropic|openai|compatible)\/(.+)$/.exec(text) ?? []
  if (!provider || !model) throw new Error('must be google/<model>, anthropic/<model>, openai/<model> or compatible/<model>')
  return { provider: provider as 'google' | 'anthropic' | 'openai' | 'compatible', model }
}
