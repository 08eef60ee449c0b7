import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tryBasket } from '../../../../../api/commands/audit/trying/try-basket.ts'
import { forgettable, tryReload } from '../../../../../api/commands/audit/trying/try-reload.ts'
import { trySearch } from '../../../../../api/commands/audit/trying/try-search.ts'
import type { Fault } from '../../../../../shared/tried/tried.ts'
import { launchChromium } from '../../../../support/browsers.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

/** What an attempt finds on a page, and which requests other than GET have reached its site. */
async function findBy(attempt: (tab: Page) => Promise<Fault[]>, body: string, more: Record<string, string> = {}) {
  const pages: Record<string, string | undefined> = { '/': body, ...more }
  const sent: string[] = []
  const server = createServer(({ method = '', url = '' }, response) => {
    if (method !== 'GET') sent.push(`${method} ${url}`)
    const page = pages[url] ?? pages[url.replace(/\?.*/, '')]
    if (page === undefined) response.statusCode = 404
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><body>${page ?? ''}`)
  }).listen(0)
  await once(server, 'listening')
  await using context = await browser.createBrowserContext()
  const tab = await context.newPage()
  await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  const found = await attempt(tab)
  server.close()
  return [...found.map(({ kind, text }) => `${kind}: ${text}`), ...sent]
}
type Case = [what: string, found: string[], body: string, more?: Record<string, string>]
const script = (code: string) => `<script>${code}</script>`

const shop = (code: string) => `<button onclick="${code}">Add to cart</button><a href="/cart">Cart</a>`
const cart = (read: string) => ({ '/cart': `<main id="m"></main>${script(`m.textContent = ${read} ? 'One buoy' : 'Your cart is empty'`)}` })
const counting = (code: string, more = '') =>
  `<p>Your cart: <b id="n">0</b></p>${more}<button id="add">Add to cart</button>${script(`add.onclick = () => { ${code} }`)}`

describe('a basket', () => {
  it.concurrent.each<Case>([
    ['that is kept under another name', ['basket: Add to cart'], shop("localStorage.basket = '1'"), cart('localStorage.cart')],
    ['that is kept', [], shop("localStorage.cart = '1'"), cart('localStorage.cart')],
    ['that the server keeps', [], shop("localStorage.n = 1; fetch('/cart', { method: 'POST' })"), cart('false')],
    ['that counts each press twice', ['doubled: Add to cart'], counting('n.textContent = Number(n.textContent) + 2')],
    ['that counts each press once', [], counting('n.textContent = Number(n.textContent) + 1')],
    ['that takes two at once', [], counting('n.textContent = Number(n.textContent) + 2').replace('Add to', 'Add both to')],
    [
      'that is asked for a number of pieces',
      [],
      counting('n.textContent = Number(n.textContent) + 2', '<input type="number" value="2" aria-label="Pieces">'),
    ],
    ['without a page', [], shop("localStorage.cart = '1'").replace('/cart', '#cart')],
  ])('%s', async (_what, found, body, more) => {
    expect(await findBy(tryBasket, body, more)).toEqual(found)
  })
})

const notice = (shown: string, keep: string, buttons = '<button>Accept</button><button>Reject all</button>') =>
  `<div id="n" hidden style="position:fixed;bottom:0"><p>We use cookies to count visits.</p>${buttons}</div>
  ${script(`n.hidden = !(${shown}); n.onclick = (event) => { if (!event.target.matches('button')) return; ${keep}; n.hidden = true }`)}`
const said = (lang: string, text: string, yes: string, no: string, keep: string) =>
  `<section id="n" lang="${lang}" aria-label="Cookies" hidden style="position:fixed;bottom:0"><p>${text}</p><button>${yes}</button>${no && `<button>${no}</button>`}</section>
  ${script(`n.hidden = Boolean(localStorage.ok); n.onclick = (event) => { if (!event.target.matches('button')) return; ${keep}; n.hidden = true }`)}`
const ticking = script('setInterval(() => { localStorage.at = Date.now() }, 100)')
const late = (keep: string) =>
  script(
    `if (!localStorage.seen) setTimeout(() => { document.body.insertAdjacentHTML('beforeend', '<div class="cookie-bar" style="position:sticky;bottom:0"><p>We use cookies.</p><button>Decline</button><button>Accept</button></div>'); document.querySelector('.cookie-bar').onclick = (event) => { if (event.target.matches('button')) { ${keep}; event.currentTarget.remove() } } }, 2500)`,
  )
const dialog = (keep: string) =>
  `<dialog id="d"><p>We use cookies.</p><form method="dialog"><button>Accept</button></form></dialog>${script(`if (!localStorage.seen) d.showModal(); d.onclose = () => { ${keep} }`)}`
const bar = (tag: string, keep: string) =>
  `<${tag} id="b"><p>We use cookies.</p><button>Accept</button></${tag.split(' ')[0]}><p>Know the water.</p>
  ${script(`b.hidden = Boolean(localStorage.seen); b.querySelector('button').onclick = () => { ${keep}; b.hidden = true }`)}`
const component = (keep: string) =>
  script(
    `customElements.define('cookie-note', class extends HTMLElement { connectedCallback() { const root = this.attachShadow({ mode: 'open' }); if (!localStorage.seen) root.innerHTML = '<div style="position:fixed;bottom:0"><p>We use cookies.</p><button>Accept</button></div>'; root.addEventListener('click', (event) => { if (event.target.matches('button')) { ${keep}; root.innerHTML = '' } }) } }); document.body.append(document.createElement('cookie-note'))`,
  )
const themed = (start: string, keep: string) =>
  `<style>.dark { background: #111; color: #eee }</style><button id="t" aria-label="Toggle dark mode">◐</button>
  ${script(`document.body.classList.toggle('dark', ${start}); t.onclick = () => { document.body.classList.toggle('dark'); ${keep} }`)}`
describe('a page that is loaded again', () => {
  it.concurrent.each<Case>([
    ['and forgets the answer', ['forgets: Reject all'], notice('!localStorage.cookieConsent', "localStorage.cookie_consent = 'no'")],
    ['and keeps the answer', [], notice('!localStorage.consent', "localStorage.consent = 'no'")],
    ['and keeps it as a cookie', [], notice("!document.cookie.includes('consent')", "document.cookie = 'consent=no; max-age=9000'")],
    ['that only takes a yes, and forgets it', ['forgets: OK'], notice('true', '', '<button>OK</button>')],
    ['that asks again after a no', [], notice('!localStorage.yes', "if (event.target.textContent === 'Accept') localStorage.yes = 1")],
    ['that asks again after a yes as well', ['forgets: Accept'], notice('true', '')],
    [
      'whose cookie is for its public domain',
      [],
      notice("!document.cookie.includes('consent')", "document.cookie = 'seen=1'; document.cookie = 'consent=no; domain=acme.dev'"),
    ],
    ['that tells its server', [], notice('true', "localStorage.a = 1; navigator.sendBeacon('/consent', 'no')")],
    [
      'that forgets an answer in other words',
      ['forgets: Liever niet'],
      said('nl', 'Eén cookie. Goed?', 'Prima', 'Liever niet', "document.cookie = 'c=1'"),
    ],
    ['that keeps an answer in other words', [], said('nl', 'Eén cookie. Goed?', 'Prima', 'Liever niet', 'localStorage.ok = 1')],
    [
      'that forgets a Turkish answer',
      ['forgets: Kabul etmiyorum'],
      said('tr', 'Çerez kullanıyoruz.', 'Olur', 'Kabul etmiyorum', 'sessionStorage.c = 1'),
    ],
    ['that forgets both answers', ['forgets: Jo'], said('de', 'Wir backen mit Cookies.', 'Nö', 'Jo', '')],
    [
      'that keeps only a yes in other words',
      [],
      said('da', 'Cookies?', 'Fint', 'Ellers tak', "if (event.target.textContent === 'Fint') localStorage.ok = 1"),
    ],
    ['that is only put off', [], said('en', 'Cookies?', 'Later', '', '')],
    [
      'whose settings open',
      [],
      notice(
        '!localStorage.ok',
        "if (event.target.textContent === 'Yes') { localStorage.ok = 1 } else { return }",
        '<button>Choose</button><button>Yes</button>',
      ),
    ],
    [
      'whose notice has an icon',
      ['forgets: Reject all'],
      notice('!localStorage.a', "localStorage.b = 'no'").replace('<p>', '<svg class="icon-cookie"><path class="cookie-bite"/></svg><p>'),
    ],
    [
      'that has no answer among its buttons',
      [],
      notice('true', 'localStorage.a = 1', '<button>Log out</button><button>Buy now</button><button>Delete account</button>'),
    ],
    [
      'whose buttons only begin as an answer does',
      [],
      notice('true', 'localStorage.a = 1', '<button>Yesterday</button><button>Accept and pay</button><button>Yes, delete it</button>'),
    ],
    ['that offers a subscription', [], notice('true', 'localStorage.a = 1', '<input type="email"><button>OK</button>')],
    ['whose header sells them', [], notice('true', 'localStorage.a = 1', '<nav><a href="/">Shop</a></nav><button>Yes</button>')],
    ['with a price', [], notice('true', 'localStorage.a = 1', '<p>12 cookies for $9</p><button>Yes</button>')],
    [
      'where people consent to something else',
      [],
      notice('true', 'localStorage.a = 1', '<button>Yes</button>').replace('We use cookies to count visits', 'Do you consent to leave?'),
    ],
    [
      'that counts by itself',
      [],
      `${notice('!localStorage.yes', "if (event.target.textContent === 'Accept') localStorage.yes = 1")}${ticking}`,
    ],
    ['that counts by itself and forgets', ['forgets: Reject all'], `${notice('!localStorage.a', "localStorage.b = 'no'")}${ticking}`],
    ['with a notice after a wait', ['forgets: Decline'], late("localStorage.a = 'no'")],
    ['with a notice after a wait, once', [], late("localStorage.seen = 'no'")],
    ['with a dialog', ['forgets: Accept'], dialog("localStorage.a = 'yes'")],
    ['with a dialog, once', [], dialog("localStorage.seen = 'yes'")],
    ['with a bar above the page', ['forgets: Accept'], bar('section aria-label="Cookies"', "localStorage.a = 'yes'")],
    ['with a bar above the page, once', [], bar('section aria-label="Cookies"', "localStorage.seen = 'yes'")],
    ['with a notice in a component', ['forgets: Accept'], component("localStorage.a = 'yes'")],
    ['with a notice in a component, once', [], component("localStorage.seen = 'yes'")],
    [
      'that counts visits on the way',
      ['forgets: Reject all'],
      `${notice('true', "localStorage.a = 'no'")}${script("setTimeout(() => navigator.sendBeacon('/hit'), 1000)")}`,
    ],
    [
      'about biscuits that can be ordered',
      [],
      bar('section', "localStorage.a = 'yes'").replace('We use cookies', 'A box of cookies').replace('Accept', 'Order'),
    ],
    ['without a notice', [], '<p>We bake cookies.</p><button>Accept</button>'],
    ['and forgets the theme', ['theme-lost: Toggle dark mode'], themed('false', '')],
    ['and keeps the theme', [], themed("localStorage.theme === 'dark'", "localStorage.theme = 'dark'")],
  ])('%s', async (_what, found, body) => {
    expect(await findBy(tryReload, body)).toEqual(found)
  })
})

/** A site with a search, whose results page shows by a script what `code` makes of its address. */
const places = ['Cuxhaven am Morgen', 'Büsum bei Flut', 'Husum bei Ebbe', 'Neuharlingersiel']
const listed = places.map((place) => `<li><a href="/h">${place}</a></li>`).join('')
const searching = (name: string, more = '') =>
  `<form action="/suche"><input type="search" name="${name}" aria-label="Häfen">${more}<button>Los</button></form><main><ul>${listed}</ul></main>`
const resultsBy = (code: string, fallback = '') => ({
  '/suche': `<form><input type="text" name="wort" id="w"></form><main id="m"></main>${fallback}${script(
    `const all = ${JSON.stringify(places)}; const get = (name) => new URLSearchParams(location.search).get(name); const show = (list) => (m.innerHTML = '<ul>' + list.map((one) => '<li><a href="/h">' + one + '</a></li>').join('') + '</ul>'); const find = (words) => all.filter((one) => one.toLowerCase().includes(words.toLowerCase())); ${code}`,
  )}`,
})
const none = "m.innerHTML = '<p>Nichts gefunden.</p>'"

describe('a search', () => {
  it.concurrent.each<Case>([
    [
      'whose results page reads another name',
      ['unread: Häfen'],
      searching('begriff'),
      resultsBy("const is = get('wort'); if (is === null) m.textContent = 'Bitte etwas eingeben'; else show(find(is))"),
    ],
    ['whose results page reads a usual name', ['unread: Häfen'], searching('begriff'), resultsBy("show(find(get('q') ?? ''))")],
    ['whose results page always lists all', ['unread: Häfen'], searching('begriff'), resultsBy('show(all)')],
    ['for a tracking number', [], searching('code').replace('type="search"', 'type="text"'), { '/h': 'Hafen' }],
    ['whose results page is missing', ['searchless: Häfen'], searching('begriff'), { '/h': 'Hafen' }],
    ['that finds', [], searching('begriff'), resultsBy("show(find(get('begriff') ?? ''))")],
    ['that finds nothing of what the page lists', [], searching('begriff'), resultsBy(`get('begriff') ? ${none} : show(all)`)],
    [
      'that finds nothing, and offers the same links',
      [],
      searching('begriff'),
      resultsBy(`if (get('begriff')) ${none}`, `<ul>${listed}</ul>`),
    ],
    ['that repeats the words', [], searching('begriff'), resultsBy("show(all); w.value = get('begriff')")],
    ['that a frame answers', [], searching('begriff'), resultsBy('show(all)', '<iframe src="/h" title="Treffer"></iframe>')],
    [
      'that a script answers at once',
      [],
      `${searching('begriff')}${script('document.forms[0].onsubmit = (event) => event.preventDefault()')}`,
    ],
    [
      'with more to choose',
      [],
      searching('begriff', '<select name="art" aria-label="Art"><option>Hafen</option></select>'),
      resultsBy('show(all)'),
    ],
    ['that asks for an email', [], searching('begriff').replace('type="search"', 'type="email"'), resultsBy('show(all)')],
  ])('%s', async (_what, found, body, more) => {
    expect(await findBy(trySearch, body, more)).toEqual(found)
  })
})

it.each<[what: string, isTried: boolean, html: string]>([
  ['any script', false, '<script src="/app.js"></script><p>Tides of the day</p>'],
  ['a notice', true, '<div class="bar"><p>Çerez kullanıyoruz.</p></div>'],
  ['a notice in a component', true, '<cookie-note></cookie-note>'],
  ['a theme', true, '<button aria-label="Toggle dark mode">◐</button>'],
])('a page with %s is loaded again: %s', (_what, isTried, html) => {
  expect(forgettable.test(html)).toBe(isTried)
})
