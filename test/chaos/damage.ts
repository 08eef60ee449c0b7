import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLowdbStore } from '../../api/store/embedded/lowdb-store.ts'
import { startChild } from './child-service.ts'
import type { Outcome } from './fault.ts'
import { Ledger } from './ledger.ts'

type Damaged = { folder: string; journal: string; bytes: Buffer; ledger: Ledger; words: () => Promise<string | null> }

const open = (folder: string) => createLowdbStore({ folder, onNote: () => undefined, onFailure: () => undefined })

/** A folder that the service has filled and left; `each` damages a copy of it and says what was wrong with the outcome. */
async function damageCopies(rounds: number, each: (damaged: Damaged) => Promise<string[]>): Promise<Outcome> {
  const base = await mkdtemp(join(tmpdir(), 'slipway-damage-'))
  const original = join(base, 'original')
  const ledger = new Ledger()
  const service = await startChild(original)
  await ledger.begin(service.origin)
  await service.end()
  const misses: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const folder = join(base, `copy-${round}`)
    await cp(original, folder, { recursive: true })
    const journal = join(
      folder,
      (await readdir(folder))
        .filter((name) => name.startsWith('journal-'))
        .sort()
        .at(-1) ?? '',
    )
    const words = () =>
      open(folder).then(
        async (store) => (await store.close(), null),
        (error: unknown) => String(error),
      )
    misses.push(...(await each({ folder, journal, bytes: await readFile(journal), ledger, words })))
    await rm(folder, { recursive: true })
  }
  const outcome = { rounds, acknowledged: ledger.acknowledged, ...(await ledger.compare(original)), misses }
  await rm(base, { recursive: true })
  return outcome
}

/** A part of a line at the end, as a machine that stops in the middle of a write leaves it: cut, and nothing else is touched. */
export const tornLastLine = (rounds: number): Promise<Outcome> =>
  damageCopies(rounds, async ({ folder, journal, bytes, ledger, words }) => {
    const lines = bytes.toString('latin1').split(/(?<=\n)/)
    const line = lines[Math.floor(Math.random() * lines.length)] ?? ''
    // At least one byte before the newline is missing: a line that lacks only that is complete.
    const torn = Buffer.from(line.slice(0, 1 + Math.floor(Math.random() * (line.length - 2))), 'latin1')
    await writeFile(journal, Buffer.concat([bytes, torn]))
    const rejection = await words()
    if (rejection !== null) return [rejection]
    const { lost, torn: inPart } = await ledger.compare(folder)
    return lost + inPart === 0 ? [] : [`${lost} lost and ${inPart} in part behind a torn line`]
  })

/** A changed bit in front of the last line: the store does not open, names the file, and changes nothing. */
export const corruptedMiddle = (rounds: number): Promise<Outcome> =>
  damageCopies(rounds, async ({ journal, bytes, words }) => {
    const lastLine = bytes.lastIndexOf('\n', bytes.length - 2)
    const spoiled = Buffer.from(bytes)
    const at = Math.floor(Math.random() * lastLine)
    spoiled[at] = (spoiled[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
    await writeFile(journal, spoiled)
    const rejection = await words()
    if (rejection === null) return [`byte ${at} was changed and nobody noticed`]
    const misses = rejection.includes('journal-') ? [] : [`the refusal names no file: ${rejection}`]
    if (!spoiled.equals(await readFile(journal))) misses.push('the damaged file was changed')
    return misses
  })
