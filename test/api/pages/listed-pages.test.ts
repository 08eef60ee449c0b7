import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../..', import.meta.url).pathname
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

it('every page is in a list of pages', () => {
  const lists = ['api/pages/every-page.ts', 'api/pages/pages.ts'].map((file) => read(file).replaceAll(/'[^']*'/g, '')).join('\n')
  const unlisted = globSync('api/pages/**/*.tsx', { cwd: root }).filter((file) => {
    const names = Array.from(
      read(file).matchAll(/export const (\w+)[^=]*= (?:\([^)]*\)[^=]*=>\s*)?define\w*Page\(/g),
      ([, name = '']) => name,
    )
    return names.some((name) => !new RegExp(`\\b${name}\\b`).test(lists))
  })
  expect(unlisted, 'cure: add its line to api/pages/every-page.ts').toEqual([])
})
