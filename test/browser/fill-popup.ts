import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Page } from 'puppeteer-core'
import { expect, it } from 'vitest'
import type { ElsewhereItem, ElsewhereList, SeenListing } from '../../shared/schemas/elsewhere.ts'
import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import { listing } from '../fill/listing.ts'

/** A form that sends itself by script as soon as a field changes, as some do to save drafts. */
const page = `<!doctype html><html lang="en"><title>Submit</title><h1>Submit your product</h1><form method="post" action="/sent">
  <label>Product name <input name="name"></label><p><label>Tagline <input name="tagline" maxlength="20"></label>
  <p><label>Website <input name="url" type="url"></label><p><label>Team size <input name="size"></label>
  <p><label>Logo <input type="file" name="logo"></label><p><label><input type="checkbox" name="terms"> I accept the terms</label>
  <button>Submit product</button></form><script>
  const own = () => Object.entries(Object.getOwnPropertyDescriptors(HTMLFormElement.prototype))
  const before = own()
  globalThis.changed = () => own().filter(([name, { value }]) => !before.some((one) => one[0] === name && one[1].value === value)).map(([name]) => name)
  globalThis.changedMeanwhile = []
  document.forms[0].addEventListener('change', (event) => {
    changedMeanwhile.push(...changed())
    event.currentTarget.submit()
  })</script>`

const launch: OwnLaunch = {
  slug: 'tidewell',
  name: 'Tidewell',
  status: 'draft',
  launchPlan: null,
  requestedLaunchDate: null,
  freeWeekReservation: null,
  upvotes: 0,
  impressions: 0,
  clicks: 0,
  badgeStatus: 'unchecked',
  rejectionReason: null,
  dashboardUrl: '',
  draftUrl: null,
}

const item = (slug: string, host: string, automation: ElsewhereItem['automation']): ElsewhereItem => ({
  directory: { slug, name: `The ${slug}`, url: `http://${host}/`, submitUrl: `http://${host}/`, hosts: [host] },
  state: 'prepared',
  plannedFor: null,
  nextStep: 'Submit it.',
  automation,
  automationRule: automation === 'refused' ? 'Written and sent by people.' : null,
  texts: listing,
  recipe: null,
})

/** Takes a note that the form was opened. Judges what the popup has read no further than to say what it was. */
async function answerCheck(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { seen } = (await json(request)) as { seen?: SeenListing }
  response.setHeader('content-type', 'application/json')
  if (seen === undefined) return void response.end(JSON.stringify({ state: 'opened', nextStep: '' }))
  const words = seen.links.map(({ url, rel, hidden }) => `${url} ${rel.join()} ${hidden ? 'hidden' : 'seen'}`).join('; ')
  response.end(JSON.stringify({ state: 'live', nextStep: '', proof: { verdict: 'nofollow', words } }))
}

export type FormServer = { port: number; plan: ElsewhereList; takeSent: () => string[]; close: () => void }

/** Stands in for the service of a connected account and for a directory; the hosts of the plan can be changed. */
export async function serveForm(): Promise<FormServer> {
  const plan: ElsewhereList = { slug: 'tidewell', name: 'Tidewell', items: [], texts: listing, others: [] }
  let sent: string[] = []
  const server = createServer((request, response) => {
    const { host } = request.headers
    const path = request.url?.split('?')[0] ?? ''
    const answers: Record<string, object> = {
      '/api/v1/me/launches/': { items: [{ ...launch, dashboardUrl: `http://${host}/dashboard/tidewell/` }] },
      '/api/v1/me/notices/': { items: [] },
      '/api/v1/me/elsewhere/tidewell/': plan,
    }
    const answer = answers[path]
    if (answer) return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    if (request.url === '/api/v1/me/elsewhere/tidewell/board/') return void answerCheck(request, response)
    if (request.url !== '/submit' && request.url !== '/favicon.ico') sent.push(`${request.method} ${request.url}`)
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const takeSent = () => {
    const taken = sent
    sent = []
    return taken
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, plan, takeSent, close }
}

/** The popup of either browser. Expressions are evaluated in its page. */
export type AnyPopup = { evaluate: (expression: string) => Promise<unknown>; close: () => Promise<void> }
type Opened = { server: FormServer; openTab: (url: string) => Promise<Page>; pressButton: (tab: Page) => Promise<AnyPopup> }

const storage = '(globalThis.browser ?? globalThis.chrome).storage.local'

/** What the Fill form tab does, the same in every browser. */
export function itFillsFromPopup(opened: () => Opened, findFaults: (popup: AnyPopup) => Promise<unknown>): void {
  const textOf = async (popup: AnyPopup) => String(await popup.evaluate('document.body.innerText').catch(String))
  const says = async (popup: AnyPopup, text: string) => {
    await expect.poll(() => textOf(popup)).toContain(text)
  }
  /** A popup that has just been opened may not reply yet. */
  const openPopup = async (tab: Page): Promise<AnyPopup> => {
    const popup = await opened().pressButton(tab)
    await says(popup, 'Fill form')
    return popup
  }
  const press = (popup: AnyPopup, selector: string) => popup.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)
  const held = (tab: Page) => tab.$$eval('input:not([type=file]):not([type=checkbox])', (all) => all.map(({ value }) => value))

  async function openForm(host: string, items: ElsewhereItem[]): Promise<{ tab: Page; popup: AnyPopup }> {
    const { server, openTab } = opened()
    server.plan.items = items
    const tab = await openTab(`http://${host}:${server.port}/submit`)
    server.takeSent()
    const first = await openPopup(tab)
    const site = `http://127.0.0.1:${server.port}`
    const stored = { site, token: { site, token: 'slipway_ct_test' }, connection: { site, since: 1 } }
    await first.evaluate(`${storage}.set(${JSON.stringify(stored)}).then(() => null)`)
    await first.close()
    const popup = await openPopup(tab)
    await press(popup, '#tab-fill')
    return { tab, popup }
  }

  it('previews, fills without sending, and undoes after it was closed', async () => {
    const { server } = opened()
    const { tab, popup } = await openForm('product.example.test', [item('board', 'product.example.test', null)])
    await says(popup, 'Fill 3 fields')
    for (const words of [
      'The board',
      'Its label says “Tagline”. Cut to 20 characters.',
      'Upload files: Logo.',
      '“Team size”',
      '1 checkbox',
    ])
      expect(await textOf(popup)).toContain(words)
    expect(await held(tab)).toEqual(['', '', '', ''])
    expect(await findFaults(popup)).toEqual([])
    await press(popup, '.fill__row input')
    await says(popup, 'Fill 2 fields')
    await press(popup, '.fill__row input')
    await press(popup, '.bar--bottom button:last-child')
    await says(popup, 'Filled 3 fields')
    expect(await held(tab)).toEqual(['Tidewell', 'Staff rotas', 'https://tidewell.example/', ''])
    // Where the browser can cancel a navigation, the page’s own functions stay as they are even while it’s filled.
    expect(await tab.evaluate("'navigation' in window ? changedMeanwhile : []")).toEqual([])
    await expect.poll(() => tab.evaluate('changed()')).toEqual([])
    expect(await findFaults(popup)).toEqual([])
    await popup.close()

    const again = await openPopup(tab)
    await says(again, '3 fields filled on this page')
    await press(again, '.bar--bottom button')
    await says(again, 'Restored 3 fields')
    expect(await held(tab)).toEqual(['', '', '', ''])
    expect(server.takeSent()).toEqual([])
    expect(new URL(tab.url()).pathname).toBe('/submit')
    await again.close()
  })

  it('counts fields that hold something, and leads to where it’s marked as submitted', async () => {
    const { tab, popup } = await openForm('product.example.test', [item('board', 'product.example.test', null)])
    await says(popup, 'Fill 3 fields')
    await tab.$eval('[name=tagline]', (box) => box.addEventListener('input', () => ((box as HTMLInputElement).value = '')))
    await press(popup, '.bar--bottom button:last-child')
    await says(popup, 'Filled 2 fields')
    const link = "[...document.links].find(({ textContent }) => textContent.trim() === 'Mark as submitted')?.pathname"
    expect(await popup.evaluate(link)).toBe('/dashboard/tidewell/elsewhere/board/')
    expect(await findFaults(popup)).toEqual([])
    await popup.close()

    const again = await openPopup(tab)
    await says(again, '2 fields filled on this page')
    await press(again, '.bar--bottom button')
    await says(again, 'Restored 2 fields')
    await again.close()
  })

  it('reads the links of the page as it stands, and shows what the server makes of them', async () => {
    const { tab, popup } = await openForm('product.example.test', [item('board', 'product.example.test', null)])
    await says(popup, 'Check this page for your link')
    await tab.evaluate(() => {
      const links = document.createElement('div')
      links.innerHTML = `<a href="https://tidewell.example/?ref=board" rel="UGC">Tidewell</a>
        <p style="display:none"><a href="//www.tidewell.example/">Tidewell</a></p><a href="/about">About</a><span></span>`
      const root = links.querySelector('span')?.attachShadow({ mode: 'open' })
      if (root) root.innerHTML = '<a href="https://other.example/">Other</a>'
      document.body.append(links)
    })
    await press(popup, '.fill__check button')
    await says(popup, 'Link found, marked nofollow')
    expect(await textOf(popup)).toContain(
      'https://tidewell.example/?ref=board ugc seen; http://www.tidewell.example/ hidden; https://other.example/ seen',
    )
    expect(await findFaults(popup)).toEqual([])
    await popup.close()
  })

  it('only offers texts to copy on other hosts, unless it is allowed once', async () => {
    const { popup } = await openForm('product.example.test', [item('board', 'board.example', null)])
    await says(popup, 'This site isn’t in your plan')
    await says(popup, 'For “Product name”')
    expect(await textOf(popup)).not.toContain('Fill 3')
    expect(await findFaults(popup)).toEqual([])
    await press(popup, '.notice .link')
    await says(popup, 'Fill 3 fields')
    await popup.close()
  })

  it('quotes the rule where a directory refuses machines, and fills nothing', async () => {
    const { popup } = await openForm('product.example.test', [item('board', 'product.example.test', 'refused')])
    await says(popup, 'Its rule: “Written and sent by people.”')
    await says(popup, 'For “Product name”')
    expect(await textOf(popup)).not.toContain('Fill 3')
    expect(await popup.evaluate("document.querySelector('.notice .link') === null")).toBe(true)
    await popup.evaluate(`${storage}.remove(['site', 'token', 'connection']).then(() => null)`)
    await popup.close()
  })
}
