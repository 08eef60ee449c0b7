import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../../shared/vocabulary.ts'
import { formLimits } from '../../api/pages/forms/page-request.ts'
import { startChild } from './child-service.ts'
import type { Outcome } from './fault.ts'
import type { Attack } from './shapes/attack.ts'
import { batchAttacks } from './shapes/batch-attacks.ts'
import { bodyAttacks } from './shapes/body-attacks.ts'
import { findDoors, settings, type Doors } from './shapes/doors.ts'
import { flood, startProber, type Felt } from './shapes/flood.ts'
import { formAttacks } from './shapes/form-attacks.ts'
import { headAttacks } from './shapes/head-attacks.ts'
import { pageAttacks } from './shapes/page-attacks.ts'
import { storedAttacks } from './shapes/stored-attacks.ts'
import { toolAttacks } from './shapes/tool-attacks.ts'

const atOnce = 20
/** Of /healthz, and of a read of the catalog. */
const boundMs = 250
const largestAnswer = 1024 * 1024
/** A wait may be the machine's: only one that comes back is the service's. */
const attempts = 3
/** Node takes 16 KB of headers. */
const headBytes = 15_000

/** `share` of the attacks are run, spread evenly: there are thousands, and those of one form or field are much alike. */
const spread = (attacks: Attack[], count: number): Attack[] => {
  const step = Math.max(1, attacks.length / count)
  return Array.from({ length: Math.min(count, attacks.length) }, (_, index) => attacks[Math.floor(index * step)]).filter(
    (attack) => attack !== undefined,
  )
}
const isList = ({ name }: Attack) => /numbers|nulls|texts|words|lists|objects|keys/.test(name)

const kinds = {
  forms: (doors: Doors) => [
    ...spread(formAttacks(doors, limits.bodyBytes), 60),
    ...spread(formAttacks(doors, formLimits.bytes), 60),
    ...spread(
      formAttacks(doors, formLimits.draftBytes).filter(({ name }) => /^\/drafts\/\w+\/ |listing/.test(name)),
      60,
    ),
  ],
  arrays: (doors: Doors) =>
    [limits.bodyBytes, 4000].flatMap((bytes) => [
      ...spread(bodyAttacks(doors, bytes).filter(isList), 50),
      ...spread(toolAttacks(doors, bytes).filter(isList), 50),
    ]),
  shapes: (doors: Doors) => [
    ...spread(bodyAttacks(doors, limits.bodyBytes), 40),
    ...spread(toolAttacks(doors, limits.bodyBytes), 60),
    ...spread(headAttacks(doors, headBytes), 100),
    ...storedAttacks(doors),
  ],
  pages: pageAttacks,
  batches: (doors: Doors) => batchAttacks(doors, limits.bodyBytes),
}

/** Twenty copies of each attack at once, and what everybody else feels meanwhile. */
export async function floods(kind: keyof typeof kinds): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-flood-'))
  const service = await startChild(folder, settings)
  const prober = startProber(service.port)
  const misses: string[] = []
  const worst = { wait: { name: '', ms: 0 }, bytes: { name: '', bytes: 0 } }
  let rounds = 0
  try {
    const doors = await findDoors(service)
    for (const { name, request, before } of kinds[kind](doors)) {
      await before?.()
      let felt: Felt = await flood(service, prober, request, atOnce)
      for (let attempt = 1; attempt < attempts && felt.waitMs > boundMs; attempt += 1) {
        const again = await flood(service, prober, request, atOnce)
        if (again.waitMs < felt.waitMs) felt = again
      }
      rounds += 1
      if (felt.waitMs > worst.wait.ms) worst.wait = { name, ms: felt.waitMs }
      if (felt.bytes > worst.bytes.bytes) worst.bytes = { name, bytes: felt.bytes }
      if (felt.waitMs > boundMs) misses.push(`${name}: others waited ${Math.round(felt.waitMs)} ms`)
      if (felt.bytes > largestAnswer) misses.push(`${name}: answered with ${Math.round(felt.bytes / 1024)} KB`)
      if (/none|5\d\d/.test(felt.statuses)) misses.push(`${name}: answered ${felt.statuses}`)
      if (service.child.exitCode !== null) throw new Error(`${name}: the service is gone`)
    }
  } finally {
    await prober.end()
    await service.end()
    await rm(folder, { recursive: true })
  }
  const [wait, bytes] = [Math.round(worst.wait.ms), Math.round(worst.bytes.bytes / 1024)]
  return { rounds, misses, note: `longest wait ${wait} ms with ${worst.wait.name}; largest answer ${bytes} KB to ${worst.bytes.name}` }
}
