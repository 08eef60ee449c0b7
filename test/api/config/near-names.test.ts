import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../api/config/config.ts'

const errorsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env, { production: false })
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.errors : [String(error)]
  }
}

const misspelled: Record<string, string> = {
  SMPT_URL: 'SMTP_URL',
  SMTP_URI: 'SMTP_URL',
  SMTP_UR: 'SMTP_URL',
  SMTPURL: 'SMTP_URL',
  smtp_url: 'SMTP_URL',
  Smtp_Url: 'SMTP_URL',
  'SMTP-URL': 'SMTP_URL',
  STMP_URL: 'SMTP_URL',
  MODERATOR: 'MODERATORS',
  MODERATERS: 'MODERATORS',
  MODERATROS: 'MODERATORS',
  moderators: 'MODERATORS',
  MODERATER: 'MODERATORS',
  SITE_URLS: 'SITE_URL',
  SITEURL: 'SITE_URL',
  SIET_URL: 'SITE_URL',
  DATABASE_URLS: 'DATABASE_URL',
  DATABSE_URL: 'DATABASE_URL',
  DATABASEURL: 'DATABASE_URL',
  DATADIR: 'DATA_DIR',
  DATA_DIRS: 'DATA_DIR',
  MAIL_FORM: 'MAIL_FROM',
  MAIL_FRM: 'MAIL_FROM',
  EMAIL_FROM: 'MAIL_FROM',
  TRUST_PROXYS: 'TRUST_PROXY',
  TRUST_PROXIES: 'TRUST_PROXY',
  TRUSTPROXY: 'TRUST_PROXY',
  CONTACTS: 'CONTACT',
  AUTH_SECRETS: 'AUTH_SECRET',
  GITHUB_CLIENTID: 'GITHUB_CLIENT_ID',
  GITHUB_CLIENT_SECRETS: 'GITHUB_CLIENT_SECRET',
  GOOGLE_CLIENT_IDS: 'GOOGLE_CLIENT_ID',
  AUDIT_PER_HOUR: 'AUDITS_PER_HOUR',
  AUDITS_PER_HOURS: 'AUDITS_PER_HOUR',
  SIGNUPS_PER_HOUR: 'SIGN_UPS_PER_HOUR',
  READ_PER_MINUTE: 'READS_PER_MINUTE',
  WEEKS_CAPACITY: 'WEEK_CAPACITY',
  MODEL_URI: 'MODEL_URL',
  MODLE_NAME: 'MODEL_NAME',
  MODEL_KEYS: 'MODEL_KEY',
  CRAWL_ALLOWS: 'CRAWL_ALLOW',
  SAMPLES_DATA: 'SAMPLE_DATA',
  LOG_LEVLE: 'LOG_LEVEL',
  PROT: 'PORT',
  HSOT: 'HOST',
}
test.each(Object.entries(misspelled))('%s is taken for a misspelled %s', (name, meant) => {
  expect(errorsOf({ [name]: 'anything' })).toEqual([`${name} isn’t a setting. Did you mean ${meant}?`])
})

/** What shells, systemd, Docker, Kubernetes, hosting, CI, npm and other programs put into the environment. */
const foreignNames = `
  PATH HOME USER LOGNAME SHELL SHLVL PWD OLDPWD TERM LANG LANGUAGE LC_ALL LC_CTYPE LS_COLORS EDITOR VISUAL PAGER MAIL MAILTO MAILFROM
  MAILCHECK HOSTNAME HOSTTYPE HOSTS PORTS PORTAGE_CONFIGROOT PORTS_DIR PS1 IFS TZ TMPDIR TEMP TMP DISPLAY XAUTHORITY XDG_DATA_DIRS
  XDG_DATA_HOME XDG_RUNTIME_DIR XDG_CONFIG_DIRS XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY
  SUDO_USER SUDO_UID SUDO_COMMAND DEBIAN_FRONTEND DEBIAN_CHROOT COLUMNS LINES COLORTERM NO_COLOR FORCE_COLOR
  INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS LISTEN_PID STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY
  CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY MAINPID MANAGERPID SYSTEMD_EXEC_PID SYSTEMD_LOG_LEVEL WATCHDOG_PID WATCHDOG_USEC
  DOCKER_HOST DOCKER_CONFIG COMPOSE_PROJECT_NAME CONTAINER container KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT
  KUBERNETES_PORT_443_TCP POD_NAME POD_NAMESPACE NODE_NAME HOST_IP POD_IP SLIPWAY_PORT SLIPWAY_SERVICE_HOST
  DYNO WEB_CONCURRENCY DATABASE_PRIVATE_URL DATABASE_POOL HEROKU_APP_NAME REDIS_URL FLY_APP_NAME RAILWAY_STATIC_URL RENDER_EXTERNAL_URL
  CI GITHUB_ACTIONS GITHUB_TOKEN GITHUB_SHA GITHUB_REF GITHUB_ACTOR GITHUB_WORKSPACE GITHUB_SERVER_URL GITHUB_API_URL GITLAB_CLIENT_ID
  GITLAB_CI RUNNER_TEMP RUNNER_OS CI_COMMIT_SHA VERCEL_URL NETLIFY SITE_ID SITE_NAME URL DEPLOY_URL
  NODE NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NVM_DIR NPM_TOKEN npm_config_cache npm_config_loglevel npm_config_user_agent
  npm_config_prefix npm_config_port npm_execpath npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_name
  npm_package_version npm_package_json INIT_CWD VITEST VITEST_POOL_ID VITEST_WORKER_ID TEST DEV PROD MODE BASE_URL
  HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy SSL_CERT_FILE SSL_CERT_DIR
  PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA POSTGRES_URL POSTGRES_PASSWORD MYSQL_HOST DB_URL DB_HOST DATA_ROOT
  SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD SMTP_FROM MAIL_HOST MAIL_PORT MAIL_USERNAME MAILER_DSN SENTRY_DSN
  OPENAI_API_KEY OPENAI_BASE_URL MODEL OAUTH_SECRET NEXTAUTH_SECRET NEXTAUTH_URL AUTH_URL AUTH_TOKEN SESSION_SECRET CONTRACT CONTEXT
  LOGGING LOG_DIR LOG_FILE LOG_FORMAT loglevel LOGLEVEL DEBUG RUST_LOG JAVA_HOME GOPATH PYTHONPATH VIRTUAL_ENV PORT_NUMBER POST HOT PART SPORT
  GHOST COST PROMPT _ __CF_USER_TEXT_ENCODING WSL_DISTRO_NAME WT_SESSION TERM_PROGRAM STARSHIP_SHELL GPG_AGENT_INFO`
  .trim()
  .split(/\s+/)

test(`${foreignNames.length} variables of other programs don’t stop the start`, () => {
  expect(foreignNames.length).toBeGreaterThan(200)
  const errors = errorsOf(Object.fromEntries(foreignNames.map((name) => [name, 'anything'])))
  expect(errors).toEqual([])
})

test('the environment of these tests doesn’t stop the start', () => {
  const settings = new Set(Object.values(misspelled))
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined || settings.has(name) ? [] : [[name, value]]))
  expect(errorsOf(Object.fromEntries(own))).toEqual([])
})

test('all misspelled settings are reported at once, with other errors', () => {
  const errors = errorsOf({
    SMPT_URL: 'smtp://localhost',
    MODERATOR: 'you@example.org',
    SITEURL: 'https://launches.example.org',
    PORT: 'x',
  })
  expect(errors).toHaveLength(4)
  expect(errors.join('\n')).toMatch(/^PORT must be/)
  for (const meant of ['SMTP_URL', 'MODERATORS', 'SITE_URL']) expect(errors.join('\n')).toContain(`Did you mean ${meant}?`)
})

test('an empty variable is ignored, and no error repeats a value', () => {
  expect(errorsOf({ SMPT_URL: ' ' })).toEqual([])
  expect(errorsOf({ SMPT_URL: 'smtp://user:hush@localhost' }).join('')).not.toContain('hush')
})

test('MAILFROM, which cron sets too, is taken for MAIL_FROM if emails are sent from no other address', () => {
  const sending = { MAILFROM: 'hello@example.org', SMTP_URL: 'smtps://mail.example.org' }
  expect(errorsOf(sending)).toEqual(['MAILFROM isn’t a setting. Did you mean MAIL_FROM?'])
  expect(errorsOf({ ...sending, MAIL_FROM: 'hello@example.org' })).toEqual([])
})
