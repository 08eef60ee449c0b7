import { describe, expect, it } from 'vitest'
import { answering, startSite } from '../../../support/crawler-sites.ts'
import { askForConnection, approve, Visitor } from '../../../support/visitor.ts'
import { sendForm } from '../../../support/pages.ts'
import { runService, type RunningService } from '../../../support/service.ts'

const rest = (answer: Response) => answer.headers.get('ratelimit')?.split(', ').at(-1)
const audit = ({ api }: RunningService, url: string) =>
  fetch(`${api}/launch-readiness/`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ url }) })

async function withService(settings: Record<string, string>, work: (service: RunningService) => Promise<void>) {
  const service = await runService(settings)
  try {
    await work(service)
  } finally {
    await service.close()
  }
}

describe('one of ten an hour', () => {
  it.each(['nope nope', 'mailto:me@example.com', 'http://127.0.0.1:1/', 'http://user:word@example.com/', 'https://example.com:25/'])(
    'is not spent on %s, which is never visited',
    async (url) => {
      await withService({ AUDITS_PER_HOUR: '1' }, async (service) => {
        const { origin } = service
        const first = await audit(service, url)
        expect([first.status, rest(first)]).toEqual([400, '"audits";r=1;t=3600'])
        expect((await sendForm(`${origin}/audit/`, { url })).status).toBe(400)
        expect((await audit(service, url)).status).toBe(400)
      })
    },
  )

  it('is spent on a visit that fails', async () => {
    const site = await startSite(answering({}))
    await withService({ AUDITS_PER_HOUR: '1', CRAWL_ALLOW: site.host }, async (service) => {
      expect((await audit(service, site.url)).status).toBe(400)
      expect((await audit(service, site.url)).status).toBe(429)
    })
  })

  it('is spent on a visit that is led to an address nobody may visit', async () => {
    const site = await startSite(answering({ '/': { status: 302, headers: { location: 'http://127.0.0.1:1/' } } }))
    await withService({ AUDITS_PER_HOUR: '1', CRAWL_ALLOW: site.host }, async (service) => {
      expect((await audit(service, site.url)).status).toBe(400)
      expect((await audit(service, site.url)).status).toBe(429)
    })
  })

  it('is not spent when the service is too busy for the visit', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    const site = await startSite((_, response) => void opened.then(() => response.writeHead(404).end()))
    await withService({ AUDITS_PER_HOUR: '21', CRAWL_ALLOW: site.host }, async (service) => {
      const asked = Array.from({ length: 20 }, () => audit(service, site.url))
      const refused = await Promise.race(asked)
      open()
      const refusedOnes = (await Promise.all(asked)).filter(({ status }) => status === 503).length
      expect(refused.status).toBe(503)
      expect(rest(await audit(service, site.url))).toContain(`"audits";r=${refusedOnes};`)
    })
  })

  it('draft is not spent on an address that is never visited', async () => {
    await withService({ DRAFTS_PER_HOUR: '1' }, async ({ api, origin }) => {
      const ada = await new Visitor(origin).signUp('ada@example.com')
      const token = await approve(ada, (await askForConnection(api)).code)
      const submit = () =>
        fetch(`${api}/submissions/`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ url: 'http://127.0.0.1:1/' }),
        })
      expect(rest(await submit())).toBe('"drafts";r=1;t=3600')
      expect((await ada.send('/drafts/', { url: 'http://127.0.0.1:1/' })).status).toBe(400)
      expect((await submit()).status).toBe(400)
    })
  })
})
