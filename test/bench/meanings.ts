/** What the rows of each group mean, in the words of test/bench/README.md. */
export const meanings: Record<string, string> = {
  reads: `CPU time of the server's process for each \`GET /api/v1/products/\`, over keep-alive connections from eight addresses. Ours is the whole
service: Koa with its middleware, security headers, rate limit, counters, metrics and log (thrown away by the system). *Bare* is \`node:http\` sending, right after each round
of ours, the very answers of that round with their headers, and doing nothing else. *Fastify* validates the query by a schema and cuts and serializes the page from
memory, without anything else; *Fastify and plugins* does what every answer of ours does besides, by @fastify/helmet, cors, rate-limit and etag, an id and a
line in the log for each request. *json-server* is the version npm calls latest, over the same 10,000 launches. \`-hit\` asks for the same page
again, \`-miss\` for pages of ten that nobody has asked for in this run, of a catalog of 100,000: no two have a launch in common, and the server was warmed up
on others, so a miss includes reading and checking the query, finding the place, making the JSON of ten launches that were never shown, and counting them; the launches
themselves are in memory, and nothing is read from a disk. What was counted is written down within the next second: that is in no row, and told below the table. \`-miss-shown\` asks for addresses that are new (a parameter without a meaning differs) for
launches that other pages have shown. The \`-scale\` rows compare a catalog of 100,000 launches with one of 1,000, both by the
same 99 pages' places, shown before;
\`-gzip\` and \`-304\` compare with our own plain answer.`,
  pages: `CPU time of the server's process for each page that a signed-out visitor loads, compressed, asked for by a thousand addresses behind a proxy. The launches
of the page are counted as seen, the visitor's quota is counted, and the request is logged, as ever. *Bare* is \`node:http\` sending, right after each round
of ours, the very answers of that round. \`pages-first\` asks for 2,700 launch pages that nobody has asked for in this run: finding the launch and what belongs to it, rendering, compressing.`,
  search: `The first page of a search of 100,000 launches in catalog order, asked of the live catalog as the store asks it, beside a scan that looks for every word in every
text until the page is full. Between any two searches five launches get another text, so that no answer can be remembered. Both must find the
same launches, else the row is missed. \`search-replace\` is what one such change costs.`,
  start: `\`start-wall\` and \`start-cpu\`: a process that opens a data folder with 100,000 launches until it listens, beside \`JSON.parse\` of the same launches in a
process of its own (text already in memory). Both clocks start when Node and all modules are loaded, and what is put off until after listening, the search index above
all, is not in them. \`start-search\` has both: from the start of the process until a first search, for a word that nothing has, is answered, beside the same \`JSON.parse\` alone.
For the next seconds reads and searches are asked; \`start-stall\` is the longest time that the event loop stood
still from listening on, in the worst of all rounds, beside the longest of a process that does nothing at the same time, which is the machine's own. \`start-memory\` is the process as
the system sees it then, search index and all, beside one that holds the launches in lowdb's JSONFile and does nothing else;
\`start-memory-collected\` is both after a forced collection, which frees the text that lowdb has parsed.`,
  writes: `From putting a launch with one vote more until the store says that it is durable, one after the other. *append + fdatasync* writes the same line to a
file and syncs it. *lowdb JSONFile* rewrites its file, and does not sync it. \`write-compaction\` is the longest the event loop stood still, in the worst of all rounds, while
a snapshot of 100,000 launches was written and votes went on, beside the longest of a process that does nothing at the same time; \`count-page\` what an answer waits
for its ten launches to be counted as seen, eight answers in a turn of the event loop.`,
  outbox: `From posting an update that 1,000 people follow until the SMTP server on loopback has accepted the last of their emails, for each email: the update
becomes notices, each notice an email in the embedded store, and each email is claimed there, written, sent and removed, one after the other. *Nodemailer* sends the
same messages, already written, one after the other, and stores nothing. Server, sender and peer share a process.`,
  weeks: `CPU time of one process from a vote until the page that shows it has been rendered and read: the site, the embedded store and the caller, in catalogs
with 50 launches in each week. *Of 1,000* is the same in a small catalog: the cost must not grow with it. *SQLite* (\`node:sqlite\`, WAL, synchronous) casts the vote in a
transaction and selects the launches of the week by their votes, through an index; *sorting all in an array* only sorts 100,000 objects in memory. Ours checks the
voter, too.`,
  audit: `An audit of a site on loopback, whose page has 100 KB, beside undici fetching the same addresses and reading nothing of them; both wall and CPU time (all
threads) of one after the other. \`audit-bytes\` is what the site sends for one audit of the page, its files, its other pages and what lies around them. \`audit-reads\` has fifty callers ask for audits without a pause (whoever is refused for want of a place
comes back after a second) while the catalog is read every 10 ms, beside the same without audits; callers, site and service share the machine, but
the callers of audits and the site, which stand for machines elsewhere, run at a lower priority (nice 10). \`audit-event-loop\` is how late the event
loop of the service comes to a timer of a millisecond then, whoever reads and on however many cores. \`audit-hostile\` is what the parser takes for a megabyte of the worst of
many kinds of hostile HTML.`,
  postgres: `The service on PostgreSQL with 10,000 launches, behind nginx with kept connections: wall-clock time per request, from the requests answered in a
second, with two processes beside one. \`pg-reads\` asks for pages that nobody has asked for yet; \`pg-writes\` casts votes, each answered once the
database has it on disk. \`pg-hit\` and \`pg-hit-home\` are cached responses: the CPU time of the process, with 1,000 launches, beside the same service on a
folder. *One update per event* is what \`pg-counting\` would cost without writing behind: the same counts, each in a statement of its own, ten at a time.`,
  scale: `Requests per second of 2 and 4 processes on one PostgreSQL beside those of one, with 10,000 launches. Each process is in a cgroup of its own with 0.2 of a core
(\`cpu.cfs_quota_us\`; this needs root and cgroups version 1), so that even four of them leave most of the machine to the database and the client, which have no limit.
The client keeps 16 connections to each process busy, with requests from a thousand addresses that have cached nothing (no ETags); there is no load balancer. All processes are
started and warmed up without a limit; those not being asked are idle. The ratios mean something only if the processes used up their CPU and were throttled: the notes say so, and what
database and client used. Five rounds of two seconds each, after half a second of warm-up. *New* lists are asked for once each, *signed-in* pages by 16 people; votes go to one launch after
another. \`-mixed\` has one vote per hundred views, and each vote outdates everything that is cached. \`-cost\` is the CPU time of a request in the service and in the database with one process, the
number of its statements, and what it adds to the write-ahead log. \`scale-vote-most\` lifts the limits and looks every 5 ms at what the one transaction that may write is doing (\`pg_locks\`,
\`pg_stat_activity\`). \`fsync\` and \`synchronous_commit\` are on, as in production. Measured alone, by \`npm run bench -- scale\`; with \`--save\` it writes down these rows and leaves the others.`,
  replicas: `The share of all statements that reach the primary when anonymous reads may use one standby (\`DATABASE_READ_URL\`), according to pg_stat_statements on
both servers, over 4,000 requests of which one in twenty is a vote. *Kept* reads the same 20 pages again and again, which the cache answers between
two votes; *new* reads launch pages and pages of the catalog, each once.`,
  lighthouse: `Our audit with a browser (\`npm run audit -- URL --browser\`: the page 1280 px wide and on a phone) beside Lighthouse with its default settings, on the
planted pages of \`test/support/planted-*.ts\`: one fault each in a page that is otherwise well made, and pages on which something only looks like a fault. A fault counts as
found by Lighthouse if any of the audits listed for it in \`lighthouse/audits.ts\` has less than a full score, and as found by us only if the right check does not pass. A false
alarm is a finding of the kind that the page was made to tempt (of the running page, or of accessibility). An audit that Lighthouse fails on the clean page too is
not counted as one anywhere, nor is a time. Measured alone, by \`npm run bench -- lighthouse\`; with \`--save\` it
writes down these rows and leaves the others.`,
  agents: `What coding agents from npm tell their model: Codex with a model that calls tools one by one (after searching for them) and with one that calls them in scripts, Gemini CLI and
Claude Code, each without a screen, in an empty home, connected to \`/mcp/\` of a service with the sample product. Their model is a recording served on loopback, which logs everything it receives.
*Before* is the same on the commit named in \`agents/before.json\`. Lengths are characters of what the model sees: \`-tools\` all tools with their schemas, \`-readiness\` the first audit.
\`-missing\` counts what a model must know but never received: the server's instructions, score, next step, the first fix, marks around other people's text, the likely category for a wrong one, link and
code of a connection, that the user declined it, the draft's URL and who can submit it. \`-job\` is the whole workflow on the sample product's files: audit, four edits with the client's own tools, audit again, draft, a person
approves, draft again; met if the draft is in that person's account and the score has risen by ten. Codex's scripts print whole results, in both forms. In the job, a hook answers Claude Code's prompt for
the user; otherwise nobody does. Measured separately, by \`npm run bench -- agents\`, which installs the clients (900 MB); with \`--save\` it writes down these rows and leaves the others.`,
}
