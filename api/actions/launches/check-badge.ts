import { judgeBadge } from '../../domain/badge-check.ts'
import type { BadgeVerdict } from '../../../shared/audit/badge.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch.ts'
import type { World } from '../../ports/world.ts'

/**
 * Reads a product's page and stores the state of its badge. A page that can't be read is an `error` with the reason, never "absent". If
 * the crawler is busy, its Failure is thrown and nothing is stored, so the check stays due.
 */
export async function checkBadge(world: World, { id, url }: Pick<Launch, 'id' | 'url'>): Promise<void> {
  const read = await world.crawler.read(url).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'BAD_REQUEST') return error
    throw error
  })
  await world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch === null || launch.url !== url) return
    const { status, reason }: BadgeVerdict =
      read instanceof Failure ? { status: 'error', reason: read.message } : judgeBadge(read, launch, world.siteUrl)
    await transaction.put('launches', { ...launch, badge: { status, reason, checkedAt: world.clock().toISOString() } })
  })
}
