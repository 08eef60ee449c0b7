import { collections } from '../../api/domain/collections/collections.ts'
import type { Block } from '../../api/domain/moderation/records.ts'
import { migrations } from '../../api/store/postgres/tables/migrations.ts'

/** A block as a first release would have stored it. */
export const firstBlock = (id: string): Block => ({
  id,
  kind: 'domain',
  value: `${id.toUpperCase()}.EXAMPLE`,
  reason: 'Throw-away accounts',
  by: null,
  at: '2026-03-02T09:00:00.000Z',
})
/** The same after both upgrades. */
export const thirdBlock = (id: string): Block => ({ ...firstBlock(id), value: `${id}.example`, reason: 'Throw-away accounts.' })

const later = ['0002-blocks', '0003-blocks'] as const

/** Makes this program a later release, in which blocks have had two upgrades; returns what makes it the first one again. */
export function becomeThirdRelease(): () => void {
  collections.blocks.upgrades.push(
    (block) => ({ ...block, value: String(block['value']).toLowerCase() }),
    (block) => ({ ...block, reason: `${String(block['reason'])}.` }),
  )
  for (const name of later) migrations[name] = { up: async () => undefined, upgraded: ['blocks'] }
  return () => {
    collections.blocks.upgrades.length = 0
    for (const name of later) delete migrations[name]
  }
}
