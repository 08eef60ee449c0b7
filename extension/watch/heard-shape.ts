import { maxEntries, type Heard } from '../../shared/watched/watched.ts'
import { isObject } from '../service/api-response.ts'

type Shape = Record<string, readonly string[]>

const place: Shape = { file: ['string', 'null'], line: ['number', 'null'] }
const shapes: Record<Exclude<keyof Heard, 'cpuShare' | 'cpuShareInAll' | 'asksScheme'>, Shape> = {
  errors: { ...place, text: ['string'], isRejection: ['boolean'], column: ['number', 'null'], isOwn: ['boolean'], count: ['number'] },
  messages: { text: ['string'], count: ['number'] },
  blockedLoads: {
    ...place,
    reason: ['string'],
    directive: ['string'],
    policy: ['string'],
    url: ['string'],
    isOwn: ['boolean'],
    count: ['number'],
  },
  lost: { url: ['string'], kind: ['string'], isOwn: ['boolean'] },
}
/** The longest text is a policy. */
const maxLength = 4000

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value)

const fits = (entry: unknown, shape: Shape): boolean =>
  isObject(entry) &&
  Object.entries(shape).every(([name, types]) => {
    const value = entry[name]
    return types.includes(typeOf(value)) && (typeof value !== 'string' || value.length <= maxLength)
  })

/** Checks what comes from the page’s own world, where the page may have changed anything. */
export const isHeard = (value: unknown): value is Heard =>
  isObject(value) &&
  [value['cpuShare'], value['cpuShareInAll']].every((share) => share === null || typeof share === 'number') &&
  typeof value['asksScheme'] === 'boolean' &&
  Object.entries(shapes).every(([name, shape]) => {
    const list = value[name]
    return Array.isArray(list) && list.length <= 2 * maxEntries && list.every((entry) => fits(entry, shape))
  })
