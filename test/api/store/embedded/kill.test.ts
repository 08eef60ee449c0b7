import { expect, it } from 'vitest'
import { killRound } from './kill-round.ts'
import { makeStoreFolder } from './open-store.ts'

it('a store killed at any moment loses no acknowledged transaction and keeps none half-written', async () => {
  const folder = await makeStoreFolder()
  let kept = 0
  for (const afterMs of [0, 3, 20, 45, 90]) {
    const round = await killRound(folder, afterMs)
    expect(round.acknowledged).toBeGreaterThan(kept)
    expect(round.faults).toEqual([])
    kept = round.kept
  }
})
