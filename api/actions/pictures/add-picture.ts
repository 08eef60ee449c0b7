import { Type } from 'typebox'
import { invalidField, Failure } from '../../domain/failure.ts'
import { pictureLimits, keptKey, pictureId, picturesIn, picturePath } from '../../domain/pictures/picture.ts'
import type { World } from '../../ports/world.ts'
import { defineAction, defineBearerEndpoint } from '../define-action.ts'
import { keepPicture, cleanAlt, type Kept } from './keep-picture.ts'
import type { Listing } from '../../../shared/fields/listing-fields.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import type { Transaction, Finders } from '../../ports/store.ts'
import { requireOwn } from '../access/launch-access.ts'
import { altsOf } from '../../domain/moderation/changes.ts'

/** The path of a picture that we keep, also by its URL on this site; any other address as it is. */
export function ownPath(address: string, siteUrl: string): string {
  const key = keptKey(address.trim(), siteUrl)
  return key === null ? address : picturePath(key)
}

/** Fetches a picture from another site and keeps it, so that no visitor’s browser asks that site. One that can’t be kept stays as it is. */
export async function keepForeign(world: World, accountId: string, address: string): Promise<string> {
  if (!/^https?:/i.test(address) || address.startsWith(`${world.siteUrl}/`)) return address
  try {
    const file = await world.pictures.fetch(address)
    return file === null ? address : (await keepPicture(world, { accountId, file, source: address })).path
  } catch (error) {
    if (error instanceof Failure) return address
    throw error
  }
}

export async function keepListingPictures<L extends Listing>(world: World, accountId: string, listing: L): Promise<L> {
  const [logo = '', ...screenshots] = await Promise.all(picturesIn(listing).map((address) => keepForeign(world, accountId, address)))
  return { ...listing, logo, screenshots: [...new Set(screenshots)] }
}

/** Says what a draft’s pictures show, by the path of each: the account’s own, and those of the launch. Those of a live launch are described where its listing is edited. */
export const describePictures = defineAction({
  access: 'maker',
  quota: null,
  input: Type.Object({ slug: Type.String(), alts: Type.Record(Type.String(), Type.String()) }),
  async run({ store }, { slug, alts }, account): Promise<void> {
    const launch = await requireOwn(store, slug, account)
    for (const owner of new Set([account.id, ownerOf(launch)])) {
      const found = await readAlts({ store }, owner, owner === account.id ? Object.keys(alts) : picturesIn(launch))
      const live = [launch, ...(await store.list('launches', 'ownerId', owner))].filter(isLive).flatMap(picturesIn)
      const changed = Object.entries(alts).filter(([path, alt]) => path in found && !live.includes(path) && found[path] !== cleanAlt(alt))
      if (changed.length > 0) await store.transact((transaction) => putAlts(transaction, owner, Object.fromEntries(changed)))
    }
  },
})

/** Whose pictures a launch shows: its lead maker’s, or its own. */
export const ownerOf = ({ id, ownerId }: Pick<Launch, 'id' | 'ownerId'>): string => ownerId ?? id

/** Says what pictures of an account, or of a launch without one, show: by their path. */
export async function putAlts({ get, put }: Pick<Transaction, 'get' | 'put'>, owner: string, alts: Record<string, string>): Promise<void> {
  for (const [path, alt] of Object.entries(alts)) {
    const picture = await get('pictures', pictureId(owner, keptKey(path) ?? ''))
    if (picture !== null) await put('pictures', { ...picture, alt: cleanAlt(alt) })
  }
}

/** What pictures show, by path, as far as their owner has said so: an account, or a launch without one. */
export async function readAlts(
  { store }: { store: Pick<Finders, 'get'> },
  owner: string,
  addresses: readonly string[],
): Promise<Record<string, string>> {
  const keys = addresses.flatMap((address) => keptKey(address) ?? [])
  const found = await Promise.all(keys.map((key) => store.get('pictures', pictureId(owner, key))))
  return Object.fromEntries(found.flatMap((picture) => (picture === null ? [] : [[picturePath(picture.key), picture.alt]])))
}

/** The same of a launch, as its makers last edited it: also what waits for a moderator. */
export const readEditedAlts = async ({ store }: Pick<World, 'store'>, launch: Launch, addresses: readonly string[]) => ({
  ...(await readAlts({ store }, ownerOf(launch), addresses)),
  ...altsOf((await store.get('revisions', launch.id))?.alts, 'edited'),
})

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
