import type { DoubtfulLink } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Words under which people expect a page of its own. */
const promises =
  /^(?:pricing|plans|docs|documentation|api|blog|changelog|about(?: us)?|contact(?: us)?|privacy(?: policy)?|terms(?: of (?:service|use))?|imprint|impressum|careers|support|help|status|security|download|features|learn more|read more|faq|github|twitter|discord|linkedin)$/i

const tag = ({ place, text }: DoubtfulLink) => `${place.html}${text}</a>`

export const deadLinks = defineCheck({
  id: 'dead-links',
  label: 'Links that lead nowhere',
  weight: 3,
  needs: ['rendered'],
  run({ rendered: { links } }) {
    const local = links.filter(({ kind }) => kind === 'private-host')
    const nowhere = links.filter(({ kind, text }) => kind === 'nowhere' && promises.test(text))
    if (local.length > 0) {
      const [first] = local
      const detail = `“${first?.text}” leads to ${first?.href}, which only works on your own machine.`
      return fail(detail, paste('Link these to your public site:', local.map(tag).join('\n')))
    }
    if (nowhere.length === 0) return pass('No link leads to a private host or nowhere.')
    const words = nowhere.map(({ text }) => `“${text}”`)
    const detail = `${[...new Set(words)].join(', ')} ${words.length === 1 ? 'leads' : 'lead'} to “#” instead of a page.`
    return warn(
      detail,
      paste(
        'Link to the page, use a <button> if a script opens something, or remove these until they lead somewhere:',
        nowhere.map(tag).join('\n'),
      ),
    )
  },
})
