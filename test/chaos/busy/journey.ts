import { submitForm } from '../../support/forms.ts'
import type { ServiceProcess } from '../../support/processes.ts'
import { approve, askForConnection, Visitor } from '../../support/visitor.ts'
import { from } from '../callers.ts'
import { askUntilAnswered, type Told } from './caller.ts'

export type Finding = { id: string; status: string; detail: string }
/** What one maker was told on the way to a scheduled launch: the findings of each audit, by its URL. */
export type Journey = { slug: string; monday: string; audits: Map<string, Finding[]> }

type Sites = { product: string; others: string[] }

const json = { 'Content-Type': 'application/json' }
const pathOf = (url: string) => new URL(url).pathname

/** Audit, pairing, draft, submission and review of a product. Throws UnexpectedAnswer. */
export async function launchProduct(
  service: ServiceProcess,
  moderator: Visitor,
  told: Told,
  { name, ip, sites }: { name: string; ip: string; sites: Sites },
): Promise<Journey> {
  const audits = new Map<string, Finding[]>()
  let monday = ''
  for (const url of [sites.product, ...sites.others]) {
    const audited = await askUntilAnswered(told, `audit of ${url}`, 200, () =>
      fetch(`${service.api}/launch-readiness/`, { method: 'POST', headers: json, body: JSON.stringify({ url }) }),
    )
    const { checks, nextFreeWeeks } = await audited.json()
    audits.set(url, checks)
    monday = nextFreeWeeks[0].startsOn
  }

  const maker = new Visitor(service.origin)
  const email = `${name.toLowerCase()}@example.org`
  await maker.signUpUnproven(email, name)
  await service.prove(email)
  const { code } = await askForConnection(service.api, `${name}/1.0`, from(ip)) // a network has few links
  const token = await approve(maker, code)

  const body = JSON.stringify({ url: sites.product, name, tagline: `${name} keeps notes` })
  const created = await askUntilAnswered(told, 'draft', 200, () =>
    fetch(`${service.api}/submissions/`, { method: 'POST', headers: { ...json, Authorization: `Bearer ${token}` }, body }),
  )
  const { slug, draftUrl } = await created.json()
  const pageAt = async (visitor: Visitor, path: string) => {
    const page = await askUntilAnswered(told, path, 200, () => visitor.open(path))
    return { url: path, html: await page.text() }
  }
  const draft = await pageAt(maker, pathOf(draftUrl))
  const fields = { plan: 'free', week: monday, categories: ['developer-tools'] }
  await askUntilAnswered(told, 'submission', 303, () => submitForm(maker, draft, '#draft-form', fields, 'submit'))

  const queue = await pageAt(moderator, '/moderation/')
  const decision = `form.decision__approve:has(input[name="slug"][value="${slug}"])`
  await askUntilAnswered(told, 'review', 303, () => submitForm(moderator, queue, decision, {}))
  return { slug, monday, audits }
}

/** The launch’s page on launch day, and its picture. */
export async function visitLaunch(service: ServiceProcess, told: Told, slug: string): Promise<void> {
  const page = await askUntilAnswered(told, `launch of ${slug}`, 200, () => fetch(`${service.origin}/launches/${slug}/`))
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(await page.text()) ?? []
  await askUntilAnswered(told, `picture of ${slug}`, 200, () => fetch(new URL(new URL(picture).pathname, service.origin)))
}
