import { writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import { dayWords } from '../../shared/ui/day-words.ts'
import { Failure } from '../domain/failure.ts'
import { auditSite } from './audit/audit-site.ts'
import { readOptions, usage, UsageError, type Options } from './audit/options.ts'
import { showProgress } from './audit/progress.ts'
import { readTarget, type Target } from './audit/read-target.ts'
import type { Report } from './audit/report.ts'
import { toMarkdown } from './audit/report-markdown.ts'
import { toSarif } from './audit/report-sarif.ts'
import { toTable } from './audit/report-table.ts'
import { serveFolder } from './audit/serve-folder.ts'
import { print, printableJson, printError } from './terminal.ts'

// `npm run audit -- TARGET`: audits a public site, a development server or a folder, without a service.

/** npm runs scripts in the project’s folder, but paths are relative to where the user is. */
const from = process.env['INIT_CWD'] ?? process.cwd()

async function audit(target: Target, browser: boolean): Promise<Report> {
  const progress = showProgress(process.stderr)
  const onDefect = (check: string, error: Error) => printError(`The check “${check}” failed: ${error.message}`)
  const site = target.kind === 'folder' ? await serveFolder(target.folder) : target
  try {
    return await auditSite(site.url, { browser, env: process.env, say: progress.say, onDefect })
  } finally {
    progress.end()
    if ('close' in site) await site.close()
  }
}

async function printReport(report: Report, target: Target, { target: named, format, output }: Options): Promise<void> {
  const hasColor = process.stdout.isTTY && !process.env['NO_COLOR']
  const file = target.kind === 'folder' ? relative(from, join(target.folder, 'index.html')) : null
  const table = () => toTable(report, { target: named, width: Math.min(process.stdout.columns || 100, 100), hasColor })
  const formatted = {
    table,
    json: () => `${printableJson(JSON.stringify(report, null, 2))}\n`,
    markdown: () => toMarkdown(report, { target: named, day: dayWords(new Date().toISOString().slice(0, 10)) }),
    sarif: () => toSarif(report, { version: packageFile.version, file }),
  }[format]()
  if (output !== null) await writeFile(resolve(from, output), formatted)
  // Each format makes its own text safe: the table has colors.
  process.stdout.write(output === null ? formatted : table())
}

function wordsFor(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nFor help: npm run audit -- --help`
  if (error instanceof Failure) {
    const { fieldErrors } = (error.data ?? {}) as { fieldErrors?: { url?: string[] } }
    return fieldErrors?.url?.join(' ') ?? error.message
  }
  return error instanceof Error ? error.message : String(error)
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options === null) print(usage)
  else {
    const target = await readTarget(options.target, from)
    const report = await audit(target, options.browser)
    await printReport(report, target, options)
    if (options.failUnder !== null && report.score < options.failUnder) {
      printError(`The score is ${report.score}, below ${options.failUnder}.`)
      process.exitCode = 1
    }
  }
} catch (error) {
  printError(wordsFor(error))
  process.exitCode = 2
}
