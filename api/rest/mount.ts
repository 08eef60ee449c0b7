import { apiPrefix } from '../../shared/vocabulary.ts'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import { contract, type Endpoint, type EndpointName } from '../../shared/contract.ts'
import type { Actions, Caller } from '../actions/action.ts'
import { checkLaunchReadiness } from '../actions/audit/check-launch-readiness.ts'
import { countImpressions } from '../actions/catalog/count-visits.ts'
import { createDraft } from '../actions/drafts/create-draft.ts'
import { listOwnLaunches } from '../actions/launches/list-own-launches.ts'
import type { World } from '../ports/world.ts'
import { authenticate, refuseUnconnected } from '../http/authenticate.ts'
import { callerOf } from '../http/caller.ts'
import { spendCall, takeCall, type Quotas } from '../http/limits/quotas.ts'
import { throwNoted } from '../http/kept-answers/failed-reads.ts'
import type { OpenReads, PreparedRead } from '../http/kept-answers/open-reads.ts'
import type { ReadAnswer } from '../http/kept-answers/read-answer.ts'
import { readJsonBody } from '../http/read-body.ts'
import { validateInput } from '../http/validate.ts'

/** Whatever is no open read. */
const actions: Omit<Actions, keyof OpenReads> = { checkLaunchReadiness, createDraft, listOwnLaunches }

/**
 * Every endpoint of the contract as a route: connection, limit of requests, validation, the endpoint's own limit, action.
 * An audit or a draft is counted once its input is valid, so that a typing error costs nobody one of ten, and given back where nothing was visited,
 * or no draft was made.
 */
export function mountContract(world: World, quotas: Quotas, reads: OpenReads): Router {
  const router = new Router({ prefix: apiPrefix, exclusive: true })
  for (const name of Object.keys(contract) as EndpointName[]) {
    const endpoint: Endpoint = contract[name]
    router.register(`${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}/`, [endpoint.method], async (ctx) => {
      const connection = await authenticate(world, ctx)
      ctx.state['connection'] = connection
      await takeCall(quotas, endpoint.limit, ctx, connection)
      if (endpoint.auth === 'bearer' && connection === null) await refuseUnconnected(world, ctx, quotas.pairings)
      const input = validateInput(name, {
        params: ctx.params,
        query: new URLSearchParams(ctx.querystring),
        body: endpoint.body && (await readJsonBody(ctx)),
      })
      if (isOpenRead(name, reads)) {
        throwNoted(ctx.req)
        const caller = callerOf(ctx)
        const { answer, launches } = await readOpenly(name, reads, input, caller)
        if (ctx.writable) countImpressions(world, launches, caller)
        return sendRead(ctx, answer)
      }
      ctx.set('Cache-Control', endpoint.method === 'GET' && endpoint.auth === 'none' ? 'no-cache' : 'no-store')
      ctx.body = await spendCall(quotas, endpoint.limit, ctx, () => runAction(name, world, input, callerOf(ctx)), connection)
    })
  }
  return router
}

function sendRead(ctx: Context, answer: ReadAnswer): void {
  const { status, headers, bytes } = answer.representation(ctx.req.headers)
  for (let at = 0; at < headers.length; at += 2) ctx.set(headers[at] ?? '', headers[at + 1] ?? '')
  ctx.status = status
  ctx.body = status === 304 ? null : Buffer.from(bytes, 'latin1')
}

const isOpenRead = (name: EndpointName, reads: OpenReads): name is keyof OpenReads => name in reads

function readOpenly(name: keyof OpenReads, reads: OpenReads, input: unknown, caller: Caller): ReturnType<PreparedRead> {
  const prepare = reads[name] as (input: unknown) => PreparedRead
  return prepare(input)(caller)
}

/** Joins an endpoint's name, input and action again after the loop over the contract has widened them. */
function runAction(name: keyof typeof actions, world: World, input: unknown, caller: Caller): Promise<unknown> {
  const action = actions[name] as (world: World, input: unknown, caller: Caller) => Promise<unknown>
  return action(world, input, caller)
}
