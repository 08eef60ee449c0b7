import { readdir, readFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import { Directory } from '../../shared/schemas/directory.ts'
import { isDay } from '../domain/launch/launch-plan.ts'

const DirectoryFile = Type.Array({ ...Directory, additionalProperties: false })

/** The list that the operator could edit before directories had evidence. It’s taken over by the first start that finds no directory stored. */
export const formerFile = 'directories.json'

/** Null if the folder has none. Throws an Error that lists every problem in the file by entry and field. */
export async function readFormerDirectories(folder: string): Promise<Directory[] | null> {
  const path = join(folder, formerFile)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  if (text === null) return null
  const { directories, errors } = parseDirectories(text)
  if (errors.length > 0) throw new Error(`${resolve(path)} is invalid. Fix:\n  ${errors.join('\n  ')}`)
  return directories
}

/** Marks the file as one that nothing reads from now on. False if it stays, because an imported one is there already. */
export async function retireFormerFile(folder: string): Promise<boolean> {
  const path = join(folder, formerFile)
  const names = await readdir(folder)
  if (!names.includes(formerFile)) return true
  if (names.includes(`${formerFile}.imported`)) return false
  await rename(path, `${path}.imported`)
  return true
}

/** `directories` is empty if there are errors. */
export function parseDirectories(text: string): { directories: Directory[]; errors: string[] } {
  let entries: unknown
  try {
    entries = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch (error) {
    return { directories: [], errors: [error instanceof Error ? error.message : String(error)] }
  }
  const validate = new Ajv2020({ allErrors: true }).compile<Directory[]>(DirectoryFile)
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
