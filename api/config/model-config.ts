import { isLoopbackHost } from '../../shared/hosts.ts'

export type ModelConfig = { url: string; key: string | null; name: string; callsPerDay: number }

type Given = (name: string) => string | undefined

/** The settings of the language model. No message repeats the key. `callsPerDay` is read and checked already. */
export function readModelConfig(given: Given, callsPerDay: number, production: boolean, faults: string[]): ModelConfig | null {
  const [address, key, name] = [given('MODEL_URL'), given('MODEL_KEY') ?? null, given('MODEL_NAME')]
  if (address === undefined) {
    const lonely = ['MODEL_KEY', 'MODEL_NAME'].filter((setting) => given(setting) !== undefined)
    if (lonely.length > 0) faults.push(`${lonely.join(' and ')} without MODEL_URL: no model would be asked.`)
    return null
  }
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    faults.push(
      'MODEL_URL must be the base address of an OpenAI-compatible service, such as http://localhost:11434/v1; a key goes into MODEL_KEY.',
    )
  if (name === undefined) faults.push('MODEL_NAME must say which model to ask at MODEL_URL.')
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) faults.push('MODEL_KEY must be printable ASCII without spaces.')
  if (production && key !== null && url?.protocol === 'http:' && !isLoopbackHost(url.hostname))
    faults.push('MODEL_KEY would travel unencrypted: MODEL_URL must be https outside this machine.')
  const base = (url?.href ?? address).replace(/\/+$/, '').replace(/\/chat\/completions$/, '')
  return { url: base, key, name: name ?? '', callsPerDay }
}
