import { expect, it } from 'vitest'
import { killRound } from './kill-round.ts'
import { makeFolder } from './notes-database.ts'

it('a process killed at any moment loses no acknowledged change and leaves none half-written', async () => {
  const folder = await makeFolder()
  const acknowledged = new Set<number>()
  for (const afterMs of [0, 3, 20, 45, 90]) {
    const round = await killRound(folder, acknowledged, afterMs)
    expect(round.acknowledged).toBeGreaterThan(0)
    expect(round).toMatchObject({ lost: [], torn: [] })
  }
})
