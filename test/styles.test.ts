import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (...patterns: string[]) => globSync(patterns, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))

const css = read('api/pages/styles/*.css', 'shared/ui/**/*.css', 'extension/**/*.css').join('\n')
const selectors = css.replaceAll(/\/\*[^]*?\*\/|\{[^{}]*\}|@import[^;]*;/g, '')
const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
const views = read('{api,shared,extension}/**/*.{ts,tsx,html}').join('\n')
/** What stands before a hole in a text: `status--` of `status--${state}`. */
const beginnings = new Set([...views.matchAll(/([a-z][\w-]*(?:--|__))\$\{/g)].map(([, name = '']) => name))

/** The classes that a class attribute names in full. */
function classesOf(attribute: string): string[] {
  const texts = attribute.startsWith('"') ? [attribute] : (attribute.match(/'[^']*'|`[^`]*`/g) ?? [])
  return texts
    .flatMap((text) =>
      text
        .slice(1, -1)
        .replaceAll(/\$\{[^{}]*\}/g, '$')
        .split(/\s+/),
    )
    .filter((name) => /^[a-z][\w-]*$/.test(name))
}

it('every class that a stylesheet names is in a page, or the rule goes', () => {
  const words = new Set(views.match(/[\w-]+/g))
  const isUsed = (name: string) => words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning))
  expect([...styled].filter((name) => !isUsed(name))).toEqual([])
})

/** The classes of all elements of the pages and the extension, also those that a page gives its sheet as its look. */
const classes = read('{api/pages,shared/ui,extension}/**/*.tsx')
  .flatMap((view) => view.match(/(?<=\sclass=)(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})|(?<=^ +look: ).*(?=,$)/gm) ?? [])
  .flatMap(classesOf)

it('every class of an element has a rule, or a script or a test that finds it, or goes from the element', () => {
  const finders = read('api/pages/browser/**/*.ts', 'extension/**/*.ts', 'test/**/*.{ts,tsx}').join('\n')
  const isFound = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(finders)
  expect([...new Set(classes)].filter((name) => !styled.has(name) && !isFound(name))).toEqual([])
})

const layout = readFileSync(join(root, 'shared/ui/layout.css'), 'utf8')
const vocabulary = new Set([...layout.matchAll(/^\.([\w-]+)/gm)].map(([, name = '']) => name))

it('the README of the styles lists the vocabulary', () => {
  const [list = ''] = readFileSync(join(root, 'api/pages/styles/README.md'), 'utf8').match(/(?:^- \*\*.*\n)+/m) ?? []
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name).toSorted()).toEqual([...vocabulary].toSorted())
})

it('every word of the vocabulary is used twice at least, or becomes a rule of its room', () => {
  expect([...vocabulary].filter((name) => classes.filter((each) => each === name).length < 2)).toEqual([])
})
