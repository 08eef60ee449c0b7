import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The part of the path that exists must be a writable folder; the rest is created at startup. */
export function readFolder(text: string, errors: string[]): string {
  const folder = resolve(text)
  let there = folder
  while (!existsSync(there)) there = dirname(there)
  try {
    if (!statSync(there).isDirectory()) throw new Error('not a folder')
    accessSync(there, constants.W_OK | constants.X_OK)
  } catch {
    errors.push(`DATA_DIR must be a writable folder, but "${there}" isn’t one.`)
  }
  return folder
}
