import { setTimeout as wait } from 'node:timers/promises'
import { dayMs } from '../../../shared/durations.ts'
import { keyOfFile, type StoredPicture } from '../../domain/pictures/picture.ts'
import type { World } from '../../ports/world.ts'
import { isUsed } from '../pictures/keep-picture.ts'
import { removeAll } from './remove-all.ts'

/** How long a picture that nothing uses is kept: its form may not have been saved yet. */
const unusedKept = 7 * dayMs

/** Milliseconds. */
const graceMs = 2000

/** Deletes pictures that nothing has used for a week, and the files of those that nobody has. */
export async function forgetPictures(world: Pick<World, 'store' | 'clock' | 'pictures' | 'siteUrl'>): Promise<void> {
  const { store, clock, pictures } = world
  const before = new Date(clock().getTime() - unusedKept).toISOString()
  const files = Map.groupBy(await pictures.list(), keyOfFile)
  const isKept = async (key: string) =>
    (await store.countBy('pictures', 'key', key)) > 0 || (await store.countBy('pagePictures', 'key', key)) > 0
  const unkept: string[] = []
  for (const key of files.keys()) {
    if (key === null) continue
    const records = await store.list('pictures', 'key', key)
    const unused: StoredPicture[] = []
    for (const record of records) if (record.createdAt < before && !(await isUsed(world, record))) unused.push(record)
    await removeAll(store, 'pictures', unused)
    if (!(await isKept(key))) unkept.push(key)
  }
  // Whoever adds one at this moment writes its files before its record, so they get a moment for that.
  if (unkept.length > 0) await wait(graceMs)
  for (const key of unkept) if (!(await isKept(key))) for (const name of files.get(key) ?? []) await pictures.remove(name)
}
