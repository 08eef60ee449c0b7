import { expect, it } from 'vitest'
import { categoryAdvice, categorySlug, readCategories } from '../../../../api/domain/names/category-names.ts'
import { taxonomy } from '../../../../shared/listing/taxonomy.ts'

it.each([
  ['developer-tools', 'developer-tools'],
  ['Developer Tools', 'developer-tools'],
  ['developer tools', 'developer-tools'],
  ['DEVELOPER-TOOLS', 'developer-tools'],
  [' developer_tools ', 'developer-tools'],
  ['developerTools', 'developer-tools'],
  ['AI', 'ai'],
  ['Databases & analytics', 'data-analytics'],
  ['databases and analytics', 'data-analytics'],
  ['Data Analytics', 'data-analytics'],
  ['Hosting, cloud & DevOps', 'hosting-cloud'],
  ['E-commerce & Marketplace', 'ecommerce-marketplace'],
  ['ecommerce marketplace', 'ecommerce-marketplace'],
  ['News and directory', 'news-directories'],
  ['developer', null],
  ['tools', null],
  ['developer-tool', null],
  ['', null],
  ['and', null],
  ['__proto__', null],
  ['開発', null],
])('the name %j is the category %j', (name, slug) => {
  expect(categorySlug(name)).toBe(slug)
})

it('every slug and label is its own category', () => {
  for (const { slug, label } of taxonomy) expect([categorySlug(slug), categorySlug(label.toUpperCase())]).toEqual([slug, slug])
})

it.each([
  [['AI', 'ai', ' Games '], ['ai', 'games'], []],
  [['ai, Developer tools'], ['ai', 'developer-tools'], []],
  [['ai; toys'], [], ['ai; toys']],
  [['Hosting, cloud & DevOps', ''], ['hosting-cloud'], []],
  [['toys', 'Toys', 'ai'], ['ai'], ['toys', 'Toys']],
])('%j are %j, without %j', (names, slugs, unknown) => {
  expect(readCategories(names)).toEqual({ slugs, unknown })
})

it.each([
  ['developer', /^Did you mean developer-tools, hosting-cloud, web-agency\?$/],
  ['utlities', /^Did you mean utilities[,?]/],
  ['agmes', /^Did you mean games\?$/],
  ['qqq', /^Choose from ai, developer-tools, .*news-directories\.$/],
])('for %j: %s', (name, advice) => {
  expect(categoryAdvice(name)).toMatch(advice)
})
