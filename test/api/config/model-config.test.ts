import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../api/config/config.ts'

const read = (env: Record<string, string>, production = true) =>
  readConfig({ SITE_URL: 'https://launches.example.org', TRUST_PROXY: '1', ...env }, { production })
const errorsOf = (env: Record<string, string>): string[] => {
  try {
    read(env)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.errors : [String(error)]
  }
}
const own = { MODEL_URL: 'http://localhost:11434/v1', MODEL_NAME: 'small' }

test('without MODEL_URL there is no model', () => {
  expect(read({}).model).toBeNull()
})

test.each([
  [own, { url: 'http://localhost:11434/v1', key: null, name: 'small', callsPerDay: 500 }],
  [{ ...own, MODEL_CALLS_PER_DAY: '20' }, { callsPerDay: 20 }],
  [
    { ...own, MODEL_URL: 'https://models.example.org/v1/', MODEL_KEY: 'sk-hush' },
    { url: 'https://models.example.org/v1', key: 'sk-hush' },
  ],
  [{ ...own, MODEL_URL: 'https://models.example.org/v1/chat/completions' }, { url: 'https://models.example.org/v1' }],
  [
    { ...own, MODEL_URL: 'http://models.internal:8000/v1' },
    { url: 'http://models.internal:8000/v1', key: null },
  ],
])('%j is a model', (env, model) => {
  expect(read(env).model).toMatchObject(model)
})

const refused: [Record<string, string>, RegExp][] = [
  [{ ...own, MODEL_URL: 'localhost:11434' }, /MODEL_URL must be/],
  [{ ...own, MODEL_URL: 'ftp://localhost/v1' }, /MODEL_URL must be/],
  [{ ...own, MODEL_URL: 'https://user:hush@models.example.org/v1' }, /MODEL_URL must be/],
  [{ ...own, MODEL_URL: 'https://models.example.org/v1?key=hush' }, /MODEL_URL must be/],
  [{ MODEL_URL: own.MODEL_URL }, /MODEL_NAME must name/],
  [{ MODEL_NAME: 'small' }, /MODEL_NAME without MODEL_URL/],
  [{ MODEL_KEY: 'hush', MODEL_NAME: 'small' }, /MODEL_KEY and MODEL_NAME without MODEL_URL/],
  [{ ...own, MODEL_KEY: 'hush hush' }, /MODEL_KEY must be printable/],
  [{ ...own, MODEL_URL: 'http://models.internal:8000/v1', MODEL_KEY: 'hush' }, /MODEL_KEY would be sent unencrypted/],
  [{ ...own, MODEL_CALLS_PER_DAY: '0' }, /MODEL_CALLS_PER_DAY must be/],
]
test.each(refused)('%j is refused in production, in a message without secrets', (env, expected) => {
  const errors = errorsOf(env)
  expect(errors).toEqual([expect.stringMatching(expected)])
  expect(errors.join()).not.toContain('hush')
})

test('its errors are reported together with the others', () => {
  const errors = errorsOf({ PORT: 'http', MODEL_URL: 'x', MODEL_KEY: 'h\u00fcsh', MODEL_CALLS_PER_DAY: 'many' })
  expect(new Set(errors.map((error) => error.split(' ')[0]))).toEqual(
    new Set(['MODEL_CALLS_PER_DAY', 'MODEL_KEY', 'MODEL_NAME', 'MODEL_URL', 'PORT']),
  )
  expect(errors).toHaveLength(5)
})
