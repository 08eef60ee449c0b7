import { parseArgs } from 'node:util'
import { maxPages } from './sitemap-pages.ts'
import { isLevel, maxRetries, settingsFile, type Budgets, type Level, type Settings } from './settings.ts'
import { fillLines } from '../../../shared/fill-words.ts'
import { UsageError } from '../terminal.ts'
import usageLines from './usage.json' with { type: 'json' }

export const formats = ['json', 'markdown', 'sarif', 'junit'] as const
export type Format = 'table' | (typeof formats)[number]

export type Options = {
  targets: string[]
  format: Format
  /** The lowest score that exits with 0; null if every score does. */
  failUnder: number | null
  /** The lowest level of finding that exits with 1; null if none does. */
  failOn: Level | null
  browser: boolean
  /** Sent to the target, such as a password for a preview. Never read from the settings, which are committed. */
  headers: Record<string, string>
  /** The folder that gets pictures of the page in the browser; null for none. */
  pictures: string | null
  /** The file that gets the report; null prints it. */
  output: string | null
  /** Whether to audit the pages of each target’s sitemap, too. */
  sitemap: boolean
  /** Other pages of each target to audit. */
  paths: string[]
  /** How many times to retry a target that can’t be read. */
  retries: number
  budgets: Budgets
  levels: Record<string, Level>
  /** An earlier report in JSON, whose findings aren’t new. */
  baseline: string | null
  /** Checks that don’t count, each with a reason. */
  ignore: Record<string, string>
}

/** npm names the script it runs; the package runs without one. */
export const command = process.env['npm_lifecycle_event'] === 'audit' ? 'npm run audit --' : 'slipway-audit'

export const usage = fillLines(usageLines, { command, maxPages: String(maxPages), maxRetries: String(maxRetries), settingsFile })

/** What arguments leave out is taken from the settings. Returns null if help was asked for. Throws UsageError. */
export function readOptions(given: string[], settings: Settings = {}): Options | null {
  const { values, positionals } = parse(given)
  if (values.help) return null
  const targets = positionals.length > 0 ? positionals : (settings.targets ?? [])
  if (targets.length === 0) throw new UsageError('Specify a URL or a folder to audit.')
  const asked = formats.filter((format) => values[format])
  if (asked.length > 1) throw new UsageError(`Use only one of ${asked.map((format) => `--${format}`).join(', ')}.`)
  const [format = 'table'] = asked
  if (values.output !== undefined && format === 'table') throw new UsageError('--output needs --json, --markdown, --sarif or --junit.')
  const browser = values.browser ?? settings.browser ?? false
  if (!browser && values.pictures !== undefined) throw new UsageError('--pictures needs --browser.')
  const budgets = settings.budgets ?? {}
  if (!browser && Object.keys(budgets).length > 0) throw new UsageError('“budgets” needs --browser: only a browser loads all files.')
  return {
    targets,
    format,
    failUnder: readNumber('fail-under', values['fail-under'], 100) ?? settings.failUnder ?? null,
    failOn: readLevel(values['fail-on']) ?? settings.failOn ?? null,
    browser,
    headers: Object.fromEntries([values.header ?? []].flat().map(readHeader)),
    pictures: values.pictures ?? null,
    output: values.output ?? null,
    sitemap: values.sitemap ?? settings.sitemap ?? false,
    paths: settings.paths ?? [],
    retries: readNumber('retries', values.retries, maxRetries) ?? settings.retries ?? 0,
    budgets,
    levels: settings.levels ?? {},
    baseline: values.baseline ?? settings.baseline ?? null,
    ignore: settings.ignore ?? {},
  }
}

function parse(given: string[]) {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  try {
    const options = {
      browser: flag,
      json: flag,
      markdown: flag,
      sarif: flag,
      junit: flag,
      sitemap: flag,
      help: { ...flag, short: 'h' },
      output: text,
      header: { ...text, multiple: true },
      pictures: text,
      baseline: text,
      'fail-under': text,
      'fail-on': text,
      retries: text,
    }
    return parseArgs({ args: given, options, allowPositionals: true })
  } catch (error) {
    // Node’s first sentence names the option; the rest explains how to escape it.
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)
    throw new UsageError(`${said.replaceAll("'", '').replace(/\.$/, '')}.`)
  }
}

function readNumber(name: string, text: string | undefined, max: number): number | null {
  if (text === undefined) return null
  if (!/^\d{1,3}$/.test(text) || Number(text) > max) throw new UsageError(`--${name} needs a number from 0 to ${max}.`)
  return Number(text)
}

function readHeader(line: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e]+)$/.exec(line) ?? []
  if (name === undefined || value === undefined) throw new UsageError('--header needs a name and a value: "Name: value".')
  return [name.toLowerCase(), value]
}

function readLevel(text: string | undefined): Level | null {
  if (text === undefined || isLevel(text)) return text ?? null
  throw new UsageError('--fail-on needs “error” or “warning”.')
}
