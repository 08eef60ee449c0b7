import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLowdbStore } from '../../api/store/embedded/lowdb-store.ts'
import { faultsOf } from '../api/store/embedded/counting-writer.ts'
import { copySparse, flush, formatExt4, freeze, Mounts, thaw, whyNoMounts } from './block-device.ts'
import { adopt, endChildren } from './child-service.ts'
import type { Outcome, Skipped } from './fault.ts'

const syncing = fileURLToPath(new URL('../api/store/embedded/counting-writer.ts', import.meta.url))
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
  // The machine was there before the power went: what is lost is lost by what a store does.
  for (const folder of [store, cache]) await flush(folder)
  return { platter, store: join(store, 'data'), freezing, memory, mounts }
}

/** `misses` are faults of what was kept; `broken` says why the cuts themselves prove nothing. */
type Cuts = { rounds: number; acknowledged: number; lost: number; misses: string[]; broken: string[] }

/** A store that syncs loses nothing. */
export async function powerCut(rounds: number): Promise<Outcome | Skipped> {
  const cuts = await cutPower(rounds, syncing)
  if ('skipped' in cuts) return cuts
  const { broken, misses, ...figures } = cuts
  return { ...figures, torn: misses.length, misses: [...misses, ...broken] }
}

/** One that never syncs must lose something, or the cuts would prove nothing. */
export async function powerCutControl(): Promise<Outcome | Skipped> {
  const cuts = await cutPower(1, careless)
  if ('skipped' in cuts) return cuts
  const { rounds, acknowledged, lost, misses, broken } = cuts
  const found = misses.length === 0 ? '' : `; then found: ${misses.join('; ')}`
  return {
    rounds,
    acknowledged,
    misses: lost === 0 ? ['nothing was lost', ...broken] : broken,
    note: `${lost} lost, as it must be${found}`,
  }
}

/** Images of the platter while the store is being written to; each is mounted like a disk after the cut, and opened. */
async function cutPower(rounds: number, program: string): Promise<Cuts | Skipped> {
  const reason = await whyNoMounts()
  if (reason !== null) return { skipped: reason }
  const machine = await buildMachine()
  const cuts: Cuts = { rounds, acknowledged: 0, lost: 0, misses: [], broken: [] }
  try {
    const writer = spawn(process.execPath, [program, machine.store], { stdio: ['ignore', 'pipe', 'inherit'] })
    adopt(writer)
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
      cuts.acknowledged = acknowledged
      cuts.lost += Math.max(0, acknowledged - kept)
      cuts.misses.push(...faults)
      await rm(image)
    }
    if (writer.exitCode !== null) cuts.broken.push('the writer ended by itself')
    if (cuts.acknowledged === 0) cuts.broken.push('nothing was acknowledged before a cut')
    writer.kill('SIGKILL')
    await gone
  } finally {
    await endChildren()
    await machine.mounts.undo()
  }
  return cuts
}

/** Power is back: both file systems recover by their journals, and the store opens its folder. Throws where a file system cannot be mounted. */
async function startAgain(image: string): Promise<{ kept: number; faults: string[] }> {
  const mounts = new Mounts()
  try {
    const { folder: cache } = await mounts.ext4(image)
    const { folder: disk } = await mounts.ext4(join(cache, 'disk'))
    const options = { folder: join(disk, 'data'), onNote: () => undefined, onFailure: () => undefined }
    const store = await createLowdbStore(options).catch((error: unknown) => String(error))
    if (typeof store === 'string') return { kept: 0, faults: [store] }
    const { n, faults } = await faultsOf(store)
    await store.close()
    return { kept: n, faults }
  } finally {
    await mounts.undo()
    await rm(`${image}.mounted`, { recursive: true, force: true })
  }
}
