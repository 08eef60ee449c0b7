import { setTimeout as wait } from 'node:timers/promises'
import type { PatroniCluster } from '../../support/patroni/cluster.ts'
import type { Machine } from '../../support/patroni/machine.ts'

/** Undone once another leader takes writes and the service is back, or right away where nobody could be elected otherwise. */
type Undo = { afterElection: () => Promise<void> }

export type ClusterFault = {
  name: string
  fault: string
  make: (cluster: PatroniCluster, leader: Machine) => Promise<Undo>
}

/** How long etcd can’t decide anything, after the leader has stepped down. Milliseconds. */
const withoutQuorumMs = 3000

export const clusterFaults: ClusterFault[] = [
  {
    name: 'kill',
    fault: 'kill -9 of all on the leader’s machine: PostgreSQL, Patroni and etcd',
    async make(_cluster, leader) {
      await leader.kill()
      return { afterElection: async () => leader.start() }
    },
  },
  {
    name: 'switchover',
    fault: 'switchover with patronictl',
    async make(cluster) {
      await cluster.switchOver()
      return { afterElection: async () => undefined }
    },
  },
  {
    name: 'cut',
    fault: 'the leader’s network is cut, and mended after another leads',
    async make(_cluster, leader) {
      await leader.place.cut()
      return { afterElection: leader.place.mend }
    },
  },
  {
    name: 'freeze',
    fault: 'all processes of the leader’s machine are stopped (SIGSTOP), and wake up after another leads',
    async make(_cluster, leader) {
      await leader.freeze()
      return { afterElection: async () => leader.thaw() }
    },
  },
  {
    name: 'no-quorum',
    fault: 'kill -9 of two of three etcd members; started again after the leader has stepped down',
    async make(cluster, leader) {
      const others = cluster.machines.filter((machine) => machine !== leader)
      await Promise.all(others.map((machine) => machine.killEtcd()))
      while ((await cluster.leader()) !== null) await wait(100)
      await wait(withoutQuorumMs)
      for (const machine of others) machine.startEtcd()
      return { afterElection: async () => undefined }
    },
  },
]
