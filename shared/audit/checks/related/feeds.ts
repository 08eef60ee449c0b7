import { escapeMarkup } from '../../../escape-markup.ts'
import { hostOf } from '../../../hosts.ts'
import { isForPublic, isPreviewHost, publicUrl } from '../../address.ts'
import { isPlaceholderHost, urlError } from '../../url-error.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { Page } from '../../../page/page.ts'
import type { AuditFacts } from '../../facts.ts'
import type { FeedFacts } from '../../facts-around.ts'
import { descriptionFrom, nameOf } from '../../words/own-words.ts'
import { joinWords } from '../../../join-words.ts'
import { pluralForm } from '../../../plural.ts'

function emptyFeed(facts: AuditFacts): string {
  const [name, url] = [nameOf(facts), publicUrl(facts.page)]
  const description = descriptionFrom(facts, { min: 20, max: 200 }) || name
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0">',
    '  <channel>',
    `    <title>${escapeMarkup(name)}</title>`,
    `    <link>${escapeMarkup(url)}</link>`,
    `    <description>${escapeMarkup(description)}</description>`,
    '  </channel>',
    '</rss>',
  ].join('\n')
}

/** A post’s page, where sites keep them. */
const post = /\/(?:blog|news|posts?|articles?|aktuelles|actualites|noticias|notizie|nieuws|aktualnosci|nyheter|nyheder)\/[\w%-]{3,}/i
const hasPosts = ({ links }: Page) => new Set(links.flatMap(({ url }) => post.exec(url)?.[0] ?? [])).size > 1

/** Feeds of comments are empty until somebody comments. */
const ofComments = /comment|kommentar|coment|reacties|responses/i
/** An empty feed beside another with items is of something else. */
const isUnfilled = (feed: FeedFacts, { page, feeds = [] }: AuditFacts) =>
  feed.isEmpty === true && hasPosts(page) && !ofComments.test(feed.url) && feeds.every(({ isEmpty, isFeed }) => isFeed && isEmpty)

/** Why nobody finds a feed’s own site, as the rest of a sentence. */
function errorAt(link: string, page: Page): string | null {
  const isPreview = isPreviewHost(hostOf(link)) && !isPreviewHost(hostOf(publicUrl(page))) && isForPublic(page)
  return urlError(link, page) ?? (isPreview ? 'is on a preview or staging site' : null)
}

const isStandIn = (link: string) => isPlaceholderHost(URL.parse(link)?.hostname ?? '') || isPreviewHost(hostOf(link))

/** The link of a feed that leads nowhere. An item may be about any site, but not all of them about one that stands for somebody’s own. */
function wrongLink({ links, home }: FeedFacts, page: Page): string | undefined {
  const isWrong = (link: string) => errorAt(link, page) !== null
  const areAll = links.every(isWrong)
  return links.find((link) => isWrong(link) && (areAll || !isStandIn(link))) ?? (home === undefined || !isWrong(home) ? undefined : home)
}

/** What is wrong inside a feed, as a sentence. RSS 2.0 and JSON Feed require full URLs; the relative ones that Atom allows aren’t among the links. */
function errorOf(feed: FeedFacts, facts: AuditFacts): string | null {
  const { url, isFeed, error, links, gone } = feed
  if (!isFeed) return null
  if (error !== null) return `The feed ${url} ${error}`
  const bare = links.find((link) => !URL.canParse(link))
  if (bare !== undefined) return `The feed ${url} has items without a full URL (“${bare}”)`
  const away = wrongLink(feed, facts.page)
  if (away !== undefined) return `The feed ${url} links to ${away}, which ${errorAt(away, facts.page)}`
  if (isUnfilled(feed, facts)) return `The feed ${url} is empty, though the page links to blog posts`
  return gone === null ? null : `The feed ${url} links to ${gone}, which returns 404`
}

/** RSS Advisory Board, “RSS Autodiscovery”: feed readers subscribe to the URL in the tag. */
export const feeds = defineCheck({
  id: 'feeds',
  label: 'Feeds',
  weight: 0.5,
  learnMore: 'https://www.rssboard.org/rss-autodiscovery',
  needs: ['feeds'],
  run(facts) {
    if (facts.page.feeds.length === 0) return pass('The page doesn’t link a feed.')
    if (facts.feeds.length === 0) return pass('Not checked: the feed couldn’t be requested.')
    const faulty = facts.feeds.flatMap((feed) => errorOf(feed, facts) ?? [])
    if (faulty.length > 0) return warn(`${faulty.join('. ')}.`, `Fix what generates ${joinWords(facts.feeds.map(({ url }) => url))}.`)
    const dead = facts.feeds.filter(({ isFeed }) => !isFeed)
    const [first] = dead
    if (first === undefined) return pass(pluralForm(facts.feeds.length, 'The feed works.', 'The feeds work.'))
    const reasons = dead.map(({ url, status }) => `${url} ${status === 200 ? 'isn’t a feed' : `returns ${status}`}`)
    const fix = paste(
      `Remove the <link rel="alternate"> for ${joinWords(dead.map(({ url }) => url))}, or save this as ${first.url}:`,
      emptyFeed(facts),
    )
    return warn(`The page links a feed, but ${reasons.join(', and ')}.`, fix)
  },
})
