import { Type } from 'typebox'
import { judgeBadge } from '../../domain/launch/badge-check.ts'
import type { BadgeVerdict } from '../../../shared/audit/badge.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { requireOwn } from '../access/launch-access.ts'
import { defineAction } from '../define-action.ts'
import { emit } from '../../notices/fan-out.ts'
import type { World } from '../../ports/world.ts'

/** A page that can't be read is an `error` with the reason, never "absent". If the crawler is busy, nothing is stored, so it stays due. */
export async function checkBadge(world: World, { id, url }: Pick<Launch, 'id' | 'url'>, ip?: string): Promise<void> {
  const read = await world.crawler.read(url, ip).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'BAD_REQUEST') return error
    throw error
  })
  const isLost = await world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch === null || launch.url !== url) return false
    const { status, reason }: BadgeVerdict =
      read instanceof Failure ? { status: 'error', reason: read.message } : judgeBadge(read, launch, world.siteUrl)
    const wasThere = launch.badge.status === 'ok' || launch.badge.status === 'loose' || launch.badge.wasThere === true
    const badge = { status, reason, checkedAt: world.clock().toISOString(), ...(status === 'error' && wasThere && { wasThere }) }
    await transaction.put('launches', { ...launch, badge })
    const isLost = launch.status === 'live' && wasThere && status === 'absent'
    if (isLost) await emit(world, transaction, { kind: 'badge-lost', launchId: id, by: null, facts: {} })
    return isLost
  })
  if (isLost) world.events.wake()
}

/** The same of an own launch, when its owner asks for it. */
export const checkOwnBadge = defineAction({
  access: 'maker',
  quota: 'audits',
  input: Type.Object({ slug: Type.String() }),
  run: async (world, { slug }, account, { ip }) => checkBadge(world, await requireOwn(world.store, slug, account), ip),
})
