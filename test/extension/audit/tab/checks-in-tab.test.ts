import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checksInTab } from '../../../../extension/audit/tab/checks-in-tab.ts'
import type { CheckDefinition } from '../../../../shared/audit/check.ts'
import { checks } from '../../../../shared/audit/checks/index.ts'

const root = new URL('../../../../', import.meta.url).pathname
const files = globSync('shared/audit/checks/*/*.ts', { cwd: root })

it('the extension’s build leaves out how a check judges, and nothing else of its file', async () => {
  const left: string[] = []
  for (const file of files) {
    const text = checksInTab.load(`${root}${file}`)
    if (text === null) continue
    const [[name, check] = ['', undefined], ...others] = Object.entries((await import(`${root}${file}`)) as Record<string, CheckDefinition>)
    expect(others).toEqual([])
    expect(text).toBe(`export const ${name} = ${JSON.stringify(check)}`)
    left.push(check?.id ?? '')
  }
  const isCrawlers = (need: string) => !/^(?:rendered|accessibility|watched)$/.test(need)
  const needsCrawler = ({ needs, needsOne = [] }: CheckDefinition) =>
    needs.some(isCrawlers) || (needsOne.length > 0 && needsOne.every(isCrawlers))
  expect(left.sort()).toEqual(
    checks
      .filter(needsCrawler)
      .map(({ id }) => id)
      .sort(),
  )
})
