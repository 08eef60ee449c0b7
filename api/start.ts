import { buildExtension } from './commands/build-extension.ts'
import { findSampleSignIns, samplePassword } from './accounts/sample-sign-ins.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { createLogger } from './startup/logger.ts'
import { explainStartFailure } from './startup/explain-start-failure.ts'
import { stopOnSignals } from './startup/stop-on-signals.ts'
import { sampleAccounts } from './sample/accounts.ts'
import { startSampleSite } from './sample/sample-site.ts'
import { startService } from './service.ts'
import { summarizeStart, type StartSummary } from './startup/summarize-start.ts'

// `npm start`: everything needed to try Slipway on one machine, and where to find it.
const { env, stdout } = process

try {
  const { port, host, workers } = readConfig(env, { production: false })
  if (workers > 1) throw new ConfigError(['WORKERS works with npm run serve only.'])
  // Request logs would bury the URLs printed below.
  const standard = {
    LOG_LEVEL: env['LOG_LEVEL'] || 'warn',
    SAMPLE_DATA: env['SAMPLE_DATA'] || '1',
    MODERATORS: env['MODERATORS'] || 'moderator@slipway.example',
    // On a developer's machine all requests come from one IP address, and test accounts add up.
    SIGN_UPS_PER_HOUR: env['SIGN_UPS_PER_HOUR'] || '1000',
  }
  const sample = await startSampleSite(port + 1, host).catch(() => startSampleSite(0, host))
  const { host: sampleHost, port: samplePort } = new URL(sample.url)
  const crawlAllow = [env['CRAWL_ALLOW'], sampleHost, `localhost:${samplePort}`].filter(Boolean).join(',')
  const config = readConfig({ ...env, ...standard, CRAWL_ALLOW: crawlAllow }, { production: false })
  const logger = createLogger(config.logLevel)
  const service = await startService({ ...config, sampleProduct: sample.url }, logger)
  stopOnSignals(async () => {
    await sample.close()
    await service.close()
  }, logger)

  stdout.write('Building the extension if its sources have changed…\n')
  const [chrome, firefox] = await Promise.all(
    (['chrome', 'firefox'] as const).map((browser) =>
      buildExtension(browser, config.siteUrl).catch((error: unknown) => `Build failed: ${String(error)}`),
    ),
  )
  const people = await findSampleSignIns(service.world.store, sampleAccounts)
  const summary = await summarizeStart(config, service.world)
  stdout.write(welcome(config.siteUrl, sample.url, summary, signInLines(people), chrome ?? '', firefox ?? ''))
} catch (error) {
  explainStartFailure(error)
}

/** The sample accounts, if the catalog has them. */
function signInLines(people: { email: string }[]): string {
  if (people.length === 0) return ''
  const lines = people.map(({ email }) => `${email}  (password: ${samplePassword})`)
  return `\n  Sign in as       ${lines.join(`\n${' '.repeat(19)}`)}\n`
}

function welcome(
  site: string,
  sample: string,
  { moderators, email, signUp }: StartSummary,
  signIns: string,
  chrome: string,
  firefox: string,
): string {
  return `
Slipway is running.

  Site             ${site}/
  Audit a site     ${site}/audit/
  API              ${site}/api/v1/products/
  API reference    ${site}/reference/
  Agents           ${site}/agents/   (how to connect one)
  MCP endpoint     ${site}/mcp/
  Sample product   ${sample}   (with issues to find)

  Moderators       ${moderators}
  Email            ${email}
  Sign-up          ${signUp}
${signIns}
  Extension        Chrome:  open chrome://extensions, turn on Developer mode, click “Load unpacked” and select
                   ${chrome}
                   Firefox: open about:debugging#/runtime/this-firefox, click “Load Temporary Add-on” and select
                   ${firefox}/manifest.json

  Try it           curl -s ${site}/api/v1/launch-readiness/ -H 'Content-Type: application/json' -d '{"url":"${sample}"}'

Press Ctrl+C to stop.
`
}
