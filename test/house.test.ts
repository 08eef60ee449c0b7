import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultyLines, withoutFlakyList } from './support/flaky-list.ts'

const root = new URL('..', import.meta.url).pathname
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const code = tracked.filter((file) => /\.tsx?$/.test(file))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

describe('the repository', () => {
  it('has only the agreed files at the top level', () => {
    const rooms = [...new Set(tracked.map((file) => file.split('/')[0] ?? ''))].filter((name) => !name.startsWith('.'))
    expect(rooms.sort()).toEqual(
      [
        'LICENSE',
        'README.md',
        'api',
        'extension',
        'package-lock.json',
        'package.json',
        'shared',
        'test',
        'tsconfig.json',
        'wxt.config.ts',
      ].sort(),
    )
  })

  it.each(['wxt', 'preact', 'koa', '@koa/router', 'ajv', 'lowdb', 'undici', 'cheerio', 'webextension-polyfill', 'vitest'])(
    'uses %s, which it is agreed to be built with',
    (name) => {
      const importing = new RegExp(`(?:from|import)\\s*\\(?\\s*'${name}(?:/[^']*)?'`)
      const using = tracked.filter(
        (file) => /\.tsx?$/.test(file) && (name === 'vitest' || !file.startsWith('test/')) && importing.test(read(file)),
      )
      expect(using, 'cure: keep it in use').not.toEqual([])
    },
  )

  it('has no catch-all files', () => {
    const catchAll = code.filter(
      (file) =>
        /(^|\/)(utils?|helpers?|services|misc|common|index)(\.tsx?|\/)/.test(file) && !/checks\/index\.ts$|entrypoints\//.test(file),
    )
    expect(catchAll, 'cure: name the file after what it exports').toEqual([])
  })

  it('speaks one locale', () => {
    const other = /'en-(?:GB|US)'|lang="en"|(?:Intl\.\w+|toLocale\w+|localeCompare)\((?:[^()]*, )?(?:'en|undefined|\))/
    const speaking = code.filter((file) => /^(api|extension|shared)\//.test(file) && !/^(api\/sample\/|shared\/locale\.ts$)/.test(file))
    const found = speaking.filter((file) => other.test(read(file)))
    expect(found, 'cure: use `locale` of shared/locale.ts, or countWords and dayWords').toEqual([])
  })

  it('imports with explicit file extensions', () => {
    const bare = code.flatMap((file) =>
      [...read(file).matchAll(/from '(\.{1,2}\/[^']+)'/g)].flatMap(([, path]) =>
        /\.(tsx?|css|json|js)(\?\w+)?$/.test(path ?? '') ? [] : `${file}: ${path}`,
      ),
    )
    expect(bare, 'cure: add the .ts or .tsx extension').toEqual([])
  })

  it('has a short README in every room', () => {
    const rooms = readdirSync(`${root}api`, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? `api/${entry.name}` : []))
      .concat('api', 'shared', 'extension', 'test')
    const lacking = rooms.filter(
      (room) =>
        !tracked.includes(`${room}/README.md`) ||
        withoutFlakyList(read(`${room}/README.md`))
          .trimEnd()
          .split('\n').length > 10,
    )
    expect(lacking, 'cure: give each a README.md of at most ten lines').toEqual([])
  })

  it('says of each flaky test what its cause is, or when it was seen', () => {
    const faulty = faultyLines(read('test/README.md'), (file) => tracked.includes(file))
    expect(faulty, 'cure: “- `test/…` title: cause: …”, or “: seen YYYY-MM-DD”; no line for a file that is gone').toEqual([])
  })

  it('names every room of the map, and no other', () => {
    const map = /## The map\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? ''
    const rooms = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && ['api', 'extension', 'shared', 'test'].includes(entry.name))
      .flatMap(({ name }) => [...new Set(tracked.flatMap((file) => (file.startsWith(`${name}/`) ? foldersIn(file, name) : [])))])
    const lacking = rooms.filter((room) => !map.includes(`${room.split('/')[1]}/`))
    expect(lacking, 'cure: say in README.md, “The map”, what the room is for').toEqual([])
    const named = [...map.matchAll(/^ {4}(api|extension|shared|test)\/|(?<=[\s(])([\w-]+)\/(?=[\s,:)]|$)/gm)].flatMap(
      ([, , name]) => name ?? [],
    )
    const known = new Set(tracked.flatMap((file) => file.split('/').slice(0, -1)))
    expect(
      named.filter((name) => !known.has(name)),
      'cure: take the room that is gone out of README.md, “The map”',
    ).toEqual([])
  })

  it('names only files and folders that exist in its READMEs', () => {
    const gone = tracked
      .filter((file) => /(^|\/)(README|OPERATIONS)\.md$/.test(file))
      .flatMap((file) => namedPaths(read(file)).flatMap((path) => (exists(path, file) ? [] : `${file}: ${path}`)))
    expect(gone, 'cure: name the file where it is now').toEqual([])
  })
})

const foldersIn = (file: string, room: string): string[] => {
  const [, folder, inside] = file.split('/')
  return folder !== undefined && inside !== undefined ? [`${room}/${folder}`] : []
}

/** Paths in code spans and links: `api/x/y.ts`, [text](x.md). Placeholders such as `<id>` are not paths. */
const namedPaths = (markdown: string): string[] =>
  [...markdown.matchAll(/`((?:api|extension|shared|test)\/[\w./-]*)`|\]\((?!https?:|#)([\w./-]+)(?:#[\w-]*)?\)/g)].flatMap(
    ([, code, link]) => code ?? link ?? [],
  )

/** From the root, or from the folder of the file that names it. */
function exists(path: string, file: string): boolean {
  const plain = path.replace(/\/$/, '')
  const beside = join(file, '..', plain)
  return [plain, beside].some((each) => tracked.some((known) => known === each || known.startsWith(`${each}/`)))
}
