import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { contract } from '../../../shared/contract.ts'

const actions = new URL('../../../api/actions/', import.meta.url).pathname
const fileOf = (endpoint: string) => `${actions}${endpoint.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** Every file that running this one can lead to. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*? from '(\.[^']+)'/gmu))
    reachOf(resolve(file, '..', path), seen)
  return seen
}

it.each(Object.keys(contract))('no path leads from %s, which programs may call, to a change of status', (endpoint) => {
  const reach = [...reachOf(fileOf(endpoint))].map((file) => file.slice(file.lastIndexOf('/') + 1))
  expect(reach).not.toContain('move-launch.ts')
  expect(reach).not.toContain('life-cycle.ts')
})

it('a person’s way to another status leads there', () => {
  expect([...reachOf(`${actions}submit-launch.ts`)]).toContain(`${actions}move-launch.ts`)
})
