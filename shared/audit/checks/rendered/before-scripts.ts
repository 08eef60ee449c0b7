import type { DocumentWords } from '../../../rendered/rendered.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { linkTag, metaTag } from '../../snippets.ts'

const same = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase()

/** What scripts change in the parts that search engines, link previews and agents read. Most of these don’t run scripts. */
function changesOf(served: DocumentWords, shown: DocumentWords): { name: string; tag: string }[] {
  const changes = [
    { name: 'title', is: [served.title, shown.title], tag: (text: string) => `<title>${text}</title>` },
    { name: 'description', is: [served.description, shown.description], tag: (text: string) => metaTag('description', text) },
    { name: 'canonical link', is: [served.canonical, shown.canonical], tag: (text: string) => linkTag('canonical', text) },
    { name: 'robots tag', is: [served.robots, shown.robots], tag: (text: string) => metaTag('robots', text) },
  ] as const
  return changes.flatMap(({ name, is: [before, after], tag }) => (same(before, after) || after === null ? [] : [{ name, tag: tag(after) }]))
}

/** A served page with less than this share of the visible text is an empty shell. */
const share = 0.2

export const beforeScripts = defineCheck({
  id: 'before-scripts',
  label: 'Content without JavaScript',
  weight: 4,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: ['rendered'],
  run({ rendered: { served, shown } }) {
    if (served === null) return pass('Not measured: the browser no longer has the original HTML.')
    const changes = changesOf(served, shown)
    const isShell = shown.text >= 300 && served.text < shown.text * share
    if (changes.length === 0 && !isShell) return pass('Link previews and agents get the same title, description and text as visitors.')
    const names = changes.map(({ name }) => name)
    const text = isShell ? `only ${served.text} of ${shown.text} characters of text` : null
    const lost = [names.length === 0 ? null : `a different ${names.join(', ')}`, text].filter((part) => part !== null).join(' and ')
    const detail = `Link previews, agents and some search engines don’t run scripts. They get ${lost}.`
    const tags = changes.map(({ tag }) => tag)
    if (tags.length === 0) return warn(detail, 'Render the page on the server or at build time (SSR, SSG or prerendering).')
    return warn(detail, paste('Put these in the HTML your server sends, replacing any existing ones:', tags.join('\n')))
  },
})
