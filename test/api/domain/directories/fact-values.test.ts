import { Check } from 'typebox/value'
import { expect, it } from 'vitest'
import { readShipped } from '../../../../api/directories/shipped.ts'
import { factNames, isSame } from '../../../../api/domain/directories/records.ts'
import { factWords, readFact, writeFact } from '../../../../api/domain/directories/fact-values.ts'
import { fieldNames } from '../../../../shared/fill/fields.ts'
import { DirectoryFacts, recipeLimits, type FactName } from '../../../../shared/schemas/directory-facts.ts'

it.each<[FactName, string, unknown]>([
  ['price', 'Free', 'Free'],
  ['free', 'yes', true],
  ['cost', '9.5', 9.5],
  ['link', 'mixed', 'mixed'],
  ['categories', 'ai, games,', ['ai', 'games']],
  ['limits', 'tagline: 60\ndescription: 260', { tagline: 60, description: 260 }],
  [
    'recipe',
    ' tagline : Tagline , product[tagline],\n\nurl: Website: the product’s',
    { tagline: ['Tagline', 'product[tagline]'], url: ['Website: the product’s'] },
  ],
  [
    'pictures',
    'Logo: 240 x 240, at most 2 MB\nScreenshot',
    [{ what: 'Logo', width: 240, height: 240, most: 'at most 2 MB' }, { what: 'Screenshot' }],
  ],
])('%s is read from “%s”', (name, typed, value) => {
  expect(readFact(name, typed)).toEqual({ value })
})

it.each<[FactName, string]>([
  ['price', ''],
  ['price', 'x'.repeat(501)],
  ['free', 'maybe'],
  ['cost', '-1'],
  ['domainRating', '101'],
  ['waitDays', '1.5'],
  ['link', 'dofollow'],
  ['categories', ' , '],
  ['submitUrl', 'javascript:alert(1)'],
  ['limits', 'tagline: many'],
  ['pictures', ''],
  ['languages', 'en_US'],
  ['languages', 'English'],
  ['categories', 'artificial-stuff'],
  ['suits', 'constructor'],
  ['platforms', 'constructor'],
  ['fields', 'tagline, shoe size'],
  ['limits', 'shoes: 60'],
  ['recipe', ''],
  ['recipe', 'Tagline'],
  ['recipe', 'tagline:'],
  ['recipe', 'tagline: , '],
  ['recipe', 'shoes: shoes'],
  ['recipe', '__proto__: x'],
  ['recipe', 'tagline: a, b, c, d, e, f'],
  ['recipe', `tagline: ${'x'.repeat(101)}`],
  ['recipe', 'tagline: ***'],
  ['recipe', 'tagline: Title\ntagline: Slogan'],
  ['recipe', 'tagline: Title\nname: TITLE'],
  ['cost', `1${'0'.repeat(300)}`],
  ['submitUrl', 'https:// bad'],
  ['submitUrl', 'https://ok.example/a b'],
  ['pictures', 'Logo: 0 x 0'],
  ['pictures', 'Logo: 240 x 20000'],
  ['pictures', 'Logo\n'.repeat(61)],
])('%s is not “%s”', (name, typed) => {
  expect(readFact(name, typed)).toBeNull()
})

it('every shipped fact can be edited without being changed', async () => {
  const changed = (await readShipped()).flatMap(({ id, facts }) =>
    factNames.flatMap((name) => {
      const value = facts[name]?.value
      return value === undefined || isSame(readFact(name, writeFact(name, value)), { value }) ? [] : [`${id} ${name}`]
    }),
  )
  expect(changed).toEqual([])
})

it('a recipe of every field with the most and longest names can be edited without being changed, and one with more isn’t one', () => {
  const long = (field: string, index: number) => `${field} ${index} `.padEnd(recipeLimits.characters, '<script>')
  const recipe = Object.fromEntries(fieldNames.map((field) => [field, [0, 1, 2, 3, 4].map((index) => long(field, index))]))
  expect(fieldNames.length).toBe(recipeLimits.fields)
  expect(readFact('recipe', writeFact('recipe', recipe))).toEqual({ value: recipe })
  const isValid = (value: unknown) => Check(DirectoryFacts.properties.recipe.properties.value, value)
  expect([recipe, { tagline: ['a'] }].map(isValid)).toEqual([true, true])
  const bad = [
    {},
    { ...recipe, more: ['a'] },
    { tagline: [] },
    { tagline: ['a,b'] },
    { tagline: [' a'] },
    { tagline: 'a' },
    { tagline: [1] },
  ]
  expect(bad.filter(isValid)).toEqual([])
})

it.each([
  [{ tagline: ['a'] }, '1 field'],
  [{ tagline: ['a', 'b'], url: ['c'] }, '2 fields'],
])('a recipe %j is shown as “%s”', (recipe, words) => {
  expect(factWords('recipe', recipe)).toBe(words)
})

it.each<[FactName, unknown, string]>([
  ['fields', ['url', 'makerName', 'firstComment'], 'Product URL, Maker’s name, First comment'],
  ['limits', { name: 30, description: 4000 }, 'Name 30 · Description 4,000'],
  ['takes', ['goods', 'adult'], 'a physical product, adult content'],
])('%s are shown by the names that people know: %j', (name, value, words) => {
  expect(factWords(name, value)).toBe(words)
})

it('languages and countries are shown by their names', () => {
  expect([factWords('languages', ['de', 'pt-BR', 'en_US']), factWords('countries', ['DE', 'AT'])]).toEqual([
    'German, Brazilian Portuguese, en_US',
    'Germany, Austria',
  ])
})
