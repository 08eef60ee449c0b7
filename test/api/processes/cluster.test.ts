import { afterAll, beforeAll, expect, it } from 'vitest'
import { clusterFaults } from '../../chaos/cluster/faults.ts'
import { runRound } from '../../chaos/cluster/round.ts'
import { openScene, type SceneOptions } from '../../chaos/cluster/scene.ts'
import { runService } from '../../support/service.ts'

// The small version of `npm run chaos -- cluster`: two services on a real Patroni cluster that loses its leader under load. Both are in this process,
// to start faster, and name the hosts in another order, so that neither learns from the other which of them leads.

/** Elections that begin within seconds. Not for production: a leader that is only slow would lose its place. */
const timing = { ttl: 10, loop_wait: 1, retry_timeout: 4, primary_start_timeout: 0 }

const start: SceneOptions['start'] = (settings, nth) =>
  runService({
    ...settings,
    DATABASE_URL: settings.DATABASE_URL.replace(/@(.+)\//, (_, hosts: string) => `@${turned(hosts.split(','), nth)}/`),
  })
const turned = (hosts: string[], by: number): string => [...hosts.slice(by), ...hosts.slice(0, by)].join(',')

let scene: Awaited<ReturnType<typeof openScene>> | undefined
beforeAll(async () => {
  scene = await openScene({ start, processes: 2, people: 3, pace: 3, timing, backWithinMs: 30_000 })
}, 240_000)
afterAll(() => scene?.close())

const freeze = clusterFaults.filter(({ name }) => name === 'freeze')

it.each(freeze)(
  'the leader of a cluster is lost under load ($fault): nothing acknowledged is lost, callers are told to wait, and the service is back',
  async (fault) => {
    if (scene === undefined) throw new Error('There is no cluster.')
    const { lost, torn, misses, acknowledged } = await runRound(scene, fault)
    expect({ lost, torn, misses }).toEqual({ lost: 0, torn: 0, misses: [] })
    expect(acknowledged).toBeGreaterThan(10)
  },
  180_000,
)
