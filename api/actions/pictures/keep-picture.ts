import { Failure, invalidField } from '../../domain/failure.ts'
import {
  isPictureFile,
  pictureFile,
  pictureId,
  pictureKey,
  pictureLimits,
  picturePath,
  type StoredPicture,
  keptKey,
  picturesIn,
} from '../../domain/pictures/picture.ts'
import { plainLine } from '../../domain/plain-text.ts'
import type { World } from '../../ports/world.ts'

type Given = {
  /** Whose it is; null for the site’s own, which stays until its record is removed. */
  accountId: string | null
  file: Uint8Array
  alt?: string | undefined
  source?: string
}

export type Kept = { key: string; path: string; width: number; height: number; alt: string }
type KeepingWorld = Pick<World, 'store' | 'clock' | 'pictures'>

/** Re-encodes a picture and keeps it; one that was kept before is still said to show the same. `path` is where it’s served from then on. Throws BAD_REQUEST with fieldErrors.picture, and SERVICE_UNAVAILABLE. */
export async function keepPicture(world: KeepingWorld, { accountId, file, alt, source }: Given): Promise<Kept> {
  const { store, pictures, clock } = world
  if (accountId !== null && (await store.countBy('pictures', 'accountId', accountId)) >= pictureLimits.each)
    throw invalidField(
      'picture',
      `You have ${pictureLimits.each} pictures. Remove some from your launches; unused ones are deleted after a week.`,
      'maxItems',
    )
  const { width, height, hash, files } = await pictures.encode(file)
  const key = pictureKey(hash, { width, height })
  // Files first: a record without them would be a broken picture, and files without one are removed.
  for (const each of files) await pictures.write(pictureFile(key, each.width), each.bytes)
  const id = pictureId(accountId, key)
  const stored = await store.transact(async (transaction) => {
    const before = await transaction.get('pictures', id)
    const bytes = files.reduce((sum, each) => sum + each.bytes.length, 0)
    const fresh: StoredPicture = { id, accountId, key, bytes, alt: cleanAlt(alt), source: source ?? null, createdAt: clock().toISOString() }
    const record = { ...(before ?? fresh), createdAt: fresh.createdAt }
    await transaction.put('pictures', record)
    return record
  })
  return { key, path: picturePath(key), width, height, alt: stored.alt }
}

export const cleanAlt = (alt: string | undefined): string =>
  Array.from(plainLine(alt ?? ''))
    .slice(0, pictureLimits.altLength)
    .join('')

/** A file of a kept picture. Throws NOT_FOUND if nobody has the picture any more. */
export async function readPicture({ store, pictures }: Pick<World, 'store' | 'pictures'>, key: string, width: string): Promise<Uint8Array> {
  const isKept = (await store.countBy('pictures', 'key', key)) > 0
  const name = `${key}.${width}.webp`
  const file = isKept && isPictureFile(name) ? await pictures.read(name) : null
  if (file === null) throw new Failure('NOT_FOUND', 'Picture not found.')
  return file
}

/** Whether a picture is on a launch, in an edit of one, or its owner’s own. The site’s are used until their record is removed. */
export async function isUsed({ store, siteUrl }: Pick<World, 'store' | 'siteUrl'>, { accountId, launchId, key }: StoredPicture) {
  if (accountId === null && launchId === undefined) return true
  const owner = accountId === null ? null : await store.get('profiles', accountId)
  if (owner?.picture !== undefined && keptKey(owner.picture) === key) return true
  const launch = launchId === undefined ? null : await store.get('launches', launchId)
  const launches = accountId === null ? [launch ?? []].flat() : await store.list('launches', 'ownerId', accountId)
  // A decision that removed the picture can still be undone.
  if (accountId !== null && (await store.list('undos', 'accountId', accountId)).some((undo) => JSON.stringify(undo).includes(key)))
    return true
  for (const each of launches) {
    const revision = await store.get('revisions', each.id)
    const listings = [each, revision?.approved, revision?.proposed].filter((listing) => listing != null)
    if (listings.some((listing) => picturesIn(listing).some((address) => keptKey(address, siteUrl) === key))) return true
  }
  return false
}
