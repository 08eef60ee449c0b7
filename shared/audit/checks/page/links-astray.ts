import { joinWords } from '../../../join-words.ts'
import { pluralForm } from '../../../plural.ts'
import { defineCheck, fail, pass, pasteAll, warn } from '../../check.ts'
import { anchor } from '../../snippets.ts'
import { astrayLinks, type AstrayKind, type AstrayLink } from '../../words/astray-links.ts'

type Kind = { isGrave?: true; says: (links: string, count: number) => string; todo: string }

const verb = (count: number) => pluralForm(count, 'leads', 'lead')
const kinds: Record<AstrayKind, Kind> = {
  'test-payment': {
    isGrave: true,
    says: (links, count) => `${links} ${verb(count)} to a test checkout, where nobody can pay`,
    todo: 'Link to the live checkout instead of the test one:',
  },
  placeholder: {
    isGrave: true,
    says: (links, count) => `${links} ${verb(count)} to a placeholder`,
    todo: 'Replace the placeholder with your own address:',
  },
  preview: {
    isGrave: true,
    says: (links, count) => `${links} ${verb(count)} to a preview or staging site`,
    todo: 'Link to your public site instead:',
  },
  'front-page': {
    says: (links, count) => `${links} ${verb(count)} to a front page that isn’t yours`,
    todo: 'Link to your own profile, app or form, or remove the link:',
  },
  'other-target': {
    says: (links, count) => `${links} ${verb(count)} somewhere else than ${pluralForm(count, 'it says', 'they say')}`,
    todo: 'Make the text and the destination of these links match:',
  },
  'plain-http': {
    says: (links, count) => `${links} ${verb(count)} to your own site without encryption`,
    todo: 'Use the https:// URL of your site, as in:',
  },
}

const shown = ({ text, url }: AstrayLink) => (text === url ? url : `“${text.slice(0, 60)}” (${url})`)

export const linksAstray = defineCheck({
  id: 'links-astray',
  label: 'Links to the wrong place',
  weight: 4,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  run({ page }) {
    const found = Map.groupBy(astrayLinks(page), ({ kind }) => kind)
    const listed = (Object.keys(kinds) as AstrayKind[]).flatMap((kind) => {
      const links = found.get(kind) ?? []
      return links.length === 0 ? [] : [{ ...kinds[kind], links }]
    })
    if (listed.length === 0) return pass('No link leads to a placeholder, a preview or somebody else’s page.')
    const detail = listed.map(({ says, links }) => `${says(joinWords(named(links)), links.length)}.`).join(' ')
    const fix = pasteAll(
      listed.map(({ todo, links }) => ({ todo, text: links.map(({ url, text, better }) => anchor(better ?? url, text)).join('\n') })),
    )
    return listed.some(({ isGrave }) => isGrave) ? fail(detail, fix) : warn(detail, fix)
  },
})

/** The first links by name, the others by number. */
const named = (links: readonly AstrayLink[]) => [...links.slice(0, 8).map(shown), ...(links.length > 8 ? [`${links.length - 8} more`] : [])]
