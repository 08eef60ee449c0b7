import { afterAll, beforeAll, expect, it } from 'vitest'
import { clusterFaults, type ClusterFault } from '../../chaos/cluster/faults.ts'
import { runRound } from '../../chaos/cluster/round.ts'
import { openScene } from '../../chaos/cluster/scene.ts'

// The small version of `npm run chaos -- cluster`: two processes on a real Patroni cluster that loses its leader under load.

/** Elections that begin within seconds. Not for production: a leader that is only slow would lose its place. */
const timing = { ttl: 8, loop_wait: 1, retry_timeout: 3, primary_start_timeout: 0 }

let scene: Awaited<ReturnType<typeof openScene>>
beforeAll(async () => {
  scene = await openScene({ processes: 2, people: 3, timing, backWithinMs: 30_000 })
})
afterAll(() => scene.close())

const crash: ClusterFault = {
  name: 'crash',
  fault: 'kill -9 of the leader’s PostgreSQL',
  async make(_cluster, leader) {
    await leader.killDatabase()
    return { afterElection: async () => undefined }
  },
}
const freeze = clusterFaults.filter(({ name }) => name === 'freeze')

it.each([crash, ...freeze])(
  'the leader of a cluster is lost under load ($fault): nothing acknowledged is lost, callers are told to wait, and the service is back',
  async (fault) => {
    const { lost, torn, misses, acknowledged } = await runRound(scene, fault)
    expect({ lost, torn, misses }).toEqual({ lost: 0, torn: 0, misses: [] })
    expect(acknowledged).toBeGreaterThan(10)
  },
  180_000,
)
