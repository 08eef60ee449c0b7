import type { CheckDefinition } from '../check.ts'
import * as every from '../every-check.ts'
import order from './order.json' with { type: 'json' }

const byId = new Map(Object.values(every).map((check) => [check.id, check]))

/** Every check, in report order. */
export const checks: readonly CheckDefinition[] = order.flatMap((id) => byId.get(id) ?? [])
