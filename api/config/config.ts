import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isLoopbackHost } from '../../shared/hosts.ts'
import type { BackupSettings } from '../ports/backup.ts'
import type { SiteValues } from '../domain/settings/site-settings.ts'
import { readAuditBrowser } from './browser-config.ts'
import { readBackupSettings, readPicturesTo } from './backup-config.ts'
import { readDatabaseUrl, readStandbyUrl, readWorkers } from './database-config.ts'
import { readFolder } from './folder-config.ts'
import { readHub } from './hub-config.ts'
import { readModelConfig, type ModelConfig } from './model-config.ts'
import { misspelledNames } from './near-names.ts'
import { readSiteConfig } from './site-config.ts'
import { readSignInConfig, type SignInConfig } from './sign-in-config.ts'
import { plural } from '../../shared/plural.ts'

export type Config = SignInConfig & {
  /** Settings of the site that the environment fixes. */
  site: Partial<SiteValues>
  port: number
  host: string
  siteUrl: string
  /** A PostgreSQL database that any number of processes can share; null for the embedded store in `dataDir`. Contains a password. */
  databaseUrl: string | null
  /** Standbys of that database, which anonymous reads may use; null for none. Contains a password. */
  databaseReadUrl: string | null
  /** Neither read nor created when there is a database. */
  dataDir: string
  /** Where backups go and when they are made; null for none. Contains keys. */
  backup: BackupSettings | null
  /** Where uploaded pictures are kept, by all processes. Contains keys. */
  picturesTo: BackupSettings['to']
  /** How many processes `npm run serve` runs on this machine. */
  workers: number
  /** How many of the operator's own proxies are in front of the service. */
  trustProxy: number
  /** `host:port` entries the crawler may visit although they are not public. */
  crawlAllow: string[]
  /** The Chromium that takes pictures of audited pages, or null. */
  auditBrowser: string | null
  auditsPerHour: number
  draftsPerHour: number
  readsPerMinute: number
  signUpsPerHour: number
  measureDirectories: boolean
  /** Whether OAuth clients are told that this server fetches their documents; null to find out at start. */
  clientDocuments: boolean | null
  /** The WebSub hub that is pinged when feeds change, or null. */
  websubHub: string | null
  moderators: string[]
  /** The service has real users, so sample data and unsafe settings are refused. */
  production: boolean
  sampleData: boolean
  logLevel: LogLevel
  /** The commit that runs, for the operator's metrics; empty if not said. */
  commit: string
  /** A language model that drafts listings; null to draft by rules alone. */
  model: ModelConfig | null
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Lists every configuration error at once, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly errors: string[]
  constructor(errors: string[]) {
    const count = plural(errors.length, 'error')
    super(`Invalid configuration (${count}):\n${errors.map((error) => `  - ${error}`).join('\n')}`)
    this.errors = errors
  }
}

type Environment = Record<string, string | undefined>

/** Reads the settings; `production` refuses unsafe ones. Throws ConfigError. */
export function readConfig(env: Environment, { production }: { production: boolean }): Config {
  const errors: string[] = []
  const settings = new Set<string>()
  const given = (name: string) => {
    settings.add(name)
    return env[name]?.trim() || undefined
  }

  const integer = (name: string, standard: number, min: number, max: number): number => {
    const text = given(name)
    if (text === undefined) return standard
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    errors.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
    return standard
  }
  const flag = (name: string, standard: boolean): boolean => {
    const text = given(name)
    if (text === undefined || text === '0' || text === '1') return text === undefined ? standard : text === '1'
    errors.push(`${name} must be 0 or 1, not "${text}".`)
    return standard
  }

  const port = integer('PORT', 3000, 0, 65535)
  const host = given('HOST') ?? '127.0.0.1'
  if (isIP(host) === 0 && !/^[a-z0-9.-]+$/i.test(host)) errors.push(`HOST must be an IP address or host name, not "${host}".`)

  if (production && given('SITE_URL') === undefined && !isLoopbackHost(host))
    errors.push(`SITE_URL must be set when HOST is "${host}"; otherwise links would point to the visitor’s own machine.`)
  const siteUrl = readOrigin(given('SITE_URL') ?? `http://localhost:${port}`, production, errors)
  const trustProxy = integer('TRUST_PROXY', 0, 0, 10)
  if (production && siteUrl.startsWith('https:') && trustProxy === 0)
    errors.push('TRUST_PROXY must be at least 1 when SITE_URL is https; otherwise every request appears to come from the proxy’s IP.')
  const crawlAllow = readHosts(given('CRAWL_ALLOW'), errors)
  if (production && crawlAllow.length > 0)
    errors.push('CRAWL_ALLOW isn’t allowed in production, because anyone could audit the private hosts it lists. Unset it.')

  const sampleData = flag('SAMPLE_DATA', !production)
  if (production && sampleData)
    errors.push(
      'SAMPLE_DATA=1 isn’t allowed in production, because it adds sample launches to a real catalog. Unset it, or use npm start to try the service.',
    )

  const logLevel = logLevels.find((level) => level === (given('LOG_LEVEL') ?? 'info'))
  if (logLevel === undefined) errors.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${given('LOG_LEVEL')}".`)

  const databaseUrl = readDatabaseUrl(given('DATABASE_URL'), errors)
  const dataDir = given('DATA_DIR') ?? 'data'
  const config: Config = {
    port,
    host,
    siteUrl,
    databaseUrl,
    databaseReadUrl: readStandbyUrl(given('DATABASE_READ_URL'), databaseUrl !== null, errors),
    dataDir: databaseUrl === null ? readFolder(dataDir, errors) : resolve(dataDir),
    backup: readBackupSettings({ given, integer, errors }, databaseUrl === null ? resolve(dataDir) : null),
    picturesTo: readPicturesTo({ given, errors }, dataDir),
    workers: readWorkers(integer('WORKERS', 1, 1, 64), databaseUrl !== null, errors),
    trustProxy,
    crawlAllow,
    auditBrowser: readAuditBrowser(given('AUDIT_BROWSER'), production, errors),
    auditsPerHour: integer('AUDITS_PER_HOUR', 10, 1, 1_000_000),
    draftsPerHour: integer('DRAFTS_PER_HOUR', 10, 1, 1_000_000),
    readsPerMinute: integer('READS_PER_MINUTE', 60, 1, 1_000_000),
    signUpsPerHour: integer('SIGN_UPS_PER_HOUR', 10, 1, 1_000_000),
    measureDirectories: flag('MEASURE_DIRECTORIES', false),
    clientDocuments: given('CLIENT_DOCUMENTS') === undefined ? null : flag('CLIENT_DOCUMENTS', false),
    websubHub: readHub(given('WEBSUB_HUB'), crawlAllow, errors),
    moderators: readEmails(given('MODERATORS'), errors),
    site: readSiteConfig(given, errors),
    production,
    ...readSignInConfig(given, production, errors),
    model: readModelConfig(given, integer('MODEL_CALLS_PER_DAY', 500, 1, 1_000_000), production, errors),
    sampleData,
    logLevel: logLevel ?? 'info',
    commit: given('BUILD_COMMIT') ?? '',
  }
  const set = Object.keys(env).filter((name) => env[name]?.trim())
  for (const { name, meant } of misspelledNames(set, [...settings])) errors.push(`${name} isn’t a setting. Did you mean ${meant}?`)
  if (errors.length > 0) throw new ConfigError([...new Set(errors)])
  return config
}

function readOrigin(text: string, production: boolean, errors: string[]): string {
  const url = URL.parse(text)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    errors.push(`SITE_URL must be an origin such as https://launches.example.org, not "${text}".`)
    return text
  }
  if (production && url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    errors.push(`SITE_URL must be https unless it points to this machine, not "${text}".`)
  return url.origin
}

function readHosts(text: string | undefined, errors: string[]): string[] {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  for (const entry of entries)
    if (!/^([a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/.test(entry)) errors.push(`CRAWL_ALLOW must list host:port entries, not "${entry}".`)
  return entries
}

function readEmails(text: string | undefined, errors: string[]): string[] {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  for (const entry of entries) if (!/^[^@\s]+@[^@\s]+$/.test(entry)) errors.push(`MODERATORS must list email addresses, not "${entry}".`)
  return entries
}
