import { clusterFaults, type ClusterFault } from './faults.ts'
import { runRound } from './round.ts'
import { openScene } from './scene.ts'
import type { ClusterRow } from './table.ts'

type Tell = (line: string) => void

/** Two clusters at once, because most of a round is waiting for an election; each fault has its own. */
const halves: readonly (readonly string[])[] = [
  ['kill', 'cut'],
  ['freeze', 'no-quorum', 'switchover'],
]

/** So many rounds of each fault, or of the named ones. */
export async function runCluster(rounds: number, named: readonly string[], tell: Tell): Promise<ClusterRow[]> {
  const isMeant = ({ name }: ClusterFault) => named.length === 0 || named.includes(name)
  const meant = halves.map((names) => clusterFaults.filter((fault) => isMeant(fault) && names.includes(fault.name)))
  const rows = await Promise.all(meant.filter(({ length }) => length > 0).map((faults) => onOneCluster(rounds, faults, tell)))
  return rows.flat()
}

async function onOneCluster(rounds: number, faults: readonly ClusterFault[], tell: Tell): Promise<ClusterRow[]> {
  const rows: ClusterRow[] = []
  const scene = await openScene()
  try {
    for (const fault of faults) {
      const row: ClusterRow = { fault, rounds: [], broken: [] }
      rows.push(row)
      for (let round = 1; round <= rounds; round += 1) {
        const told = await runRound(scene, fault).then(
          (outcome) => {
            row.rounds.push(outcome)
            return JSON.stringify(outcome)
          },
          (error: unknown) => {
            row.broken.push(`round ${round}: ${error instanceof AggregateError ? error.errors.join(', ') : String(error)}`)
            return row.broken.at(-1) ?? ''
          },
        )
        tell(`${fault.name} ${round}: ${told}`)
      }
      for (const lane of scene.lanes) row.broken.push(...((await lane.finish?.()) ?? []))
    }
  } finally {
    await scene.close()
  }
  return rows
}
