import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requireForm } from '../../../../api/pages/forms/known-forms.ts'
import { pagesOf, type PagesOptions } from '../../../../api/pages/pages.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'

const root = new URL('../../../../', import.meta.url).pathname
const options = { limiters: literalLimiters(), contact: null, describe: () => ({}) }
const names = new Set(pagesOf(options as unknown as PagesOptions).flatMap(({ forms }) => Object.keys(forms)))

/** The names in each `<Form name="…">` of a file, with those of its buttons and `others`, and of its parts that are forms. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/<(\w*Form)\b((?:[^<>]|=>)*?)\bname="([\w-]+)"((?:[^<>]|=>)*)/g)].flatMap(
    ([, , before = '', name = '', after = '']) => [
      name,
      ...[...`${before}${after}`.matchAll(/\bothers=\{\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'([\w-]+)'/g)].map(([, other = '']) => other),
      ),
    ],
  )
const pressedIn = (source: string): string[] => [...source.matchAll(/\bname="do"\s+value="([\w-]+)"/g)].map(([, name = '']) => name)

it('each form and button names a form of a page', () => {
  const found = globSync('api/pages/**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(root + file, 'utf8')
    return [...namesIn(source), ...pressedIn(source)].map((name) => ({ file, name }))
  })
  expect(found.length).toBeGreaterThan(80)
  expect(
    found.filter(({ name }) => !names.has(name)),
    'cure: the name that the form has in the page’s `forms`',
  ).toEqual([])
})

it.each([
  ['renmae-connection', '/profile/connections/'],
  ['rename-connection', '/profile/'],
  ['upvote', '/'],
])('a page with a form “%s” that %s doesn’t take isn’t shown', (name, path) => {
  expect(() => requireForm(name, path)).toThrow(`No page takes a form “${name}” at ${path}. Fix:`)
})

it.each([
  ['rename-connection', '/profile/connections/'],
  ['upvote', '/launches/te%20a/upvote/?from=home#top'],
])('“%s” is a form that %s takes', (name, path) => expect(() => requireForm(name, path)).not.toThrow())
