import { chooseCrowded } from '../../domain/crowd.ts'
import { isExpired, reportBounds, type Report } from '../../domain/report.ts'
import { crowdBlocks } from '../../net/caller-network.ts'
import { settleReports } from '../decisions/decide.ts'
import { removeReport } from '../audit/page-pictures.ts'
import type { World } from '../../ports/world.ts'

/** Reports deleted per transaction, so that other writers don't wait long. */
const batchSize = 50
const ways: Report['via'][] = ['web', 'agent', 'api']

export async function forgetReports(world: World): Promise<void> {
  const all = await listAll(world)
  await removeAll(
    world,
    all.filter((report) => isExpired(report, world.clock())).map(({ id }) => id),
  )
}

/** Deletes reports beyond the overall limit: expired ones, then the oldest of the network or account with the most. Public ones can fill half of the room. */
export async function trimReports(world: World): Promise<void> {
  const counts = await Promise.all(ways.map((via) => world.store.countBy('reports', 'via', via)))
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (count <= reportBounds.all) return
  const all = (await listAll(world)).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const current = all.filter((report) => !isExpired(report, world.clock()))
  const expired = all.filter((report) => isExpired(report, world.clock()))
  const surplus = Math.max(0, current.length - reportBounds.all)
  const [shared, others] = [current.filter(({ isPublic }) => isPublic), current.filter(({ isPublic }) => !isPublic)]
  const ofShared = Math.min(surplus, Math.max(0, shared.length - Math.floor(reportBounds.all / 2)))
  const chosen = [...chooseCrowded(shared.map(toPlaced), ofShared), ...chooseCrowded(others.map(toPlaced), surplus - ofShared)]
  await removeAll(world, [...expired.map(({ id }) => id), ...chosen])
}

const toPlaced = ({ id, accountId, network }: Report) => ({
  id,
  blocks: accountId === null ? crowdBlocks(addressIn(network ?? '')) : [{ key: accountId, share: 1 }],
})

/** An IP address in a block. An IPv6 block is only four groups, so the rest is filled in. */
const addressIn = (block: string): string => (block.includes(':') ? `${block}::` : block)

const listAll = async ({ store }: World): Promise<Report[]> =>
  (await Promise.all(ways.map((via) => store.list('reports', 'via', via)))).flat()

/** Those who have flagged one are told. */
async function removeAll(world: World, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize) {
    await world.store.transact(async (transaction) => {
      for (const id of ids.slice(from, from + batchSize)) {
        await settleReports(world, transaction, { subjectId: id, by: null, isExpired: true })
        await removeReport(transaction, id)
      }
    })
  }
}
