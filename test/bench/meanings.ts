/** What the rows of each group mean, in the words of test/bench/README.md. */
export const meanings: Record<string, string> = {
  reads: `CPU time of the server's process for each \`GET /api/v1/products/\`, over keep-alive connections from eight addresses. Ours is the whole
service: its middleware, security headers, rate limit, counters, metrics and log (thrown away by the system). *Bare* is \`node:http\` sending the recorded bytes
of our answer with the same headers and doing nothing else. *Fastify* validates the query by a schema and cuts and serializes the page from
memory, without anything else; *Fastify and plugins* does what every answer of ours does besides, by @fastify/helmet, cors, rate-limit and etag, an id and a
line in the log for each request. *json-server* is the version npm calls latest, over the same 10,000 launches. \`-hit\` asks for the same page
again, \`-miss\` for a page that nobody has asked for in this run; the \`-scale\` rows compare a catalog of 100,000 launches with one of 1,000;
\`-gzip\` and \`-304\` compare with our own plain answer.`,
  search: `The first page of a search of 100,000 launches in catalog order, asked of the live catalog as the store asks it, beside a scan that looks for every word in every
text until the page is full. Between any two searches five launches get another text, so that no answer can be remembered. Both must find the
same launches, else the row is missed. \`search-replace\` is what one such change costs.`,
  start: `A process that opens a data folder with 100,000 launches until it listens, beside \`JSON.parse\` of the same launches in a process of its own (text
already in memory). For the next seconds reads and searches are asked; \`start-stall\` is the longest time that the event loop stood
still then, beside that of the two seconds after those, which tells how busy the machine was. \`start-memory\` is the process as
the system sees it then, search index and all, beside one that holds the launches in lowdb's JSONFile and does nothing else;
\`start-memory-collected\` is both after a forced collection, which frees the text that lowdb has parsed.`,
  writes: `From putting a launch with one vote more until the store says that it is durable, one after the other. *append + fdatasync* writes the same line to a
file and syncs it. *lowdb JSONFile* rewrites its file, and does not sync it. \`write-compaction\` is the longest the event loop stood still while
a snapshot of 100,000 launches was written and votes went on; \`count-page\` what an answer waits
for its ten launches to be counted as seen, eight answers in a turn of the event loop.`,
  audit: `An audit of a site on loopback, whose page has 100 KB, beside undici fetching the same addresses and reading nothing of them; both wall and CPU time (all
threads) of one after the other. \`audit-reads\` has fifty callers ask for audits without a pause (whoever is refused for want of a place
comes back after a second) while the catalog is read every 10 ms, beside the same without audits; callers, site and service share the machine, but
the callers of audits and the site, which stand for machines elsewhere, run at a lower priority (nice 10). \`audit-event-loop\` is how late the event
loop of the service comes to a timer of a millisecond then, whoever reads and on however many cores. \`audit-hostile\` is what the parser takes for a megabyte of the worst of
many kinds of hostile HTML.`,
  postgres: `The service on PostgreSQL with 10,000 launches, behind nginx with kept connections: wall-clock time of each request, by how many are answered in
a second, with two processes beside one. \`pg-reads\` asks for pages that nobody asked for yet, \`pg-writes\` gives votes, each answered when the
database has it on disk. *One update per event* is what \`pg-counting\` would cost without writing behind: the same counts, each in a statement of its own, ten at a time.`,
}
