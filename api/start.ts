import { buildExtension, type Browser, type ExtensionLook } from './commands/build-extension.ts'
import { findSampleSignIns, samplePassword } from './accounts/sample-sign-ins.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { sampleAccounts } from './sample/accounts.ts'
import { startSampleSite } from './sample/sample-site.ts'
import { explainStartFailure } from './startup/explain-start-failure.ts'
import { readExtensionLook } from './commands/extension-look.ts'
import { ownerLinkOf } from './startup/owner-link.ts'
import { createLogger } from './startup/logger.ts'
import { stopOnSignals } from './startup/drain.ts'
import { welcome } from './startup/welcome.ts'
import { once } from 'node:events'
import { createServer } from 'node:net'

// `npm start`: everything needed to try Slipway on one machine, and where to find it.
const { env, stdout } = process
const say = (line: string) => void stdout.write(`${line}\n`)

try {
  const { port, host, workers, siteUrl } = readConfig(env, { production: false })
  if (workers > 1) throw new ConfigError(['WORKERS works with npm run serve only.'])
  await checkPort(port, host)

  say(`Starting Slipway at ${siteUrl}/ …`)
  // Request logs would bury the URLs printed below.
  const standard = {
    LOG_LEVEL: env['LOG_LEVEL'] || 'warn',
    SAMPLE_DATA: env['SAMPLE_DATA'] || '1',
    MODERATORS: env['MODERATORS'] || (env['SAMPLE_DATA'] === '0' ? '' : 'moderator@slipway.example'),
    // On a developer's machine all requests come from one IP address, and test accounts add up.
    SIGN_UPS_PER_HOUR: env['SIGN_UPS_PER_HOUR'] || '1000',
  }
  const sample = await startSampleSite(port + 1, host).catch(() => startSampleSite(0, host))
  const { host: sampleHost, port: samplePort } = new URL(sample.url)
  const crawlAllow = [env['CRAWL_ALLOW'], sampleHost, `localhost:${samplePort}`].filter(Boolean).join(',')
  const config = readConfig({ ...env, ...standard, CRAWL_ALLOW: crawlAllow }, { production: false })
  const logger = createLogger(config.logLevel)
  say('Loading the service…')
  const [{ startService }, { summarizeStart }, { createPrintMailer }, { readyPlans }] = await Promise.all([
    import('./service.ts'),
    import('./startup/summarize-start.ts'),
    import('./mail/print-mailer.ts'),
    import('./actions/elsewhere/ready-plans.ts'),
  ])
  say('Opening the catalog…')
  const service = await startService({ ...config, sampleProduct: sample.url, unsentMailer: createPrintMailer(say) }, logger)
  const look = await readExtensionLook(service.world)
  const building = Promise.all([build('chrome', service.world.siteUrl, look), build('firefox', service.world.siteUrl, look)])
  stopOnSignals(async () => {
    await sample.close()
    await service.close()
  }, logger)

  say('Waiting for the extension, which is built if its sources have changed…')
  const [chrome, firefox] = await building
  const people = await findSampleSignIns(service.world.store, sampleAccounts)
  const facts = {
    site: service.world.siteUrl,
    sampleProduct: sample.url,
    summary: await summarizeStart(config, service.world),
    signIns: { emails: people.map(({ email }) => email), password: samplePassword },
    extension: { chrome, firefox },
    ownerLink: await ownerLinkOf(service.world),
  }
  stdout.write(welcome(facts))
  void readyPlans()
} catch (error) {
  explainStartFailure(error)
}

/** The folder of the extension, or why it couldn’t be built: the service runs without it. */
function build(browser: Browser, siteUrl: string, look: ExtensionLook): Promise<string> {
  return buildExtension(browser, siteUrl, '.output', look).catch((error: unknown) => `Build failed: ${String(error)}`)
}

/** Rejects as listening would if the port can’t be used, before anything slow has begun. */
async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
