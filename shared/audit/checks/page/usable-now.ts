import type { Page } from '../../../page/page.ts'
import { isSameSite, linkBeside } from '../../address.ts'
import { withoutLinks } from '../../broken.ts'
import type { AuditFacts } from '../../facts.ts'
import { bareUrl, otherPages } from '../../other-pages.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { languageOf } from '../../words/language.ts'
import { ownPrices } from '../../words/own-prices.ts'
import { anchor } from '../../snippets.ts'
import { buttonTexts, labelFor, linksAbout, mentions } from '../../topics/topic.ts'
import { startTopic, waitlistTopic } from '../../topics/topics.ts'

/** App stores, package registries and download pages. */
const stores =
  /^https?:\/\/(?:(?:apps|itunes|testflight)\.apple\.com|play\.google\.com\/store|(?:chromewebstore|chrome)\.google\.com|addons\.mozilla\.org|apps\.microsoft\.com|marketplace\.visualstudio\.com|(?:www\.)?npmjs\.com\/package|pypi\.org\/project|crates\.io\/crates|hub\.docker\.com|store\.steampowered\.com|[\w-]+\.itch\.io|f-droid\.org|github\.com\/[\w.-]+\/[\w.-]+(?:\/releases|\/?(?:$|[?#])))/i

const productHost = /^(?:app|my|dashboard|console|portal|play|web|account|accounts|login|go)\./

/** Labels, not cards: a longer link text is about something else. */
const maxLabelLength = 40

const isWaitlist = (text: string) => mentions(text, waitlistTopic)

/** “Start” may be the menu’s word for the first page. */
const leadsHere = ({ url }: Page['links'][number], page: Page) => !url.includes('#') && bareUrl(url) === bareUrl(page.url)

/** The first sign that a visitor can start: a labelled link or button, a store, an app’s own host, a sign-in form. */
function findStart(whole: Page): string | null {
  const page = withoutLinks(whole, (link) => leadsHere(link, whole))
  const link =
    linksAbout(page, startTopic).find(({ text }) => text.length <= maxLabelLength && !isWaitlist(text)) ??
    page.links.find(({ url, text }) => (stores.test(url) || isProductHost(url, page)) && !isWaitlist(text))
  if (link !== undefined) return link.text || link.url
  const waiting = page.forms.filter(({ text }) => isWaitlist(text)).map(({ text }) => text)
  const button = buttonTexts(page).find(
    (text) =>
      text.length <= maxLabelLength && mentions(text, startTopic) && !isWaitlist(text) && !waiting.some((form) => form.includes(text)),
  )
  if (button !== undefined) return button
  return page.forms.some(({ fields }) => fields.includes('password') || fields.includes('file')) ? 'a form to get started' : null
}

const isProductHost = (url: string, page: Page) => isSameSite(url, page.url) && productHost.test(URL.parse(url)?.host ?? '')

/** A page with a lot of text and no form isn’t a waitlist: what’s “coming soon” there, or in a section of its own, is part of the product. */
const muchText = 1500
const isOfPart = ({ blocks, headings }: Page): boolean => {
  const said = blocks.filter(({ text }) => isWaitlist(text))
  const isBelow = said.every(({ heading }) => heading !== '' && heading !== headings[0]?.text)
  return headings.length > 3 && said.length > 0 && isBelow
}

function waitlistTexts(page: Page): string[] {
  const h1 = page.headings.filter(({ level }) => level === 1).map(({ text }) => text)
  const labels = [...page.links.map(({ text }) => text), ...buttonTexts(page)].filter((text) => text.length <= maxLabelLength)
  const body = (page.forms.length > 0 || page.text.length < muchText) && !isOfPart(page) ? [page.text] : []
  return [page.title ?? '', page.metaDescription ?? '', ...h1, ...labels, ...page.forms.map(({ text }) => text), ...body]
}

const trial =
  /\b(?:free trial|\d+[- ]days? (?:free )?trial|trial period|money[- ]back)\b|kostenlos(?:e[nr]?)? test|testzeitraum|essai gratuit|prueba gratuita|prueba gratis|teste grátis|prova gratuita|無料トライアル|無料体験/i

/** A page with prices and a trial sells already: what it announces is a part of the product. */
const isOnSale = (page: Page) => trial.test(page.text) && ownPrices(page).length > 0

const getting = /\b(?:download|install|get the app|get it (?:now|on))\b|herunterladen|télécharger|descargar|scarica|baixar/i

/** A link that promises the product, but leads to a waitlist on another page of the site. */
const putOff = (facts: AuditFacts) =>
  facts.page.links.find(
    ({ url, text }) =>
      text.length <= maxLabelLength &&
      getting.test(text) &&
      !isWaitlist(text) &&
      otherPages(facts).some(
        (other) =>
          bareUrl(other.page.url) === bareUrl(url) &&
          [other.page.title, other.page.h1].some((one) => one !== null && isWaitlist(one) && !getting.test(one)),
      ),
  )

export const usableNow = defineCheck({
  id: 'usable-now',
  label: 'Ready to use',
  weight: 7,
  run(facts) {
    const { page } = facts
    const put = putOff(facts)
    if (put !== undefined)
      return warn(
        `“${put.text}” leads to a waitlist: ${put.url}`,
        paste('Link to the product, or call this link what it is:', anchor(put.url, 'Join the waitlist')),
      )
    const start = findStart(page)
    if (start !== null) return pass(`Found a call to action: “${start}”.`)
    if (isOnSale(page) || !waitlistTexts(page).some(isWaitlist)) return pass('No waitlist found.')
    const link = anchor(linkBeside(page, 'app'), labelFor(startTopic, languageOf(page)))
    return warn(
      'Waitlist only: launch-day visitors won’t be able to try it.',
      paste('Launch once people can get in, or open a demo and link to it next to the waitlist:', link),
    )
  },
})
