import { Type } from 'typebox'
import { keptKey } from '../../domain/pictures/picture.ts'
import { requireOwn } from '../access/launch-access.ts'
import { defineAction } from '../define-action.ts'
import { keepForeign } from './keep-listing-pictures.ts'

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
