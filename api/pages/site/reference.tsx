import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { addPackageScript, addScript, addStylesheet } from './assets.ts'
import { renderPage } from '../parts/layout.tsx'

// Its maker's mark and icons would come from another host.
const viewer = addPackageScript('redoc.js', 'redoc/bundles/redoc.standalone.js', (script) =>
  script.replaceAll(/https:\/\/cdn\.redoc[a-z]*\.[a-z]+\/[^`"']*/g, '/favicon.svg'),
)
const script = addScript('browser/reference.ts')
const stylesheet = addStylesheet('reference')

/**
 * The viewer sets its styles and one icon font from script, so this page alone allows inline styles and data: fonts. It may
 * reach nothing but this host: the viewer's telemetry is off, and could not leave if it were on.
 */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The API's own description, readable. */
export async function reference(world: World, ctx: Context): Promise<void> {
  ctx.set('Content-Security-Policy', policy)
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: 'API reference · Slipway',
      description: 'Every endpoint, field, limit and error of the Slipway API, read from its own OpenAPI 3.1 description.',
      canonical: `${world.siteUrl}/reference/`,
      section: 'reference',
      bringsMain: true,
      extra: (
        <>
          <link rel="stylesheet" href={stylesheet} />
          <script src={script} defer></script>
        </>
      ),
    },
    <div class="reference" data-description="/api/v1/openapi.json" data-viewer={viewer}>
      <main class="wrap page-head">
        <h1>API reference</h1>
        <p>
          The viewer needs JavaScript. The description it reads does not: <a href="/api/v1/openapi.json">openapi.json</a>, OpenAPI 3.1.
        </p>
      </main>
    </div>,
  )
}
