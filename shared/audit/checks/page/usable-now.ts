import type { Page } from '../../../page/page.ts'
import { isSameSite, besidePage } from '../../address.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { languageOf } from '../../words/language.ts'
import { anchor } from '../../snippets.ts'
import { buttonTexts, labelFor, linksAbout, mentions } from '../../topics/topic.ts'
import { startTopic } from '../../topics/start.ts'
import { waitlistTopic } from '../../topics/waitlist.ts'

/** Where finished things are fetched from. */
const stores =
  /^https?:\/\/(?:(?:apps|itunes|testflight)\.apple\.com|play\.google\.com\/store|(?:chromewebstore|chrome)\.google\.com|addons\.mozilla\.org|apps\.microsoft\.com|marketplace\.visualstudio\.com|(?:www\.)?npmjs\.com\/package|pypi\.org\/project|crates\.io\/crates|hub\.docker\.com|store\.steampowered\.com|[\w-]+\.itch\.io|f-droid\.org|github\.com\/[\w.-]+\/[\w.-]+(?:\/releases|\/?(?:$|[?#])))/i

const productHost = /^(?:app|my|dashboard|console|portal|play|web|account|accounts|login|go)\./

/** Labels, not cards: a long link text tells of something else. */
const longestLabel = 40

const isWaitlist = (text: string) => mentions(text, waitlistTopic)

/** The first sign that a visitor can begin: a labelled link or button, a store, an app's own host, a sign-in form. */
function findStart(page: Page): string | null {
  const link =
    linksAbout(page, startTopic).find(({ text }) => text.length <= longestLabel && !isWaitlist(text)) ??
    page.links.find(({ url, text }) => (stores.test(url) || isProductHost(url, page)) && !isWaitlist(text))
  if (link !== undefined) return link.text || link.url
  const waiting = page.forms.filter(({ text }) => isWaitlist(text)).map(({ text }) => text)
  const button = buttonTexts(page).find(
    (text) =>
      text.length <= longestLabel && mentions(text, startTopic) && !isWaitlist(text) && !waiting.some((form) => form.includes(text)),
  )
  if (button !== undefined) return button
  return page.forms.some(({ fields }) => fields.includes('password') || fields.includes('file')) ? 'a form to begin with' : null
}

const isProductHost = (url: string, page: Page) => isSameSite(url, page.url) && productHost.test(URL.parse(url)?.host ?? '')

export const usableNow = defineCheck({
  id: 'usable-now',
  label: 'Usable today',
  weight: 7,
  run({ page }) {
    const start = findStart(page)
    if (start !== null) return pass(`Visitors can begin: “${start}”.`)
    const texts = [page.title ?? '', page.metaDescription ?? '', page.text, ...page.forms.map(({ text }) => text)]
    if (!texts.some(isWaitlist)) return pass('Nothing says that visitors must wait.')
    const link = anchor(besidePage(page, 'app'), labelFor(startTopic, languageOf(page)))
    return warn(
      'The page offers a waitlist, and no way into the product: people who come on launch day cannot use it.',
      paste('Launch once people get in, or open a demo to all and put a link to it beside the waitlist:', link),
    )
  },
})
