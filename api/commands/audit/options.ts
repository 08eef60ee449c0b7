import { parseArgs } from 'node:util'

export const formats = ['json', 'markdown', 'sarif'] as const
export type Format = 'table' | (typeof formats)[number]

export type Options = {
  target: string
  format: Format
  /** The lowest score that exits with 0; null if every score does. */
  failUnder: number | null
  browser: boolean
  /** The file that gets the report; null prints it. */
  output: string | null
}

/** The command can’t start: its arguments are wrong or the target doesn’t exist. */
export class UsageError extends Error {}

export const usage = `Usage: npm run audit -- TARGET [options]

TARGET is a URL (https://example.org, example.org, http://localhost:5173) or a folder
with a built site (./dist), which the command serves on this machine while it runs.

  --browser         also check the rendered page in an installed Chromium,
                    1280 px wide and on a 390 px phone
  --json            print the report as JSON
  --markdown        print it as Markdown
  --sarif           print it as SARIF 2.1.0, for code scanning
  --output FILE     write that report to a file, and print the table
  --fail-under N    exit with 1 if the score is below N (0 to 100)
  --help            show this help

Exit codes: 0 done, 1 score below --fail-under, 2 wrong arguments, or the target
can’t be read.
`

/** Returns null if help was asked for. Throws UsageError. */
export function readOptions(given: string[]): Options | null {
  const { values, positionals } = parse(given)
  if (values.help) return null
  const [target, ...others] = positionals
  if (target === undefined) throw new UsageError('Specify a URL or a folder to audit.')
  if (others.length > 0) throw new UsageError(`Specify one target, not ${positionals.length}.`)
  const asked = formats.filter((format) => values[format])
  if (asked.length > 1) throw new UsageError(`Use only one of ${asked.map((format) => `--${format}`).join(', ')}.`)
  const [format = 'table'] = asked
  if (values.output !== undefined && format === 'table') throw new UsageError('--output needs --json, --markdown or --sarif.')
  return {
    target,
    format,
    failUnder: readScore(values['fail-under']),
    browser: values.browser ?? false,
    output: values.output ?? null,
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
      help: { ...flag, short: 'h' },
      output: text,
      'fail-under': text,
    }
    return parseArgs({ args: given, options, allowPositionals: true })
  } catch (error) {
    // Node’s first sentence names the option; the rest explains how to escape it.
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)
    throw new UsageError(`${said.replaceAll("'", '').replace(/\.$/, '')}.`)
  }
}

function readScore(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100) throw new UsageError('--fail-under needs a score from 0 to 100.')
  return Number(text)
}
