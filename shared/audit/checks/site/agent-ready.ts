import { addressNote, besidePage, onSite } from '../../address.ts'
import { isOwnFolder } from '../../shared-host.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { listed } from '../../other-pages.ts'
import { pluralForm } from '../../../plural.ts'
import { ownPages } from '../../own-pages.ts'
import { descriptionFrom, nameOf, ownParagraphs } from '../../words/own-words.ts'
import { distinct, foldLatin } from '../../words/text.ts'

const maxLinks = 12

/** Text that can’t break out of a line or a link in Markdown. */
const inLine = (text: string) => text.replace(/[[\]<>`*_]/g, '')

/** A draft of llms.txt: name, summary, what the page says, and its own linked pages. */
function llmsTxtFrom(facts: Pick<AuditFacts, 'page' | 'listing' | 'links'>): string {
  const summary = descriptionFrom(facts, { min: 70, max: 300 })
  const paragraphs = distinct([summary, ...ownParagraphs(facts)]).slice(1, 4)
  const links = ownPages(facts)
    .filter(({ text }) => text !== '')
    .slice(0, maxLinks)
    .map(({ url, text }) => `- [${inLine(text)}](${url})`)
  const intro = summary === '' || foldLatin(summary) === foldLatin(nameOf(facts)) ? [] : ['', `> ${inLine(summary)}`]
  const about = paragraphs.flatMap((text) => ['', inLine(text)])
  const pagesPart = links.length === 0 ? [] : ['', '## Pages', '', ...links]
  return [`# ${inLine(nameOf(facts))}`, ...intro, ...about, ...pagesPart].join('\n')
}

/** llmstxt.org: “the root path […] of a website (or, optionally, in a subpath)”. A young convention, hence the low weight. */
export const agentReady = defineCheck({
  id: 'agent-ready',
  label: 'AI-agent friendly',
  weight: 1,
  learnMore: 'https://llmstxt.org/',
  needs: ['llmsTxt'],
  run(facts) {
    const { found, gone = [] } = facts.llmsTxt
    if (gone.length > 0)
      return warn(
        `llms.txt lists ${listed(gone)}, which ${pluralForm(gone.length, 'returns', 'return')} 404.`,
        paste('Fix these links in llms.txt, or remove them:', gone.join('\n')),
      )
    if (found) return pass('Found: llms.txt.')
    const url = isOwnFolder(facts.page) ? besidePage(facts.page, 'llms.txt') : onSite(facts.page, '/llms.txt')
    return warn('No llms.txt found.', paste(`Save this as ${url}${addressNote(facts.page)}:`, llmsTxtFrom(facts)))
  },
})
