import { Type } from 'typebox'
import { invalidField, throwFieldErrors } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { isPlainSlug, maxSlugLength } from '../../domain/launch/slug.ts'
import { requireLead } from '../access/launch-access.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { unreviewedErrors } from '../community/screen-comment.ts'
import { noteEvent } from '../history/note-event.ts'
import { barredErrors } from '../access/is-trusted-maker.ts'
import { listingOf } from '../../domain/moderation/changes.ts'
import type { Finders } from '../../ports/store.ts'
import { emit } from '../../notices/fan-out.ts'
import { defineAction } from '../define-action.ts'
import { withProposal } from './edit-live-listing.ts'
import { keepRevision } from './keep-revision.ts'

/** Keeps anyone from collecting slugs. */
const maxAliases = 5

/** A slug that the public has seen becomes an alias. Throws NOT_FOUND, BAD_REQUEST, also for what’s public of somebody whose edits wait, CONFLICT if taken, FORBIDDEN while suspended. */
export const renameLaunch = defineAction({
  access: 'lead',
  quota: 'changes',
  input: Type.Object({ slug: Type.String(), newSlug: Type.String() }),
  async run(world, { slug, newSlug }, account): Promise<Launch> {
    const wanted = newSlug.trim().toLowerCase()
    if (!isPlainSlug(wanted))
      throw invalidField('slug', `Use lowercase letters, numbers and single hyphens, up to ${maxSlugLength} characters.`, 'pattern')
    return world.store.transact(async (transaction) => {
      const launch = await requireLead(transaction, slug, account)
      blockSuspended(await currentProfile(transaction, account), world.clock())
      if (launch.slug === wanted) return launch
      const isPublic = launch.status === 'live' || launch.status === 'scheduled'
      if (!isModerator(world, account))
        throwFieldErrors([
          ...(await unreviewedErrors(transaction, { slug: wanted })),
          ...(isPublic ? await barredErrors(world, transaction, account, ['slug']) : []),
        ])
      const left = (await wasPublic(transaction, launch)) ? [launch.slug] : []
      const aliases = [...launch.aliases.filter((alias) => alias !== wanted), ...left]
      if (aliases.length > maxAliases) throw invalidField('slug', `You can change the URL up to ${maxAliases} times.`, 'too_many')
      const renamed: Launch = { ...launch, slug: wanted, aliases, updatedAt: world.clock().toISOString() }
      await transaction.put('launches', renamed)
      await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event: 'rename', note: `${launch.slug} → ${wanted}` })
      if (!isPublic) return renamed
      const revision = await transaction.get('revisions', launch.id)
      const edited = listingOf(withProposal(renamed, revision))
      const unseen = { edited, changed: ['slug'], alts: revision?.alts ?? {}, isPublic: revision?.state !== 'waiting', revision } as const
      await keepRevision(world, transaction, { launch, stored: renamed, ...unseen, by: account.id })
      await emit(world, transaction, { kind: 'edit-public', launchId: launch.id, by: account.id, facts: { changed: ['slug'] } })
      return renamed
    })
  },
})

/** Whether the launch is live under its slug, or was until it was unpublished. */
async function wasPublic(finders: Pick<Finders, 'list'>, { id, status }: Launch): Promise<boolean> {
  if (status === 'live') return true
  const history = await finders.list('history', 'launchId', id)
  const last = history.findLast(({ event }) => event === 'take_down' || event === 'unpublish' || event === 'rename')
  return last !== undefined && last.event !== 'rename'
}
