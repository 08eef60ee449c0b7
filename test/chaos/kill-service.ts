import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild } from './child-service.ts'
import { sumOf, type Outcome } from './fault.ts'
import { Ledger } from './ledger.ts'

const writers = 12

/** The service on one folder, killed again and again while people sign up and vote; after each death the folder has all they were told. */
export async function killService(rounds: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-kill-'))
  const ledger = new Ledger()
  const outcomes: Outcome[] = []
  for (let round = 0; round < rounds; round += 1) outcomes.push(await killOnce(folder, ledger))
  const sum = sumOf(outcomes)
  if (sum.misses.length === 0) await rm(folder, { recursive: true })
  return sum
}

async function killOnce(folder: string, ledger: Ledger): Promise<Outcome> {
  const before = ledger.acknowledged
  const service = await startChild(folder)
  await ledger.begin(service.origin, writers)
  const work = Promise.allSettled([
    ledger.signUp(service.origin),
    ...Array.from({ length: writers }, (_, index) => ledger.voteUntilRefused(service.origin, index)),
  ])
  await Promise.race([ledger.nextAcknowledgement(), work])
  await wait(Math.random() * 200)
  await service.end()
  await work
  const { lost, torn } = await ledger.compare(folder)
  return { rounds: 1, acknowledged: ledger.acknowledged - before, lost, torn, misses: [] }
}
