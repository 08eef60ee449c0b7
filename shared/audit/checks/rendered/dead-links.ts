import type { DoubtfulLink } from '../../../rendered/rendered.ts'
import { isForPublic } from '../../address.ts'
import { defineCheck, fail, pass, pasteAll, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { startTopic } from '../../topics/topics.ts'
import { mentions } from '../../topics/topic.ts'
import { joinWords } from '../../../join-words.ts'
import { pluralForm } from '../../../plural.ts'
import { isUnrendered } from '../../script-shell.ts'

/** Link texts that promise a page of their own. */
const promises =
  /^(?:pricing|plans|docs|documentation|api|changelog|about(?: us)?|contact(?: us)?|privacy(?: policy)?|terms(?: of (?:service|use))?|imprint|impressum|careers|support|help|status|security|download|features|learn more|read more|faq|github|twitter|discord|linkedin|facebook|instagram|youtube|(?:our |official )?blog|(?:now )?available (?:on|for|in) (?:ios|iphone|android|mac(?:os)?|windows|(?:the )?app store|google play|chrome)!?)$/i

type Doubtful = Pick<DoubtfulLink, 'text' | 'href' | 'kind'> & { tag: string }

/** The page’s own links, as rendered or else as in the markup; then those of the site’s other pages. */
function doubtfulLinks(facts: AuditFacts): Doubtful[] {
  const { page, rendered, pages = [] } = facts
  const own = rendered?.links.map(({ place, ...link }) => ({ ...link, tag: place.html })) ?? page.doubtfulLinks
  const others = pages.flatMap((other) =>
    (other.page?.doubtfulLinks ?? []).map((link) => ({ ...link, tag: `<!-- ${other.page?.url} -->${link.tag}` })),
  )
  return [...own, ...others].filter(({ kind, text }) => {
    // A page under development may well link to other private hosts.
    if (kind === 'private-host') return rendered !== undefined || isForPublic(page)
    if (kind === 'nowhere') return promises.test(text) || (text.length <= 30 && mentions(text, startTopic))
    return kind !== 'no-target' || !isUnrendered(facts)
  })
}

type Kind = { isGrave?: true; says: (links: string, count: number) => string; todo: string }

const verb = (count: number) => pluralForm(count, 'links', 'link')
const kinds: Record<DoubtfulLink['kind'], Kind> = {
  'private-host': {
    isGrave: true,
    says: (links, count) => `${links} ${pluralForm(count, 'only works', 'only work')} on your own machine or network`,
    todo: 'Point these links to your public site:',
  },
  empty: {
    isGrave: true,
    says: (links, count) => `${links} ${pluralForm(count, 'has', 'have')} no address to go to`,
    todo: 'Add the email address, phone number or URL to these links:',
  },
  malformed: {
    isGrave: true,
    says: (links, count) =>
      `${links} ${pluralForm(count, 'isn’t a valid URL', 'aren’t valid URLs')} and ${pluralForm(count, 'leads', 'lead')} to an error`,
    todo: 'Fix the URLs of these links. Web addresses start with “https://”, email links with “mailto:”, as in:',
  },
  nowhere: {
    says: (links, count) => `${links} ${verb(count)} to “#” instead of a page`,
    todo: 'Link these to real pages, use a <button> if a script opens something, or remove them:',
  },
  'no-target': {
    says: (links, count) => `${links} ${verb(count)} to a part of the page that doesn’t exist`,
    todo: 'Give the section of the page that each link leads to the id after “#”, or link to where it is now:',
  },
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
const shownLink = ({ text, href, kind }: Doubtful) => (kind === 'nowhere' ? `“${text}”` : `“${text}” (${href})`)

export const deadLinks = defineCheck({
  id: 'dead-links',
  label: 'Links that go nowhere',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  isOfView: true,
  run(facts) {
    const found = Map.groupBy(doubtfulLinks(facts), ({ kind }) => kind)
    const listed = (Object.keys(kinds) as DoubtfulLink['kind'][]).flatMap((kind) => {
      const links = found.get(kind) ?? []
      return links.length === 0 ? [] : [{ ...kinds[kind], links, names: unique(links.map(shownLink)) }]
    })
    if (listed.length === 0) return pass('No link goes to a private host or nowhere.')
    const detail = listed.map(({ says, names }) => `${says(joinWords(names), names.length)}.`).join(' ')
    const parts = listed.map(({ todo, links }) => ({ todo, tags: unique(links.map(({ tag, text }) => `${tag}${text}</a>`)).join('\n') }))
    const fix = pasteAll(parts.map(({ todo, tags }) => ({ todo, text: tags })))
    return listed.some(({ isGrave }) => isGrave) ? fail(detail, fix) : warn(detail, fix)
  },
})
