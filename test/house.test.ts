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

  it('has no catch-all files', () => {
    const catchAll = code.filter(
      (file) =>
        /(^|\/)(utils?|helpers?|services|misc|common|index)(\.tsx?|\/)/.test(file) && !/checks\/index\.ts$|entrypoints\//.test(file),
    )
    expect(catchAll, 'cure: name the file after what it exports').toEqual([])
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
})
