import type { DoubtfulLink } from '../../../rendered/rendered.ts'
import { isForPublic } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { startTopic } from '../../topics/topics.ts'
import { mentions } from '../../topics/topic.ts'
import { pluralForm } from '../../../plural.ts'

/** Link texts that promise a page of their own. */
const promises =
  /^(?:pricing|plans|docs|documentation|api|changelog|about(?: us)?|contact(?: us)?|privacy(?: policy)?|terms(?: of (?:service|use))?|imprint|impressum|careers|support|help|status|security|download|features|learn more|read more|faq|github|twitter|discord|linkedin|facebook|instagram|youtube|(?:our |official )?blog|(?:now )?available (?:on|for|in) (?:ios|iphone|android|mac(?:os)?|windows|(?:the )?app store|google play|chrome)!?)$/i

type Doubtful = Pick<DoubtfulLink, 'text' | 'href' | 'kind'> & { tag: string }

/** The page’s own links, as rendered or else as in the markup; then those of the site’s other pages. */
function doubtfulLinks({ page, rendered, pages = [] }: AuditFacts): Doubtful[] {
  const own = rendered?.links.map(({ place, ...link }) => ({ ...link, tag: place.html })) ?? page.doubtfulLinks
  const others = pages.flatMap((other) =>
    (other.page?.doubtfulLinks ?? []).map((link) => ({ ...link, tag: `<!-- ${other.page?.url} -->${link.tag}` })),
  )
  // A page under development may well link to other private hosts.
  return [...own, ...others].filter(({ kind }) => kind === 'nowhere' || rendered !== undefined || isForPublic(page))
}

const isPromise = ({ text, kind }: Doubtful) =>
  kind === 'nowhere' && (promises.test(text) || (text.length <= 30 && mentions(text, startTopic)))

export const deadLinks = defineCheck({
  id: 'dead-links',
  label: 'Links that go nowhere',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  isOfView: true,
  run(facts) {
    const links = doubtfulLinks(facts)
    const local = links.filter(({ kind }) => kind === 'private-host')
    const nowhere = links.filter(isPromise)
    if (local.length > 0) {
      const [first] = local
      const detail = `“${first?.text}” links to ${first?.href}, which only works on your own machine or network.`
      return fail(detail, paste('Point these links to your public site:', local.map(({ tag, text }) => `${tag}${text}</a>`).join('\n')))
    }
    if (nowhere.length === 0) return pass('No link goes to a private host or nowhere.')
    const words = [...new Set(nowhere.map(({ text }) => `“${text}”`))]
    const detail = `${words.join(', ')} ${pluralForm(words.length, 'links', 'link')} to “#” instead of a page.`
    return warn(
      detail,
      paste(
        'Link these to real pages, use a <button> if a script opens something, or remove them:',
        nowhere.map(({ tag, text }) => `${tag}${text}</a>`).join('\n'),
      ),
    )
  },
})
