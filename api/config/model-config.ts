import { isLoopbackHost } from '../../shared/hosts.ts'

export type ModelConfig = { url: string; key: string | null; name: string; callsPerDay: number }

type Given = (name: string) => string | undefined

/** The language model's settings. No message repeats the key. `callsPerDay` has already been validated. */
export function readModelConfig(given: Given, callsPerDay: number, production: boolean, errors: string[]): ModelConfig | null {
  const [address, key, name] = [given('MODEL_URL'), given('MODEL_KEY') ?? null, given('MODEL_NAME')]
  if (address === undefined) {
    const unused = ['MODEL_KEY', 'MODEL_NAME'].filter((setting) => given(setting) !== undefined)
    if (unused.length > 0) errors.push(`${unused.join(' and ')} without MODEL_URL: set MODEL_URL too, or no model is used.`)
    return null
  }
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    errors.push(
      'MODEL_URL must be the base URL of an OpenAI-compatible service, such as http://localhost:11434/v1. Put the key in MODEL_KEY.',
    )
  if (name === undefined) errors.push('MODEL_NAME must name the model to use at MODEL_URL.')
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) errors.push('MODEL_KEY must be printable ASCII without spaces.')
  if (production && key !== null && url?.protocol === 'http:' && !isLoopbackHost(url.hostname))
    errors.push('MODEL_KEY would be sent unencrypted. MODEL_URL must be https unless it points to this machine.')
  const base = (url?.href ?? address).replace(/\/+$/, '').replace(/\/chat\/completions$/, '')
  return { url: base, key, name: name ?? '', callsPerDay }
}
