import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import { Directory } from '../../shared/schemas/directory.ts'
import { isDay } from '../domain/launch-plan.ts'
import { nodeDisk, publish, writeTemporary } from './embedded/journal/disk.ts'

const shipped = new URL('./directories.json', import.meta.url)
const DirectoryFile = Type.Array({ ...Directory, additionalProperties: false })
const validate = new Ajv2020({ allErrors: true }).compile<Directory[]>(DirectoryFile)

/**
 * Reads the operator's list of directories, highest domain rating first. The first start copies the shipped list.
 * Throws an Error that lists every problem in the file by entry and field.
 */
export async function readDirectories(path: string): Promise<Directory[]> {
  const text = await readFile(path, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    const copy = await readFile(shipped, 'utf8')
    await writeTemporary(nodeDisk, path, [Buffer.from(copy)])
    await publish(nodeDisk, dirname(path), path)
    return copy
  })
  const { directories, errors } = parseDirectories(text)
  if (errors.length > 0) {
    throw new Error(`${resolve(path)} is invalid. Fix:\n  ${errors.join('\n  ')}`)
  }
  return directories.toSorted((a, b) => b.domainRating - a.domainRating || (a.name < b.name ? -1 : 1))
}

/** `directories` is empty if there are errors. */
export function parseDirectories(text: string): { directories: Directory[]; errors: string[] } {
  let entries: unknown
  try {
    entries = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch (error) {
    return { directories: [], errors: [error instanceof Error ? error.message : String(error)] }
  }
  if (!validate(entries)) return { directories: [], errors: (validate.errors ?? []).map((error) => describe(error, entries)) }
  const errors = entries.flatMap((entry, index) =>
    valueErrors(entry, entries.slice(0, index)).map((error) => `${named(entries, index)}: ${error}`),
  )
  return { directories: errors.length > 0 ? [] : entries, errors }
}

/** Rules for a well-formed entry that the schema doesn't cover. */
function valueErrors({ slug, url, lastVerified }: Directory, earlier: Directory[]): string[] {
  const errors: string[] = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(slug)) errors.push('slug must consist of lowercase letters, digits and single hyphens')
  if (earlier.some((entry) => entry.slug === slug)) errors.push('slug is used by an earlier entry')
  if (!/^https?:$/u.test(URL.parse(url)?.protocol ?? '')) errors.push('url must be a complete http(s) URL')
  if (!isDay(lastVerified)) errors.push('lastVerified must be a date such as 2025-01-15')
  return errors
}

function describe({ instancePath, keyword, params, message }: ErrorObject, entries: unknown): string {
  const [, index, field] = instancePath.split('/')
  if (index === undefined) return 'the file must be a list of directories'
  const where = named(entries, Number(index))
  if (keyword === 'required') return `${where}: ${String(params.missingProperty)} is missing`
  if (keyword === 'additionalProperties') return `${where}: ${String(params.additionalProperty)} is not a field of a directory`
  return `${where}: ${field ?? 'it'} ${message}`
}

/** How to find an entry: its number, counted from one, and its slug. */
function named(entries: unknown, index: number): string {
  const slug: unknown = Array.isArray(entries) ? entries[index]?.slug : undefined
  return `entry ${index + 1}${typeof slug === 'string' ? ` (${slug})` : ''}`
}
