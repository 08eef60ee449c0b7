import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { requireOwn } from '../access/launch-access.ts'
import { defineAction } from '../define-action.ts'

/** Permanently deletes an own draft with its history and audit; its slugs become free. Throws NOT_FOUND, and CONFLICT if it isn't a draft. */
export const discardDraft = defineAction({
  access: 'maker',
  quota: 'changes',
  input: Type.Object({ slug: Type.String() }),
  run: (world, { slug }, account): Promise<void> =>
    world.store.transact(async (transaction) => {
      const { id, status } = await requireOwn(transaction, slug, account)
      if (status !== 'draft') throw new Failure('CONFLICT', 'Only drafts can be deleted.')
      for (const entry of await transaction.list('history', 'launchId', id)) await transaction.remove('history', entry.id)
      for (const place of await transaction.list('directorySubmissions', 'launchId', id))
        await transaction.remove('directorySubmissions', place.id)
      await transaction.remove('elsewherePlans', id)
      await transaction.remove('crawls', id)
      await transaction.remove('launches', id)
    }),
})
