import { describe, expect, it } from 'vitest'
import { suggestCategories } from '../../../shared/listing/categories/categories.ts'
import type { CategorySlug } from '../../../shared/listing/taxonomy.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const categoriesOf = (line: string, body = '') =>
  suggestCategories(readPage(`<title>Zorvex - ${line}</title><h1>${line}</h1>${body}`, { url: 'https://zorvex.example/' }))

describe('a word identifies its category only in the right sense', () => {
  it.each<[string, CategorySlug, CategorySlug]>([
    ['Terminal operating system for inland ports', 'business', 'developer-tools'],
    ['Yard planning for container terminals', 'business', 'hosting-cloud'],
    ['Rent shipping containers by the week', 'business', 'hosting-cloud'],
    ['Signs for ferry terminals', 'travel-hospitality', 'developer-tools'],
    ['Card terminals for market stalls', 'finance-accounting', 'developer-tools'],
    ['Bookkeeping for clubs', 'finance-accounting', 'sports-outdoors'],
    ['Buchhaltung für Vereine', 'finance-accounting', 'sports-outdoors'],
    ['Baby growth tracker with growth charts and first sounds', 'health-fitness', 'audio-music'],
    ['Growth charts for your child', 'health-fitness', 'marketing-seo'],
    ['Mitglieder verwalten im Verein', 'community-social', 'sports-outdoors'],
  ])('"%s" is %s, not %s', (line, told, other) => {
    expect(categoriesOf(line)).toContain(told)
    expect(categoriesOf(line)).not.toContain(other)
  })

  it.each<[string, CategorySlug]>([
    ['A terminal with tabs for your iPad', 'developer-tools'],
    ['Watch your containers restart', 'hosting-cloud'],
    ['Growth marketing for newsletters', 'marketing-seo'],
    ['Record sounds and mix them', 'audio-music'],
    ['The app of your tennis club', 'sports-outdoors'],
    ['Der Kalender für Sportvereine', 'sports-outdoors'],
    ['Payments for market stalls', 'finance-accounting'],
  ])('"%s" stays %s', (line, told) => expect(categoriesOf(line)).toContain(told))
})

describe('prices, policies and plans say nothing about a category', () => {
  it.each<[CategorySlug, string]>([
    [
      'finance-accounting',
      '<p>Zorvex draws rulers over any window. Pay once, own it forever.</p><p>One-time payment, no recurring fees.</p>',
    ],
    ['finance-accounting', '<meta name=description content="Rulers for any window, with a single payment and no monthly costs.">'],
    ['hosting-cloud', '<h2>Pricing</h2><h3>Team</h3><ul><li>Hosted rulers</li><li>Cloud backups</li><li>A server of your own</li></ul>'],
    ['security-privacy', '<section class=plans><p>Encrypted storage, single sign-on and SSO for all</p></section>'],
    ['security-privacy', '<footer><a href=/privacy>Privacy policy</a> <a href=/security>Security</a></footer>'],
    ['security-privacy', '<a href=/app>Open it</a> <a href=/privacy>Privacy</a>'],
    ['news-directories', '<nav><a href=/news>News</a><a href=/wiki>Wiki</a></nav>'],
  ])('not %s: %s', (other, body) => expect(categoriesOf('Rulers on your screen', body)).not.toContain(other))
})
