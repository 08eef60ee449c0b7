import type { Listing } from '../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { keptKey, pictureId, picturesIn } from '../../domain/pictures/picture.ts'
import type { Transaction } from '../../ports/store.ts'

/** Pictures that somebody added to another’s launch are kept for its lead maker, or the launch itself: they stay when that person leaves. */
export async function adoptPictures(
  { get, put }: Pick<Transaction, 'get' | 'put'>,
  { id, ownerId, ...listing }: Pick<Launch, 'id' | 'ownerId'> & Pick<Listing, 'logo' | 'screenshots'>,
  from: string,
): Promise<void> {
  if (from === ownerId) return
  for (const key of new Set(picturesIn(listing).flatMap((address) => keptKey(address) ?? []))) {
    const own = pictureId(ownerId ?? id, key)
    const added = (await get('pictures', own)) === null ? await get('pictures', pictureId(from, key)) : null
    if (added !== null) await put('pictures', { ...added, id: own, accountId: ownerId, ...(ownerId === null && { launchId: id }) })
  }
}
