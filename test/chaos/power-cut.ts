import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLowdbStore } from '../../api/store/lowdb-store.ts'
import { faultsOf } from '../api/store/counting-writer.ts'
import { copySparse, formatExt4, freeze, Mounts, thaw, whyNoMounts } from './block-device.ts'
import type { Outcome, Skipped } from './fault.ts'

const syncing = fileURLToPath(new URL('../api/store/counting-writer.ts', import.meta.url))
const careless = fileURLToPath(new URL('./careless-writer.ts', import.meta.url))

/**
 * A machine in three layers, all of it in memory: the store's own ext4 lies on a disk, the disk is a file of a file system that stands for the
 * disk's volatile cache, and that one's image is the platter. Only what the store has had flushed gets through to the platter.
 * The platter's file system is frozen for an image, so that it is of one instant while the writers go on.
 */
type Machine = { platter: string; store: string; freezing: string; memory: string; mounts: Mounts }

async function buildMachine(): Promise<Machine> {
  const mounts = new Mounts()
  const memory = await mounts.memory('2g')
  const base = join(memory, 'base')
  await formatExt4(base, '400m')
  const { folder: freezing } = await mounts.ext4(base)
  const platter = join(freezing, 'platter')
  await formatExt4(platter, '200m')
  const { folder: cache } = await mounts.ext4(platter)
  const disk = join(cache, 'disk')
  await formatExt4(disk, '100m')
  const { folder: store } = await mounts.ext4(disk)
  return { platter, store: join(store, 'data'), freezing, memory, mounts }
}

/** Images of the platter while the store is being written to; each is mounted like a disk after the cut, and opened. */
export async function powerCut(rounds: number, { sync = true } = {}): Promise<Outcome | Skipped> {
  const reason = await whyNoMounts()
  if (reason !== null) return { skipped: reason }
  const machine = await buildMachine()
  const outcome: Outcome = { rounds, acknowledged: 0, lost: 0, torn: 0, misses: [] }
  try {
    const writer = spawn(process.execPath, [sync ? syncing : careless, machine.store], { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(writer, 'close')
    let highest = 0
    writer.stdout.setEncoding('utf8').on('data', (part: string) => {
      for (const line of part.split('\n')) highest = Math.max(highest, Number(line))
    })
    await once(writer.stdout, 'data')
    for (let round = 1; round <= rounds; round += 1) {
      await wait(Math.random() * 300)
      const image = join(machine.memory, `image-${round}`)
      // Heard of before the instant of the image, so acknowledged before it.
      const acknowledged = highest
      await freeze(machine.freezing)
      try {
        await copySparse(machine.platter, image)
      } finally {
        await thaw(machine.freezing)
      }
      const { kept, faults } = await startAgain(image)
      outcome.acknowledged = acknowledged
      outcome.lost = (outcome.lost ?? 0) + Math.max(0, acknowledged - kept)
      outcome.torn = (outcome.torn ?? 0) + faults.length
      outcome.misses.push(...faults)
      await rm(image)
    }
    if (writer.exitCode !== null) outcome.misses.push('the writer ended by itself')
    writer.kill('SIGKILL')
    await gone
  } finally {
    await machine.mounts.undo()
  }
  return outcome
}

/** Power is back: both file systems recover by their journals, and the store opens its folder. */
async function startAgain(image: string): Promise<{ kept: number; faults: string[] }> {
  const mounts = new Mounts()
  try {
    const { folder: cache } = await mounts.ext4(image)
    const { folder: disk } = await mounts.ext4(join(cache, 'disk'))
    const store = await createLowdbStore({ folder: join(disk, 'data'), onNote: () => undefined, onFailure: () => undefined })
    const { n, faults } = await faultsOf(store)
    await store.close()
    return { kept: n, faults }
  } catch (error) {
    return { kept: 0, faults: [String(error)] }
  } finally {
    await mounts.undo()
    await rm(`${image}.mounted`, { recursive: true, force: true })
  }
}
