import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatExt4, Mounts, remount, whyNoMounts } from './block-device.ts'
import { endChildren, NotStarted, startChild } from './child-service.ts'
import type { Outcome, Skipped } from './fault.ts'
import { Ledger } from './ledger.ts'

/** Votes until the service refuses one; says what it did instead of refusing in its words, and of going on reading. */
async function writeUntilRefused(origin: string, ledger: Ledger): Promise<string[]> {
  const rejection = await ledger.voteUntilRefused(origin, 0).catch((error: unknown) => String(error))
  const misses: string[] = []
  if (!rejection.includes('503')) misses.push(`a write was answered with ${rejection}, not 503`)
  const read = await fetch(`${origin}/api/v1/products/`)
  if (read.status !== 200) misses.push(`a read was answered with ${read.status}`)
  const ready = await fetch(`${origin}/readyz`)
  if (ready.status !== 503) misses.push(`/readyz says ${ready.status}`)
  const late = await ledger.signUp(origin).catch((error: unknown) => String(error))
  if (late === undefined) misses.push('a later write was acknowledged')
  return misses
}

/** A file of zeros that leaves about so many bytes of the file system. */
async function fillUp(folder: string, leave: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  const ballast = join(folder, 'ballast')
  // What the file system needs for itself makes the last bytes not fit.
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave))).catch(() => undefined)
  return ballast
}

/** Each round has mounts of its own, which go with its services whatever happens. */
async function inRounds(rounds: number, round: (outcome: Outcome, mounts: Mounts) => Promise<void>): Promise<Outcome | Skipped> {
  const reason = await whyNoMounts()
  if (reason !== null) return { skipped: reason }
  const outcome: Outcome = { rounds, acknowledged: 0, lost: 0, torn: 0, misses: [] }
  for (let done = 0; done < rounds; done += 1) {
    const mounts = new Mounts()
    try {
      await round(outcome, mounts)
    } finally {
      await endChildren()
      await mounts.undo()
    }
  }
  return outcome
}

/** The data folder's file system runs full under the service. Afterwards there is room again, and the service starts again. */
export async function fullDisk(rounds: number): Promise<Outcome | Skipped> {
  return inRounds(rounds, async (outcome, mounts) => {
    const image = join(await mounts.memory('64m'), 'disk')
    await formatExt4(image, '32m')
    const { folder } = await mounts.ext4(image)
    await writeThrough(outcome, join(folder, 'data'), () => fillUp(folder, 8000 + Math.random() * 16_000))
  })
}

/**
 * The disk below the file system takes no more blocks, so that a sync of what the file system has already taken fails: a device that is
 * thinner than it says. It is put right with the power off.
 */
export async function failingSync(rounds: number): Promise<Outcome | Skipped> {
  return inRounds(rounds, async (outcome, mounts) => {
    const memory = await mounts.memory('48m')
    const image = join(memory, 'disk')
    await formatExt4(image, '128m')
    const mounted = new Mounts()
    try {
      const { folder } = await mounted.ext4(image)
      const ledger = new Ledger()
      const service = await startChild(join(folder, 'data'))
      await ledger.begin(service.origin)
      const ballast = await fillUp(memory, 0)
      outcome.misses.push(...(await writeUntilRefused(service.origin, ledger)))
      await service.end()
      await mounted.undo().catch(() => mounted.undo())
      await rm(ballast)
      const { folder: again } = await mounted.ext4(image)
      add(outcome, ledger, await ledger.compare(join(again, 'data')))
    } finally {
      await endChildren()
      await mounted.undo()
    }
  })
}

async function writeThrough(outcome: Outcome, dataDir: string, spoil: () => Promise<string>): Promise<void> {
  const ledger = new Ledger()
  const service = await startChild(dataDir)
  await ledger.begin(service.origin)
  const ballast = await spoil()
  outcome.misses.push(...(await writeUntilRefused(service.origin, ledger)))
  await service.end()
  await rm(ballast)
  add(outcome, ledger, await ledger.compare(dataDir))
  const again = await startChild(dataDir)
  await ledger.signUp(again.origin)
  await again.end()
}

function add(outcome: Outcome, ledger: Ledger, { lost, torn }: { lost: number; torn: number }): void {
  outcome.acknowledged = (outcome.acknowledged ?? 0) + ledger.acknowledged
  outcome.lost = (outcome.lost ?? 0) + lost
  outcome.torn = (outcome.torn ?? 0) + torn
}

/** Nothing can be written into the folder: the service does not start, says why, and leaves all as it is. */
export async function readOnlyFolder(): Promise<Outcome | Skipped> {
  const reason = await whyNoMounts()
  if (reason !== null) return { skipped: reason }
  const mounts = new Mounts()
  const misses: string[] = []
  const ledger = new Ledger()
  try {
    const image = join(await mounts.memory('64m'), 'disk')
    await formatExt4(image, '32m')
    const { folder } = await mounts.ext4(image)
    const dataDir = join(folder, 'data')
    const service = await startChild(dataDir)
    await ledger.begin(service.origin)
    await service.end('SIGTERM')
    await remount(folder, 'ro')
    const words = await startChild(dataDir).then(
      async (started) => (await started.end(), 'it started'),
      (error: unknown) => (error instanceof NotStarted ? error.message : String(error)),
    )
    if (!/DATA_DIR must be a writable folder/.test(words)) misses.push(words)
    await remount(folder, 'rw')
    return { rounds: 1, acknowledged: ledger.acknowledged, ...(await ledger.compare(dataDir)), misses }
  } finally {
    await endChildren()
    await mounts.undo()
  }
}
