import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import packageFile from '../../package.json' with { type: 'json' }
import { dayWords } from '../../shared/ui/day-words.ts'
import { Failure } from '../domain/failure.ts'
import { auditSite } from './audit/audit-site.ts'
import { command, readOptions, usage, type Options } from './audit/options.ts'
import { showProgress } from './audit/progress.ts'
import { readTarget, type Target } from './audit/read-target.ts'
import { type Report, toTable } from './audit/report-table.ts'
import { toJunit } from './audit/report-junit.ts'
import { toMarkdown } from './audit/report-markdown.ts'
import { toSarif } from './audit/report-sarif.ts'
import { serveFolder } from './audit/serve-folder.ts'
import { findPrivateFiles } from './audit/private-files.ts'
import { applyRules } from './audit/project-rules.ts'
import { complaintsAbout } from './audit/complaints.ts'
import { readSettings } from './audit/settings.ts'
import { sitemapPages } from './audit/sitemap-pages.ts'
import { print, printableJson, printError, UsageError } from './terminal.ts'

// `npm run audit -- TARGET`: audits a public site, a development server or a folder, without a service.

/** npm runs scripts in the project’s folder, but paths are relative to where the user is. */
const from = process.env['INIT_CWD'] ?? process.cwd()

/** Between two tries, in milliseconds: a site that restarts is back by then. */
const retryWait = 3000

type Audited = { named: string; file: string | null; report: Report }

/** A target’s report, and those of its other pages: the given paths and those of its sitemap. */
async function audit(named: string, options: Options): Promise<Audited[]> {
  const target = await readTarget(named, from)
  const progress = showProgress(process.stderr)
  const onDefect = (check: string, error: Error) => printError(`The check “${check}” failed: ${error.message}`)
  const site = target.kind === 'folder' ? await serveFolder(target.folder) : target
  const privateFiles = target.kind === 'folder' ? await findPrivateFiles(target.folder) : undefined
  const ownHeaders = Object.keys(options.headers).length === 0 ? undefined : { origin: originOf(site.url), headers: options.headers }
  const read = async (url: string) => {
    const { browser, pictures } = options
    const onPicture = pictures === null ? null : savePicture(url, resolve(from, pictures))
    const given = { ownHeaders, env: process.env, say: progress.say, onDefect, onPicture, privateFiles }
    const visit = () => auditSite(url, { browser, ...given })
    return applyRules(await tryAgain(visit, options.retries), options)
  }
  try {
    const first = { named, file: fileOf(target, '/'), report: await read(site.url) }
    const given = options.paths.map((path) => new URL(path, first.report.url).href)
    const listed = options.sitemap ? await sitemapPages(first.report.url, ownHeaders) : []
    const others: Audited[] = []
    for (const url of new Set([...given, ...listed])) {
      const { pathname } = new URL(url)
      const page = `${named.replace(/\/$/, '')}${pathname}`
      const report = await read(url).catch((error: unknown) => {
        if (given.includes(url)) throw error
        // The link and sitemap checks report it, too.
        printError(`Not audited: ${page}. ${wordsFor(error)}`)
        return null
      })
      if (report) others.push({ named: page, file: fileOf(target, pathname), report })
    }
    return 'withUsualPort' in site ? site.withUsualPort([first, ...others]) : [first, ...others]
  } finally {
    progress.end()
    if ('close' in site) await site.close()
  }
}

/** https is assumed as by the crawler. */
const originOf = (url: string) => URL.parse(/^https?:/i.test(url) ? url : `https://${url}`)?.origin ?? ''

/** Named after the page and the width of the window: `example.org-pricing-390.png`. */
const savePicture = (url: string, folder: string) => async (width: number, picture: Uint8Array) => {
  const { hostname, pathname } = new URL(url)
  const name = `${hostname}${pathname}`
    .replace(/[^\w.]+/g, '-')
    .replace(/^[.-]+|-+$/g, '')
    .slice(0, 120)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}-${width}.png`), picture)
}

/** Tries a visit again that failed for another reason than its arguments, after a wait. */
async function tryAgain<T>(visit: () => Promise<T>, retries: number): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await visit()
    } catch (error) {
      if (left === 0 || error instanceof UsageError) throw error
      printError(`${wordsFor(error)} Trying again in ${retryWait / 1000} seconds…`)
      await setTimeout(retryWait)
    }
  }
}

/** The page’s file relative to where the command runs, if it is one. */
const fileOf = (target: Target, path: string) =>
  target.kind === 'folder' ? relative(from, join(target.folder, path.endsWith('/') ? `${path}index.html` : path)) : null

async function printReports(audited: Audited[], before: Report[] | null, { format, output }: Options): Promise<void> {
  const hasColor = process.stdout.isTTY && !process.env['NO_COLOR']
  const width = Math.min(process.stdout.columns || 100, 100)
  const day = dayWords(new Date().toISOString().slice(0, 10))
  const [only] = audited.length === 1 ? audited : []
  const withSource = ({ report, file }: Audited) => ({
    report,
    file,
    source: file !== null && existsSync(resolve(from, file)) ? readFileSync(resolve(from, file), 'utf8') : '',
  })
  const table = () => audited.map(({ report, named: target }) => toTable(report, { target, width, hasColor })).join('\n')
  const formatted = {
    table,
    json: () => `${printableJson(JSON.stringify(only?.report ?? audited.map(({ report }) => report), null, 2))}\n`,
    markdown: () => audited.map(({ report, named: target }) => toMarkdown(report, { target, day, before })).join('\n'),
    sarif: () => toSarif(audited.map(withSource), packageFile.version),
    junit: () => toJunit(audited),
  }[format]()
  if (output !== null) await writeFile(resolve(from, output), formatted)
  // Each format makes its own text safe: the table has colors.
  process.stdout.write(output === null ? formatted : table())
}

async function readBaseline(file: string): Promise<Report[]> {
  try {
    const reports: Report[] = [JSON.parse(await readFile(file, 'utf8'))].flat()
    if (reports.every(({ url, checks }) => URL.canParse(url) && Array.isArray(checks))) return reports
  } catch {
    // Reported below.
  }
  throw new UsageError(`${file} isn’t a report made with --json.`)
}

function wordsFor(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nFor help: ${command} --help`
  if (error instanceof Failure) {
    const { fieldErrors } = (error.data ?? {}) as { fieldErrors?: { url?: string[] } }
    return fieldErrors?.url?.join(' ') ?? error.message
  }
  return error instanceof Error ? error.message : String(error)
}

try {
  const options = readOptions(process.argv.slice(2), await readSettings(from))
  if (options === null) print(usage)
  else {
    const before = options.baseline === null ? null : await readBaseline(resolve(from, options.baseline))
    const audited: Audited[] = []
    for (const target of options.targets) audited.push(...(await audit(target, options)))
    await printReports(audited, before, options)
    for (const sentence of complaintsAbout(audited, before, options)) {
      printError(sentence)
      process.exitCode = 1
    }
  }
} catch (error) {
  printError(wordsFor(error))
  process.exitCode = 2
}
