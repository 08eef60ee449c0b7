import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folders, paths } from '../shared/paths.ts'
import type { AnyPath } from '../shared/paths/path.ts'

const root = new URL('..', import.meta.url).pathname

/** Files that speak of the same paths on other sites, or of files on disk. */
const elsewhere: Record<string, string> = {
  'api/crawler/': 'robots.txt, sitemap.xml, llms.txt and favicon.ico of other sites',
  'api/sample/crawls.ts': 'the sitemap of a sample product',
  'api/pages/launch/media/video-player.ts': 'players of other sites',
  'shared/audit/hosting/missing-pages.ts': 'the home page of audited sites',
  'shared/audit/checks/site/': 'robots.txt and llms.txt of audited sites',
}

const table = Object.entries<AnyPath>(paths)
const first = (path: string) => path.split('/')[1] ?? ''
const names = new Set([...table.flatMap(([, { pattern, former }]) => [pattern, ...former]), ...Object.values(folders)].map(first))
const starts = [...names].filter((name) => name !== '' && !name.includes(':')).map((name) => name.replaceAll('.', String.raw`\.`))

/** The beginning of a text, after the site’s URL in a template, or a part of a pattern. */
const literal = new RegExp(
  String.raw`(?:["'\`]|\b(?:siteUrl|site|origin)\})(\/(?:${starts.join('|')})(?:[/?#][^"'\`\s]*)?)(?=["'\`\s<)?#]|$)`,
  'g',
)
/** The home page is too short to tell apart anywhere else than in a link. */
const home = /\bhref(?:=|: )["'](\/)["']/g
/** A regular expression for such a path is a copy of its pattern. */
const expression = new RegExp(String.raw`[\^|]\\(\/(?:${starts.join('|')}))(?=\\\/|\(|\$)`, 'g')
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)

/** The cure for a literal: the definition that it matches. */
function cureOf(text: string): string {
  const plain = text.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, '')
  const found = table.find(([, { match }]) => match(plain) !== null)
  return found === undefined ? 'add it to shared/paths.ts' : `use paths.${found[0]}`
}

const literalsOf = (text: string): [line: number, literal: string][] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      isComment(line)
        ? []
        : [literal, home, expression].flatMap((shape) =>
            Array.from(line.matchAll(shape), (found): [number, string] => [index + 1, found[1] ?? '']),
          ),
    )

it.each([
  [`href="${paths.dashboard()}"`, paths.dashboard()],
  ['`/launches/${slug}/`', '/launches/${slug}/'],
  ['`${siteUrl}/launches/${encodeURIComponent(slug)}/`', '/launches/${encodeURIComponent(slug)}/'],
  [`'/sign-in/?return=x'`, '/sign-in/?return=x'],
  [`'/robots.txt'`, '/robots.txt'],
  ['<a href="/">', '/'],
  [String.raw`/^\/launches\/([^/]+)\/?$/.exec(path)`, '/launches'],
])('%s is a path that the table builds', (line, found) => {
  expect(literalsOf(line)).toEqual([[1, found]])
})

it.each([`// see '/dashboard/'`, `'/dashboards/'`, `'./audit/run.ts'`, `'Open /dashboard/'`, `'/x/audit/'`])('%s isn’t one', (line) => {
  expect(literalsOf(line)).toEqual([])
})

it('every path of the site is built from the table', () => {
  const files = ['api', 'extension', 'shared'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const product = files.filter(
    (file) =>
      /\.tsx?$/.test(file) && !/^shared\/paths(?:\.ts|\/)/.test(file) && !Object.keys(elsewhere).some((start) => file.startsWith(start)),
  )
  expect(product.length).toBeGreaterThan(500)
  const faults = product.flatMap((file) =>
    literalsOf(readFileSync(root + file, 'utf8')).map(([line, text]) => `${file}:${line}: ${cureOf(text)} for ${text}`),
  )
  expect(faults, 'cure: build it from shared/paths.ts').toEqual([])
})

it('every pattern is there once, and no former one is a present one', () => {
  const patterns = table.map(([, { pattern }]) => pattern)
  expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([])
  const former = table.flatMap(([, each]) => each.former)
  expect(former.filter((pattern) => patterns.includes(pattern))).toEqual([])
})
