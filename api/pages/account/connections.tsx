import type { Context } from 'koa'
import { agoWords } from '../../../shared/ui/ago-words.ts'
import { listConnections, renameConnection, revokeAllConnections, revokeConnection } from '../../actions/connections/manage-connections.ts'
import type { World } from '../../ports/world.ts'
import { invalidRequest } from '../../domain/failure.ts'
import type { Connection } from '../../domain/records.ts'
import { formFaults, readForm, type FormFaults } from '../parts/form-answer.ts'
import { renderPage } from '../parts/layout.tsx'
import { redirect, requireAccount } from './session.ts'

const notices: Record<string, string> = {
  rename: 'Renamed.',
  revoke: 'The connection is ended. Its next call will be refused.',
  all: 'Every connection is ended.',
}

type Failed = { id: string; label: string; faults: FormFaults }

export async function connections(world: World, ctx: Context): Promise<void> {
  await show(world, ctx)
}

/** One address for the page's buttons: rename or revoke one, or revoke all. */
export async function changeConnections(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const id = form.get('id') ?? ''
  const label = form.get('label') ?? ''
  const change = form.get('change') ?? ''
  if (!Object.hasOwn(notices, change)) throw invalidRequest('This form asks for nothing that can be done here.', 'form')
  try {
    if (change === 'rename') await renameConnection(world, { id, label }, account)
    else if (change === 'revoke') await revokeConnection(world, id, account)
    else await revokeAllConnections(world, account)
    redirect(ctx, `/profile/connections/?done=${change}`)
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
      title: 'Your connections · Slipway',
      description: 'The tools and clients that may read your launches and open drafts for you, when each was last used, and how to end it.',
      canonical: null,
    },
    <div class="wrap connections">
      <header class="page-head">
        <h1>Your connections</h1>
        <p>Tools that may read your launches and open drafts for you. None of them can publish anything.</p>
      </header>
      {notice !== undefined && failed === undefined && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      {list.length === 0 ? (
        <p class="connections__none">
          Nothing is connected. The Slipway extension, a coding agent or a call to the API asks for a connection when it needs one, and
          gives you a link to approve it here.
        </p>
      ) : (
        <>
          <ul class="connections__list">
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
            <form action="/profile/connections/" method="post" class="connections__all">
              <button class="sw-button" type="submit" name="change" value="all">
                End all {list.length} connections
              </button>
            </form>
          )}
        </>
      )}
    </div>,
  )
}

function ConnectionRow({ connection, now, failed }: { connection: Connection; now: Date; failed: Failed | undefined }) {
  const { id, label, sessionId, forOneCall, createdAt, createdFrom, lastUsedAt, lastUsedFrom } = connection
  const fault = failed?.faults.faults['label'] ?? failed?.faults.message
  return (
    <li class="connection">
      <div class="connection__facts">
        <h2>{label}</h2>
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
        {/* Which sessions live is known to the processes that hold them, and to nobody after a crash. */}
        <p>Acts by its token{sessionId !== null && !forOneCall && ', and by the session it was approved in, while that lasts'}</p>
      </div>
      <details class="connection__rename" open={failed !== undefined}>
        <summary>Rename</summary>
        <form action="/profile/connections/" method="post">
          <input type="hidden" name="id" value={id} />
          <label for={`label-${id}`}>Name of this connection</label>
          {fault !== undefined && (
            <p class="fault" id={`label-${id}-fault`}>
              {fault}
            </p>
          )}
          <input
            class="field"
            id={`label-${id}`}
            name="label"
            value={failed?.label ?? label}
            required
            maxLength={80}
            aria-invalid={fault === undefined ? undefined : 'true'}
            aria-describedby={fault === undefined ? undefined : `label-${id}-fault`}
          />
          <button class="sw-button" type="submit" name="change" value="rename">
            Save the name
          </button>
        </form>
      </details>
      <form action="/profile/connections/" method="post">
        <input type="hidden" name="id" value={id} />
        <button class="sw-button connect__decline" type="submit" name="change" value="revoke" aria-label={`End the connection ${label}`}>
          End it
        </button>
      </form>
    </li>
  )
}

const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** An instant as people read it: "20 November 2026 at 07:42 UTC". */
const instantWords = (instant: string): string => `${minute.format(new Date(instant)).replace(', ', ' at ')} UTC`
