import { Type } from 'typebox'
import { invalidField } from '../../domain/failure.ts'
import { pictureLimits, keptKey, pictureId, picturesIn } from '../../domain/pictures/picture.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import { keepPicture, type Kept } from './keep-picture.ts'
import type { Listing } from '../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Transaction } from '../../ports/store.ts'
import { requireOwn } from '../access/launch-access.ts'
import { keepForeign } from './keep-listing-pictures.ts'

/** A picture that somebody uploads in the browser: `picture` is its file as a data: URL. */
export const uploadPicture = defineAction({
  access: 'member',
  quota: 'pictures',
  input: Type.Object({ picture: Type.String(), alt: Type.Optional(Type.String()) }),
  run: (world, { picture, alt }, account): Promise<Kept> => keepPicture(world, { accountId: account.id, file: fileOf(picture), alt }),
})

/** A picture that a program hands in, as a file or by its URL. */
export const addPicture = defineBearerEndpoint('addPicture', async (world, { data, url, alt }, account) => {
  if ((data === undefined) === (url === undefined))
    throw invalidField('data', 'Send either data, the file in base64, or url, where we can fetch it.', 'required')
  const file = data === undefined ? await fetchPicture(world, url ?? '') : fileOf(data)
  const kept = await keepPicture(world, { accountId: account.id, file, alt, ...(url !== undefined && { source: url }) })
  return { ok: true, url: `${world.siteUrl}${kept.path}`, width: kept.width, height: kept.height, alt: kept.alt } as const
})

/** Throws BAD_REQUEST with fieldErrors.picture if it can’t be fetched. */
export async function fetchPicture({ pictures }: Pick<World, 'pictures'>, url: string): Promise<Uint8Array> {
  const file = await pictures.fetch(url)
  if (file === null) throw invalidField('picture', `We couldn’t fetch ${url.slice(0, 100)}. Upload the picture instead.`, 'fetch')
  return file
}

/** The file in base64, or in a data: URL. Throws BAD_REQUEST with fieldErrors.picture. */
export function fileOf(text: string): Uint8Array {
  const file = Buffer.from(text.slice(text.startsWith('data:') ? text.indexOf(',') + 1 : 0), 'base64')
  if (file.length === 0) throw invalidField('picture', 'Choose a picture.', 'required')
  if (file.length > pictureLimits.bytes)
    throw invalidField('picture', `The picture is larger than ${pictureLimits.bytes / 1024 / 1024} MB. Use a smaller one.`, 'heavy')
  return file
}

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

/** Fetches the pictures that the last audit found on a launch’s page, to be added by a press. Those that nobody adds are deleted after a week. */
export const offerPictures = defineAction({
  access: 'maker',
  quota: 'pictures',
  input: Type.Object({ slug: Type.String() }),
  async run(world, { slug }, account): Promise<void> {
    const { id } = await requireOwn(world.store, slug, account)
    const found = (await world.store.get('crawls', id))?.pictures ?? []
    const kept = await Promise.all(found.map((address) => keepForeign(world, account.id, address)))
    const offered = [...new Set(kept.filter((address) => keptKey(address) !== null))]
    await world.store.transact(async ({ get, put }) => {
      const crawl = await get('crawls', id)
      if (crawl !== null) await put('crawls', { ...crawl, offered })
    })
  },
})
