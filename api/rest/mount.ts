import { Router } from '@koa/router'
import { contract, type Endpoint, type EndpointName } from '../../shared/contract.ts'
import { apiPrefix } from '../../shared/paths/endpoints.ts'
import { paths } from '../../shared/paths.ts'
import type { Caller } from '../actions/access/caller.ts'
import type { EndpointActions } from '../actions/define-action.ts'
import { addReportPicture } from '../actions/audit/keep-report.ts'
import { checkLaunchReadiness } from '../actions/audit/check-launch-readiness.ts'
import { getProduct } from '../actions/catalog/get-product.ts'
import { listDirectories } from '../actions/directories/list-directories.ts'
import { searchProducts } from '../actions/catalog/search-products.ts'
import { noteElsewhere } from '../actions/elsewhere/note-elsewhere.ts'
import { readElsewhere } from '../actions/elsewhere/read-plan.ts'
import { addPicture } from '../actions/pictures/add-picture.ts'
import { createDraft } from '../actions/drafts/create-draft.ts'
import { listOwnLaunches } from '../actions/launches/list-own-launches.ts'
import { listOwnNotices } from '../actions/notices/list-own-notices.ts'
import { missingScope } from '../domain/oauth/access.ts'
import { authenticate, nameAccount, rejectUnallowed, rejectUnconnected } from '../http/authenticate.ts'
import { callerOf } from '../http/caller.ts'
import { spendCall, takeCall, type Limits } from '../http/limits/limit-rate.ts'
import { readJsonBody } from '../http/read-body.ts'
import { withIgnored } from '../http/unknown-fields.ts'
import { validateRequest } from '../http/validate.ts'
import type { World } from '../ports/world.ts'
import { listEndpoints } from './openapi.ts'

const actions: EndpointActions = {
  searchProducts,
  getProduct,
  listDirectories,
  checkLaunchReadiness,
  createDraft,
  addPicture,
  addReportPicture,
  listOwnLaunches,
  listOwnNotices,
  readElsewhere,
  noteElsewhere,
}

/**
 * Every endpoint of the contract as a route: connection, limit of requests, validation, the endpoint's own limit, action.
 * An audit or a draft is counted once its input is valid, so that a typo costs nobody one of ten, and given back where nothing was visited,
 * or no draft was made. `describe` returns the OpenAPI description.
 */
export function mountContract(world: World, limits: Limits, describe: () => object): Router {
  const router = new Router({ prefix: apiPrefix, exclusive: true, sensitive: true })
  for (const name of Object.keys(contract) as EndpointName[]) {
    const endpoint: Endpoint = contract[name]
    router.register(endpoint.path, [endpoint.method], async (ctx) => {
      const connection = await authenticate(world, limits, ctx)
      ctx.state['connection'] = connection
      await takeCall(limits, endpoint.limit, ctx, connection)
      if (endpoint.auth === 'bearer' && connection === null) await rejectUnconnected(world, ctx, limits.pairings, name)
      if (endpoint.auth === 'bearer' && connection !== null) await nameAccount(world, ctx, connection)
      if (connection !== null && missingScope(connection, name) !== null) await rejectUnallowed(world, ctx, limits.pairings, connection)
      const { input, ignored } = validateRequest(name, {
        params: ctx.params,
        query: new URLSearchParams(ctx.querystring),
        body: endpoint.body && (await readJsonBody(ctx, endpoint.bodyBytes)),
      })
      ctx.set('Cache-Control', endpoint.method === 'GET' && endpoint.auth === 'none' ? 'no-cache' : 'no-store')
      const output = await spendCall(limits, endpoint.limit, ctx, () => runAction(name, world, input, callerOf(ctx)), connection)
      ctx.body = withIgnored(output, ignored)
    })
  }
  router.get(paths.openapi.pattern.slice(apiPrefix.length), (ctx) => (ctx.body = describe()))
  return router.get('/', (ctx) => (ctx.body = listEndpoints(world.siteUrl)))
}

/** Joins an endpoint's name, input and action again after the loop over the contract has widened them. */
function runAction(name: EndpointName, world: World, input: unknown, caller: Caller): Promise<unknown> {
  const action = actions[name] as (world: World, input: unknown, caller: Caller) => Promise<unknown>
  return action(world, input, caller)
}
