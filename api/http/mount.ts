import { Router } from '@koa/router'
import { contract, type Endpoint, type EndpointName } from '../../shared/contract.ts'
import type { Actions } from '../actions/action.ts'
import { checkLaunchReadiness } from '../actions/check-launch-readiness.ts'
import { getProduct } from '../actions/get-product.ts'
import { listDirectories } from '../actions/list-directories.ts'
import { searchProducts } from '../actions/search-products.ts'
import type { World } from '../actions/world.ts'
import type { TakeQuota } from './middleware/limit-rate.ts'
import { readJsonBody } from './read-body.ts'
import { validateInput } from './validate.ts'

const actions: Actions = { searchProducts, getProduct, listDirectories, checkLaunchReadiness }

export type Quotas = Record<Endpoint['limit'], TakeQuota>

export const apiPrefix = '/api/v1'

/**
 * Every endpoint of the contract as a route: read limit, validation, the endpoint's own limit, action.
 * An audit is counted once its input is valid, so that a typing error costs nobody one of ten.
 */
export function mountContract(world: World, quotas: Quotas): Router {
  const router = new Router({ prefix: apiPrefix, exclusive: true })
  for (const name of Object.keys(contract) as EndpointName[]) {
    const endpoint: Endpoint = contract[name]
    router.register(endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1') + '/', [endpoint.method], async (ctx) => {
      await quotas.reads(ctx)
      const input = validateInput(name, {
        params: ctx.params,
        query: new URLSearchParams(ctx.querystring),
        body: endpoint.body && (await readJsonBody(ctx)),
      })
      if (endpoint.limit !== 'reads') await quotas[endpoint.limit](ctx)
      ctx.set('Cache-Control', endpoint.method === 'GET' ? 'no-cache' : 'no-store')
      ctx.body = await runAction(name, world, input)
    })
  }
  return router
}

/** Joins an endpoint's name, input and action again after the loop over the contract has widened them. */
function runAction(name: EndpointName, world: World, input: unknown): Promise<unknown> {
  const action = actions[name] as (world: World, input: unknown) => Promise<unknown>
  return action(world, input)
}
