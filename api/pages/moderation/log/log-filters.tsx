import type { LogFilter } from '../../../actions/moderation/log/read-log.ts'
import { decisionActions } from '../../../domain/moderation/records.ts'
import type { Profile } from '../../../domain/records.ts'
import { actionWords } from './decision-words.ts'
import { logLink } from './log-filter.ts'
import { paths } from '../../../../shared/paths.ts'

type Props = {
  filter: LogFilter
  moderators: Pick<Profile, 'id' | 'name'>[]
  names: { person: string | null; moderator: string | null; launch: string | null }
}

export function LogFilters({ filter, moderators, names }: Props) {
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
