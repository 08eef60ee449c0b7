import { paths } from '../../../../shared/paths.ts'
import { listModerators, nameFilter, readLog, type LogFilter, readUndoable } from '../../../actions/moderation/log/read-log.ts'
import { undoDecision } from '../../../actions/moderation/undo-decision.ts'
import { returnPath } from '../../session/session.ts'
import { defineForm } from '../../page/define-page.ts'
import { decided, withDecision, defineModeratorPage } from '../moderation-frame.tsx'
import { readFilter, logLink } from './log-filter.ts'
import { Empty } from '../../parts/empty.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { LogList } from './log-list.tsx'
import { decisionActions } from '../../../domain/moderation/records.ts'
import type { Profile } from '../../../domain/records.ts'
import { actionWords } from './decision-words.ts'

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

type Props = {
  filter: LogFilter
  moderators: Pick<Profile, 'id' | 'name'>[]
  names: { person: string | null; moderator: string | null; launch: string | null }
}

function LogFilters({ filter, moderators, names }: Props) {
  const { action, by, accountId, launchId, month } = filter
  const isListed = by === undefined || by === 'shell' || moderators.some(({ id }) => id === by)
  return (
    <div class="log-filters grid gap-3 below-5">
      <form class="row at-end gap-3" action={paths.log()} method="get">
        <label class="smaller bold shrinks">
          Decision
          <select class="field" name="kind">
            <option value="">All</option>
            {decisionActions.map((each) => (
              <option key={each} value={each} selected={each === action}>
                {actionWords[each]}
              </option>
            ))}
          </select>
        </label>
        <label class="smaller bold shrinks">
          Moderator
          <select class="field" name="by">
            <option value="">All</option>
            {moderators.map(({ id, name }) => (
              <option key={id} value={id} selected={id === by}>
                {name}
              </option>
            ))}
            {!isListed && (
              <option value={by} selected>
                {names.moderator ?? 'A former moderator'}
              </option>
            )}
            <option value="shell" selected={by === 'shell'}>
              The operator
            </option>
          </select>
        </label>
        <label class="smaller bold shrinks">
          Month
          <input class="field" type="month" name="month" value={month} placeholder="YYYY-MM" />
        </label>
        {accountId !== undefined && <input type="hidden" name="person" value={accountId} />}
        {launchId !== undefined && <input type="hidden" name="launch" value={launchId} />}
        <button class="sw-button">Filter</button>
      </form>
      {(accountId !== undefined || launchId !== undefined) && (
        <p class="log-filters__about row gap-2">
          {accountId !== undefined && (
            <About what={names.person ?? 'A former member'} without={logLink({ ...filter, accountId: undefined })} />
          )}
          {launchId !== undefined && (
            <About what={names.launch ?? 'A deleted launch'} without={logLink({ ...filter, launchId: undefined })} />
          )}
        </p>
      )}
      <p class="log-filters__export soft small">
        Export: <a href={logLink(filter, { format: 'csv' })}>CSV</a> <a href={logLink(filter, { format: 'json' })}>JSON</a>
      </p>
    </div>
  )
}

const About = ({ what, without }: { what: string; without: string }) => (
  <span class="sw-chip">
    <bdi>{what}</bdi>{' '}
    <a href={without}>
      ×<span class="sw-hidden"> Stop filtering by {what}</span>
    </a>
  </span>
)
