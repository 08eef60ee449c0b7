import type { Page } from '../page/page.ts'
import { hostLabels, labelMatch } from './categories/host-labels.ts'
import { squash } from './fold.ts'
import { productNodes, textOf } from './json-ld.ts'
import { sourceLink } from './open-source.ts'

/** First parts of paths at these hosts that aren’t anybody’s account. */
const reserved =
  /^(?:about|apps|collections|contact|customer-stories|enterprise|events|explore|features|groups|help|login|marketplace|notifications|orgs|pricing|product|readme|resources|search|security|sessions|settings|signup|site|snippets|solutions|sponsors|stars|topics|trending|users)$/i
const plainHost = /^(?:www\.)?(github\.com|codeberg\.org|bitbucket\.org)$/

/** The URL of the repository that a link leads into; null if it doesn’t lead into one at a known host. */
export function repositoryOf(address: string): string | null {
  const { hostname = '', pathname = '' } = URL.parse(address) ?? {}
  const parts = pathname.split('/').filter((part) => part !== '')
  const [owner = '', name = ''] = parts
  if (owner === '' || name === '' || reserved.test(owner)) return null
  const host = plainHost.exec(hostname)?.[1]
  if (host !== undefined) return `https://${host}/${owner}/${name.replace(/\.git$/, '')}`
  if (/^(?:git\.)?sr\.ht$/.test(hostname)) return owner.startsWith('~') ? `https://${hostname}/${owner}/${name}` : null
  if (hostname !== 'gitlab.com') return null
  // Groups may be nested; what follows the hyphen is inside the repository.
  const end = parts.indexOf('-')
  if (end !== -1 && end < 2) return null
  return `https://gitlab.com/${parts
    .slice(0, end === -1 ? undefined : end)
    .join('/')
    .replace(/\.git$/, '')}`
}

/** Owners of what sites are built with. Pages made from a template often still link to them. */
const builders =
  /^(?:vercel|nextjs|shadcn-ui|facebook|reactjs|vuejs|nuxt|sveltejs|angular|withastro|tailwindlabs|tailwindtoolbox|gatsbyjs|gohugoio|jekyll|squidfunk|docusaurus|microsoft|google|laravel|rails|django|wordpress|twbs|cruip)$/i

/** Repositories next to the product’s code. */
const besides =
  /^(?:docs?|documentation|website|site|www|blog|landing|examples?|demos?|\.github|awesome.*|homebrew-.*|roadmap|feedback|issues|support)$/i

/** How well the name of an account or repository fits the product’s name or host, from 0 to 1. */
function ownness(page: Page, name: string): (given: string) => number {
  const labels = hostLabels(page.url).labels.filter(({ weight }) => weight > 1)
  return (given) => {
    const label = squash(given)
    if (labels.some((own) => own.label === label)) return 1
    const match = labelMatch(name, label)
    // “next.js” isn’t the code of a product named Next.
    return match === 1 || (match >= 0.7 && !label.endsWith('js')) ? match : 0
  }
}

/** The repository of the product’s own code among the page’s links. Null if none is certainly its own, or several are. */
export function readRepository(page: Page, name: string): string | null {
  const stated = productNodes(page).map((node) => textOf(node, 'codeRepository') ?? '')
  const sure = [page.url, ...stated].flatMap((url) => repositoryOf(url) ?? [])[0]
  if (sure !== undefined) return sure
  const fits = ownness(page, name)
  const account = squash(page.twitter['site'] ?? '')
  const rated = page.links.flatMap(({ url, text, hidden }) => {
    const repository = hidden === true ? null : repositoryOf(url)
    if (repository === null) return []
    const [owner = '', own = ''] = [repository.split('/')[3]?.replace('~', ''), repository.split('/').at(-1)]
    const isOwners = fits(owner) > 0 || (account !== '' && squash(owner) === account && !builders.test(owner))
    const isSource = sourceLink.test(text.trim()) && !builders.test(owner)
    const rank = fits(own) * 4 + (isOwners && !besides.test(own) ? 2 : 0) + (isSource ? 1 : 0)
    return rank === 0 ? [] : [{ repository, rank, path: `${owner}/${own}`.toLowerCase() }]
  })
  const best = rated.filter(({ rank }) => rank === Math.max(...rated.map((each) => each.rank)))
  return new Set(best.map(({ path }) => path)).size === 1 ? (best[0]?.repository ?? null) : null
}

/** The product’s user name on X among the page’s links, if one is named after it. */
export function readHandle(page: Page, name: string): string | null {
  const fits = ownness(page, name)
  const handles = page.links.flatMap(({ url, hidden }) => {
    const [, handle = ''] = /^https?:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/(\w{1,15})\/?(?:[?#]|$)/i.exec(url) ?? []
    return hidden === true || fits(handle) === 0 ? [] : [handle]
  })
  return handles.toSorted((one, other) => fits(other) - fits(one))[0] ?? null
}
