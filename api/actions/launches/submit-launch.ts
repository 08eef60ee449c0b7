import { Type } from 'typebox'
import type { Launch } from '../../domain/launch/launch.ts'
import { requireLead } from '../access/launch-access.ts'
import { uncounted } from '../access/caller.ts'
import { defineAction } from '../define-action.ts'
import { draftInput, editDraft, recheckDraft } from '../drafts/edit-draft.ts'
import { moveLaunch, requireProven } from './move-launch.ts'

/** A free one takes a slot in its week. Throws BAD_REQUEST with every error, CONFLICT for a full week or a product already listed. */
export const submitLaunch = defineAction({
  access: 'lead',
  quota: null,
  visits: 'audits',
  input: Type.Object({ slug: Type.String(), plan: Type.String(), launchDate: Type.String() }),
  async run(world, { slug, plan, launchDate }, account, caller): Promise<Launch> {
    const { visit = uncounted } = caller
    const { id, status, url } = await requireLead(world.store, slug, account)
    await requireProven(world, world.store, account)
    if (status === 'draft' && url !== '' && (await world.store.get('crawls', id)) === null)
      await visit(() => recheckDraft(world, { slug }, caller))
    return moveLaunch(world, slug, { event: 'submit', plan: plan.trim(), launchDate: launchDate.trim() }, account)
  },
})

/** Saves a draft and submits it. It stays saved if it can’t be submitted. Throws what both throw. */
export const saveAndSubmit = defineAction({
  access: 'lead',
  quota: null,
  visits: 'audits',
  input: draftInput,
  async run(world, input, account, caller): Promise<Launch> {
    const { slug, plan, requestedLaunchDate } = await editDraft(world, input, account)
    return submitLaunch(world, { slug, plan: plan ?? '', launchDate: requestedLaunchDate ?? '' }, { ...caller, account })
  },
})

/** What the owner of a launch may do with it at any time. Throws CONFLICT if its status has no such move. */
const ownMove = (event: 'withdraw' | 'unpublish' | 'reopen') =>
  defineAction({
    access: 'lead',
    quota: 'changes',
    input: Type.Object({ slug: Type.String() }),
    run: (world, { slug }, account) => moveLaunch(world, slug, { event }, account),
  })

export const withdrawLaunch = ownMove('withdraw')
export const unpublishOwn = ownMove('unpublish')
export const reopenLaunch = ownMove('reopen')
