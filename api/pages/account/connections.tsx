import { agoWords, instantWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { listConnections, renameConnection, revokeAllConnections, revokeConnection } from '../../actions/connections/manage-connections.ts'
import { clientLabel } from '../../domain/names/client-name.ts'
import type { Connection } from '../../domain/records.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { privateSheet } from '../page/account-sheet.tsx'
import { ConfirmForm, RenameForm } from '../forms/form.tsx'
import { GrantAccess, Publisher } from '../parts/grant-facts.tsx'

export const connections = definePage({
  path: paths.connections,
  access: 'member',
  load: ({ world, account }) => listConnections(world, account),
  forms: {
    'rename-connection': defineForm(renameConnection, { rejected: 'Not renamed', says: 'Renamed.' }),
    'revoke-connection': defineForm(revokeConnection, { says: 'Connection revoked.' }),
    'revoke-all-connections': defineForm(revokeAllConnections, { says: 'All connections revoked.' }),
  },
  view: (list, { now }) =>
    privateSheet({
      title: 'Connections',
      description: 'The tools that can read your launches and create drafts for you, when each was last used, and how to revoke it.',
      look: 'list-width',
      lead: (
        <>
          Tools that can read your launches and create drafts for you. They can’t publish. <a href={paths.agents()}>Connect an agent</a>
        </>
      ),
      children: (
        <>
          {list.length === 0 ? (
            <p class="dashed pad-5 soft rounded">
              No connections yet. When the extension, a coding agent or the API needs access, it gives you a link to approve here.
            </p>
          ) : (
            <ul class="connections__list capped grid flat bare">
              {list.map((connection) => (
                <ConnectionRow key={connection.id} connection={connection} now={now} />
              ))}
            </ul>
          )}
          {list.length > 1 && (
            <div class="above-5">
              <ConfirmForm name="revoke-all-connections" summary={`Revoke all ${list.length} connections`} button="Revoke all connections">
                <p>Every connected tool loses access immediately and has to be approved again.</p>
              </ConfirmForm>
            </div>
          )}
        </>
      ),
    }),
})

function ConnectionRow({ connection, now }: { connection: Connection; now: Date }) {
  const { id, sessionId, forOneCall, grant, plansSince, createdAt, createdFrom, lastUsedAt, lastUsedFrom } = connection
  const label = clientLabel(connection.label)
  return (
    <li class="connection grid at-start gap-2-5 wraps underlined">
      <div class="connection__facts soft">
        <h2 class="below-2 large ink">
          <bdi>{label}</bdi>
        </h2>
        <p>
          Approved <time dateTime={createdAt}>{instantWords(createdAt)}</time> from <span class="address">{createdFrom}</span>
        </p>
        <p>
          {lastUsedAt === null ? (
            'Not used yet'
          ) : (
            <>
              Last used <time dateTime={lastUsedAt}>{agoWords(lastUsedAt, now)}</time> from <span class="address">{lastUsedFrom}</span>
            </>
          )}
        </p>
        {grant === undefined ? (
          // Only the process that holds a session knows whether it’s still open.
          <p>
            Access: token{sessionId !== null && !forOneCall && ' and current session'}
            {plansSince !== undefined && ', plus your submission plans'}
          </p>
        ) : (
          <>
            <p>
              Signed in with OAuth, <Publisher grant={grant} />
            </p>
            <p>
              Access: <GrantAccess grant={grant} now={now} />
            </p>
          </>
        )}
      </div>
      <RenameForm name="rename-connection" id={id} field="label" label="Connection name" value={label} maxLength={80} what={label} />
      <ConfirmForm name="revoke-connection" about={{ id }} summary="Revoke" button="Revoke connection" of={` ${label}`}>
        <p>This tool loses access immediately.</p>
      </ConfirmForm>
    </li>
  )
}
