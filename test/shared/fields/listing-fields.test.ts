import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emptyListing, exampleListing, fieldKeys, fieldOf, withEveryField } from '../../../shared/fields/listing-fields.ts'

const folder = new URL('../../../shared/fields/', import.meta.url)
const defined = readdirSync(folder).flatMap((file) => {
  const [, name] = /^export const (\w+) = defineField\(/m.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
  return name === undefined ? [] : [{ file, name }]
})

describe('the fields of a listing', () => {
  it('are all in the list', () => {
    const forgotten = defined.filter(({ name }) => !fieldKeys.some((key) => key === name)).map(({ file }) => file)
    expect(forgotten, 'cure: add each of these to listingFields in shared/fields/listing-fields.ts').toEqual([])
  })

  it('have a file each, named after them', () => {
    const named = defined.map(({ name }) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`)
    expect(
      defined.map(({ file }) => file),
      'cure: name the file after its field, in kebab case',
    ).toEqual(named)
    expect(defined).toHaveLength(fieldKeys.length)
  })

  it.each(fieldKeys)('%s has an example, an empty value and a label of its own', (key) => {
    expect(exampleListing[key], 'cure: give the field an example that isn’t empty').not.toEqual(emptyListing[key])
    const labels = fieldKeys.map((other) => fieldOf(other).label)
    expect(
      labels.filter((label) => label === fieldOf(key).label),
      'cure: give the field a label that no other has',
    ).toHaveLength(1)
  })
})

it('a listing from before a field existed gets its empty value, and keeps the others', () => {
  const { firstComment: _, ...before } = exampleListing
  expect(withEveryField(before)).toEqual({ ...exampleListing, firstComment: null })
})
