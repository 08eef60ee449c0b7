import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLimits } from '../../../../api/http/limits/limit-rate.ts'
import { createLogger } from '../../../../api/logger.ts'
import { mountMcp } from '../../../../api/mcp/endpoint.ts'
import { createPages } from '../../../../api/pages/pages.ts'
import { mountContract } from '../../../../api/rest/mount.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([liveLaunch({ ownerId: 'ada', maker: { name: 'Ada', handle: 'ada' } })])
  await putAll(site.world.store, 'profiles', [
    { id: 'ada', email: 'ada@teapot.example', name: 'Ada', handle: 'ada', createdAt: '2026-01-01T00:00:00.000Z' },
  ])
  site.world.rules.publicSummary = true
})
afterAll(() => site.close())

/** Why a GET answers anonymous callers with nothing that can be kept. */
const unkept: Record<string, string> = {
  '/unsubscribe/': 'needs the signed link of an email',
  '/go/:slug/': 'leads away, and counts who goes',
  '/sign-in/': 'an account page',
  '/sign-in/second/': 'leads to sign-in, or the second step of it',
  '/sign-in/with/:provider/': 'leads to a provider',
  '/sign-in/callback/:provider/': 'what a provider sends back',
  '/sign-up/': 'an account page',
  '/reset/': 'an account page; its links work once',
  '/verify/': 'leads to sign-in, or a link that works once',
  '/launches/:slug/comments/': 'leads to the launch',
  '/launches/:slug/unpublish/': 'leads to the launch',
  '/launches/:slug/mastodon/': 'says what its URL says',
  '/oembed/': 'needs the URL of a page; tested with oEmbed',
  '/launches/:slug/report/': 'leads to the sign-in page',
  '/favicon.ico': 'leads to the SVG',
  '/audit/:id/': 'a report is read from the store each time; tested with the audit pages',
  '/audit/:id/:file': 'a report as text; tested with the audit pages',
  '/assets/:file': 'needs the name of a file; tested with the pages',
  '/pictures/:slug/:file': 'needs the version of a picture; tested with the launch page',
  '/sample/:kind/:file': 'needs the sample catalog',
  '/mcp/': 'a stream',
  '/mcp/account/': 'a stream that needs a token',
  '/.well-known/mcp/server-card.json': 'leads to the server card',
  '/api/v1/me/launches/': 'needs a token',
  '/api/v1/me/notices/': 'needs a token',
}
/** Pages for signed-in people alone lead everybody else to the sign-in page. */
const own = /^\/(moderation(?!\/summary)|connect|profile|dashboard|drafts|notifications|saved)\//

const values: Record<string, string> = { slug: 'teapot', file: 'teapot.svg', category: 'games', week: '2026-w10', handle: 'ada' }

describe('every open GET', () => {
  it('is kept, or says here why not', async () => {
    const limits = createLimits(literalLimiters())
    const { world } = site
    const mcp = mountMcp({ world, limits, perHour: { audits: 1, drafts: 1 }, logger: createLogger('silent'), sharedSessions: null })
    const pages = createPages({ world, limits, artworkAt: () => null, contact: null, describe: () => ({}), limiters: literalLimiters() })
    const routes = [mountContract(world, limits, () => ({})), mcp.router, pages].flatMap(({ stack }) => stack)
    const paths = [...new Set(routes.filter(({ methods }) => methods.includes('GET')).map(({ path }) => String(path)))]
    expect(
      Object.keys(unkept).filter((path) => !paths.includes(path)),
      'cure: take the path out of this table',
    ).toEqual([])
    const open = paths.filter((path) => !own.test(path) && !(path in unkept))
    expect(open.length).toBeGreaterThan(12)

    const forgotten: string[] = []
    for (const path of open) {
      const url = site.origin + path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? name)
      const [first, again] = [await fetch(url), await fetch(url)]
      const isSame = first.headers.get('etag') === again.headers.get('etag') && (await first.text()) === (await again.text())
      if (first.status !== 200 || first.headers.get('etag') === null || !isSame) forgotten.push(`${path} (${first.status})`)
    }
    expect(forgotten, 'cure: answer 200 without no-store, or name the path and the reason in this table').toEqual([])
    await mcp.close()
  })
})
