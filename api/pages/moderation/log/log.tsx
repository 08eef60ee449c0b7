import type { Context } from 'koa'
import { listModerators } from '../../../actions/moderation/log/list-moderators.ts'
import { nameFilter } from '../../../actions/moderation/log/name-filter.ts'
import { readLog } from '../../../actions/moderation/log/read-log.ts'
import { readUndoable } from '../../../actions/moderation/log/read-undoable.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { requireModeratorHere } from '../moderators-only.ts'
import { readFilter, logLink } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { LogList } from './log-list.tsx'
import { paths } from '../../../../shared/paths.ts'

const shown = 50

/** The moderation log: every decision, newest first, page by page. */
export async function log(world: World, ctx: Context): Promise<void> {
  await showLog(world, ctx, requireModeratorHere(world, ctx))
}

/** Answers with the log that the query asks for. `alert` says why nothing was done. */
export async function showLog(world: World, ctx: Context, account: Profile, { alert }: { alert?: string } = {}): Promise<void> {
  const query = new URLSearchParams(ctx.querystring)
  const filter = readFilter(query)
  const before = /^[0-9a-f]{32}$/.exec(query.get('before') ?? '')?.[0] ?? null
  const [{ entries, next }, moderators] = await Promise.all([
    readLog(world, filter, { before, limit: shown }, account),
    listModerators(world),
  ])
  const undoable = await readUndoable(world, entries, account)
  const names = await nameFilter(world, filter, account)
  await sendModerationPage(
    world,
    ctx,
    {
      section: 'log',
      title: 'Moderation log',
      heading: 'Log',
      lead: (
        <>
          Every decision by a moderator or the operator, newest first. Changes to <a href={paths.editDirectories()}>directories</a> are in
          each directory’s history.
        </>
      ),
      alert,
    },
    <>
      <LogFilters filter={filter} moderators={moderators} names={names} />
      {entries.length === 0 ? (
        <div class="empty">
          <p class="empty__title">{Object.keys(filter).length === 0 ? 'No decisions yet' : 'No matching decisions'}</p>
          <p>Decisions made before the log was introduced are in each launch’s history.</p>
        </div>
      ) : (
        <LogList entries={entries} undoable={undoable} />
      )}
      {(before !== null || next !== null) && (
        <p class="gap-3-5 row center above-5">
          {before !== null && <a href={logLink(filter)}>Back to newest</a>}
          {next !== null && (
            <a class="sw-button" href={logLink(filter, { before: next })}>
              Older decisions
            </a>
          )}
        </p>
      )}
    </>,
  )
}
