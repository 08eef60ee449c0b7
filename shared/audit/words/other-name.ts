import { isGenericName } from '../../listing/name/generic-names.ts'
import type { Page } from '../../page/page.ts'
import { networkOf, storeOf } from './links/networks.ts'
import { foldLatin } from './text.ts'

const other = String.raw`(?<name>\p{Lu}[\p{L}\d]{3,}(?: ?\p{Lu}[\p{L}\d]+)?)`
/** Sentences in which sites speak of their own product, and hardly ever of a rival, a customer or a service that they work with. */
const naming = [
  String.raw`(?:^|[.!?]\s)(?:Welcome to|Why choose|Sign up for|Start using|Willkommen bei|Bienvenue sur|Bienvenido a) ${other}(?: (?:for free|free|today|now|in minutes))?(?:[.!?]|$)`,
  String.raw`(?:^|[.!?]\s)(?:Try|Use) ${other} (?:for free|free)(?=[ .!?]|$)`,
  String.raw`(?:^|[\s,])${other} (?:is free to (?:try|use)|helps (?:you|your|teams|people)\b|is trusted by|was built for|is built for)`,
  String.raw`\b[Tt]he ${other} [Tt]eam[.!]?$`,
].map((source) => new RegExp(source, 'u'))
/** Plans, departments, and what many products work with. */
const common =
  /^(?:The|This|That|It|Your|Our|My|Pro|Plus|Premium|Team|Teams|Business|Basic|Free|Starter|Beta|Everyone|Google|Microsoft|Apple|Amazon|Slack|Notion|Stripe|Zapier|Shopify|WordPress|Docker|Chrome|Firefox|Figma|OpenAI|Salesforce|Support|Customer|Whole|Newsletter|Updates?|Product|Sales|Design|Founding|Editorial|Executive|Leadership|Management|Core|Engineering|Marketing|Research|Security|Development|Advisory|Creative|Legal|Finance|Operations|Medical|Clinical|Science|Data|Content|Community|Support|Entire|Right|Dream)\b/

function ownTexts({ title, applicationName, author, openGraph, headings, logoTexts, jsonLd, url, blocks }: Page): string {
  const names = jsonLd.nodes.flatMap(({ name, author: by, publisher, brand }) => [name, by, publisher, brand])
  const owners = blocks.flatMap(({ text }) => (/©|copyright|\(c\)|imprint|impressum/i.test(text) ? [text] : []))
  const first = headings.filter(({ level }) => level === 1).map(({ text }) => text)
  const all = [title, applicationName, author, openGraph['site_name'], openGraph['title'], ...first, ...logoTexts, url, ...owners]
  return foldLatin(`${all.join(' ')} ${JSON.stringify(names)}`).replaceAll(/[\s-]/g, '')
}

const subject = /(?:^|[.!?]\s+)(?<name>\p{Lu}\p{Ll}{3,}) (?<rest>\p{Ll}[^.!?]*)/gu
/** What is said of one’s own product, and not of people, places, parts of a product, or services that it works with. */
const ofProducts = /^(?:is|was) (?:made|built|developed|designed|maintained) by (?:an? |one |two |three |four |five |six |our )/u

/** Names that occur only as the subject of sentences, at least two, of which one says what is only said of products. */
function formerNames({ blocks, text, headings, links }: Page, sites: readonly string[]): { text: string; name: string }[] {
  const said = blocks
    .filter(({ scopes, cell }) => cell === undefined && !scopes.some((scope) => /^(?:testimonial|comparison|demo)$/.test(scope)))
    .flatMap((block) =>
      [...block.text.matchAll(subject)].map(({ groups }) => ({
        text: block.text,
        name: groups?.['name'] ?? '',
        rest: groups?.['rest'] ?? '',
      })),
    )
  if (!said.some(({ name }) => sites.includes(foldLatin(name)))) return []
  const elsewhere = [...headings, ...links].map((one) => one.text).join(' ')
  return [...Map.groupBy(said, ({ name }) => name)].flatMap(([name, those]) =>
    those.length > 1 &&
    those.length === text.split(name).length - 1 &&
    those.some(({ rest }) => ofProducts.test(rest)) &&
    !elsewhere.includes(name) &&
    // An ordinary word begins a sentence with a capital, too.
    !text.includes(name.toLowerCase()) &&
    !everyday.test(name)
      ? those.slice(0, 2)
      : [],
  )
}

/** The texts that speak of another product as if it were the page’s own: what is left of a template or of an earlier name. */
export function otherNames(page: Page): { text: string; name: string }[] {
  const own = ownTexts(page)
  // Titles begin or end with the name.
  const segments = foldLatin(page.openGraph['site_name'] ?? page.title ?? '').split(/\s*[:|·–—-]+\s+/)
  const sites = [segments[0], segments.at(-1)].map((text = '') => text.split(/[\s:|–—-]+/)[0] ?? '').filter((site) => site.length >= 3)
  // A page that never says its own name may be called by another one in its title.
  if (!sites.some((site) => foldLatin(page.text).includes(site))) return []
  const linked = page.links.map(({ url, text }) => foldLatin(`${URL.parse(url)?.hostname ?? ''} ${text}`))
  const former = formerNames(page, sites).filter(({ name }) => !common.test(name) && !own.includes(foldLatin(name)))
  const spoken = page.blocks.flatMap(({ text, scopes, cell }) => {
    if (
      cell !== undefined ||
      scopes.some((scope) => /^(?:testimonial|comparison|demo)$/.test(scope)) ||
      sites.some((site) => foldLatin(text).includes(site))
    )
      return []
    const name = naming.map((pattern) => pattern.exec(text)?.groups?.['name']).find((one) => one !== undefined)
    if (name === undefined || common.test(name) || networkOf(name) !== null || storeOf(name) !== null) return []
    const bare = foldLatin(name).replaceAll(' ', '')
    return own.includes(bare) || linked.some((link) => link.replaceAll(' ', '').includes(bare)) ? [] : [{ text: text.slice(0, 160), name }]
  })
  return [...spoken, ...former.map(({ text, name }) => ({ text: text.slice(0, 160), name }))]
}

/** A product that does something, at the start of a description. */
const described = new RegExp(String.raw`^${other} (?:helps|lets|turns|gives|connects|is (?:the|an?)) `, 'u')
const everyday =
  /^(?:Everything|Everyone|Software|Music|Sleep|Data|Design|Writing|Health|Work|Life|Time|Open|Official|Coffee|Travel|Email|People|Nothing|Something|Anyone|Nobody|Today)\b|(?:ing|tion|ment|ness|ity|ance|ence|ship|ology|ism|ics|ers)$/

/** A name in the page’s tags that the page itself never says: the name of the site, or of what a description is about. */
export function namesOfOthers(page: Page): { where: string; text: string }[] {
  const { title, headings, logoTexts, url, applicationName, jsonLd, openGraph, twitter } = page
  const said = foldLatin(
    `${page.text} ${title} ${headings.map(({ text }) => text).join(' ')} ${logoTexts.join(' ')} ${url} ${applicationName} ${JSON.stringify(jsonLd.nodes)}`,
  )
  const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const isUnsaid = (name: string) => name.length > 3 && !bare(said).includes(bare(foldLatin(name)))
  const site = openGraph['site_name'] ?? ''
  const texts: [where: string, text: string | null | undefined][] = [
    ['description', page.metaDescription],
    ['og:description', page.openGraph['description']],
    ['twitter:description', page.twitter['description']],
  ]
  const descriptions = texts.flatMap(([where, text]) => {
    const name = described.exec(text ?? '')?.groups?.['name'] ?? ''
    return name !== '' && !everyday.test(name) && isUnsaid(name) ? [{ where, text: (text ?? '').slice(0, 80) }] : []
  })
  const partsOf = (text: string | null | undefined) =>
    foldLatin(text ?? '')
      .split(/\s+[|·–—:-]\s+|:\s+/)
      .filter(Boolean)
  const host = URL.parse(url)?.hostname.split('.') ?? []
  const names = [...logoTexts, applicationName, site, ...host].map((one) => bare(foldLatin(one ?? '')))
  // A title that says something else of the product keeps the product’s name.
  const titles = (['title', 'twitter:title'] as const).flatMap((key) => {
    const text = key === 'title' ? openGraph['title'] : twitter['title']
    const [own, parts] = [partsOf(title), partsOf(text)]
    const rest = parts.filter((part) => !own.includes(part))
    const [name, ...more] = own.filter((part) => !parts.includes(part))
    const isReplaced =
      name !== undefined && more.length === 0 && names.includes(bare(name)) && !isUnsaid(name) && !isGenericName(rest[0] ?? '')
    const isOther =
      isReplaced &&
      parts.length === 2 &&
      rest.length === 1 &&
      (rest[0] ?? '').split(' ').length <= 2 &&
      (rest[0] ?? '').split(' ').every(isUnsaid)
    return isOther ? [{ where: key === 'title' ? 'og:title' : key, text: text ?? '' }] : []
  })
  const words = site.split(/\s+/)
  return page.text.length < 300
    ? []
    : [...(site !== '' && words.every(isUnsaid) ? [{ where: 'og:site_name', text: site }] : []), ...titles, ...descriptions]
}
