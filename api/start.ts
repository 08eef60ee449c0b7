import { buildExtension } from './commands/build-extension.ts'
import { findSampleSignIns, samplePassword } from './accounts/sample-sign-ins.ts'
import { readConfig } from './config/config.ts'
import { createLogger } from './logger.ts'
import { explainStartFailure, stopOnSignals } from './process.ts'
import { sampleAccounts } from './sample/accounts.ts'
import { startSampleSite } from './sample/sample-site.ts'
import { startService } from './service.ts'

// `npm start`: everything a newcomer needs on one machine, and where to click.
const { env, stdout } = process

try {
  const { port, host } = readConfig(env, { production: false })
  // Logs of every request would bury the addresses printed below.
  const standard = {
    LOG_LEVEL: env['LOG_LEVEL'] || 'warn',
    SAMPLE_DATA: env['SAMPLE_DATA'] || '1',
    MODERATORS: env['MODERATORS'] || 'moderator@slipway.example',
    // On one's own machine everybody comes from one address, test accounts by the dozen included.
    SIGN_UPS_PER_HOUR: env['SIGN_UPS_PER_HOUR'] || '1000',
  }
  const sample = await startSampleSite(port + 1, host).catch(() => startSampleSite(0, host))
  const { host: sampleHost, port: samplePort } = new URL(sample.url)
  const crawlAllow = [env['CRAWL_ALLOW'], sampleHost, `localhost:${samplePort}`].filter(Boolean).join(',')
  const config = readConfig({ ...env, ...standard, CRAWL_ALLOW: crawlAllow }, { production: false })
  const logger = createLogger(config.logLevel)
  const service = await startService(config, logger)
  stopOnSignals(async () => {
    await sample.close()
    await service.close()
  }, logger)

  stdout.write('Building the extension, if its sources changed ...\n')
  const [chrome, firefox] = await Promise.all(
    (['chrome', 'firefox'] as const).map((browser) =>
      buildExtension(browser, config.siteUrl).catch((error: unknown) => `not built: ${String(error)}`),
    ),
  )
  const people = await findSampleSignIns(service.world.store, sampleAccounts)
  stdout.write(welcome(config.siteUrl, sample.url, signInLines(people), chrome ?? '', firefox ?? ''))
} catch (error) {
  explainStartFailure(error)
}

/** The sample people, where they are. */
function signInLines(people: { email: string }[]): string {
  if (people.length === 0) return ''
  const lines = people.map(({ email }) => `${email}  (password: ${samplePassword})`)
  return `\n  Sign in as       ${lines.join(`\n${' '.repeat(19)}`)}\n`
}

function welcome(site: string, sample: string, signIns: string, chrome: string, firefox: string): string {
  return `
Slipway is running.

  The site         ${site}/
  Audit a site     ${site}/audit/
  The API          ${site}/api/v1/products/
  Its reference    ${site}/reference/
  Sample product   ${sample}   (a page with faults to find)
${signIns}
  The extension    Chrome:  open chrome://extensions, switch on developer mode, "Load unpacked":
                   ${chrome}
                   Firefox: open about:debugging#/runtime/this-firefox, "Load Temporary Add-on":
                   ${firefox}/manifest.json

  One call         curl -s ${site}/api/v1/launch-readiness/ -H 'Content-Type: application/json' -d '{"url":"${sample}"}'

Ctrl+C stops it.
`
}
