import { paths } from '../../../shared/paths.ts'
import { isSlug } from '../launch/slug.ts'
import { rows } from './define-rows.ts'
import { day, line, text } from './define-setting.ts'

const pageText = (label: string, says: string) =>
  text({ group: 'pages', label, hint: `${says} Markdown. While it’s empty, there’s no such page.`, standard: '', max: 20_000 })

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
      label: { label: 'Words', max: 40 },
      url: { label: 'URL', max: 500, error: (url) => (isLink(url) ? null : 'must be a URL, or a path such as /about/') },
    },
  })

/** What the owner says in their own words. */
export const wordSettings = {
  heroHeading: line({
    group: 'words',
    label: 'Heading of the front page',
    standard: 'Find what’s broken before you launch.',
    max: 80,
    min: 1,
  }),
  heroText: line({
    group: 'words',
    label: 'Sentence below it',
    hint: '{name} is the site’s name.',
    standard: '{name} audits your site and gives you fixes to copy. Then launch it in our catalog.',
    max: 300,
    min: 1,
  }),
  heroButton: line({ group: 'words', label: 'Button of its form', hint: 'It audits the URL.', standard: 'Run audit', max: 30, min: 1 }),
  about: text({
    group: 'words',
    label: 'About',
    hint: 'First on the About page: who you are, and what this site is for. Markdown.',
    standard: '',
    max: 20_000,
  }),
  announcement: line({
    group: 'words',
    label: 'Announcement',
    hint: 'One sentence at the top of every page. Empty for none.',
    standard: '',
    max: 200,
  }),
  announcementUntil: day({
    group: 'words',
    label: 'Last day of the announcement',
    hint: 'It’s gone after that day (UTC). Empty: until you take it away.',
    standard: '',
  }),
  rules: pageText('Rules', 'What belongs here and what doesn’t.'),
  privacy: pageText('Privacy policy', 'The footer then leads to it, and no longer to the facts about this software on the About page.'),
  terms: pageText('Terms', 'What people agree to when they use the site.'),
  imprint: pageText('Imprint', 'Who runs the site, where the law asks for it.'),
  pages: rows({
    group: 'pages',
    label: 'More pages',
    hint: 'Each is at /pages/ and its address, with a link in the footer.',
    standard: [],
    one: 'page',
    max: 20,
    fields: {
      title: { label: 'Title', max: 60 },
      address: {
        label: 'Address',
        max: 60,
        error: (slug) => (isSlug(slug) ? null : 'must be lowercase letters, digits and hyphens'),
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
  footer: links('Footer', 'Your own pages follow by themselves, unless you list them here.', [
    { label: 'About', url: paths.about() },
    { label: 'Pricing', url: paths.about({}, 'pricing') },
    { label: 'Privacy', url: paths.about({}, 'privacy') },
    { label: 'Contact', url: paths.about({}, 'contact') },
    { label: 'API', url: paths.reference() },
    { label: 'For agents', url: paths.agents() },
  ]),
}
