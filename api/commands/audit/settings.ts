import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checks } from '../../../shared/audit/checks/index.ts'
import { UsageError } from '../terminal.ts'
import { parseJson } from '../../../shared/parse-json.ts'

export const settingsFile = 'slipway-audit.json'

/** A project’s settings for every run; arguments override them. */
export type Settings = {
  targets?: string[]
  browser?: boolean
  sitemap?: boolean
  failUnder?: number
  failOn?: Level
  baseline?: string
  retries?: number
  /** Other pages of each target. */
  paths?: string[]
  /** What the page may load at most, read with the browser. */
  budgets?: Budgets
  /** What a finding of a check is, by the check’s id. */
  levels?: Record<string, Level>
  /** The reason for each ignored check, by its id. */
  ignore?: Record<string, string>
}

export const levels = ['error', 'warning'] as const
export type Level = (typeof levels)[number]
export type Budgets = { bytes?: number; requests?: number }
export const maxRetries = 5

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isFlag = (value: unknown) => typeof value === 'boolean'
export const isLevel = (value: unknown): value is Level => levels.some((level) => level === value)
const isWhole = (value: unknown, max = Infinity) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max
const entriesHold = (value: unknown, holds: (name: string, entry: unknown) => boolean) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.entries(value).every(([name, entry]) => holds(name, entry))
const rules: Record<keyof Settings, { holds: (value: unknown) => boolean; says: string }> = {
  targets: { holds: (value) => Array.isArray(value) && value.every(isText), says: 'a list of URLs and folders' },
  browser: { holds: isFlag, says: 'true or false' },
  sitemap: { holds: isFlag, says: 'true or false' },
  failUnder: { holds: (value) => isWhole(value, 100), says: 'a score from 0 to 100' },
  failOn: { holds: isLevel, says: '"error" or "warning"' },
  baseline: { holds: isText, says: 'a file' },
  retries: { holds: (value) => isWhole(value, maxRetries), says: `a number from 0 to ${maxRetries}` },
  paths: {
    holds: (value) => Array.isArray(value) && value.every((path) => isText(path) && /^\/(?!\/)/.test(path)),
    says: 'a list of paths that begin with /',
  },
  budgets: {
    holds: (value) => entriesHold(value, (name, most) => ['bytes', 'requests'].includes(name) && isWhole(most)),
    says: 'an object with bytes, requests or both',
  },
  levels: {
    holds: (value) => entriesHold(value, (id, level) => isCheck(id) && isLevel(level)),
    says: 'an object with "error" or "warning" for each check, by its id',
  },
  ignore: {
    holds: (value) => entriesHold(value, (id, why) => isCheck(id) && isText(why)),
    says: 'an object with a reason for each check, by its id',
  },
}
const isCheck = (id: string) => checks.some((check) => check.id === id)

/** Reads the settings of a folder, `{}` if it has none. Throws UsageError for invalid ones. */
export async function readSettings(folder: string): Promise<Settings> {
  const text = await readFile(join(folder, settingsFile), 'utf8').catch(() => null)
  if (text === null) return {}
  const settings = parse(text)
  for (const [name, value] of Object.entries(settings)) {
    const rule = Object.hasOwn(rules, name) ? rules[name as keyof Settings] : undefined
    if (rule === undefined) throw new UsageError(`${settingsFile}: “${name}” isn’t a setting. Settings: ${Object.keys(rules).join(', ')}.`)
    if (!rule.holds(value)) throw new UsageError(`${settingsFile}: “${name}” must be ${rule.says}.`)
  }
  return settings
}

function parse(text: string): Settings {
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new UsageError(`${settingsFile} isn’t a JSON object.`)
}
