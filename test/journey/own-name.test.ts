import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExtension } from '../../api/commands/build-extension.ts'
import { newMail } from '../../api/domain/outgoing-mail.ts'
import { inSite } from '../../api/http/site-context.ts'
import { resetMail, verifyMail } from '../../api/mail/link-mails.ts'
import { mailHtml } from '../../api/mail/frame/mail-html.ts'
import { liveLaunch } from '../support/live-launch.ts'
import { openPages, type OpenPages } from '../support/pages.ts'
import { runService } from '../support/service.ts'
import { runSmtpServer } from '../support/smtp-server.ts'
import { setSite } from '../support/set-site.ts'
import { Visitor } from '../support/visitor.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([liveLaunch({ slug: 'teapot', name: 'Teapot' })])
  // From the second request on, answers come from the cache.
  for (let times = 0; times < 3; times++)
    await Promise.all([fetch(`${site.origin}/`), fetch(`${site.origin}/about/`), fetch(`${site.origin}/agents/`)])
  await setSite(site.world, { name: 'Harbour <Launches>', tagline: 'New things for harbours.' })
})
afterAll(() => site.close())

describe('a site with a name of its own', () => {
  it('is in the header, the title and the footer of its pages, at once', async () => {
    const html = await (await fetch(`${site.origin}/about/`)).text()
    expect(html).toContain('About Harbour &lt;Launches')
    expect(html).toContain('New things for harbours.')
    await setSite(site.world, { showsSoftware: false })
    expect(await (await fetch(`${site.origin}/about/`)).text()).not.toContain('Slipway')
    await setSite(site.world, { showsSoftware: true })
  })

  it('is what nobody else can be called', async () => {
    const form = { email: 'eve@example.com', name: 'Harbour Launches', password: 'a long enough secret' }
    const answer = await new Visitor(site.origin).send('/sign-up/', form)
    const html = await answer.text()
    expect([answer.status, html.includes('“team” or “Harbour &lt;Launches'), html.includes('or “Slipway”')]).toEqual([400, true, false])
  })

  it('is in its emails', async () => {
    const mails = await inSite(site.world.site, async () => [
      ...[verifyMail, resetMail].map((write) => write('https://a.example', 'ada@example.com', 'x')),
      { subject: '', text: mailHtml({ subject: '', blocks: [], footer: { text: '', links: [] } }) },
    ])
    for (const { subject, text } of mails) expect(subject + text).toMatch(/Harbour (?:<|&lt;)Launches/)
    expect(JSON.stringify(mails)).not.toContain('Slipway')
  })

  it('is what agents are told', async () => {
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
    }
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
    const text = await (await fetch(`${site.origin}/mcp/`, { method: 'POST', headers, body: JSON.stringify(body) })).text()
    expect(text).toContain('Harbour <Launches> is a launch catalog')
    expect(text).not.toContain('Slipway')
  })
})

it('the sender and every line of an email that is sent say it', async () => {
  const smtp = await runSmtpServer()
  const service = await runService({ SAMPLE_DATA: '0', SMTP_URL: smtp.url })
  await setSite(service.world, { name: 'Harbour Launches' })
  const { outbox, store, clock } = service.world
  await store.transact((transaction) => outbox.queue(transaction, newMail('m1', 'test', 'ada@example.com', clock())))
  outbox.wake()
  await expect.poll(() => smtp.mails).toHaveLength(1)
  await service.close()
  await smtp.close()
  const [mail = ''] = smtp.mails
  expect(mail).toContain('From: Harbour Launches <')
  expect(mail).not.toContain('Slipway')
})

describe('an extension that is built for a site with a name of its own', () => {
  it('says no other, but to the service that it calls, and has its color and icon', async () => {
    const icon = Buffer.from('an icon')
    const folder = await buildExtension('chrome', 'https://launches.example', '.output/test-named', {
      name: 'Harbour Launches',
      accent: '#0f766e',
      accentDark: '',
      categories: [{ slug: 'boats', label: 'Boats', into: '' }],
      icons: [[128, icon]],
    })
    const files = globSync('**/*.{js,json,html}', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
    const named = files.flatMap(([file, text]) =>
      [...text.replaceAll(/Slipway-(?:Client|Account)|Slipway for Chrome/g, '').matchAll(/.{0,30}Slipway.{0,30}/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
    expect(named).toEqual([])
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({
      name: 'Harbour Launches: launch audit',
      short_name: 'Harbour Launches',
    })
    const styles = globSync('assets/{popup,options}-*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(styles.map((css) => css.includes('#0f766e'))).toEqual([true, true])
    expect(readFileSync(join(folder, 'icon/128.png'))).toEqual(icon)
  }, 240_000)
})
