import { expect, it } from 'vitest'
import { suggestCategories } from '../../../../shared/listing/categories/categories.ts'
import { ownWords } from '../../../../shared/listing/categories/own-words.ts'
import lines from './lines.json' with { type: 'json' }
import type { CategorySlug } from '../../../../shared/listing/taxonomy.ts'
import { readPage } from '../../../../shared/page/read-page.ts'

const categoriesOf = (line: string, body = '') =>
  suggestCategories(readPage(`<title>Zorvex | ${line}</title><h1>Zorvex</h1>${body}`, { url: 'https://zorvex.example/' }))

it.each(
  Object.entries({ business: lines.businesses, app: lines.apps }).flatMap(([what, byCategory]) =>
    Object.entries<string[]>(byCategory).flatMap(([category, each]) => each.map((line) => [what, category, line] as const)),
  ),
)('a %s comes first under %s: %s', (_, category, line) => expect(categoriesOf(line)[0]).toBe(category))

it.each<[CategorySlug, string]>([
  ['real-estate', 'Imobiliaria em Curitiba'],
  ['health-fitness', 'Zahnarzte in Bochum'],
  ['lifestyle', 'Kuafor ve guzellik salonu'],
])('accents may be missing: %s', (category, line) => expect(categoriesOf(line)[0]).toBe(category))

it('a name of joined words says what they say', () =>
  expect(suggestCategories(readPage('<title>HarborTravel</title><p>Since 1987.</p>', { url: 'https://hbt.example/' }))).toEqual([
    'travel-hospitality',
  ]))

it('what a product is for comes before what it’s made as', () => {
  expect(categoriesOf('Daily Bible verses', '<p>A browser extension that shows Bible verses in every new tab.</p>')[0]).toBe('lifestyle')
  expect(categoriesOf('An AI tool that plans your recipes', '<p>Recipes for the week, made by AI.</p>')[0]).toBe('food-drink')
})

it('a link to a browser’s store says that it’s an extension', () => {
  const body = '<a href="https://chromewebstore.google.com/detail/zorvex/abc">Get it</a>'
  expect(categoriesOf('One tap, all yours', body)).toEqual(['browser-extensions'])
})

it.each<[CategorySlug, string]>([
  ['lifestyle', 'HairSalon'],
  ['lifestyle', 'PetStore'],
  ['ecommerce-marketplace', 'FurnitureStore'],
  ['business', 'Locksmith'],
])('is %s by its type %s', (category, type) =>
  expect(categoriesOf('Est. 1987', `<script type="application/ld+json">{"@type":"${type}"}</script>`)).toEqual([category]),
)

it('finds its own words in a text', () => {
  expect(ownWords(['lifestyle'], 'Your Hairdresser in Leeds, with a beauty salon')).toEqual(['hairdresser', 'beauty salon'])
})
