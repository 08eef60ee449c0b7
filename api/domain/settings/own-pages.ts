import { paths } from '../../../shared/paths.ts'
import { settingOf, type SettingKey, type SiteValues } from './site-settings.ts'

/** Pages in the owner’s own words that have a fixed path. */
export const ownPages = ['rules', 'privacy', 'terms', 'imprint'] as const satisfies readonly SettingKey[]
export type OwnPage = (typeof ownPages)[number]

export const isOwnPage = (key: string): key is OwnPage => (ownPages as readonly string[]).includes(key)

/** Whether a text still has gaps to fill in, [[such as this]]. Until they’re filled in, only owners see its page. */
export const isTemplate = (text: string): boolean => /\[\[[^\]]+\]\]/.test(text)

/** Those that visitors can read, as links. */
export const listOwnPages = (values: SiteValues): { label: string; url: string }[] => [
  ...ownPages.flatMap((page) =>
    values[page] === '' || isTemplate(values[page]) ? [] : [{ label: settingOf(page).label, url: paths[page]() }],
  ),
  ...values.pages.flatMap(({ title, address, text }) => (isTemplate(text) ? [] : [{ label: title, url: paths.ownPage({ address }) }])),
]

/** The links of the footer: the owner’s, then those of their pages that aren’t among them. */
export function footerLinks(values: SiteValues): readonly { label: string; url: string }[] {
  const own = listOwnPages(values)
  const facts = paths.about({}, 'privacy')
  const policy = own.find(({ url }) => url === paths.privacy())
  const listed = values.footer.map((link) => (link.url === facts && policy !== undefined ? { ...link, url: policy.url } : link))
  const isListed = (url: string) => [...listed, ...values.navigation].some((link) => link.url === url)
  return [...listed, ...own.filter(({ url }) => !isListed(url))]
}
