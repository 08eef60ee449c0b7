import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { altsOf } from '../../domain/moderation/changes.ts'
import { keptKey, pictureId, picturePath, picturesIn } from '../../domain/pictures/picture.ts'
import type { Listing } from '../../../shared/fields/listing-fields.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { requireOwn } from '../access/launch-access.ts'
import { defineAction } from '../define-action.ts'
import { cleanAlt, keepPicture } from './keep-picture.ts'

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
