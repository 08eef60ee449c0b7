import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import { DirectoryFacts } from '../../../shared/schemas/directory-facts.ts'
import type { DirectoryEntry } from '../../../api/domain/directories/records.ts'
import { isDay } from '../../../api/domain/launch/launch.ts'

const words = (maxLength: number) => Type.String({ pattern: '\\S', maxLength })
const degree = Type.Enum(['low', 'medium', 'high'], { type: 'string' })

const Entry = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
    state: Type.Enum(['open', 'closed'], { type: 'string' }),
    name: words(80),
    url: Type.String({ maxLength: 2048 }),
    tagline: words(160),
    focus: words(120),
    traffic: Type.Enum(['low', 'medium', 'high', 'very high'], { type: 'string' }),
    backlinkQuality: degree,
    submissionFriction: degree,
    checkedOn: Type.String(),
    facts: DirectoryFacts,
    closed: Type.Optional(Type.Object({ reason: words(500), source: words(500), day: Type.String() }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
const validate = new Ajv2020({ allErrors: true }).compile<DirectoryEntry[]>(Type.Array(Entry))

/** The entries of a shipped list. Throws an Error that lists every problem by entry and field. */
export function parseEntries(text: string): DirectoryEntry[] {
  const entries: unknown = JSON.parse(text)
  const problems = validate(entries) ? [] : (validate.errors ?? []).map((error) => describe(error, entries))
  if (problems.length === 0)
    problems.push(...(entries as DirectoryEntry[]).flatMap((entry, index, all) => errors(entry, all.slice(0, index))))
  if (problems.length > 0) throw new Error(`The list of directories is invalid. Fix:\n  ${problems.join('\n  ')}`)
  return entries as DirectoryEntry[]
}

/** Rules for a well-formed entry that the schema doesn’t cover. */
function errors({ id, state, url, checkedOn, facts, closed }: DirectoryEntry, earlier: DirectoryEntry[]): string[] {
  const found: string[] = []
  if (earlier.some((entry) => entry.id === id)) found.push('id is used by an earlier entry')
  if (!isWebUrl(url)) found.push('url must be a complete http(s) URL')
  if (facts.submitUrl !== undefined && !isWebUrl(facts.submitUrl.value)) found.push('facts.submitUrl must be a complete http(s) URL')
  if ((state === 'closed') !== (closed !== undefined)) found.push('closed is for closed entries, and each of them needs it')
  const days = Object.entries(facts).map(([name, { day }]) => [`facts.${name}.day`, day] as const)
  for (const [field, day] of [['checkedOn', checkedOn], ...(closed === undefined ? [] : [['closed.day', closed.day]]), ...days])
    if (!isDay(day ?? '')) found.push(`${field} must be a date such as 2026-09-27`)
  return found.map((error) => `${id}: ${error}`)
}

const isWebUrl = (text: string) => /^https?:$/u.test(URL.parse(text)?.protocol ?? '')

function describe({ instancePath, keyword, params, message }: ErrorObject, entries: unknown): string {
  const [, index, ...field] = instancePath.split('/')
  if (index === undefined) return 'the file must be a list of directories'
  const id: unknown = Array.isArray(entries) ? entries[Number(index)]?.id : undefined
  const where = typeof id === 'string' ? id : `entry ${Number(index) + 1}`
  const path = field.join('.')
  const within = path === '' ? '' : `${path}.`
  if (keyword === 'required') return `${where}: ${within}${String(params.missingProperty)} is missing`
  if (keyword === 'additionalProperties') return `${where}: ${within}${String(params.additionalProperty)} isn’t known`
  return `${where}: ${path === '' ? 'it' : path} ${message}`
}
