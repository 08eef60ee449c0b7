import { paths } from '../../../shared/paths.ts'
import { isSlug } from '../launch/slug.ts'
import { rows } from './define-rows.ts'
import { day, line, text } from './define-setting.ts'
import templates from './page-templates.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

const pageText = (label: string, says: string, standard = '') =>
  text({ group: 'pages', label, hint: `${says} Markdown. Leave empty for no page.`, standard, max: 20_000 })

const isLink = (url: string) => /^\/(?!\/)[^\s\\]*$/.test(url) || (/^(?:https?|mailto):\S+$/.test(url) && URL.canParse(url))

const links = (label: string, hint: string, standard: readonly { label: string; url: string }[]) =>
  rows({
    group: 'links',
    label,
    hint,
    standard,
    one: 'link',
    max: 20,
    fields: {
      label: { label: 'Link text', max: 40 },
      url: { label: 'URL', max: 500, error: (url) => (isLink(url) ? null : 'must start with https://, mailto: or /') },
    },
  })

/** What the owner says in their own words. */
export const wordSettings = {
  heroHeading: line({ ...words.heroHeading, group: 'words', standard: 'Find what’s broken before you launch.', max: 80, min: 1 }),
  heroText: line({
    ...words.heroText,
    group: 'words',
    standard: '{name} audits your site and gives you fixes to copy. Then launch it in our catalog.',
    max: 300,
    min: 1,
  }),
  heroButton: line({ ...words.heroButton, group: 'words', standard: 'Run audit', max: 30, min: 1 }),
  about: text({ ...words.about, group: 'words', standard: '', max: 20_000 }),
  announcement: line({ ...words.announcement, group: 'words', standard: '', max: 200 }),
  announcementUntil: day({ ...words.announcementUntil, group: 'words', standard: '' }),
  rules: pageText('Rules', 'What belongs here and what doesn’t.', templates.rules),
  privacy: pageText('Privacy policy', 'The footer links to it instead of the privacy section of the About page.'),
  terms: pageText('Terms', 'What people agree to when they use the site.'),
  imprint: pageText('Imprint', 'Who runs the site, if the law requires it.'),
  pages: rows({
    ...words.pages,
    group: 'pages',
    standard: [],
    one: 'page',
    max: 20,
    fields: {
      title: { label: 'Title', max: 60 },
      address: {
        label: 'Slug',
        max: 60,
        error: (slug) => (isSlug(slug) ? null : 'must be lowercase letters, numbers and single hyphens'),
        isUnique: true,
      },
      text: { label: 'Text (Markdown)', max: 20_000, isLong: true },
    },
  }),
  navigation: links('Navigation', 'At the top of every page.', [
    { label: 'Catalog', url: paths.home() },
    { label: 'Weeks', url: paths.weeks() },
    { label: 'Directories', url: paths.directories() },
    { label: 'Audit', url: paths.audit() },
  ]),
  footer: links('Footer', 'Your own pages are added at the end, unless you list them here.', [
    { label: 'About', url: paths.about() },
    { label: 'Pricing', url: paths.about({}, 'pricing') },
    { label: 'Privacy', url: paths.about({}, 'privacy') },
    { label: 'Contact', url: paths.about({}, 'contact') },
    { label: 'API', url: paths.reference() },
    { label: 'For agents', url: paths.agents() },
  ]),
}
