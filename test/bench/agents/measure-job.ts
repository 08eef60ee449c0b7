import { cp, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { decide } from '../../support/approval.ts'
import { Visitor } from '../../support/visitor.ts'
import { draftUrl, personSubmits } from './arrived.ts'
import type { Client } from './clients/client.ts'
import { audit, end, fixes, prompt, submit } from './recorded/job.ts'
import { runClient, type Told } from './run-client.ts'
import type { ServedFolder } from './serve-folder.ts'

export type Job = {
  /** Of the site before and after the fixes. */
  scores: [number, number]
  /** The person's own drafts in the end, by name and status. */
  drafts: { name: string; status: string }[]
  arrived: Record<string, boolean>
  told: readonly Told[]
}

const sample = fileURLToPath(new URL('../../../api/sample/site/', import.meta.url))
const withOrigin = ['index.html', 'robots.txt', 'sitemap.xml']

/** The whole job in one conversation: audit, fix, audit again, draft, a person approves, draft again. */
export async function measureJob(client: Client, service: { origin: string; api: string }, site: ServedFolder): Promise<Job> {
  const robin = await new Visitor(service.origin).signUp(`launches-${client.id}@example.org`, 'Robin')
  const scores: number[] = []
  const noteScore = async () => void scores.push(await scoreOf(service.api, `${site.origin}/`))
  let token: string | undefined
  const approve = async (url: string) => {
    token = /slipway_ct_[0-9A-Za-z]{36}/.exec(await decide(robin, new URL(url).searchParams.get('code') ?? ''))?.[0]
    return 'accept' as const
  }
  /** Unless a prompt of the client's has been answered already. */
  const approveLink = async (told: readonly Told[]) => {
    if (token !== undefined) return
    const last = told.at(-1)?.result ?? ''
    const [url] = /https?:\/\/[^\s"\\]+\/connect\/\?code=[A-Z]{4}-[A-Z]{4}/.exec(last) ?? []
    if (url === undefined) throw new Error(`No link arrived: ${last}`)
    await approve(url)
  }
  const fill = async (work: string) => {
    await cp(sample, work, { recursive: true })
    for (const file of withOrigin)
      await writeFile(`${work}/${file}`, (await readFile(`${work}/${file}`, 'utf8')).replaceAll('{{origin}}', site.origin))
    site.serve(work)
  }
  const step = { audit: audit(site.origin), submit: submit(site.origin) }
  const steps = [step.audit, noteScore, ...fixes(site.origin), step.audit, noteScore, step.submit, approveLink, step.submit, end]
  const { told } = await runClient(client, { mcpUrl: `${service.origin}/mcp/`, prompt, steps, fill, onLink: approve })
  const last = told.at(-1)?.result ?? ''
  const own = await fetch(`${service.api}/me/launches/`, { headers: { Authorization: `Bearer ${token}` } })
  const { items }: { items: Job['drafts'] } = await own.json()
  return {
    scores: [scores[0] ?? 0, scores[1] ?? 0],
    drafts: items.map(({ name, status }) => ({ name, status })),
    arrived: Object.fromEntries([draftUrl, personSubmits].map(({ id, isIn }) => [`draft: ${id}`, isIn(last)])),
    told,
  }
}

async function scoreOf(api: string, url: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${api}/launch-readiness/`, { method: 'POST', headers, body: JSON.stringify({ url }) })
  const { score }: { score: number } = await answer.json()
  return score
}
