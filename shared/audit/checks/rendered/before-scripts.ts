import type { DocumentWords } from '../../../rendered/rendered.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { linkTag, metaTag } from '../../snippets.ts'

const same = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase()

/** What scripts change that search engines, link previews and agents read; most of those run no scripts. */
function changesOf(served: DocumentWords, shown: DocumentWords): { name: string; tag: string }[] {
  const changes = [
    { name: 'title', is: [served.title, shown.title], tag: (text: string) => `<title>${text}</title>` },
    { name: 'description', is: [served.description, shown.description], tag: (text: string) => metaTag('description', text) },
    { name: 'canonical link', is: [served.canonical, shown.canonical], tag: (text: string) => linkTag('canonical', text) },
    { name: 'robots tag', is: [served.robots, shown.robots], tag: (text: string) => metaTag('robots', text) },
  ] as const
  return changes.flatMap(({ name, is: [before, after], tag }) => (same(before, after) || after === null ? [] : [{ name, tag: tag(after) }]))
}

/** Below this share of the shown text, the served page is a shell. */
const share = 0.2

export const beforeScripts = defineCheck({
  id: 'before-scripts',
  label: 'Page without scripts',
  weight: 4,
  needs: ['rendered'],
  run({ rendered: { served, shown } }) {
    if (served === null) return pass('Not measured: the browser no longer has the page as the server sent it.')
    const changes = changesOf(served, shown)
    const isShell = shown.text >= 300 && served.text < shown.text * share
    if (changes.length === 0 && !isShell) return pass('Link previews and agents get the same title, description and text as visitors.')
    const names = changes.map(({ name }) => name)
    const text = isShell ? `only ${served.text} of ${shown.text} characters of its text` : null
    const lost = [names.length === 0 ? null : `another ${names.join(', ')}`, text].filter((part) => part !== null).join(' and ')
    const detail = `Link previews, agents and some search engines run no scripts: they get ${lost}.`
    const tags = changes.map(({ tag }) => tag)
    if (tags.length === 0) return warn(detail, 'Render the page on the server or at build time (SSR, SSG or prerendering).')
    return warn(detail, paste('Put these into the HTML that the server sends:', tags.join('\n')))
  },
})
