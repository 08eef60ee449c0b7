import { Router } from '@koa/router'
import { accountResource } from '../domain/oauth/read-resource.ts'
import { resourceMetadata, serverMetadata } from '../domain/oauth/metadata.ts'
import { limitRate, type Limits } from '../http/limits/limit-rate.ts'
import type { World } from '../ports/world.ts'
import { paths } from '../../shared/paths.ts'

const ofServer = paths.oauthServerMetadata()
const ofResource = paths.oauthResourceMetadata()

/** The documents that tell clients how to get a token. With and without a slash at the end, never redirected: some clients follow no redirect. */
export function mountMetadata(world: Pick<World, 'siteUrl' | 'readsClientDocuments'>, limits: Pick<Limits, 'pages'>): Router {
  const router = new Router({ exclusive: true, sensitive: true, strict: true })
  const send = (path: string | string[], describe: () => object) =>
    router.get(path, limitRate(limits.pages), (ctx) => {
      ctx.set('Cache-Control', 'public, max-age=3600')
      ctx.body = describe()
    })
  send([ofServer, `${ofServer}/`], () => serverMetadata(world.siteUrl, world.readsClientDocuments()))
  send(ofResource, () => resourceMetadata(world.siteUrl))
  // A client that was given the URL without its slash compares it with `resource` (RFC 9728 section 3.3).
  send(ofResource.slice(0, -1), () => resourceMetadata(world.siteUrl, accountResource(world.siteUrl).slice(0, -1)))
  return router
}
