import type { DoubtfulLink } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Link texts that promise a page of their own. */
const promises =
  /^(?:pricing|plans|docs|documentation|api|blog|changelog|about(?: us)?|contact(?: us)?|privacy(?: policy)?|terms(?: of (?:service|use))?|imprint|impressum|careers|support|help|status|security|download|features|learn more|read more|faq|github|twitter|discord|linkedin)$/i

const tag = ({ place, text }: DoubtfulLink) => `${place.html}${text}</a>`

export const deadLinks = defineCheck({
  id: 'dead-links',
  label: 'Links that go nowhere',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: ['rendered'],
  run({ rendered: { links } }) {
    const local = links.filter(({ kind }) => kind === 'private-host')
    const nowhere = links.filter(({ kind, text }) => kind === 'nowhere' && promises.test(text))
    if (local.length > 0) {
      const [first] = local
      const detail = `“${first?.text}” links to ${first?.href}, which only works on your own machine or network.`
      return fail(detail, paste('Point these links to your public site:', local.map(tag).join('\n')))
    }
    if (nowhere.length === 0) return pass('No link goes to a private host or nowhere.')
    const words = [...new Set(nowhere.map(({ text }) => `“${text}”`))]
    const detail = `${words.join(', ')} ${words.length === 1 ? 'links' : 'link'} to “#” instead of a page.`
    return warn(
      detail,
      paste('Link these to real pages, use a <button> if a script opens something, or remove them:', nowhere.map(tag).join('\n')),
    )
  },
})
