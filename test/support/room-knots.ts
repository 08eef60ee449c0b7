import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** The folder in an area that a file of the area is in; the area itself for its own files. */
const roomOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.')

/** Pairs of rooms of an area, such as `extension` or `api/actions`, that import each other, with one import of each. Types count. */
export function knotsIn(area: string): string[] {
  const imports = new Map<string, string>()
  for (const file of readdirSync(root + area, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))) {
    for (const [, path = ''] of readFileSync(`${root}${area}/${file}`, 'utf8').matchAll(/\b(?:from|import) ?\(?'(\.[^']+)'/g)) {
      const target = posix.join(posix.dirname(file), path)
      if (!target.startsWith('..')) imports.set(`${roomOf(file)} ${roomOf(target)}`, `${file} imports ${target}`)
    }
  }
  return [...imports].flatMap(([pair, one]) => {
    const [from = '', to = ''] = pair.split(' ')
    const back = imports.get(`${to} ${from}`)
    return from < to && back !== undefined ? [`${from} and ${to}: ${one}, ${back}`] : []
  })
}
