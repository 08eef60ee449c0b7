import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import { Directory } from '../../shared/schemas/directory.ts'
import { isDay } from '../domain/launch-plan.ts'
import { nodeDisk } from './embedded/journal/disk.ts'
import { publish, writeTemporary } from './embedded/journal/temporary-file.ts'

const shipped = new URL('./directories.json', import.meta.url)
const DirectoryFile = Type.Array({ ...Directory, additionalProperties: false })
const validate = new Ajv2020({ allErrors: true }).compile<Directory[]>(DirectoryFile)

/**
 * The operator's list of directories, strongest domain first; on the first start it is a copy of the shipped one.
 * Throws an Error that names every fault of the file by entry and field.
 */
export async function readDirectories(path: string): Promise<Directory[]> {
  const text = await readFile(path, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    const copy = await readFile(shipped, 'utf8')
    await writeTemporary(nodeDisk, path, [Buffer.from(copy)])
    await publish(nodeDisk, dirname(path), path)
    return copy
  })
  const { directories, faults } = parseDirectories(text)
  if (faults.length > 0) {
    throw new Error(`${resolve(path)} cannot be used. Mend ${faults.length === 1 ? 'this' : 'these'}:\n  ${faults.join('\n  ')}`)
  }
  return directories.toSorted((a, b) => b.domainRating - a.domainRating || (a.name < b.name ? -1 : 1))
}

/** `directories` is empty where there are faults. */
export function parseDirectories(text: string): { directories: Directory[]; faults: string[] } {
  let entries: unknown
  try {
    entries = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch (error) {
    return { directories: [], faults: [error instanceof Error ? error.message : String(error)] }
  }
  if (!validate(entries)) return { directories: [], faults: (validate.errors ?? []).map((error) => describe(error, entries)) }
  const faults = entries.flatMap((entry, index) =>
    valueFaults(entry, entries.slice(0, index)).map((fault) => `${named(entries, index)}: ${fault}`),
  )
  return { directories: faults.length > 0 ? [] : entries, faults }
}

/** What the schema does not say of a well-formed entry. */
function valueFaults({ slug, url, lastVerified }: Directory, earlier: Directory[]): string[] {
  const faults: string[] = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(slug)) faults.push('slug must be lower-case letters, digits and single hyphens')
  if (earlier.some((entry) => entry.slug === slug)) faults.push('slug is used by an earlier entry')
  if (!/^https?:$/u.test(URL.parse(url)?.protocol ?? '')) faults.push('url must be a complete http(s) address')
  if (!isDay(lastVerified)) faults.push('lastVerified must be a day such as 2025-01-15')
  return faults
}

function describe({ instancePath, keyword, params, message }: ErrorObject, entries: unknown): string {
  const [, index, field] = instancePath.split('/')
  if (index === undefined) return 'the file must be a list of directories'
  const where = named(entries, Number(index))
  if (keyword === 'required') return `${where}: ${String(params.missingProperty)} is missing`
  if (keyword === 'additionalProperties') return `${where}: ${String(params.additionalProperty)} is not a field of a directory`
  return `${where}: ${field ?? 'it'} ${message}`
}

/** As a person finds an entry: its number, counted from one, and its slug. */
function named(entries: unknown, index: number): string {
  const slug: unknown = Array.isArray(entries) ? entries[index]?.slug : undefined
  return `entry ${index + 1}${typeof slug === 'string' ? ` (${slug})` : ''}`
}
