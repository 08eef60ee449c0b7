import type { Context } from 'koa'
import { agoWords } from '../../../shared/ui/ago-words.ts'
import { instantWords } from '../../../shared/ui/instant-words.ts'
import { paths } from '../../../shared/paths.ts'
import { listConnections, renameConnection, revokeAllConnections, revokeConnection } from '../../actions/connections/manage-connections.ts'
import type { World } from '../../ports/world.ts'
import { clientLabel } from '../../domain/names/client-name.ts'
import { invalidRequest } from '../../domain/failure.ts'
import type { Connection } from '../../domain/records.ts'
import { formFaults, readForm, type FormFaults } from '../parts/form-answer.ts'
import { GrantAccess, Publisher } from '../parts/grant-facts.tsx'
import { renderPage } from '../parts/layout.tsx'
import { RenameForm } from '../parts/rename-form.tsx'
import { redirect, requireAccount } from './session.ts'

const notices: Record<string, string> = {
  rename: 'Renamed.',
  revoke: 'Connection revoked.',
  all: 'All connections revoked.',
}

type Failed = { id: string; label: string; faults: FormFaults }

export async function connections(world: World, ctx: Context): Promise<void> {
  await show(world, ctx)
}

/** Handles the page's forms: rename or revoke one connection, or revoke all. */
export async function changeConnections(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const id = form.get('id') ?? ''
  const label = form.get('label') ?? ''
  const change = form.get('change') ?? ''
  if (!Object.hasOwn(notices, change)) throw invalidRequest('Unknown action. Reload the page and try again.', 'form')
  try {
    if (change === 'rename') await renameConnection(world, { id, label }, account)
    else if (change === 'revoke') await revokeConnection(world, id, account)
    else await revokeAllConnections(world, account)
    redirect(ctx, paths.connections({ done: change }))
  } catch (error) {
    await show(world, ctx, { id, label, faults: formFaults(ctx, error) })
  }
}

async function show(world: World, ctx: Context, failed?: Failed): Promise<void> {
  const account = requireAccount(ctx)
  const list = await listConnections(world, account)
  const notice = notices[new URLSearchParams(ctx.querystring).get('done') ?? '']
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: 'Connections · Slipway',
      description:
        'The tools that can read your launches and plans, and create drafts for you, when each was last used, and how to revoke it.',
      canonical: null,
    },
    <div class="wrap connections">
      <header class="page-head">
        <h1>Connections</h1>
        <p>
          Tools that can read your launches and plans, and create drafts for you. They can’t publish.{' '}
          <a href={paths.agents()}>Connect an agent</a>
        </p>
      </header>
      {notice !== undefined && failed === undefined && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      {list.length === 0 ? (
        <p class="connections__none pad-5 soft rounded">
          No connections yet. When the extension, a coding agent or the API needs access, it gives you a link to approve here.
        </p>
      ) : (
        <>
          <ul class="connections__list capped grid flat bare">
            {list.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                now={world.clock()}
                failed={failed?.id === connection.id ? failed : undefined}
              />
            ))}
          </ul>
          {list.length > 1 && (
            <details class="confirm above-5">
              <summary class="bad medium pressable">Revoke all {list.length} connections</summary>
              <form action={paths.connections()} method="post">
                <p>Every connected tool loses access immediately and has to be approved again.</p>
                <button class="sw-button confirm__button" type="submit" name="change" value="all">
                  Revoke all connections
                </button>
              </form>
            </details>
          )}
        </>
      )}
    </div>,
  )
}

function ConnectionRow({ connection, now, failed }: { connection: Connection; now: Date; failed: Failed | undefined }) {
  const { id, sessionId, forOneCall, grant, createdAt, createdFrom, lastUsedAt, lastUsedFrom } = connection
  const label = clientLabel(connection.label)
  return (
    <li class="connection grid at-start gap-2-5 wraps underlined">
      <div class="connection__facts">
        <h2 class="below-2 large">
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
          <p>Access: token{sessionId !== null && !forOneCall && ' and current session'}</p>
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
      <RenameForm
        action={paths.connections()}
        id={id}
        field="label"
        label="Connection name"
        value={label}
        longest={80}
        change="rename"
        what={label}
        failed={failed && { typed: failed.label, faults: failed.faults }}
      />
      <details class="confirm">
        <summary class="bad medium pressable">
          Revoke<span class="sw-hidden"> {label}</span>
        </summary>
        <form action={paths.connections()} method="post">
          <input type="hidden" name="id" value={id} />
          <p>This tool loses access immediately.</p>
          <button class="sw-button confirm__button" type="submit" name="change" value="revoke">
            Revoke connection<span class="sw-hidden"> {label}</span>
          </button>
        </form>
      </details>
    </li>
  )
}
