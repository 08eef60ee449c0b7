import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentKinds, openAgent, type Agent, type ToolReply } from '../support/agents.ts'
import { applyFixes, type Finding, type Source } from '../support/apply-fixes.ts'
import { decide, expectCode } from '../support/approval.ts'
import { runService, type RunningService } from '../support/service.ts'
import { serveSource } from '../support/source-site.ts'
import { Visitor } from '../support/visitor.ts'

// What a maker's coding agent does the day before a launch: audit, fix the source by what the report says, audit again, open the draft.

const read = (path: string) => readFile(new URL(`../../api/sample/site/${path}`, import.meta.url))

const findingsOf = ({ structured }: ToolReply) => structured?.['checks'] as Finding[]
const open = (findings: Finding[]) => findings.filter(({ status }) => status !== 'pass')

describe.each(agentKinds)('with the official client %s', (kind) => {
  const source: Source = new Map()
  let site: { url: string; close: () => Promise<void> }
  let service: RunningService
  let agent: Agent
  let robin: Visitor
  let before: Finding[]
  let draftUrl: string
  beforeAll(async () => {
    site = await serveSource(source)
    service = await runService({ CRAWL_ALLOW: new URL(site.url).host })
    for (const path of ['style.css', 'favicon.ico', 'images/editor.svg', 'images/readers.svg']) source.set(`/${path}`, await read(path))
    for (const path of ['robots.txt', 'sitemap.xml', 'llms.txt'])
      source.set(`/${path}`, String(await read(path)).replaceAll('{{origin}}', site.url.slice(0, -1)))
    source.set('/', await read('index.html'))
    source.set('/start/', await read('start/index.html'))
    robin = await new Visitor(service.origin).signUp('robin@example.org', 'Robin')
    const approve = async (url: string) => {
      await decide(robin, new URL(url).searchParams.get('code') ?? '')
      return 'accept' as const
    }
    agent = await openAgent(kind, service.origin, {
      name: 'Robin’s coding agent',
      ...(kind === '2.x without sessions' && { onLink: approve }),
    })
  })
  afterAll(async () => {
    await agent.close()
    await service.close()
    await site.close()
  })

  it('the audit finds what is broken, each with a fix, and the text says as much as the structure', async () => {
    const reply = await agent.call('check_launch_readiness', { url: site.url })
    const [, report = ''] = /^Report for the user: (\S+) \(until/m.exec(reply.text) ?? []
    const whole = await agent.call('check_launch_readiness', { url: site.url, report, detail: 'all' })
    before = findingsOf(whole)
    for (const { fix } of findingsOf(reply)) for (const line of fix?.split('\n') ?? ['no fix']) expect(reply.text).toContain(line)
    const named = ['alsoOpen', 'passed', 'notChecked'].flatMap((name) => String(reply.structured[name]).split(', '))
    expect([...findingsOf(reply).map(({ id }) => id), ...named].toSorted()).toEqual(before.map(({ id }) => id).toSorted())
    expect(open(before).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['title', 'meta-description', 'h1', 'canonical', 'og-tags', 'structured-data', 'privacy', 'links', 'badge']),
    )
    for (const { fix } of open(before)) for (const line of fix?.split('\n') ?? ['no fix']) expect(whole.text).toContain(line)
  })

  it('with every fix applied by the letter, every finding that was fixed passes', async () => {
    applyFixes(source, site.url, open(before), { png: await read('images/social.png'), svg: await read('icon.svg') })
    const after = findingsOf(await agent.call('check_launch_readiness', { url: site.url }))
    // The badge leads to the listing, which is there from the launch on: until then its link may be counted as broken.
    const listing = `${service.world.siteUrl}/launches/finchnote/ (`
    // Only the page itself is served here, without the others in its sitemap and its llms.txt.
    const isListingToCome = ({ id, fix }: Finding) =>
      id === 'sitemap-entries' ||
      id === 'agent-ready' ||
      (id === 'links' &&
        fix
          ?.split('\n')
          .slice(1)
          .every((line) => line.startsWith(listing)))
    expect(open(after).filter((finding) => !isListingToCome(finding))).toEqual([])
  })

  it('the draft is opened after the maker approved once', async () => {
    const submit = () => agent.call('submit_product', { url: site.url, categories: ['developer-tools'] })
    let reply = await submit()
    if (kind !== '2.x without sessions') {
      await decide(robin, expectCode(reply))
      reply = await submit()
    }
    expect(reply.structured).toMatchObject({ ok: true, existing: false, slug: 'finchnote' })
    draftUrl = String(reply.structured?.['draftUrl'])
  })

  it('the maker alone can open it, and nothing is published', async () => {
    const path = new URL(draftUrl).pathname
    expect((await robin.open(path)).status).toBe(200)
    expect((await new Visitor(service.origin).open(path)).status).toBe(303)
    expect((await agent.call('search_products', { query: 'finchnote' })).structured).toEqual({ items: [], nextCursor: null })
  })
})
