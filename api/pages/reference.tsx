import type { Context } from 'koa'
import type { World } from '../actions/world.ts'
import { renderPage } from './layout.tsx'

/** The API, readable. */
export async function reference(world: World, ctx: Context): Promise<void> {
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: 'API reference · Slipway',
      description: 'Every endpoint, field, limit and error of the Slipway API, read from its own OpenAPI description.',
      canonical: `${world.siteUrl}/reference/`,
      section: 'reference',
    },
    <div class="wrap">
      <h1>API reference</h1>
    </div>,
  )
}
