import { paths } from '../../../../shared/paths.ts'
import { listModerators, nameFilter } from '../../../actions/moderation/log/list-moderators.ts'
import { readLog } from '../../../actions/moderation/log/read-log.ts'
import { readUndoable } from '../../../actions/moderation/log/read-undoable.ts'
import { undoDecision } from '../../../actions/moderation/undo-decision.ts'
import { returnPath } from '../../session/session.ts'
import { defineForm } from '../../page/define-page.ts'
import { decided, withDecision, defineModeratorPage } from '../moderation-frame.tsx'
import { readFilter, logLink } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { Empty } from '../../parts/empty.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { LogList } from './log-list.tsx'

const shown = 50

export const log = defineModeratorPage('log', {
  path: paths.log,
  async load({ world, query }) {
    const filter = readFilter(query)
    const before = /^[0-9a-f]{32}$/.exec(query.get('before') ?? '')?.[0] ?? null
    const [{ entries, next }, moderators, names] = await Promise.all([
      readLog(world, filter, { before, limit: shown }),
      listModerators(world),
      nameFilter(world, filter),
    ])
    return { filter, before, entries, next, moderators, names, undoable: await readUndoable(world, entries) }
  },
  forms: {
    // Sent from every page that offers it, and leads back there. If a decision can’t be undone, the log says why.
    undo: defineForm(undoDecision, {
      path: paths.undo,
      rejected: 'Not undone',
      says: { decided },
      shows: ['FORBIDDEN'],
      leadsTo: 'any page',
      next(decision, _, form) {
        const [path] = returnPath(form.get('return') ?? paths.log()).split(/[?#]/)
        return withDecision(path ?? paths.log(), decision)
      },
    }),
  },
  view: ({ filter, before, entries, next, moderators, names, undoable }) => ({
    title: 'Moderation log',
    heading: 'Log',
    lead: (
      <>
        Every decision by a moderator or the operator, newest first. Changes to <a href={paths.editDirectories()}>directories</a> are in
        each directory’s history.
      </>
    ),
    content: (
      <>
        <LogFilters filter={filter} moderators={moderators} names={names} />
        {entries.length === 0 ? (
          <Empty title={Object.keys(filter).length === 0 ? 'No decisions yet' : 'No matching decisions'} />
        ) : (
          <LogList entries={entries} undoable={undoable} />
        )}
        {(before !== null || next !== null) && (
          <p class="gap-3-5 row center above-5">
            {before !== null && <a href={logLink(filter)}>Back to newest</a>}
            {next !== null && <LinkButton href={logLink(filter, { before: next })} words="Older decisions" />}
          </p>
        )}
      </>
    ),
  }),
})
