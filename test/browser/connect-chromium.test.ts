import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPairing } from '../../api/actions/connections/start-pairing.ts'
import { launchChromium } from '../support/browsers.ts'
import { askParams, changed, newClient, newVerifier } from '../support/oauth.ts'
import { errorsOf } from '../support/page-looks.ts'
import { runService, type RunningService } from '../support/service.ts'
import { signUpPerson, type Person } from '../support/signed-in.ts'
import { goodPassword } from '../support/visitor.ts'

let browser: Browser
let site: RunningService
let ada: Person
beforeAll(async () => {
  site = await runService()
  ada = await signUpPerson(site, 'Ada')
  browser = await launchChromium({ args: ['--host-resolver-rules=MAP slipway.example.test 127.0.0.1'] })
  for (const [, name = '', value = ''] of ada.visitor.cookieHeader.matchAll(/([^=;\s]+)=([^;]*)/g))
    for (const domain of ['127.0.0.1', 'slipway.example.test']) await browser.setCookie({ name, value, domain, path: '/' })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function openLink(ip: string, origin = site.origin): Promise<{ page: Page; code: string }> {
  const { code } = await startPairing(site.world, { client: 'W'.repeat(80), ip })
  const page = await browser.newPage()
  await page.goto(`${origin}/connect/?code=${code}`)
  return { page, code }
}
async function press(page: Page, selector: string): Promise<void> {
  await page.focus(selector)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
}
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')

it('a request from another network is accessible in every state, and approved with the code alone', async () => {
  const { page, code } = await openLink('2001:db8:1234:5678:9abc:def0:1234:5678')
  expect([page.url().includes(code), (await page.content()).includes(code)]).toEqual([false, false])
  expect(await errorsOf(page)).toEqual([])
  await page.type('#field-code', 'bbbb bbbb')
  await press(page, 'button[value^=approve]')
  expect(await textOf(page, '[role=alert]')).toContain('Wrong code.')
  expect(await errorsOf(page)).toEqual([])
  await page.type('#field-code', code.toLowerCase())
  // The first button is the one that Enter presses.
  await press(page, '#field-code')
  expect(await textOf(page, 'h1')).toBe('Connected')
  await page.close()
})

it('without scripts, a request from another network is declined with an empty field', async () => {
  const { page, code } = await openLink('203.0.113.7')
  await page.setJavaScriptEnabled(false)
  await page.reload()
  await press(page, 'button[value^=decline]')
  expect(await textOf(page, 'h1')).toBe('Request declined')
  await page.goto(`${site.origin}/connect/?code=${code}`)
  expect(await textOf(page, 'h1')).toBe('Request declined')
  await page.close()
})

it('a request from one’s own network shows its code to compare, and Approve and Decline are the same size', async () => {
  const { page, code } = await openLink('::1')
  expect(await textOf(page, '.connect__code')).toBe(code)
  expect(await errorsOf(page)).toEqual([])
  const sizes = await page.$$eval('.connect__decision button', (buttons) =>
    buttons.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
  )
  expect(sizes[0]).toEqual(sizes[1])
  await page.close()
})

it('a request is approved on a plain http site in a LAN, where browsers send the fewest headers about a form’s origin', async () => {
  const { page } = await openLink('::1', site.origin.replace('127.0.0.1', 'slipway.example.test'))
  await press(page, 'button[value^=approve]')
  expect(await textOf(page, 'h1')).toBe('Connected')
  await page.close()
})

/** Opens the consent page of a client that is called back there. */
async function openConsent(redirectUri: string): Promise<Page> {
  const client = await newClient(site.world, { client_name: 'W'.repeat(80), redirect_uris: [redirectUri] })
  const page = await browser.newPage()
  await page.goto(`${site.origin}/connect/?${changed(askParams(client, newVerifier().challenge), { redirect_uri: redirectUri })}`)
  return page
}
async function listen(answer: Parameters<typeof createServer>[1]): Promise<{ server: Server; origin: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('an app on this computer is called back with the code, even if it leads elsewhere from there', async () => {
  const called: string[] = []
  const next = await listen((_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Signed in</h1>'))
  const app = await listen(({ url = '', headers: { referer = '' } }, response) => {
    called.push(`${url.replace(/code=\w+/, 'code=…')} ${referer}`)
    response.writeHead(302, { Location: next.origin }).end()
  })
  const page = await openConsent(`${app.origin}/callback`)
  expect(await errorsOf(page)).toEqual([])
  await page.setViewport({ width: 1280, height: 900 })
  const left = () => page.$eval('h1', (title) => title.getBoundingClientRect().left)
  const own = await left()
  await page.goto(`${site.origin}/connect/`)
  expect(await left()).toBe(own)
  await page.goBack()
  await page.click('button[value^=approve]')
  await expect.poll(() => page.$eval('h1', (title) => title.textContent).catch(() => '')).toBe('Signed in')
  expect(called).toEqual([`/callback?code=…&state=a+state&iss=${encodeURIComponent(site.world.siteUrl)} `])
  await page.close()
  for (const { server } of [next, app]) server.close()
})

it('an app with links of its own is opened, and the page stays to open it again', async () => {
  const page = await openConsent('cursor://anysphere.cursor-mcp/oauth/callback')
  const opened = page.waitForRequest((request) => request.url().startsWith('cursor://anysphere.cursor-mcp/oauth/callback?code='))
  await press(page, 'button[value^=approve]')
  await opened
  expect([await textOf(page, 'h1'), await textOf(page, '.connect a.sw-button')]).toEqual(['Approved', 'Open app'])
  expect(await errorsOf(page)).toEqual([])
  await page.close()
})

it('a passkey is added in the browser, and signs in by itself or by its button', async () => {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  // Passkeys belong to a name, not to an IP address.
  const origin = site.origin.replace('127.0.0.1', 'localhost')
  const devtools = await page.createCDPSession()
  await devtools.send('WebAuthn.enable')
  const kind = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...kind, automaticPresenceSimulation: true } })
  for (const [, name = '', value = ''] of ada.visitor.cookieHeader.matchAll(/([^=;\s]+)=([^;]*)/g))
    await context.setCookie({ name, value, domain: 'localhost', path: '/' })
  await page.goto(`${origin}/profile/security/passkey/`)
  await page.type('[name=name]', 'Laptop')
  await page.type('[name=current]', goodPassword)
  await press(page, 'main button:not([type])')
  await press(page, '[data-passkey-button] button')
  expect(await textOf(page, '.notice')).toBe('Passkey added.')

  // The browser offers it in the email field, and this one always agrees.
  await page.deleteCookie(...(await page.cookies()))
  await page.goto(`${origin}/sign-in/?return=/profile/security/`)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/security/')
  await page.deleteCookie(...(await page.cookies()))

  await page.evaluateOnNewDocument('PublicKeyCredential.isConditionalMediationAvailable = async () => false')
  await page.goto(`${origin}/sign-in/?return=/profile/security/`)
  await press(page, '[data-passkey-button] button')
  expect(new URL(page.url()).pathname).toBe('/profile/security/')
  await context.close()
})
