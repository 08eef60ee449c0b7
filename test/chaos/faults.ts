import { sendBadInput } from './bad-input.ts'
import { launchOnBusyMachine, roundsAsked } from './busy/busy.ts'
import { corruptedMiddle, tornLastLine } from './damage.ts'
import { failingSync, fullDisk, readOnlyFolder } from './disk-faults.ts'
import { sumOf, type Fault } from './fault.ts'
import { floods } from './floods.ts'
import { auditOddSites } from './framing/crawled.ts'
import { framing } from './framing/framing.ts'
import { killMail } from './kill-mail.ts'
import { killService } from './kill-service.ts'
import { connectWithoutEnd } from './many-connections.ts'
import { floodFromNetworks } from './networks.ts'
import { powerCut, powerCutControl } from './power-cut.ts'
import { journeysThroughPrism } from './prism.ts'
import { killOne, reloadWorkers, rollingRestart } from './rolling/rolling.ts'
import { revisionToUpgrade, rollingUpgrade } from './rolling/upgrade.ts'
import { slowClients } from './slow-clients.ts'
import { runTests } from './test-files.ts'
import { twoProcesses } from './two-processes.ts'

/** Two at once: a start takes longer than what is done with it. */
const lanes = async <T>(work: () => Promise<T>): Promise<T[]> => Promise.all([work(), work()])

export const faults: Fault[] = [
  {
    name: 'kill',
    fault: 'kill -9 of the service under load, over HTTP',
    promise: 'every account and vote that was acknowledged is there, no vote without its count',
    run: async () => sumOf(await lanes(() => killService(50))),
  },
  {
    name: 'mail',
    fault: 'kill -9 of a process that tells people of what happens and sends emails, at every step of SMTP; half of them on PostgreSQL',
    promise:
      'every stored email reaches the mail server, and whoever is told of something is told in one email; twice only if the process died before it recorded the acceptance, with the same Message-ID',
    run: () => killMail(50),
  },
  {
    name: 'power-cut',
    fault: 'power cut: an image of the mounted disk under load, its cache lost',
    promise: 'both file systems recover, the store opens, and has every change that was acknowledged, none in part',
    run: () => powerCut(20),
  },
  {
    name: 'power-cut-control',
    fault: 'the same cut with a store that never syncs',
    promise: 'loses changes, or the cut above would prove nothing',
    run: powerCutControl,
  },
  {
    name: 'full-disk',
    fault: 'the file system of the data folder runs full',
    promise: 'writes are refused with 503, reads go on; with room again it starts, with all that was acknowledged',
    run: () => fullDisk(3),
  },
  {
    name: 'failing-sync',
    fault: 'the disk under the file system fails, and with it fdatasync',
    promise: 'writes are refused with 503 until a restart, reads go on; all that was acknowledged is there afterwards',
    run: () => failingSync(3),
  },
  {
    name: 'read-only',
    fault: 'a data folder on a file system that is read-only',
    promise: 'no start, and a sentence that says why',
    run: readOnlyFolder,
  },
  {
    name: 'torn-line',
    fault: 'a part of a line at the end of the journal',
    promise: 'is cut; everything in front of it is there',
    run: () => tornLastLine(100),
  },
  {
    name: 'corrupted-middle',
    fault: 'a changed bit before the last line of the journal',
    promise: 'is found: the store does not open, names the file and changes nothing',
    run: () => corruptedMiddle(200),
  },
  {
    name: 'two-processes',
    fault: 'two services started at once on one folder',
    promise: 'one serves, the other leaves and says why',
    run: () => twoProcesses(5),
  },
  {
    name: 'clock-back',
    fault: 'the clock is put back by eight days while the service runs',
    promise: 'sign-ins, connections, cursors, what is live and the journal stay; no used code is good again, no wait grows longer',
    run: () => runTests(['test/api/clock-back.test.ts']),
  },
  {
    name: 'bad-input',
    fault: 'requests made from the OpenAPI description, valid, nearly valid and hostile; forms and tools too',
    promise: 'each is answered in time, never with a 5xx, and within the described contract',
    run: () => sendBadInput(6000),
  },
  {
    name: 'prism',
    fault: 'journeys over all endpoints, good and bad input, behind `prism proxy --errors`',
    promise: 'a validating proxy of others finds no deviation from the description',
    run: journeysThroughPrism,
  },
  {
    name: 'busy',
    fault: 'sixteen busy loops compete for the cores while products are launched, from audit to launch day',
    promise:
      'no 4xx that an idle machine wouldn’t send, no 5xx without Retry-After, every audit succeeds in the end; its findings are those of an idle machine, except for “not checked”',
    run: () => launchOnBusyMachine(roundsAsked()),
  },
  {
    name: 'slow-clients',
    fault: 'clients that drip headers or bodies, do not read, half-open, idle by the ten thousand, flooding headers',
    promise: 'every read of GET /products meanwhile is answered within a second',
    run: () => slowClients(10_000, 1000),
  },
  {
    name: 'forms',
    fault: 'every form with thousands of fields or the longest texts, 20 at once from one address, signed in and not',
    promise: 'nobody else waits more than 250 ms, no answer is over 1 MB',
    run: () => floods('forms'),
  },
  {
    name: 'arrays',
    fault: 'lists and objects of thousands of values in every field of the API and the tools, 20 at once',
    promise: 'nobody else waits more than 250 ms, no answer is over 1 MB',
    run: () => floods('arrays'),
  },
  {
    name: 'shapes',
    fault: 'bodies, paths, queries, headers and stored texts made to be slow to process, 20 at once',
    promise: 'nobody else waits more than 250 ms, no answer is over 1 MB',
    run: () => floods('shapes'),
  },
  {
    name: 'pages',
    fault: 'every page that a maker and a moderator can open, signed in, 20 at once',
    promise: 'nobody else waits more than 250 ms, no answer is over 1 MB',
    run: () => floods('pages'),
  },
  {
    name: 'batches',
    fault: 'batches of MCP messages, allowed and too long, 20 at once',
    promise: 'nobody else waits more than 250 ms, no answer is over 1 MB',
    run: () => floods('batches'),
  },
  {
    name: 'framing',
    fault:
      'to every public endpoint: tiny chunks, bodies and headers without end, trailers, pipelines, slow sending, slow reading, half-open connections; 20 at once',
    promise: 'nobody else waits more than 250 ms; a minute later the service holds at most 10 % more memory than before',
    run: framing,
  },
  {
    name: 'crawled',
    fault:
      'audited sites that answer with early hints without end, in tiny chunks, with floods of headers and trailers; six audits at once',
    promise: 'nobody else waits more than 250 ms',
    run: auditOddSites,
  },
  {
    name: 'networks',
    fault: 'a customer’s /48, then forty of them, fill the queue of connection requests and the table of sessions',
    promise: 'a stranger gets a link and a session and keeps both, a connected agent keeps its session; /healthz answers within a second',
    run: floodFromNetworks,
  },
  {
    name: 'connections',
    fault: 'an account approves 120 connections, fourteen at once',
    promise: 'it gets 20 and is told to revoke one, others connect meanwhile; /healthz answers within a second',
    run: connectWithoutEnd,
  },
  {
    name: 'restart',
    fault:
      'each of four processes on one PostgreSQL restarts, one after the other, behind the nginx of OPERATIONS.md, under reads, votes, drafts and tool calls',
    promise: 'no request fails, and everything that was acknowledged is there',
    run: () => rollingRestart(10_000),
  },
  {
    name: 'workers',
    fault: 'the same with four workers on one port, which restart one after the other on SIGHUP',
    promise: 'no request fails, and everything that was acknowledged is there',
    run: () => reloadWorkers(10_000),
  },
  {
    name: 'kill-one',
    fault: 'kill -9 of one of the four processes, which starts again two seconds later',
    promise: 'no read fails; a POST that was on its way there is answered with 503; everything that was acknowledged is there',
    run: () => killOne(10_000),
  },
  {
    name: 'upgrade',
    fault:
      'four processes of an earlier release (`--from REV`) are replaced by this one, one after the other, under the same load; then one goes back',
    promise: 'no request fails on either release while both run side by side, and everything that was acknowledged is there',
    run: () => rollingUpgrade(revisionToUpgrade()),
  },
]
